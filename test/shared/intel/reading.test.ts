import { describe, expect, it } from 'vitest';
import type { IntelQuestion } from '#shared/intel/apart.ts';
import { first, read, reader, rss } from './feeds.ts';

describe('formats', () => {
  it('RSS 1.0', async () => {
    const body = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="x"><title>C</title></channel><item rdf:about="http://x/1"><title>One</title><link>http://x/1</link><dc:date>2026-08-14</dc:date></item></rdf:RDF>`;
    expect(await first(body)).toMatchObject({ title: 'One', link: 'http://x/1', published: '2026-08-14' });
  });

  it('Atom, with relative links', async () => {
    const body = `<feed xmlns="http://www.w3.org/2005/Atom"><title>f</title><entry><title type="html">&lt;b&gt;hi&lt;/b&gt;</title>
      <id>urn:1</id><updated>2026-01-01T00:00:00Z</updated><link rel="enclosure" href="/e"/><link rel="alternate" href="/a"/><summary>s</summary></entry></feed>`;
    expect(await first(body)).toMatchObject({ title: 'hi', link: '/a', words: 's' });
  });

  it('JSON Feed', async () => {
    const body = JSON.stringify({
      ...{ version: 'https://jsonfeed.org/version/1.1', title: 'x' },
      items: [{ id: '1', url: 'http://a/1', title: 't', content_html: '<p>words</p>' }],
    });
    expect(await first(body)).toMatchObject({ title: 't', link: 'http://a/1', words: 'words' });
  });

  it('a sitemap has titles from addresses', async () => {
    const body = `<urlset><url><loc>https://a/n/commission-approves-merger</loc></url><url><loc>https://a/x</loc></url></urlset>`;
    const reading = await read(body, { read: 'sitemap', pattern: '*/n/*' });
    expect(reading).toMatchObject({
      items: [{ title: 'Commission approves merger', titleFromAddress: true }],
    });
  });

  it('a listing has rows that link somewhere', async () => {
    const body = `<html><base href="/deep/"><table><tr><th>No</th></tr><tr><td><a href="1.pdf">Gazette 1</a></td><td>14 August 2026</td></tr></table>`;
    const reading = await read(body, { read: 'listing', selector: 'tr' });
    expect(reading).toMatchObject({
      items: [
        { title: 'Gazette 1', link: 'https://www.example.org/deep/1.pdf', published: '14 August 2026' },
      ],
    });
  });
});

