import { describe, expect, it } from 'vitest';
import { resultOf } from '#eval/evaluation.ts';
import { steady } from '#eval/evaluations/steady.ts';
import { realData } from '#test/eval/real-data.ts';
import { portalRow, supportDocument } from '#test/shared/domain/tenders/read/etenders/rows.ts';

const supportDocuments = ['notice', 'plan'].map((name) => supportDocument(name));
const numbered = (id: number, tender_No: string, description: string, rest = {}) =>
  portalRow(id, { tender_No, description, ...rest });
const later = { date_Published: '2025-11-18T00:00:00', closing_Date: '2025-12-13T11:00:00' };
const data = realData({
  rawPortalRows: () => [
    portalRow(132162, { supportDocument: supportDocuments }),
    numbered(132170, '62/26/27', 'Appointment of attorneys'),
    numbered(132180, '62/2026/27_', 'Supply of printing paper', later),
    numbered(132190, '62/2026/27_', 'Appointment of an attorney', later),
  ],
  deviations: () =>
    ['Various', 'Zed CC MAAA1234567', 'Zed CC'].map((name) => ({ supplier_service_provider: name })),
});

describe('the evaluation of repetitions', () => {
  it('is met if nothing changes, and counts names and numbers', async () => {
    const result = resultOf(steady, await steady.run({ data, progress: () => {} }));
    expect(result).toMatchObject({
      met: true,
      n: 4,
      figures: {
        flippedCount: 0,
        changedWithOrderCount: 0,
        addedTwiceCount: 0,
        renamedAwardCount: 0,
        placeholderCount: 1,
        numberInNameCount: 1,
        againCount: 1,
        againByNumberAloneCount: 1,
      },
      baselines: { flippedCount: 4, changedWithOrderCount: 1, addedTwiceCount: 4, renamedAwardCount: 4 },
    });
    const [names, numbers] = result.breakdowns;
    expect(names?.rows).toEqual([['elsewhere', 'Various', 1]]);
    expect(numbers?.rows.map(([later, earlier]) => [later, earlier])).toEqual([['62/2026/27_', '62/26/27']]);
  });
});
