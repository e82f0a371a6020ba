import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardRow, type Row } from './support/rows.ts';
import { servedTables } from './support/served-tables.ts';

type Group = Record<'totalAwards' | 'totalValue' | 'avgValue' | 'medianValue' | 'excluded', number | null>;

const DAYS = ['2026-01-31T21:59:00Z', '2026-01-31T22:00:00Z', '2026-05-01T10:00:00Z', '2025-12-31T22:00:00Z'];
const someAward = fc.record({
  enterprise_type: fc.constantFrom('EME', 'QSE', null),
  status: fc.constantFrom('awarded', 'awarded', 'pending'),
  amount: fc.option(fc.integer({ min: 0, max: 500 }).map((cents) => cents / 4)),
  leftOut: fc.boolean(),
  award_date: fc.option(fc.constantFrom(...DAYS)),
  first_seen_at: fc.constantFrom(...DAYS),
});
const rowsOf = (given: readonly Record<string, unknown>[]): Row[] =>
  given.map(({ leftOut, ...fields }, n) =>
    awardRow(n, { ...fields, counted_amount: leftOut ? null : fields['amount'] }),
  );

const round = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;
const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

describe('analytics of awards', () => {
  it('are the numbers that the awards themselves give, whatever the awards', async () => {
    const at = await servedTables();
    await fc.assert(
      fc.asyncProperty(fc.array(someAward, { minLength: 1, maxLength: 25 }), async (given) => {
        await at.readTables.client.query('delete from read.award');
        await at.readTables.awards(rowsOf(given));
        const fresh = async () => (await at.api.get('/v2/awards/analytics')).json;
        const made = given.filter(({ status }) => status === 'awarded');
        const groups = Map.groupBy(made, ({ enterprise_type }) => enterprise_type ?? 'UNSPECIFIED');
        const expected = [...groups].map(([enterpriseType, awards]) => {
          const amounts = awards.flatMap(({ amount, leftOut }) =>
            amount === null || leftOut ? [] : [amount],
          );
          const sum = amounts.reduce((total, amount) => total + amount, 0);
          return {
            enterpriseType,
            totalAwards: awards.length,
            totalValue: sum,
            avgValue: amounts.length === 0 ? null : expect.closeTo(round(sum / amounts.length), 1),
            medianValue: amounts.length === 0 ? null : expect.closeTo(medianOf(amounts), 1),
            countedAwards: amounts.length,
            excluded: awards.filter(({ amount, leftOut }) => amount !== null && leftOut).length,
          };
        });
        await expect
          .poll(async () => ((await fresh()).data as Group[]).length, { timeout: 5_000 })
          .toBe(expected.length);
        await expect
          .poll(async () => (await fresh()).data, { timeout: 5_000 })
          .toEqual(expect.arrayContaining(expected));
        const excluded = expected.reduce((sum, group) => sum + group.excluded, 0);
        expect((await fresh()).meta['excluded']).toBe(excluded);
      }),
      { numRuns: 15 },
    );
  });

  it('go by the time when awards were first seen while none has a date, and say so', async () => {
    const at = await servedTables();
    const seen = [
      { award_date: null, first_seen_at: '2026-01-31T22:00:00Z' },
      { award_date: null, first_seen_at: '2026-05-01T10:00:00Z' },
    ];
    await at.readTables.awards(rowsOf(seen));
    const ask = async (query: string) => {
      const { json } = await at.api.get(`/v2/awards/analytics?${query}`);
      const periods = (json.data as { period: string | null; totalAwards: number }[]).map(
        ({ period, totalAwards }) => [period, totalAwards],
      );
      return [periods, json.meta['dateBasis']];
    };
    const bySeeing = [
      ['2026-02', 1],
      ['2026-05', 1],
    ];
    expect(await ask('groupBy=month')).toEqual([bySeeing, 'firstSeen']);
    expect(await ask('groupBy=month&from=2026-02-02')).toEqual([[['2026-05', 1]], 'firstSeen']);
    expect(await ask('groupBy=month&dateBasis=award')).toEqual([[[null, 2]], 'award']);
    const { json } = await at.api.get('/v2/awards/analytics');
    expect(json.meta).not.toHaveProperty('dateBasis');

    await at.readTables.awards([
      awardRow(9, { award_date: '2026-03-03', first_seen_at: '2026-04-04T10:00:00Z' }),
    ]);
    const byDate = [
      ['2026-03', 1],
      [null, 2],
    ];
    await expect.poll(() => ask('groupBy=month')).toEqual([byDate, 'award']);
    expect(await ask('groupBy=month&dateBasis=firstSeen')).toEqual([
      [bySeeing[0], ['2026-04', 1], bySeeing[1]],
      'firstSeen',
    ]);
  });
});

describe('awards of a range of days', () => {
  it('go by the date of the award, or by the time when it was first seen', async () => {
    const at = await servedTables();
    await at.readTables.awards([
      awardRow(1, { award_date: '2026-03-03', first_seen_at: '2026-05-05T10:00:00Z' }),
      awardRow(2, { award_date: null, first_seen_at: '2026-03-03T22:30:00Z' }),
      awardRow(3, { award_date: null, first_seen_at: '2026-04-04T10:00:00Z' }),
    ]);
    const ask = async (query: string) => {
      const { json } = await at.api.get(`/v2/awards/by-date-range?${query}`);
      const numbers = (json.data as { supplierId: string }[]).map(({ supplierId }) => Number(supplierId));
      return [numbers, json.meta['dateBasis'], json.meta.totalCount];
    };
    expect(await ask('')).toEqual([[3, 2, 1], 'awardOrFirstSeen', 3]);
    expect(await ask('from=2026-03-04&to=2026-04-04')).toEqual([[3, 2], 'awardOrFirstSeen', 2]);
    expect(await ask('dateBasis=award&from=2026-03-03&to=2026-03-03')).toEqual([[1], 'award', 1]);
    expect(await ask('dateBasis=firstSeen')).toEqual([[1, 3, 2], 'firstSeen', 3]);
    expect(await ask('dateBasis=firstSeen&from=2026-03-04&to=2026-04-04')).toEqual([[3, 2], 'firstSeen', 2]);

    const first = await at.api.get('/v2/awards/by-date-range?dateBasis=firstSeen&limit=1');
    const cursor = String(first.json.meta.nextCursor);
    const next = `/v2/awards/by-date-range?limit=1&cursor=${cursor}`;
    expect((await at.api.get(`${next}&dateBasis=firstSeen`)).json.data).toMatchObject([{ supplierId: '3' }]);
    expect((await at.api.get(next)).status).toBe(400);
    const wrong = await at.api.get('/v2/awards/by-date-range?dateBasis=awards');
    expect(wrong.json.details).toEqual([
      {
        parameter: 'dateBasis',
        reason: 'must be one of awardOrFirstSeen, award, firstSeen; the nearest is award',
      },
    ]);
  });
});
