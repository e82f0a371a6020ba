import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { provinces } from '#shared/codelists/provinces.ts';
import { body, sharedFeeds } from './support/served-feeds.ts';
import { readSectors, readTopCompanies, readWinners } from './support/wild-reader.ts';

/** The feeds of widgets, from core records to what pages get. */

const at = sharedFeeds();

type Meta = { province?: string; category?: string; generatedAt: string };
type Feed = { data: Record<string, unknown>[]; meta: Meta };
const feed = (path: string) => body<Feed>(at.ask(path));
const v2 = async (path: string) => {
  const { status, text, json } = await at.api.get(path);
  expect(status, text).toBe(200);
  return json;
};

describe('top-companies', () => {
  it('has the shape that programs in the wild read', async () => {
    const answer = await feed('top-companies?province=gauteng&category=all&limit=5');
    expect(Object.keys(answer)).toEqual(['data', 'meta']);
    expect(answer.meta).toEqual({
      ...{ province: 'gauteng', category: 'all', generatedAt: expect.stringMatching(/^20.*Z$/) },
    });
    expect(readTopCompanies(answer)).toEqual([
      { rank: 1, name: 'Kaya Civils', value: 300, contracts: 2, province: 'Gauteng' },
      { rank: 2, name: 'Kaya Civils JV Mahika Roads', value: 250, contracts: 1, province: 'Gauteng' },
      { rank: 3, name: 'Zed Trading', value: 100.5, contracts: 2, province: 'Gauteng' },
      { rank: 4, name: 'Mahika Technologies (Pty) Ltd', value: 40, contracts: 1, province: 'Gauteng' },
    ]);
  });

  it('has the figures of the leaderboard of /v2', async () => {
    for (const scope of ['', 'province=limpopo', 'category=construction&year=2026', 'year=2025']) {
      const { data } = await feed(`top-companies?limit=10&${scope}`);
      const { data: companies, meta } = await v2(`/v2/companies/top?by=value&limit=10&${scope}`);
      const { places } = meta['ranking'] as { places: { rank: number; value: number; awards: number }[] };
      const expected = places.map(({ rank, value, awards }, nth) => ({
        ...{ rank, totalValue: value, contractCount: awards },
        supplierName: (companies as { name: string }[])[nth]!.name,
      }));
      expect(data).toMatchObject(expected);
      expect(data).toHaveLength(places.length);
      expect(data.length).toBeGreaterThan(0);
    }
  });

  it('names a restricted supplier as one, and says nothing of others', async () => {
    const { data } = await feed('top-companies?category=civil-engineering');
    expect(data).toMatchObject([{ supplierName: 'Mahika Technologies (Pty) Ltd', restricted: true }]);
    const [first] = (await feed('top-companies?category=construction')).data;
    expect(first).not.toHaveProperty('restricted');
  });

  it('has 5 entries by default and 10 at most', async () => {
    expect((await feed('top-companies')).data.length).toBeLessThanOrEqual(5);
    expect((await feed('top-companies?limit=1')).data).toHaveLength(1);
    expect(await feed('top-companies?limit=5000')).toEqual(await feed('top-companies?limit=10'));
    expect((await feed('top-companies?year=1999')).data).toEqual([]);
  });
});

it('winners-feed has the latest awards, with generatedAt beside them', async () => {
  const answer = await body<{ data: Record<string, unknown>[] }>(at.ask('winners-feed'));
  expect(Object.keys(answer)).toEqual(['data', 'generatedAt']);
  const winners = readWinners(answer);
  expect(winners.map(({ name, amount }) => [name, amount])).toEqual([
    ['Zed Trading', 5],
    ['Mahika Technologies (Pty) Ltd', 40],
    ['Kaya Civils', 300],
    ['Zed Trading', 100.5],
    ['Zed Trading', 900],
    ['Kaya Civils JV Mahika Roads', 250],
  ]);
  expect(winners[1]).toMatchObject({
    ...{ date: '2026-02-04T10:00:00.000Z', buyer: 'City of Cape Town', province: 'Gauteng' },
  });
  expect(winners[0]!['province']).toBe('');
  expect(answer.data[1]).toMatchObject({ restricted: true });
  for (const { id, amount } of winners)
    expect((await v2(`/v2/awards/${id}`)).data).toMatchObject({ countedAmount: amount });
});

