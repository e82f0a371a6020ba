import { describe, expect, it } from 'vitest';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const other = {
  source_organization: { id: uuidOf(99), name: 'Eskom', slug: 'eskom' },
  province: 'Limpopo',
  category: 'Education',
};

const at = sharedTables(async () => {
  await at.readTables.tenders([
    tenderRow(1, { title: 'Desludging of septic tanks', description: null, parent_tender_id: '100004' }),
    tenderRow(2, { title: 'Desludging and septic tank hire', description: null, ...other }),
    tenderRow(3, { title: 'Paint', description: null }),
    tenderRow(4, { title: 'Sludge', description: null, ...other }),
    tenderRow(5, { title: 'Books', description: null, ...other }),
    ...Array.from({ length: 300 }, (_, n) =>
      tenderRow(100 + n, { title: 'Chalk', description: null, ...other }),
    ),
  ]);
  await at.readTables.client.query('analyze read.tender');
});

const related = async (rest = '') => {
  const { status, text, json } = await at.api.get(`/v2/tenders/100001/related${rest}`);
  expect(status, text).toBe(200);
  const numbers = (json.data as { tenderId: string }[]).map(({ tenderId }) => Number(tenderId) - 100_000);
  return { numbers, meta: json.meta as Record<string, unknown> };
};

describe('related tenders', () => {
  it('begin with the one that is advertised again, then come those with most in common', async () => {
    const { numbers, meta } = await related();
    expect(numbers).toEqual([4, 2, 3]);
    expect(meta['related']).toEqual([
      { id: uuidOf(4), score: 1, reasons: [{ reason: 'readvertises' }] },
      {
        id: uuidOf(2),
        score: expect.any(Number),
        reasons: [{ reason: 'words', words: ['desludging', 'septic', 'tanks'] }],
      },
      {
        id: uuidOf(3),
        score: expect.any(Number),
        reasons: [{ reason: 'category' }, { reason: 'buyer' }, { reason: 'province' }],
      },
    ]);
    expect(meta).toMatchObject({ totalCount: 3, totalIsExact: true });
  });

  it('are read by cursor and by page', async () => {
    const first = await related('?limit=1');
    const second = await related(`?limit=2&cursor=${first.meta['nextCursor']}`);
    expect([...first.numbers, ...second.numbers]).toEqual([4, 2, 3]);
    expect((await related('?limit=1&page=2')).numbers).toEqual([2]);
  });

  it('take filters, and a sort as other lists do', async () => {
    expect((await related('?province=gauteng')).numbers).toEqual([3]);
    expect((await related('?sort=-publicationDate')).numbers).toEqual([3]);
  });
});
