import { expect, it } from 'vitest';
import { when } from '#services/site/parts/words.ts';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const at = sharedTables(() => publishExamples(at.readTables));

const ask = (path: string) => at.api.page(path);
const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!);

it('the sitemaps have every company, buyer, entry of a list and guide, and each address answers', async () => {
  const files = pathsIn((await ask('/sitemap.xml')).text);
  const paths: string[] = [];
  for (const file of files) {
    const { status, text } = await ask(file);
    expect(status, file).toBe(200);
    paths.push(...pathsIn(text));
  }
  for (const [list, name, folder] of [
    ['/v2/companies', 'id', '/companies'],
    ['/v2/organizations', 'slug', '/buyers'],
    ['/v2/forensic/restricted-suppliers', 'id', '/restricted-suppliers'],
  ] as const) {
    const { json } = await at.api.get(`${list}?limit=100`);
    const wanted = (json.data as Record<string, string>[]).map((record) => `${folder}/${record[name]}`);
    expect(wanted.length).toBeGreaterThan(2);
    expect(paths.filter((path) => path.startsWith(`${folder}/`)).toSorted()).toEqual(wanted.toSorted());
  }
  for (const path of ['/docs/copies', '/docs/reference', '/docs/changelog']) expect(paths).toContain(path);
  expect(new Set(paths).size).toBe(paths.length);
  // There are a hundred categories; another test has the tenders.
  for (const path of paths.filter((one) => !/^\/(categories|provinces|tenders)\//.test(one)))
    expect((await ask(path)).status, path).toBe(200);
  for (const wrong of ['companies-0', 'companies-x', 'companies-999'])
    expect((await ask(`/sitemaps/${wrong}.xml`)).status).toBe(404);
}, 60_000);

it('a moment on a page is as exact as people see it, so that a page stays the same within a minute', () => {
  const shown = String(when('2026-11-26T10:05:00.120Z', true));
  expect(String(when('2026-11-26T10:05:59Z', true))).toBe(shown);
  expect(shown).toContain('<time datetime="2026-11-26T10:05Z">26 Nov 2026, 12:05');
  expect(String(when('2026-11-26'))).toContain('datetime="2026-11-26"');
});

it('a changed record moves into the newest part, and the index says when each part last changed', async () => {
  const index = (await ask('/sitemap.xml')).text;
  const times = [...index.matchAll(/<loc>[^<]*\/sitemaps\/([^<]+)\.xml<\/loc><lastmod>([^<]+)/g)];
  expect(times.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['tenders-1', 'companies-1', 'buyers-1', 'restricted-suppliers-1']),
  );
  const before = pathsIn((await ask('/sitemaps/tenders-1.xml')).text);
  expect(before.length).toBeGreaterThan(2);
  const [moved, ...stayed] = before;
  // As publish does with a record that changes: its number becomes the next one of its kind.
  await at.rows(`update read.version set change_seq = 25000 where resource = 'tender'`);
  await at.rows(
    `update read.tender set change_seq = 25000, published_at = '2027-01-02T03:04:05Z' where tender_id = '${moved!.split('/').at(-1)}'`,
  );
  expect(pathsIn((await ask('/sitemaps/tenders-1.xml')).text)).toEqual(stayed);
  const newest = (await ask('/sitemaps/tenders-3.xml')).text;
  expect(pathsIn(newest)).toEqual([moved]);
  expect(newest).toContain('<lastmod>2027-01-02T03:04:05Z</lastmod>');
  expect((await ask('/sitemap.xml')).text).toMatch(
    /tenders-3\.xml<\/loc><lastmod>2027-01-02T03:04:05Z<\/lastmod>/,
  );
  expect((await ask('/sitemaps/tenders-2.xml')).status).toBe(404);
});
