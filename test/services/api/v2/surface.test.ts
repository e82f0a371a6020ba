import { describe, expect, it } from 'vitest';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { exampleRow } from './support/examples.ts';
import { awardRow, type Row, tenderRow, uuidOf } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const at = sharedTables(async () => {
  await at.readTables.tenders([
    tenderRow(1, { estimated_value: { median: 100 }, bbbee_requirements: '80/20' }),
    tenderRow(2, { estimated_value: { median: 200 } }),
    tenderRow(3, { estimated_value: { median: 300 }, province: 'Limpopo' }),
    tenderRow(4, { category: 'Supplies: Medical' }),
    tenderRow(5, { status: 'closed' }),
    tenderRow(6, { closing_date_time: new Date(Date.now() - 1000).toISOString() }),
  ]);
  await at.readTables.awards([
    awardRow(1, { award_date: '2026-01-31T22:30:00Z', amount: 100, enterprise_type: 'EME' }),
    awardRow(2, {
      award_date: '2026-02-10',
      amount: 300,
      enterprise_type: 'QSE',
      tender_province: 'Limpopo',
    }),
    awardRow(3, { award_date: '2026-05-01', amount: null, enterprise_type: 'QSE' }),
    awardRow(4, { award_date: null, amount: 50, enterprise_type: null }),
    awardRow(5, { award_date: '2026-02-11', amount: 999, status: 'cancelled' }),
  ]);
});

const data = <Shape>(path: string) => at.api.data<Shape>(path);
const numbers = async (path: string) =>
  (await data<{ tenderId: string }[]>(path)).map(({ tenderId }) => Number(tenderId) - 100_000);
const publish = (resource: Resource, ...rows: Row[]) => at.readTables.records(resource, rows);

describe('ranges', () => {
  it.each([
    ['min=100&max=200', [1, 2]],
    ['min=200', [2, 3]],
    ['max=100', [1]],
    ['', [1, 2, 3]],
    ['min=300.01', []],
    ['minValue=150&maxValue=250', [2]],
    ['min=100&sort=-value', [3, 2, 1]],
  ])('of value: %s', async (query, found) => {
    expect(await numbers(`/v2/tenders/value-range?${query}`)).toEqual(found);
  });

  it.each([
    ['min=1&minValue=2', 'min', 'minValue'],
    ['minValue=2&min=1', 'min', 'minValue'],
    ['estimateMin=300&min=1', 'min', 'estimateMin'],
  ])('accept a bound under one name only: %s', async (query, parameter, other) => {
    const { json } = await at.api.get(`/v2/tenders/value-range?${query}`);
    expect(json.details).toEqual([
      { parameter, reason: `cannot be combined with ${other}, which means the same` },
    ]);
  });

  it('accept a bound under two names that agree, and name the invalid one', async () => {
    expect(await numbers('/v2/tenders/value-range?min=200&minValue=200')).toEqual([2, 3]);
    const wrong = await at.api.get('/v2/tenders/value-range?max=much');
    expect(wrong.json.details).toMatchObject([{ parameter: 'max' }]);
  });

  it.each([
    // 22:30 UTC is the next South African day.
    ['from=2026-02-01&to=2026-02-10', ['100002-2', '100001-1']],
    ['to=2026-01-31', []],
    ['from=2026-05-01', ['100004-4', '100003-3']],
    ['', ['100004-4', '100003-3', '100005-5', '100002-2', '100001-1']],
    ['dateBasis=award', ['100003-3', '100005-5', '100002-2', '100001-1']],
  ])('of days: %s', async (query, found) => {
    const awards = await data<{ awardId: string }[]>(`/v2/awards/by-date-range?${query}`);
    expect(awards.map(({ awardId }) => awardId)).toEqual(found);
  });
});