describe('bad input', () => {
  it.each<[string, string, Partial<IntelQuestion>, string]>([
    ['a page that asks to log in', '<!doctype html><form><input type="password"></form>', {}, 'log-in-page'],
    ['a page for people', '<!-- x --><html><body>Welcome</body></html>', {}, 'not-a-feed'],
    ['no feed', '<other/>', {}, 'not-a-feed'],
    ['JSON that is no feed', '{"a":1}', {}, 'not-a-feed'],
    [
      'XML that is not well formed',
      '<rss version="2.0"><channel><title>x</title><item><title>c</channel></rss>',
      {},
      'malformed',
    ],
    ['bytes that are no text', '\u0000\u0001\u0002\u0003', {}, 'no-text'],
    ['a page in place of a sitemap', '<html></html>', { read: 'sitemap' }, 'not-a-feed'],
    [
      'a selector that cannot be read',
      '<html><a href=x>y</a></html>',
      { read: 'listing', selector: 'a[[' },
      'bad-selector',
    ],
    ['a selector that finds nothing', '<html></html>', { read: 'listing', selector: 'tr' }, 'not-a-feed'],
  ])('%s', async (_, body, more, fault) => {
    expect(await read(body, more)).toMatchObject({ fault });
  });

  it('a feed that breaks off is read as far as possible', async () => {
    const reading = await read('<rss version="2.0"><channel><item><title>One</title>');
    expect(reading).toMatchObject({
      items: [{ title: 'One' }],
      defect: expect.stringContaining('breaks off'),
    });
  });

  it('scripts, handlers and comments are left out of every field', async () => {
    const hostile =
      '&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(2)&lt;/script&gt;&lt;p onclick="x()"&gt;Words&lt;/p&gt;';
    const item = await first(
      rss(
        `<item><title>${hostile}</title><link>javascript:alert(3)</link><description>${hostile}</description></item>`,
      ),
    );
    expect(item).toMatchObject({ title: 'Words', words: 'Words' });
  });

  it('identity numbers of persons are masked', async () => {
    const item = await first(rss('<item><title>Mr X, 8001015009087, was paid</title></item>'));
    expect(item.title).toBe('Mr X, [identity number], was paid');
  });

  it('entities that a feed declares stay as they are', async () => {
    const declared = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
    const item = await first(
      `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY e0 "x">${declared.join('')}]>${rss('<item><title>T &e20;</title></item>')}`,
    );
    expect(item.title!.length).toBeLessThan(50);
  });

  it('encodings that are declared wrongly or not at all', async () => {
    const item = Buffer.concat([
      Buffer.from('<item><title>Caf'),
      Buffer.from([0xe9]),
      Buffer.from('</title></item>'),
    ]);
    const feed = Buffer.concat([
      Buffer.from('<rss version="2.0"><channel><title>x</title>'),
      item,
      Buffer.from('</channel></rss>'),
    ]);
    for (const start of [
      '',
      '<?xml version="1.0" encoding="utf-8"?>',
      '<?xml version="1.0" encoding="windows-1252"?>',
      '<?xml version="1.0" encoding="no-such"?>',
    ])
      expect(await first(Buffer.concat([Buffer.from(start), feed]))).toMatchObject({ title: 'Café' });
    expect(
      await first(Buffer.from(`\ufeff${rss('<item><title>Café</title></item>')}`, 'utf16le')),
    ).toMatchObject({ title: 'Café' });
  });

  it('the first items of a long feed are read', async () => {
    const reading = await read(rss('<item><title>t</title></item>'.repeat(2_000)));
    expect(reading).toMatchObject({ items: { length: 500 }, left: 1_500 });
  });

  it('languages and times are what they say, and nothing else', async () => {
    const item = (language: string, date: string) =>
      first(
        `<rss version="2.0"><channel><title>x</title><language>${language}</language><item><title>t</title><pubDate>${date}</pubDate></item></channel></rss>`,
      );
    expect(await item('en-ZA', 'Fri, 14 Aug 2026 &lt;b&gt;08:00&lt;/b&gt;')).toMatchObject({
      ...{ language: 'en-ZA', published: 'Fri, 14 Aug 2026 08:00' },
    });
    expect(await item('&lt;i&gt;', '&lt;script&gt;x&lt;/script&gt;')).toMatchObject({
      ...{ language: null, published: '(markup only)' },
    });
    const sitemap = await read(
      '<urlset><url><loc>https://a/the-news</loc><lastmod>&lt;script&gt;1&lt;/script&gt;</lastmod></url></urlset>',
      { read: 'sitemap' },
    );
    expect(sitemap).toMatchObject({ items: [{ published: '(markup only)', language: null }] });
    const listing = await read(
      '<html lang="<i>"><li><a href="/1">One</a><time datetime="<img src=x onerror=1>"></time></li></html>',
      { read: 'listing', selector: 'li' },
    );
    expect(listing).toMatchObject({ items: [{ published: '(markup only)', language: null }] });
  });

  it('elements nested without end cost one answer', async () => {
    const deep = await read(rss(`<item><title>${'<a>'.repeat(50_000)}</title></item>`));
    expect(deep).toBeDefined();
    expect(await first(rss('<item><title>next</title></item>'))).toMatchObject({ title: 'next' });
  });
});

describe('linked pages', () => {
  it('the article is found, with the address that the page names as its own', async () => {
    const text =
      'This sentence is long enough to count as a part of the article, with commas, and more words.';
    const page = await reader.page(
      { read: 'page', contentType: null, base: 'https://www.example.org/x', selector: null, pattern: null },
      Buffer.from(
        `<html lang=en><head><title>T</title><link rel=canonical href="/c"></head><body><nav>menu</nav><article>${`<p>${text}</p>`.repeat(8)}<script>1</script></article></body></html>`,
      ),
    );
    expect(page).toMatchObject({ canonical: 'https://www.example.org/c', language: 'en' });
    expect('text' in page && page.text).not.toMatch(/menu|script/);
  });
});