describe('sector-trends', () => {
  it('has the sectors by tenders, with the change in a year', async () => {
    const answer = await feed('sector-trends?province=Gauteng');
    expect(answer.meta).toMatchObject({ province: 'gauteng', category: 'all' });
    expect(readSectors(answer)).toEqual([
      { sector: 'Construction', tenders: 11, value: 650.5, trend: 'up' },
      { sector: 'Civil engineering', tenders: 1, value: 40, trend: null },
    ]);
    expect(answer.data[0]).toEqual({
      ...{ sector: 'Construction', tenderCount: 11, totalValue: 650.5, trend: 'up', trendPercent: 25 },
    });
  });

  it('has the figures of /v2, in one province and in all', async () => {
    for (const province of ['all', 'gauteng', 'limpopo']) {
      const { data } = await feed(`sector-trends?province=${province}`);
      expect(data.length).toBeGreaterThan(0);
      for (const { sector, tenderCount, totalValue } of data) {
        const name = encodeURIComponent(String(sector));
        const where = province === 'all' ? '' : `&province=${province}`;
        const { meta } = await v2(`/v2/tenders?status=any&category=${name}${where}&limit=1`);
        expect([province, sector, tenderCount]).toEqual([province, sector, meta.totalCount]);
        expect(totalValue).toBe(await valueIn(province, String(sector)));
      }
    }
  });

  const valueIn = async (province: string, sector: string): Promise<number | null> => {
    if (province === 'all')
      return (
        (await v2(`/v2/categories/by-slug/${encodeURIComponent(sector)}`)).data as { totalAwardValue: number }
      ).totalAwardValue;
    const { data } = await v2(`/v2/provinces/${province}`);
    const { categories } = data as { categories: { name: string; value: number | null }[] };
    return categories.find(({ name }) => name === sector)?.value ?? null;
  };

  it('has one sector for one category, and none if there is no tender', async () => {
    const { data, meta } = await feed('sector-trends?category=civil-engineering&limit=3');
    expect(meta).toMatchObject({ province: 'all', category: 'civil-engineering' });
    expect(data.map(({ sector }) => sector)).toEqual(['Civil engineering']);
    expect((await feed('sector-trends?category=civil-engineering&province=NC')).data).toEqual([]);
  });
});

describe('heatmap', () => {
  it('has all nine provinces, with the figures of /v2', async () => {
    const { data, meta } = await feed('heatmap');
    expect(meta).toEqual({ category: 'all', generatedAt: expect.any(String) });
    const nine = provinces.filter(({ isProvince }) => isProvince);
    expect(data.map(({ province, code }) => [province, code])).toEqual(
      nine.map(({ name, code }) => [name, code]),
    );
    const { data: counts } = await v2('/v2/provinces');
    for (const [nth, { province, slug, population }] of nine.map(
      (one, nth) => [nth, { ...one, province: one.name }] as const,
    )) {
      const own = data[nth]!;
      const { meta: active } = await v2(`/v2/tenders?province=${slug}&status=active&limit=1`);
      const { data: record } = await v2(`/v2/provinces/${slug}`);
      const count = (counts as { slug: string; tenderCount: number }[]).find((one) => one.slug === slug);
      expect({ province, ...own }).toEqual({
        ...{ province, code: own['code'], tenderCount: count?.tenderCount, activeCount: active.totalCount },
        totalValue: (record as { totalAwardValue: number | null }).totalAwardValue,
        perMillionInhabitants: Math.round((Number(own['tenderCount']) * 1e7) / population!) / 10,
      });
    }
    expect(data.find(({ code }) => code === 'GP')).toMatchObject({ tenderCount: 12, activeCount: 6 });
    expect(data.find(({ code }) => code === 'FS')).toEqual({
      ...{ province: 'Free State', code: 'FS', tenderCount: 0, activeCount: 0, totalValue: null },
      perMillionInhabitants: 0,
    });
  });

  it('has one category, without the tenders of others', async () => {
    const { data, meta } = await feed('heatmap?category=Civil%20engineering');
    expect(meta.category).toBe('civil-engineering');
    expect(data.filter(({ tenderCount }) => tenderCount !== 0)).toMatchObject([
      { code: 'GP', tenderCount: 1, activeCount: 0, totalValue: 40, perMillionInhabitants: 0.1 },
    ]);
  });
});

it('the description of feeds is in that of the application, and every feed fits it', async () => {
  const { paths } = (await (await fetch(`${at.api.url}/api/openapi.json`)).json()) as {
    paths: Record<
      string,
      { get: { responses: Record<string, { content: Record<string, { schema: object }> }> } }
    >;
  };
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  for (const path of ['top-companies', 'winners-feed', 'sector-trends', 'heatmap']) {
    const { responses } = paths[`/api/widgets/${path}`]!.get;
    const fits = ajv.compile(responses['200']!.content['application/json']!.schema);
    const answer = await feed(path);
    expect([path, fits(answer), fits.errors]).toEqual([path, true, null]);
    expect(answer.data.length).toBeGreaterThan(0);
    expect(Object.keys(responses)).toEqual(['200', '304', '400', '404', '429', '500', '503']);
  }
});