describe('lists with a filter in the path', () => {
  it.each([
    ['/v2/tenders/by-province/LP', [3]],
    ['/v2/tenders/by-category/supplies-medical', [4]],
    ['/v2/tenders/by-category/Supplies%3A%20Medical', [4]],
    ['/v2/tenders/by-category/medical-health', [4]],
    ['/v2/tenders?status=any&category=medical-health', [4]],
    ['/v2/tenders/by-publication-type/tender_notice?status=closed', [5, 6]],
    ['/v2/tenders/bbbee-required', [1]],
    // Same category and province as the first, then one of the same category and buyer; itself is left out.
    ['/v2/tenders/100001/related', [2, 5, 6, 3]],
    ['/v2/tenders/100004/related', []],
  ])('%s', async (path, found) => {
    expect(await numbers(path)).toEqual(found);
  });

  it('of an unknown type are rejected, with the known types', async () => {
    expect(await at.api.refused('/v2/tenders/by-publication-type/nosuch')).toMatchObject([
      { parameter: 'type', reason: expect.stringContaining('CORRIGENDUM') },
    ]);
  });
});

describe('counts', () => {
  it('of states count tenders whose closing time has passed as closed', async () => {
    expect(await data('/v2/tenders/counts/status')).toEqual([
      { name: 'active', count: 4 },
      { name: 'closed', count: 2 },
      { name: 'awarded', count: 0 },
      { name: 'cancelled', count: 0 },
    ]);
  });

  it('of organizations have their names', async () => {
    const { organization } = resources;
    await publish(
      organization,
      exampleRow(organization, 0, { slug: 'city-of-cape-town', name: 'City of Cape Town' }),
    );
    await expect
      .poll(() => data('/v2/tenders/counts/organization'))
      .toEqual([{ name: 'City of Cape Town', slug: 'city-of-cape-town', count: 6 }]);
    expect(await data('/v2/organizations/counts-by-type')).toContainEqual({
      name: 'Municipality',
      type: 'municipality',
      count: 1,
    });
  });
});

describe('counts of organizations', () => {
  const path = '/v2/tenders/counts/organization';

  it.each(['limit=0', 'limit=1001', 'cursor=none', 'sort=count'])('reject %s', async (query) => {
    expect((await at.api.get(`${path}?${query}`)).status).toBe(400);
  });
});

describe('analytics', () => {
  const values = (...[one = 0, other = one]: number[]) => ({
    totalValue: other === one ? one : one + other,
    avgValue: (one + other) / 2,
    medianValue: (one + other) / 2,
    countedAwards: other === one ? 1 : 2,
    excluded: 0,
  });

  it('aggregate awards, the highest value first; unknown values are a group of their own', async () => {
    expect(await data('/v2/awards/analytics')).toEqual([
      { enterpriseType: 'QSE', totalAwards: 2, ...values(300) },
      { enterpriseType: 'EME', totalAwards: 1, ...values(100) },
      { enterpriseType: 'UNSPECIFIED', totalAwards: 1, ...values(50) },
    ]);
    expect(await data('/v2/awards/analytics/province')).toEqual([
      { province: 'Limpopo', totalAwards: 1, ...values(300) },
      { province: 'Gauteng', totalAwards: 3, ...values(100, 50) },
    ]);
  });

  it.each([
    ['month', ['2026-02', '2026-05', null]],
    ['quarter', ['2026-Q1', '2026-Q2', null]],
    ['year', ['2026', null]],
  ])('by %s follow the South African calendar', async (groupBy, found) => {
    const groups = await data<{ period: string }[]>(`/v2/awards/analytics?groupBy=${groupBy}`);
    expect(groups.map(({ period }) => period)).toEqual(found);
  });

  it('contain only awards of the requested days', async () => {
    expect(await data('/v2/awards/analytics?groupBy=year&from=2026-02-01&to=2026-02-10')).toEqual([
      { period: '2026', totalAwards: 2, ...values(100, 300) },
    ]);
    const { json } = await at.api.get('/v2/awards/analytics?groupBy=colour&from=soon');
    expect(json.details.map(({ parameter }) => parameter)).toEqual(['from', 'groupBy']);
  });

  it('change when awards are published', async () => {
    await at.readTables.awards([awardRow(9, { amount: 1, enterprise_type: 'Large' })]);
    await expect
      .poll(() => data('/v2/awards/analytics/enterprise-type'))
      .toContainEqual({ enterpriseType: 'Large', totalAwards: 1, ...values(1) });
  });
});

