import { expect, it } from 'vitest';
import { texts } from '#services/site/docs/texts.ts';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { servedTables, sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { templatesOf } from '#test/services/site/templates.ts';
import { decoded } from './shown.ts';

const at = sharedTables(() => publishExamples(at.readTables));

const DOCS = [
  ...['/docs', '/docs/reference', '/docs/reference/tenders', '/docs/errors'],
  ...texts.map(({ path }) => path),
];
const LONG =
  'Appointment of a contractor for the patching of potholes and resealing of municipal roads in Randfontein';
const titleOf = (text: string): string => decoded(/<title>([^<]*)/.exec(text)![1]!);

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

it('every page has a title of its own, which a tab and a search engine show whole', async () => {
  const paths = [...(await templatesOf(at.api)).map(([, path]) => path), ...DOCS];
  const pages = await Promise.all(paths.map((path) => at.api.page(path)));
  const titles = pages.map(({ text }) => titleOf(text));
  expect(titles.filter((title) => title.length > 70)).toEqual([]);
  const own = titles.filter((_, n) => pages[n]!.status === 200 && !paths[n]!.includes('?'));
  expect(own).toEqual([...new Set(own)]);
});

it.each([
  ['a long title after a word, and keeps its number', LONG, /^Appointment of a contractor [\w ]+… \| \d+$/],
  ['a title without blanks', 'x'.repeat(300), /^x{40,}… \| \d+$/],
  ['only the name of the site', 'Supply of reagents for laboratories of the province', /province \| \d+$/],
])('leaves out of a head %s', async (_, title, wanted) => {
  await at.readTables.tenders([{ ...tenderRow(900), title }]);
  await at.api.catchUp();
  const { text } = await at.api.page(`/tenders/${String(tenderRow(900)['tender_id'])}`);
  expect(titleOf(text)).toMatch(wanted);
  expect(titleOf(text).length).toBeLessThanOrEqual(70);
  expect(text).toContain(`<meta property="og:title" content="${title} | `);
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

it('a page of an error says when to come again, as /v2 does', async () => {
  // An API of its own, because it uses up what this address may ask.
  const { api } = await servedTables();
  const refused = async (path: string) => {
    for (let asked = 0; asked < 5_000; asked += 50) {
      const pages = await Promise.all(Array.from({ length: 50 }, () => api.page(path)));
      const found = pages.find(({ status }) => status === 429);
      if (found) return found;
    }
    return null;
  };
  for (const path of ['/sitemap.xml', '/account'])
    expect((await refused(path))?.headers.get('retry-after'), path).toMatch(/^[1-9]\d*$/);
});
