import { describe, expect, it } from 'vitest';
import { awardRow, numbersIn, tenderRow, uuidOf } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

const at = sharedTables(async () => {
  await at.readTables.tenders([
    tenderRow(1),
    tenderRow(2, { status: 'closed' }),
    tenderRow(3, { province: 'Limpopo' }),
  ]);
  await at.readTables.awards([
    awardRow(1, { bee_level: '1', enterprise_type: 'EME' }),
    awardRow(2, { bee_level: 'non-compliant', enterprise_type: null }),
    awardRow(3, {
      bee_level: null,
      enterprise_type: 'QSE',
      tender_record_id: uuidOf(2),
      tender_id: '100002',
    }),
  ]);
});

const ask = async (path: string) => (await at.api.get(path)).json;

describe('what known clients send is understood', () => {
  it.each([
    ['/v2/awards?beeLevel=1', [1]],
    ['/v2/awards?beeLevel=Level%201', [1]],
    ['/v2/awards?beeLevel=level%201%20contributor', [1]],
    ['/v2/awards?beeLevel=B-BBEE%20Level%201', [1]],
    ['/v2/awards?beeLevel=Non-Compliant', [2]],
    ['/v2/awards?enterpriseType=UNSPECIFIED', [2]],
    ['/v2/awards?enterpriseType=eme', [1]],
    ['/v2/awards/by-tender/100002?tenderId=100002', [2, 3]],
    [`/v2/awards/by-tender/100002?tenderId=${uuidOf(2)}`, [2, 3]],
    [`/v2/awards/by-tender/${uuidOf(2)}?tenderId=100002&status=awarded`, [2, 3]],
    ['/v2/awards/by-supplier/supplier-1-pty-ltd?supplierName=Supplier%201%20(Pty)%20Ltd', [1]],
    ['/v2/tenders?status=OPEN', [1, 3]],
    ['/v2/tenders?status=active', [1, 3]],
    ['/v2/tenders?status=ALL', [1, 2, 3]],
    ['/v2/tenders/by-province/gauteng?province=Gauteng', [1, 2]],
    ['/v2/tenders/by-province/GP?province=gauteng&status=open', [1]],
    ['/v2/tenders/by-category/civil-engineering?category=Civil%20engineering', [1, 2, 3]],
    ['/v2/tenders/by-publication-type/TENDER_NOTICE?publicationType=tender_notice', [1, 2, 3]],
    ['/v2/tenders/value-range?min=1&minValue=1', []],
  ])('%s', async (path, found) => {
    const { data, meta } = await ask(path);
    expect(numbersIn(data)).toEqual(found);
    expect(meta.totalCount).toBe(found.length);
  });

  it('but another value than that of the path is rejected', async () => {
    const { details } = await ask('/v2/tenders/by-province/gauteng?province=limpopo');
    expect(details).toEqual([
      { parameter: 'province', reason: 'must have the same value as in the path, or be left out' },
    ]);
  });

  it('nor does a query name another record than the path', async () => {
    const { details } = await ask('/v2/awards/by-tender/100002?tenderId=100001');
    expect(details).toEqual([
      { parameter: 'tenderId', reason: 'must name the tender in the path, or be left out' },
    ]);
  });

  it('and a filter in the path alone gives the same list, with the same cursors', async () => {
    const plain = await ask('/v2/tenders/by-province/gauteng?limit=1');
    const next = await ask(
      `/v2/tenders/by-province/gauteng?limit=1&province=GP&cursor=${plain.meta.nextCursor}`,
    );
    expect(numbersIn(next.data)).toEqual([2]);
  });

  it('and counts by type are under both their paths', async () => {
    const [one, other] = await Promise.all(
      ['counts-by-type', 'counts/type'].map((path) => ask(`/v2/organizations/${path}`)),
    );
    expect(other?.data).toEqual(one?.data);
    expect(one?.data).not.toEqual([]);
  });
});