it('fields reach into objects and lists, in either spelling', async () => {
  const path = '/v2/tenders/100001?fields=title,source_organization(name),category(slug,name),status';
  expect(await data(path)).toEqual({
    title: 'Road maintenance in ward 1',
    category: [{ name: 'Civil engineering', slug: 'civil-engineering' }],
    status: 'active',
    sourceOrganization: { name: 'City of Cape Town' },
  });
  expect(await data('/v2/tenders?limit=1&fields=sourceOrganization(slug)')).toEqual([
    { sourceOrganization: { slug: 'city-of-cape-town' } },
  ]);
});

it('include adds child records of other tables, also to a choice of fields', async () => {
  const { tender_bidder: tenderBidder } = resources;
  await publish(tenderBidder, exampleRow(tenderBidder, 0, { tender_record_id: uuidOf(2), name: 'Bidder' }));
  await expect
    .poll(() => data('/v2/tenders/100002?fields=tenderId&include=awards,bidders,analysis'))
    .toEqual({
      tenderId: '100002',
      awards: [],
      bidders: [expect.objectContaining({ name: 'Bidder' })],
      analysis: null,
    });
  const whole = await data<object>('/v2/tenders/100002?include=bidders');
  expect(Object.keys(whole)).toEqual([...Object.keys(await data<object>('/v2/tenders/100002')), 'bidders']);
  expect(await at.api.refused('/v2/tenders/100002?include=bidders,nosuch')).toMatchObject([
    { parameter: 'include', reason: expect.stringMatching(/^"nosuch" not known/) },
  ]);
});

describe('an unknown path', () => {
  it.each([
    ['/v2/tendrs', '/v2/tenders'],
    ['/v2/tenders/100001/document', '/v2/tenders/{id}/documents'],
    ['/v2/award/by-tender/1', '/v2/awards/by-tender/{tenderId}'],
    ['/v2/companies/Some%20Name/award', '/v2/companies/{name}/awards'],
    ['/v2/forensic/restricted-supplier', '/v2/forensic/restricted-suppliers'],
    ['/v1/tenders', '/v2/tenders'],
  ])('%s gets a 404 that names the nearest path', async (path, nearest) => {
    const { status, json } = await at.api.get(path);
    expect([status, json.code]).toEqual([404, 'NOT_FOUND']);
    expect(json.details).toEqual({ nearest });
    expect(json.message).toContain(nearest);
  });
});

it('permissions open the groups a key has, and name the one that is missing', async () => {
  const { key } = await at.newKey({ permissions: ['awards', 'intel'] });
  const statusOf = async (path: string) => (await at.api.get(path, { key })).status;
  expect(await statusOf('/v2/awards/analytics')).toBe(200);
  expect(await statusOf('/v2/intel/items')).toBe(200);
  expect(await statusOf('/v2/meta/usage')).toBe(200);
  for (const [path, group] of [
    ['/v2/tenders/100001/awards', 'tenders'],
    ['/v2/companies', 'companies'],
    ['/v2/articles', 'content'],
    ['/v2/cipc/directors', 'cipc'],
  ] as const) {
    const { status, json } = await at.api.get(path, { key });
    expect([path, status, json.code]).toEqual([path, 403, 'FORBIDDEN']);
    expect(json.message).toBe(`This key may not read ${group}.`);
    expect(json.details).toEqual({ permission: group });
  }
});
