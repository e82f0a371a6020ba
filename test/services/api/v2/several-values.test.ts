import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitValues } from '#services/api/v2/serve/several.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { companyKey } from '#shared/text/names.ts';
import { exampleRow, idOf } from './support/examples.ts';
import { awardRow, numbersIn, tenderRow, uuidOf } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const WITH_COMMA = 'Libraries, archives, museums and other cultural activities';
const PAST = '2026-01-01T09:00:00Z';

const at = sharedTables(async () => {
  await at.readTables.tenders([
    tenderRow(1, { category: WITH_COMMA }),
    tenderRow(2, { status: 'closed', province: 'Limpopo' }),
    tenderRow(3, { status: 'awarded', province: 'Limpopo', reference_number: 'A,B' }),
    tenderRow(4, { closing_date: PAST, closing_date_time: PAST, category: 'Education' }),
    tenderRow(5, { status: 'cancelled', province: null, validation_errors: ['placeholder-tender'] }),
  ]);
  await at.readTables.awards([
    awardRow(1, { supplier_name: 'Smith, Jones and Partners', enterprise_type: 'EME' }),
    awardRow(2, { enterprise_type: null }),
    awardRow(3, { enterprise_type: 'QSE' }),
  ]);
  await at.readTables.records(
    company,
    ['Alpha, Beta (Pty) Ltd', 'Gamma CC'].map((name, n) => ({
      ...exampleRow(company, n),
      name,
      normalized_name: companyKey(name),
      name_keys: [companyKey(name)],
      spellings: [{ name, awards: 1 }],
    })),
  );
});

const ask = async (path: string) => (await at.api.get(path)).json;

/** The numbers of the listed records, which must be as many as the total says. */
async function found(path: string) {
  const { data, meta } = await ask(path);
  expect(meta.totalCount, path).toBe((data as unknown[]).length);
  return numbersIn(data);
}
const reasonsOf = async (path: string) => (await ask(path)).details;
const quoted = (text: string) => encodeURIComponent(`"${text}"`);

describe('a filter with several values', () => {
  it.each([
    ['status=active,closed', [1, 2, 4]],
    ['status=closed,active', [1, 2, 4]],
    ['status=active&status=closed', [1, 2, 4]],
    ['status=active, closed', [1, 2, 4]],
    ['status=closed', [2, 4]],
    ['status=closed,closed', [2, 4]],
    ['status=closed,awarded', [2, 3, 4]],
    ['status=open,awarded', [1, 3]],
    ['status=active,any', [1, 2, 3, 4]],
    ['status=active,closed,awarded', [1, 2, 3, 4]],
    ['status=active,closed&province=limpopo,GP', [1, 2, 4]],
    ['status=any&province=limpopo,mpumalanga', [2, 3]],
    ['status=any&category=civil-engineering,education', [2, 3, 4]],
    ['status=any&publicationType=tender_notice,CORRIGENDUM', [1, 2, 3, 4]],
    ['status=any&referenceNumber=REF/1,REF/2', [1, 2]],
    ['status=any&updatedSince=2020-01-01&province=limpopo,GP&category=education,construction', [4]],
  ])('lists the tenders that have any of them: %s', async (query, expected) => {
    expect(await found(`/v2/tenders?${query}`)).toEqual(expected);
  });

  it('takes a comma before a blank, or in quotation marks, as part of a name', async () => {
    const name = encodeURIComponent(WITH_COMMA);
    const list = '/v2/tenders?status=any&category=';
    expect(await found(list + name)).toEqual([1]);
    expect(await found(`${list}${name},education`)).toEqual([1, 4]);
    expect(await found(`${list}education&category=${name}`)).toEqual([1, 4]);
    expect(await found(`${list}${quoted(WITH_COMMA)},education`)).toEqual([1, 4]);
    expect(await found(`/v2/tenders?status=any&referenceNumber=${quoted('A,B')}`)).toEqual([3]);
    const supplier = encodeURIComponent('Smith, Jones and Partners');
    expect(await found(`/v2/awards?supplierName=${supplier}`)).toEqual([1]);
    expect(await found(`/v2/awards/by-supplier/${supplier}`)).toEqual([1]);
  });

  it('finds records without a value beside those with one', async () => {
    expect(await found('/v2/awards?enterpriseType=EME,UNSPECIFIED')).toEqual([1, 2]);
    expect(await found('/v2/awards?enterpriseType=UNSPECIFIED,eme,QSE')).toEqual([1, 2, 3]);
  });

  it('is read to the end by cursor, however its values are ordered', async () => {
    const first = await ask('/v2/tenders?status=closed,awarded&limit=2');
    expect(first.meta).toMatchObject({ totalCount: 3, hasNext: true });
    const rest = await ask(`/v2/tenders?status=awarded,closed&limit=2&cursor=${first.meta.nextCursor}`);
    expect([...numbersIn(first.data), ...numbersIn(rest.data)]).toEqual([2, 3, 4]);
  });

  it('names each wrong value with the nearest right ones', async () => {
    const [{ parameter, reason } = { parameter: '', reason: '' }] = await reasonsOf(
      '/v2/tenders?status=active,closd,awardet',
    );
    expect(parameter).toBe('status');
    expect(reason).toMatch(/^"closd" must be one of .*; the nearest is closed; "awardet" .*awarded$/);
    expect(await reasonsOf('/v2/tenders?province=gauteng,gautng')).toMatchObject([
      { parameter: 'province', reason: expect.stringMatching(/^"gautng" .*nearest is gauteng$/) },
    ]);
  });

  it.each([
    ['status=active,', 'status', 'must not contain an empty value'],
    [
      `referenceNumber=${Array.from({ length: 21 }, (_, n) => n).join(',')}`,
      'referenceNumber',
      'must contain at most 20 values',
    ],
    ['closingAfter=2026-01-01&closingAfter=2026-01-02', 'closingAfter', 'must be given once only'],
    ['closingAfter=2026-01-01,2026-01-02', 'closingAfter', 'must be a day that exists, written YYYY-MM-DD'],
    ['limit=1&limit=2', 'limit', 'must be given once only'],
  ])('has its limits: %s', async (query, parameter, reason) => {
    expect(await reasonsOf(`/v2/tenders?${query}`)).toEqual([{ parameter, reason }]);
  });

  it('must not differ from the value of the path', async () => {
    expect(await found('/v2/tenders/by-province/gauteng?province=GP,gauteng')).toEqual([1, 4]);
    expect(await reasonsOf('/v2/tenders/by-province/gauteng?province=gauteng,limpopo')).toEqual([
      { parameter: 'province', reason: 'must have the same value as in the path, or be left out' },
    ]);
  });
});

