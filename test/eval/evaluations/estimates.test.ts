import { describe, expect, it } from 'vitest';
import { readDeviations } from '#eval/estimates/deviations.ts';
import { generatedComparables } from '#eval/estimates/generated.ts';
import { agreementOf, measure } from '#eval/estimates/measure.ts';
import type { CsvRow } from '#eval/real-data.ts';
import { realData } from '#test/eval/real-data.ts';
import { inventions } from '#test/shared/domain/estimation/invented.ts';

const row = (value: string, change: CsvRow = {}): CsvRow => ({
  date_received_by_gmc: '2024-06-24',
  entity_department: 'Gauteng - Health',
  project_description: 'Supply and delivery\nof beef',
  supplier_service_provider: 'Butchery CC',
  value_of_deviation: value,
  award_by_ao_aa_date: '2 0 2 4 / 0 6 / 0 3',
  ...change,
});
const dataOf = (rows: CsvRow[]) => realData({ deviations: () => rows });

describe('the reader of reported deviations', () => {
  it('reads amounts, days, buyer and words', () => {
    const { comparables } = readDeviations(dataOf([row('R 7 1 4 0 9 , 2 0')]));
    expect(comparables).toEqual([
      expect.objectContaining({
        amount: '71409.20',
        awardDay: '2024-06-03',
        knownDay: '2024-06-24',
        description: 'Supply and delivery of beef',
        province: 'Gauteng',
      }),
    ]);
  });

  it('counts what it cannot use, by reason', () => {
    const rows = [
      row('R 100'),
      row('R100,00', { date_received_by_gmc: '2024/07/01' }),
      row('R -'),
      row('2.574,00 EUR'),
      row('$2575'),
      row('R 4 6 0P0a0y,m00en'),
      row('R 5', { date_received_by_gmc: 'check with OCPO' }),
      row('R 5', { project_description: ' ' }),
    ];
    const { comparables, unusable } = readDeviations(dataOf(rows));
    expect(comparables).toHaveLength(1);
    expect(Object.fromEntries(unusable)).toEqual({
      'the same row twice': 1,
      'no amount': 1,
      'not in rand': 2,
      'amount cannot be read': 1,
      'no day': 1,
      'no words': 1,
    });
  });
});

describe('the measure of estimates', () => {
  const comparables = inventions(500);

  it('judges later tenders, and compares them with simple predictors', () => {
    const found = measure(comparables, '2022-07-01', 'daily');
    expect(found.n).toBe(comparables.filter(({ publishedDay }) => publishedDay >= '2022-07-01').length);
    expect(found.figures['withinTwo']).toBeGreaterThan(found.baselines['withinTwo of global median']!);
    expect(found.card.categories.reduce((sum, { judged }) => sum + judged, 0)).toBe(found.n);
  });

  it('uses nothing of the test part if told so', () => {
    const cut = '2022-07-01';
    const changed = comparables.map((one) => (one.knownDay >= cut ? { ...one, amount: '1' } : one));
    expect(measure(changed, cut, 'before').figures['medianWidth']).toBe(
      measure(comparables, cut, 'before').figures['medianWidth'],
    );
  });

  it('says how far equal words agree', () => {
    const [one] = inventions(1);
    const amounts = ['100', '150', '900'].map((amount) => ({ ...one!, amount }));
    expect(agreementOf(amounts)).toEqual({ awards: 3, withinTwo: 1 / 3 });
  });
});

it('reads invented releases by the rules of the service', () => {
  const { comparables, unusable } = generatedComparables(3, 1_500);
  expect(comparables.length).toBeGreaterThan(20);
  expect([...unusable.keys()]).toContain('part-without-amount');
  for (const one of comparables) {
    expect(Number(one.amount)).toBeGreaterThan(0);
    expect(one.knownDay >= one.publishedDay).toBe(true);
  }
});
