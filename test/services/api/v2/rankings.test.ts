import { describe, expect, it } from 'vitest';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { deriveAndPublish } from '#test/workers/derive/derive-all.ts';
import { putSupplier } from '#test/workers/derive/suppliers.ts';
import { putAward, putTender } from '#test/workers/publish/records.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** Rankings and sums, from core records to what callers get. */

const at = sharedTables(async () => {
  const pool = at.pool('tender_worker');
  await storeCodelists(pool);
  const gauteng = { province: 'Gauteng', category: 'Construction' };
  for (const [place, supplier, amount, day] of [
    [gauteng, 'Zed Trading', 100.5, '2026-02-01'],
    [gauteng, 'Kaya Civils', 300, '2026-02-02'],
    [gauteng, 'Zed Trading', null, '2026-02-03'],
    [{ ...gauteng, province: 'Limpopo' }, 'Zed Trading', 900, '2025-12-31'],
    [gauteng, 'Kaya Civils JV Mahika Roads', 250, '2025-06-01'],
  ] as const) {
    const tender = await putTender(pool, place);
    const award = await putAward(pool, { tender, amount });
    await pool.query(
      `update core.award set awarded_at = $2, supplier_name = $3, first_captured_at = '2026-03-01T00:00:00Z' where id = $1`,
      [award, `${day}T10:00:00Z`, supplier],
    );
    await putSupplier(pool, { award, tender, text: supplier, seen: '2026-01-02T00:00:00Z' });
  }
  await deriveAndPublish(pool);
});

type Ranking = { computedAt: string | null; places: { id: string; rank: number }[] };

async function top(query: string) {
  const { status, text, json } = await at.api.get(`/v2/companies/top?${query}`);
  expect(status, text).toBe(200);
  const companies = json.data as { id: string; name: string; totalValue: number }[];
  const { ranking, totalCount } = json.meta as { ranking?: Ranking; totalCount: number };
  const places = (ranking?.places ?? []).map(({ id, ...place }, nth) => {
    expect(id).toBe(companies[nth]!.id);
    return [companies[nth]!.name, place] as const;
  });
  return { names: companies.map(({ name }) => name), places, ranking, totalCount };
}

describe('the companies that win most', () => {
  it('are those of a province, a category and a year, with what they won there', async () => {
    const { places, ranking, totalCount } = await top('province=gauteng&category=construction&year=2026');
    expect(places).toEqual([
      ['Kaya Civils', { rank: 1, value: 300, awards: 1 }],
      ['Zed Trading', { rank: 2, value: 100.5, awards: 2 }],
    ]);
    expect(totalCount).toBe(2);
    expect(ranking).toMatchObject({
      ...{ by: 'value', province: 'gauteng', category: 'construction', year: 2026 },
      computedAt: expect.stringMatching(/Z$/),
    });
  });

  it('are ordered by number of awards with by=count, and members of a joint venture have its awards', async () => {
    const { places } = await top('by=count&province=GP');
    expect(places).toEqual([
      ['Kaya Civils', { rank: 1, value: 300, awards: 2 }],
      ['Zed Trading', { rank: 2, value: 100.5, awards: 2 }],
      ['Kaya Civils JV Mahika Roads', { rank: 3, value: 250, awards: 1 }],
      ['Mahika Roads', { rank: 4, value: null, awards: 1 }],
    ]);
    expect((await top('by=value&province=All&category=ALL&year=all')).names).toEqual([
      ...['Zed Trading', 'Kaya Civils', 'Kaya Civils JV Mahika Roads'],
    ]);
  });

  it('are as many as requested, and none if nobody won', async () => {
    expect((await top('by=value&limit=1')).places).toHaveLength(1);
    expect(await top('year=1999')).toMatchObject({ names: [], ranking: { computedAt: null, places: [] } });
  });

  it('are ordered by all that they won if neither by nor year is given, as before', async () => {
    const { names, ranking } = await top('province=gauteng');
    expect(names).toEqual(['Zed Trading', 'Kaya Civils', 'Kaya Civils JV Mahika Roads', 'Mahika Roads']);
    expect(ranking).toBeUndefined();
  });

  it.each([
    ['by=fame', 'by'],
    ['year=26', 'year'],
    ['year=2026&province=atlantis', 'province'],
    ['by=value&limit=101', 'limit'],
    ['by=value&page=2', 'page'],
    ['by=value&sort=name', 'sort'],
  ])('are not given for %s', async (query, parameter) => {
    const { status, json } = await at.api.get(`/v2/companies/top?${query}`);
    expect([status, (json.details as { parameter: string }[]).map((one) => one.parameter)]).toEqual([
      ...[400, [parameter]],
    ]);
  });
});

describe('sums of awards', () => {
  it('are in the records of provinces and categories', async () => {
    const { json } = await at.api.get('/v2/provinces/gauteng');
    expect(json.data).toMatchObject({
      ...{ totalAwards: 4, countedAwards: 3, totalAwardValue: 650.5 },
      years: [
        { year: 2025, tenders: 0, awards: 1, countedAwards: 1, value: 250 },
        { year: 2026, tenders: 4, awards: 3, countedAwards: 2, value: 400.5 },
      ],
      categories: [{ name: 'Construction', tenders: 4, awards: 4, countedAwards: 3, value: 650.5 }],
    });
    const category = await at.api.get('/v2/categories/construction');
    expect(category.json.data).toMatchObject({ totalAwards: 5, totalAwardValue: 1550.5 });
    expect((category.json.data as { months: object[] }).months).toContainEqual({
      ...{ month: '2025-12', tenders: 0, awards: 1, countedAwards: 1, value: 900 },
    });
    const empty = await at.api.get('/v2/provinces/free-state');
    expect(empty.json.data).toMatchObject({ totalAwards: 0, totalAwardValue: null, years: [] });
  });

  it('come with a list of the latest winners', async () => {
    const { rows } = await at.pool('tender_api').query('select detail from read.winner_list');
    expect(JSON.parse(rows[0].detail).winners.slice(0, 2)).toMatchObject([
      { supplierName: 'Kaya Civils', awardValue: 300, title: 'A title', province: 'Gauteng' },
      { supplierName: 'Zed Trading', awardValue: 100.5 },
    ]);
  });
});