describe('values', () => {
  const value = fc.stringMatching(/^[a-z"][a-z" ]{0,8}[a-z]$/).map((text) => text.replaceAll('"', ''));
  const filled = value.filter((text) => text.trim() !== '').map((text) => text.trim());

  it('are split where they were joined, in both spellings', () => {
    fc.assert(
      fc.property(fc.array(filled, { minLength: 1, maxLength: 5 }), fc.boolean(), (values, named) => {
        expect(splitValues(values.join(','), named)).toEqual(values);
        expect(splitValues(values.map((one) => `"${one}, ${one},${one}"`).join(','), named)).toEqual(
          values.map((one) => `${one}, ${one},${one}`),
        );
      }),
    );
  });

  it('that may be names keep a comma before a blank', () => {
    fc.assert(
      fc.property(fc.array(filled, { minLength: 1, maxLength: 5 }), (values) => {
        expect(splitValues(values.join(', '), true)).toEqual([values.join(', ')]);
        expect(splitValues(values.join(', '), false)).toEqual(values);
      }),
    );
  });
});

describe('ids', () => {
  it.each([
    ['/v2/tenders?ids=100001,100002', [1, 2]],
    ['/v2/tenders?ids=100002&ids=100001', [1, 2]],
    [`/v2/tenders?ids=${uuidOf(1)},ocds-9t57fa-100003,road-maintenance-in-ward-4-100004`, [1, 3, 4]],
    ['/v2/tenders?ids=100001,100001,nosuch', [1]],
    ['/v2/tenders?ids=nosuch', []],
    ['/v2/tenders?ids=100005', [5]],
    ['/v2/tenders?ids=100005&includePlaceholders=false', []],
    ['/v2/tenders?ids=100001,100002,100003&status=closed,awarded', [2, 3]],
    ['/v2/tenders?ids=100001,100002&province=limpopo', [2]],
    ['/v2/tenders/by-province/limpopo?ids=100001,100002', [2]],
    ['/v2/tenders/search?q=road&ids=100001,100002', [1, 2]],
    ['/v2/tenders?ids=100003,100001,100002&sort=referenceNumber', [1, 2, 3]],
  ])('lists these records and no others: %s', async (path, expected) => {
    expect(await found(path)).toEqual(expected);
  });

  it('name records as their own path does', async () => {
    expect(await found('/v2/awards?ids=100001-1,3')).toEqual([1, 3]);
    const names = `${quoted('ALPHA, BETA PTY LTD')},gamma cc`;
    const { data } = await ask(`/v2/companies?ids=${names}`);
    expect(data).toMatchObject([{ name: 'Alpha, Beta (Pty) Ltd' }, { name: 'Gamma CC' }]);
    expect((await ask(`/v2/companies/search?q=gamma&ids=${idOf(company, 1)}`)).data).toHaveLength(1);
  });

  it('are a hundred at most', async () => {
    const ids = Array.from({ length: 101 }, (_, n) => 100_000 + n);
    expect(await found(`/v2/tenders?limit=100&ids=${ids.slice(0, 100).join(',')}`)).toEqual([1, 2, 3, 4, 5]);
    expect(await reasonsOf(`/v2/tenders?ids=${ids.join(',')}`)).toEqual([
      { parameter: 'ids', reason: 'must contain at most 100 values' },
    ]);
  });
});
