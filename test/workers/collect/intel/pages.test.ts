import { describe, expect, it } from 'vitest';
import { at, openNewsStage, published, site, source, work } from './opened-stage.ts';
import { feedOf } from './site.ts';

openNewsStage();

describe('linked pages', () => {
  const article = (canonical: string) =>
    `<html><head><title>The title of the page</title><link rel="canonical" href="${canonical}"></head><body><article>${`<p>The committee resolved to cancel the tender of the city, and members were told why it was done.</p>`.repeat(6)}<p>An end that nobody is served.</p></article></body></html>`;

  it('are read if the source and robots.txt allow it, and quoted in part', async () => {
    await source('/feed', { full_text: true });
    site.pages
      .set('/feed', {
        body: feedOf('<title>One</title><link>/1</link>', '<title>Two</title><link>/private/2</link>'),
      })
      .set('/robots.txt', { body: 'User-agent: *\nDisallow: /private/' })
      .set('/1', { body: article('/one') });
    await work('/feed');
    expect(site.asked.map(({ path }) => path).sort()).toEqual(['/1', '/feed', '/robots.txt']);
    const [one] = (await published()) as unknown as { detail: string }[];
    expect(JSON.parse(one!.detail)).toMatchObject({
      url: `${site.url}/one`,
      summary: expect.stringContaining('resolved to cancel the tender'),
      fullText: null,
    });
    expect(one!.detail).not.toContain('nobody is served');
  });

  it('no page is requested without permission of the source', async () => {
    await source('/feed');
    site.pages.set('/feed', { body: feedOf('<title>One</title><link>/1</link>') });
    await work('/feed');
    expect(site.asked.map(({ path }) => path)).toEqual(['/feed']);
  });

  it('two addresses of one page give one item only', async () => {
    await source('/feed', { full_text: true });
    site.pages
      .set('/feed', {
        body: feedOf('<title>One</title><link>/1</link>', '<title>Again</title><link>/1b</link>'),
      })
      .set('/1', { body: article('/one') })
      .set('/1b', { body: article('/one') });
    await work('/feed');
    expect(await published()).toHaveLength(1);
  });
});

describe('links to our records', () => {
  it('name buyers and tenders that we have', async () => {
    await at.rows(
      `insert into core.organization (id, name, slug) values (gen_random_uuid(), 'ESKOM', 'eskom')`,
    );
    await source('/feed');
    site.pages.set('/feed', { body: feedOf('<title>Eskom cancels a tender</title><link>/1</link>') });
    await work('/feed');
    const [one] = (await published()) as unknown as { detail: string }[];
    expect(JSON.parse(one!.detail)).toMatchObject({
      category: 'tender',
      affectedOrganizations: ['ESKOM'],
      organizations: [{ slug: 'eskom', words: 'Eskom' }],
    });
  });
});
