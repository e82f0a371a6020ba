import { expect, it } from 'vitest';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { companyKey } from '#shared/text/names.ts';
import { exampleRow, idOf, publishExamples } from './support/examples.ts';
import { awardRow, tenderRow } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  await at.readTables.client.query(
    'delete from read.tender; delete from read.award; delete from read.company',
  );
  await at.readTables.tenders([tenderRow(1, {})]);
  await at.readTables.records(company, [
    { ...exampleRow(company, 0), name: 'Alpha CC', name_keys: [companyKey('Alpha CC')] },
  ]);
  await at.readTables.awards([awardRow(1, { award_date: null, company_record_ids: [idOf(company, 0)] })]);
});

const filters = async (path: string) => {
  const { status, json } = await at.api.get(path);
  expect(status, `${path}: ${JSON.stringify(json.details)}`).toBe(200);
  return json.meta['filters'];
};
const hidden = { includePlaceholders: 'false' };

it.each([
  ['/v2/tenders/counts/province', hidden],
  ['/v2/tenders/counts/status?province=GP', { ...hidden, province: 'gauteng' }],
  ['/v2/tenders/counts/organization?status=open', { ...hidden, status: 'active' }],
  ['/v2/provinces?status=any', { ...hidden, status: 'any' }],
  ['/v2/categories', hidden],
  ['/v2/organizations/counts-by-type', {}],
  ['/v2/organizations/counts/type?organizationType=municipality', { organizationType: 'municipality' }],
])('counts say what they count: %s', async (path, expected) => {
  expect(await filters(path)).toEqual(expected);
});

it('counts under two filters that take the same records repeat each as it was sent', async () => {
  const path = '/v2/tenders/counts/category';
  expect([await filters(path), await filters(`${path}?status=any`), await filters(path)]).toEqual([
    hidden,
    { ...hidden, status: 'any' },
    hidden,
  ]);
});

it.each([
  ['/v2/awards/analytics/province', { status: 'awarded' }],
  ['/v2/awards/analytics?from=2026-01-01', { status: 'awarded', firstSeenFrom: '2026-01-01' }],
  [
    '/v2/awards/analytics?groupBy=month&dateBasis=award&from=2026-01-01&to=2026-02-01',
    { status: 'awarded', awardDateFrom: '2026-01-01', awardDateTo: '2026-02-01' },
  ],
])('groups say what they group: %s', async (path, expected) => {
  expect(await filters(path)).toEqual(expected);
});

it.each([
  ['/v2/awards/by-tender/100001?status=awarded', { tenderId: '100001', status: 'awarded' }],
  ['/v2/tenders/100001/awards', { id: '100001' }],
  [`/v2/tenders/by-organization/${idOf(organization, 0)}`, { ...hidden, orgId: idOf(organization, 0) }],
  ['/v2/companies/Alpha%20CC/awards', { name: 'Alpha CC' }],
  ['/v2/companies/alpha%20cc/awards', { name: 'alpha cc' }],
  ['/v2/awards/by-supplier/Alpha%20CC', { supplierName: 'Alpha CC' }],
  ['/v2/tenders/100001/related', { ...hidden, id: '100001' }],
])('lists of one record say which: %s', async (path, expected) => {
  expect(await filters(path)).toEqual(expected);
});

it('a list of what has a value says from which on', async () => {
  const path = '/v2/tenders/value-range';
  expect(await filters(path)).toEqual({ ...hidden, minValue: '0' });
  expect(await filters(`${path}?min=5&max=7`)).toEqual({ ...hidden, minValue: '5', maxValue: '7' });
});

it('the description of the interface promises the filters in `meta`', async () => {
  const document = (await at.api.get('/v2/openapi.json', { key: null })).json as unknown as {
    paths: Record<string, { get: unknown }>;
  };
  const without = endpoints
    .filter(({ kind }) => kind === 'list' || kind === 'counts' || kind === 'groups')
    .filter(({ path }) => !JSON.stringify(document.paths[path]?.get).includes('FilterMeta'));
  expect(without.map(({ path }) => path)).toEqual([]);
});

it('lists say since when records changed, and rankings their order', async () => {
  expect(await filters('/v2/tenders?status=any&updatedSince=2025-01-01')).toEqual({
    ...{ ...hidden, status: 'any' },
    updatedSince: '2024-12-31T22:00:00.000Z',
  });
  expect(await filters('/v2/companies/top?by=count&province=gauteng')).toEqual({
    by: 'count',
    province: 'gauteng',
  });
});
