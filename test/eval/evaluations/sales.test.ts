import { describe, expect, it } from 'vitest';
import { resultOf } from '#eval/evaluation.ts';
import { salesEvaluation } from '#eval/evaluations/sales.ts';
import type { CsvRow } from '#eval/real-data.ts';
import { titleHash } from '#eval/sales/rows.ts';
import { realData } from '#test/eval/real-data.ts';

const [SOLD, LET, UNSEEN, BOUGHT] = [
  'Sale of erf 7, Kuruman',
  'Lease of the farm Rietkuil for grazing',
  'Whoever pays the most may have the grader',
  'Supply of laptops',
];
const row = (title: string): CsvRow => ({ Category: 'Supplies: General', 'Tender Description': title });
const data = realData({
  advertisedRows: () => [SOLD, SOLD, LET, UNSEEN, BOUGHT].map(row),
});

describe('the evaluation of sales', () => {
  const run = async (sales: string[], purchases: string[], unclear: string[] = []) => {
    const [random, broad] = [
      { sales: sales.map(titleHash), purchases: purchases.map(titleHash), unclear: unclear.map(titleHash) },
      { sales: [], purchases: [], unclear: [] },
    ];
    const evaluation = salesEvaluation({ random, broad });
    return resultOf(evaluation, await evaluation.run({ data, progress: () => undefined }));
  };

  it('counts each title once, and leaves out what reading does not decide', async () => {
    const { n, figures, met } = await run([SOLD], [BOUGHT], [LET]);
    expect(n).toBe(4);
    expect(figures).toMatchObject({
      ...{ foundCount: 2, judgedCount: 2, unclearFoundCount: 1 },
      ...{ precision: 1, recall: 1 },
    });
    expect(met).toBe(true);
  });

  it('names sales that are not seen, and purchases that are called sales', async () => {
    const { figures, met, breakdowns } = await run([SOLD, UNSEEN], [LET, BOUGHT]);
    expect(figures).toMatchObject({ precision: 0.5, recall: 0.5 });
    expect(met).toBe(false);
    expect(breakdowns[0]?.rows.map(([, title]) => title)).toEqual([UNSEEN, LET]);
  });
});
