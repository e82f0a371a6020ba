import { describe, expect, it } from 'vitest';
import { at, openNewsStage, published, site, source, work } from './opened-stage.ts';
import { feedOf } from './site.ts';

/** What publishers send that nobody should be served. */

openNewsStage();

const HOSTILE = `&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;`;
const RAW = '<script>alert(1)</script><img src=x onerror="alert(2)"/>';
const LINK = 'javascript:alert(3)';
const UNSAFE = /<\s*\/?[a-z!]|javascript:|onerror|alert\(/i;

const feeds: [string, string][] = [
  [
    'RSS',
    `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel><title>${HOSTILE}</title><link>${LINK}</link><language>${HOSTILE}</language><item>
      <title>Title ${HOSTILE}</title><link>${LINK}</link><guid>${LINK}</guid><description>Words ${HOSTILE}</description>
      <content:encoded><![CDATA[Text ${RAW}]]></content:encoded><pubDate>${HOSTILE}</pubDate><dc:date>${HOSTILE}</dc:date>
      <author>${HOSTILE}</author><dc:creator>${HOSTILE}</dc:creator><category>${HOSTILE}</category>
      <comments>${LINK}</comments><enclosure url="${LINK}" type="${HOSTILE}" length="1"/></item></channel></rss>`,
  ],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${HOSTILE}"><title>${HOSTILE}</title><entry>
      <title type="html">Title ${HOSTILE}</title><id>${LINK}</id><link href="${LINK}"/><updated>${HOSTILE}</updated>
      <published>${HOSTILE}</published><summary type="html">Words ${HOSTILE}</summary>
      <content type="xhtml"><div>${RAW}</div></content><author><name>${HOSTILE}</name><uri>${LINK}</uri></author>
      <category term="${HOSTILE}"/></entry></feed>`,
  ],
  [
    'JSON Feed',
    JSON.stringify({
      ...{ version: 'https://jsonfeed.org/version/1.1', title: RAW, home_page_url: LINK, language: RAW },
      items: [
        {
          ...{ id: LINK, url: LINK, external_url: LINK, title: `Title ${RAW}`, summary: `Words ${RAW}` },
          ...{ content_html: RAW, date_published: RAW, date_modified: RAW, language: RAW, image: LINK },
          ...{ tags: [RAW], authors: [{ name: RAW, url: LINK }] },
        },
      ],
    }),
  ],
];

describe('scripts and event handlers in every field', () => {
  it.each(feeds)('of %s are served to nobody', async (_, body) => {
    await source('/feed');
    site.pages.set('/feed', { body });
    await work('/feed');
    const rows = (await published()) as unknown as { detail: string }[];
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0]!.detail)).toMatchObject({ title: 'Title', url: null, publishedAt: null });
    const lists = await at.rows<{ text: string }>(
      'select body || detail as text from read.intel_item union all select body || detail from read.intel_source',
    );
    for (const { text } of lists) expect(text).not.toMatch(UNSAFE);
  });

  it('of a linked page are not served either', async () => {
    await source('/feed', { full_text: true });
    const paragraph = `<p onclick="alert(4)">The committee asked the city for its papers${RAW}, and members were told why.</p>`;
    site.pages.set('/feed', { body: feedOf('<title>One</title><link>/1</link>') }).set('/1', {
      body: `<html lang="${RAW.replaceAll('"', '')}"><head><title>${RAW}</title><link rel="canonical" href="${LINK}"></head><body><article>${paragraph.repeat(8)}</article></body></html>`,
    });
    await work('/feed');
    const [row] = (await published()) as unknown as { detail: string }[];
    expect(JSON.parse(row!.detail)).toMatchObject({ url: `${site.url}/1`, metadata: { page: 'read' } });
    expect(row!.detail).not.toMatch(UNSAFE);
  });

  it('a linked page that leads into our network is not requested, and its item stays', async () => {
    await source('/feed', { full_text: true });
    site.pages
      .set('/feed', { body: feedOf('<title>One</title><link>/1</link>') })
      .set('/1', { status: 302, headers: { location: 'http://10.0.0.1/admin' } });
    await work('/feed');
    expect(await at.rows('select title, page_fault from core.intel_item')).toEqual([
      { title: 'One', page_fault: expect.stringContaining('not a public address') },
    ]);
    expect(await published()).toHaveLength(1);
  });
});
