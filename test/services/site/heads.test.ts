import { expect, it } from 'vitest';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { templatesOf } from '#test/services/site/templates.ts';

const at = sharedTables(() => publishExamples(at.readTables));

const DOCS = ['/docs', '/docs/reference', '/docs/reference/tenders', '/docs/changelog', '/docs/errors'];

it('every page says where it is and what it is, for programs; what is no page says neither', async () => {
  const paths = [...(await templatesOf(at.api)).map(([, path]) => path), ...DOCS];
  for (const path of paths) {
    const { status, text } = await at.api.page(path);
    const head = text.slice(0, text.indexOf('</head>'));
    const canonical = [...head.matchAll(/<link rel="canonical" href="([^"]+)">/g)].map(([, href]) => href!);
    const data = [...head.matchAll(/<script type="application\/ld\+json">([\s\S]+?)<\/script>/g)];
    expect([200, 400, 404], path).toContain(status);
    if (status !== 200) {
      expect([canonical, data, head.includes('content="noindex"')], path).toEqual([[], [], true]);
      continue;
    }
    expect(canonical, path).toHaveLength(1);
    const address = new URL(canonical[0]!.replaceAll('&#38;', '&'));
    const shown = await at.api.page(`${address.pathname}${address.search}`);
    expect(shown.status, path).toBe(200);
    expect(data.length, path).toBeGreaterThan(0);
    for (const [, json] of data)
      expect(JSON.parse(json!), path).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      });
    expect(data.join(), path).not.toMatch(/:null\b/);
  }
});

it('a query is its own address, and is not indexed by search engines', async () => {
  const { text } = await at.api.page('/tenders?view=table&province=gauteng&page=1');
  expect(text).toMatch(/<link rel="canonical" href="https?:\/\/[^/]+\/tenders\?province=gauteng">/);
  expect(text).toContain('<meta name="robots" content="noindex">');
});

it('the map also has its numbers as a table', async () => {
  const { text } = await at.api.page('/');
  const [table = ''] = /<caption class="hidden">Provinces by open tenders<[\s\S]+?<\/table>/.exec(text) ?? [];
  const { json } = await at.api.get('/v2/tenders/counts/province?status=active');
  const counts = json.data as { name: string; slug: string; count: number }[];
  const shown = [...table.matchAll(/<th scope="row">([^<]+)<\/th><td class="n">(\d+)</g)];
  expect(shown).toHaveLength(9);
  for (const [, name, count] of shown)
    expect(Number(count), name).toBe(counts.find((each) => each.name === name)?.count);
});
