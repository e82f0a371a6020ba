import { expect, it } from 'vitest';
import { suppliersEvaluation } from '#eval/evaluations/suppliers.ts';
import type { RealData } from '#eval/real-data.ts';
import { isForTest, realNames } from '#eval/suppliers/names.ts';
import { groupByRules, score } from '#eval/suppliers/score.ts';
import { generatedNames } from '#eval/suppliers/variations.ts';
import { EnvironmentError } from '#shared/errors.ts';

const names = [
  'Mahika Trading CC',
  'mahika trading cc',
  'Mahika Tradding CC',
  'Zamani Roads',
  'Zamani Roads 101',
  'Kopano Media and Bee; Vee',
];
const data: Partial<RealData> = {
  deviations: () => names.map((name) => ({ supplier_service_provider: name })),
  nameBench: () => {
    throw new EnvironmentError('there is none');
  },
};
/** Rows 0 and 2 are of one company; reading did not decide about 3 and 4; 5 is a list. */
const labels = { same: ['0-2'], unclear: ['3-4'], out: ['5'] };

it('reads names with the companies that they are of', () => {
  expect(realNames(data as RealData, labels).map(({ text, company }) => [text, company])).toEqual([
    ['Mahika Trading CC', '0-2'],
    ['mahika trading cc', '0-2'],
    ['Mahika Tradding CC', '0-2'],
    ['Zamani Roads', '3'],
    ['Zamani Roads 101', '4'],
  ]);
});

it('counts what a method finds, misses and joins wrongly, except what is unclear', () => {
  const real = realNames(data as RealData, labels);
  expect(score(real, ['a', 'a', 'b', 'a', 'c'], () => false)).toMatchObject({
    found: 1,
    precision: 1 / 3,
    recall: 1 / 3,
  });
  expect(score(real, [1, 1, 1, 2, 2], (one) => one.row === 3)).toMatchObject({ precision: 1, recall: 1 });
  expect(score(real, groupByRules(real), () => false)).toMatchObject({ precision: 1, recall: 1 });
});

it('makes variations with known companies, the same ones each time', () => {
  const real = Array.from({ length: 40 }, (_, row) => {
    const word = `${'bcdfg'[row % 5]}ahi${'klmnprst'[row % 8]}ana`;
    return { text: `${word} Roads and Bridges`, company: String(row), row, origin: 'real' };
  });
  const made = generatedNames(real);
  expect(made).toEqual(generatedNames(real));
  expect(new Set(made.map(({ origin }) => origin)).size).toBeGreaterThan(10);
  const [some] = made.filter(({ origin }) => origin === 'capitals');
  expect(real.find(({ company }) => company === some?.company)?.text.toUpperCase()).toBe(some?.text);
  expect(made.some(isForTest)).toBe(true);
});

it('measures without the extra data, and says so', async () => {
  const said: string[] = [];
  const { run } = suppliersEvaluation(labels);
  const { figures } = await run({ data: data as RealData, progress: (line) => said.push(line) });
  expect(Object.keys(figures)).toContain('realF1');
  expect(said).toContain('without name-bench: there is none');
});
