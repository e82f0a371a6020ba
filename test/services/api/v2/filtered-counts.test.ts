import { describe, expect, it } from 'vitest';
import { company } from '#shared/resources/suppliers/company.ts';
import { companyKey } from '#shared/text/names.ts';
import { exampleRow, idOf, publishExamples } from './support/examples.ts';
import { awardRow, tenderRow } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const BUYERS = 7;

const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  await at.readTables.client.query(
    'delete from read.tender; delete from read.award; delete from read.company',
  );
  await at.readTables.tenders(
    Array.from({ length: 3 * BUYERS }, (_, n) =>
      tenderRow(n, {
        status: n % 3 === 0 ? 'closed' : 'active',
        province: n % 2 === 0 ? 'Gauteng' : 'Limpopo',
        source_organization: { id: null, name: `Buyer ${n % BUYERS}`, slug: `buyer-${n % BUYERS}` },
        estimated_value: { min: n, max: n, median: n, confidence: 1, methodology: 'document' },
      }),
    ),
  );
  await at.readTables.records(company, [
    { ...exampleRow(company, 0), name: 'Alpha CC', name_keys: [companyKey('Alpha CC')] },
  ]);
  await at.readTables.awards(
    Array.from({ length: 5 }, (_, n) => awardRow(n, { company_record_ids: [idOf(company, 0)] })),
  );
});

const ask = async (path: string) => (await at.api.get(path)).json;
type Entry = { slug: string; name: string; count: number; tenderCount: number; type: string };
const entries = async (path: string) => (await ask(path)).data as Entry[];
const counted = async (path: string) =>
  Object.fromEntries(
    (await entries(path)).flatMap(({ slug, name, count, tenderCount }) =>
      (count ?? tenderCount) > 0 ? [[slug ?? name, count ?? tenderCount]] : [],
    ),
  );

describe('counts', () => {
  it.each([
    ['/v2/tenders/counts/province?status=active', { gauteng: 7, limpopo: 7 }],
    ['/v2/tenders/counts/province?status=closed', { gauteng: 4, limpopo: 3 }],
    ['/v2/tenders/counts/province?status=active,closed', { gauteng: 11, limpopo: 10 }],
    ['/v2/tenders/counts/status?province=gauteng', { active: 7, closed: 4 }],
    ['/v2/tenders/counts/status?q=%22ward+3%22', { closed: 1 }],
    ['/v2/tenders/counts/category?ids=100000,100001', { 'civil-engineering': 2 }],
    [
      '/v2/tenders/counts/organization?sourceOrganization=buyer-1,buyer-2&status=active',
      { 'buyer-1': 2, 'buyer-2': 2 },
    ],
    ['/v2/tenders/counts/status?closingBefore=2026-01-01', {}],
    ['/v2/tenders/counts/province?estimateMin=3&estimateMax=5', { gauteng: 1, limpopo: 2 }],
    // Words that nothing can match, with a filter that the index of words answers too, and a value longer than its lexemes.
    ['/v2/tenders/counts/status?q=((((&category=civil-engineering', {}],
    [`/v2/tenders/counts/status?q=ward&category=${'x'.repeat(3_000)}`, {}],
    ['/v2/provinces?status=active', { gauteng: 7, limpopo: 7 }],
    ['/v2/categories?province=limpopo', { 'civil-engineering': 10 }],
  ])('take the filters of the list: %s', async (path, expected) => {
    expect(await counted(path)).toEqual(expected);
    expect((await ask(path)).meta.countsExact).toBe(true);
  });

  it('list the same entries with filters as without', async () => {
    const names = async (path: string) => (await entries(path)).map(({ name }) => name);
    expect(await names('/v2/tenders/counts/province?status=active')).toEqual(
      await names('/v2/tenders/counts/province'),
    );
    expect(await ask('/v2/tenders/counts/province?status=any')).toMatchObject({
      data: (await ask('/v2/tenders/counts/province')).data,
    });
  });

  it('of organizations take the filters of organizations', async () => {
    const all = await entries('/v2/organizations/counts-by-type');
    const some = await entries('/v2/organizations/counts/type?organizationType=municipality');
    const municipalities = (found: Entry[]) => found.find(({ type }) => type === 'municipality')?.count;
    expect(municipalities(some)).toBe(municipalities(all));
    expect(some.filter(({ count }) => count > 0)).toHaveLength(1);
  });

  it('reject what the list rejects, and public ones take no filter', async () => {
    expect((await ask('/v2/tenders/counts/province?status=activ')).details).toMatchObject([
      { parameter: 'status', reason: expect.stringContaining('the nearest is active') },
    ]);
    expect((await ask('/v2/tenders/counts/province?sort=name')).details).toMatchObject([
      { parameter: 'sort' },
    ]);
    expect((await ask('/v2/meta/provinces?status=active')).details).toEqual([
      { parameter: 'status', reason: 'is not known; this path takes no parameters' },
    ]);
  });
});

describe('page', () => {
  it.each(['', '&status=active'])('walks through the counts by organization once%s', async (filter) => {
    const path = `/v2/tenders/counts/organization?limit=3${filter}`;
    const found: string[][] = [];
    for (let page = 1; ; page += 1) {
      const { data, meta } = await ask(`${path}&page=${page}`);
      found.push(...(data as Entry[]).map(({ slug, name }) => [slug, name]));
      expect(meta).toMatchObject({
        page,
        limit: 3,
        pageSize: 3,
        totalCount: BUYERS,
        totalPages: 3,
        hasPrev: page > 1,
      });
      if (!meta.hasNext) break;
    }
    // None of them is published, so that its slug stands for its name.
    expect(found).toEqual(Array.from({ length: BUYERS }, (_, n) => [`buyer-${n}`, `buyer-${n}`]));
    expect(await ask(`${path}&page=9`)).toMatchObject({
      data: [],
      meta: { totalCount: BUYERS, hasNext: false },
    });
  });

  it('goes through counts by cursor under the same filters only', async () => {
    const path = '/v2/tenders/counts/organization?limit=4&status=active';
    const { meta } = await ask(path);
    expect((await entries(`${path}&cursor=${meta.nextCursor}`)).map(({ slug }) => slug)).toEqual([
      'buyer-4',
      'buyer-5',
      'buyer-6',
    ]);
    const other = await ask(`/v2/tenders/counts/organization?cursor=${meta.nextCursor}`);
    expect(other.details).toMatchObject([{ parameter: 'cursor' }]);
    expect((await ask(`${path}&page=1&cursor=${meta.nextCursor}`)).details).toMatchObject([
      { parameter: 'page', reason: 'cannot be combined with cursor' },
    ]);
  });

  it('goes through the awards of a company', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => ask(`/v2/companies/Alpha%20CC?limit=2&page=${page}`)),
    );
    const ids = pages.map(({ data }) =>
      (data as unknown as { awards: { awardId: string }[] }).awards.map(({ awardId }) => awardId),
    );
    expect(ids.map((each) => each.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(ids.flat()).size).toBe(5);
    expect(pages[1]?.meta).toMatchObject({
      totalAwards: 5,
      page: 2,
      limit: 2,
      pageSize: 2,
      totalPages: 3,
      hasNext: true,
      hasPrev: true,
    });
    expect(pages[2]?.meta.hasNext).toBe(false);
  });
});
