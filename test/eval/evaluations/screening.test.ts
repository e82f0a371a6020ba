import { describe, expect, it } from 'vitest';
import { screeningEvaluation } from '#eval/evaluations/screening.ts';
import type { RealData } from '#eval/real-data.ts';
import { companyPairs } from '#eval/screening/company-pairs.ts';
import { jointVenturePairs } from '#eval/screening/joint-venture-pairs.ts';
import { bestThreshold, crossValidated, qualityAt, type Scored } from '#eval/screening/measure.ts';
import { pairOf } from '#eval/screening/pairs.ts';
import { contactNames, personPairs } from '#eval/screening/person-pairs.ts';
import { type LabelledName, realNames } from '#eval/suppliers/names.ts';

const [starts, ends] = ['bcdfghjklm', 'nprstvwz'];
const word = (n: number): string =>
  `${starts[n % 10]}ahi${ends[n % 8]}a${starts[Math.floor(n / 10) % 10]}o${ends[Math.floor(n / 80) % 8]}i`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const names: LabelledName[] = Array.from({ length: 120 }, (_, n) => ({
  text: `${capital(word(n))} ${capital(word(n + 400))} Roads`,
  company: String(n),
  row: n,
  origin: 'real',
}));
const contacts = Array.from(
  { length: 80 },
  (_, n) => `Ms ${capital(word(n))} ${word(n + 200).toUpperCase()}`,
);
const data = {
  deviations: () => names.map(({ text }) => ({ supplier_service_provider: text })),
  advertisedRows: () =>
    [...contacts, 'SCM Unit', 'Tender Office Two', 'X'].map((name) => ({ 'Contact Person': name })),
  nameBench: () => [
    { schema: 'Company', name1: 'Zed AG', name2: 'ZED', is_match: 'true' },
    { schema: 'Company', name1: 'Zed Oil', name2: 'Alpha Oil', is_match: 'false' },
    { schema: 'Person', name1: 'Zed Alpha', name2: 'Alpha, Zed', is_match: 'true' },
    { schema: 'Vessel', name1: 'Zed', name2: 'Alpha', is_match: 'true' },
  ],
} as Partial<RealData> as RealData;

describe('labelled pairs', () => {
  it('are the same ones each time, with both labels', () => {
    const pairs = () => [
      ...companyPairs(names, () => false),
      ...jointVenturePairs(names),
      ...personPairs(data),
    ];
    expect(pairs()).toEqual(pairs());
    expect(new Set(pairs().map(({ kind, same }) => `${kind} ${same}`)).size).toBe(4);
  });

  it('have real names of one company and of two, without those that reading could not decide', () => {
    const real: LabelledName[] = [
      { text: 'Mahika Trading CC', company: '0', row: 0, origin: 'real' },
      { text: 'Mahika Tradding', company: '0', row: 1, origin: 'real' },
      { text: 'Zamani Roads One', company: '2', row: 2, origin: 'real' },
      { text: 'Zamani Roads Two', company: '2b', row: 3, origin: 'real' },
    ];
    const labels = (unclear: boolean) =>
      companyPairs(real, () => unclear)
        .filter(({ origin }) => origin === 'real')
        .map(({ one, other, same }) => [one.name, other.name, same]);
    expect(labels(true)).toEqual([['Mahika Trading CC', 'Mahika Tradding', true]]);
    expect(labels(false)).toContainEqual(['Mahika Trading CC', 'Mahika Tradding', true]);
  });

  it('of persons are made of names of contact persons', () => {
    expect(contactNames(data)).toHaveLength(new Set(contacts).size);
    expect(contactNames(data)).toContain(`${capital(word(0))} ${capital(word(200))}`);
  });
});

describe('quality', () => {
  const scores = (...given: readonly [number, boolean][]): Scored[] =>
    given.map(([score, same], at) => ({
      score,
      pair: pairOf(['a', 'b'], { kind: 'company', same, origin: 'made', group: String(at) }),
    }));
  const some = scores([0.9, true], [0.8, true], [0.6, true], [0.7, false], [0.5, false]);

  it('counts what is found, missed and wrong', () => {
    expect(qualityAt(some, 0.7)).toMatchObject({
      found: 2,
      missed: 1,
      wrong: 1,
      precision: 2 / 3,
      recall: 2 / 3,
      f1: 2 / 3,
    });
  });

  it('is best at the smallest of the best thresholds', () => {
    expect(bestThreshold(some)).toBe(0.51);
    expect(bestThreshold(scores([0.9, true], [0.8, false]))).toBe(0.81);
  });

  it('is cross-validated over all pairs', () => {
    const { found, missed } = crossValidated(
      scores(...Array.from({ length: 40 }, (_, n) => [n % 2 ? 0.9 : 0.6, n % 2 === 1] as [number, boolean])),
    );
    expect([found, missed]).toEqual([20, 0]);
  });
});

it('measures all sets and the plain methods beside them', async () => {
  const { run } = screeningEvaluation({ same: [], unclear: [], out: [] });
  const { figures, baselines, breakdowns } = await run({ data, progress: () => {} });
  expect(figures).toMatchObject({ organizationsF1: 1, benchPersonsF1: 1, f1: expect.any(Number) });
  expect(Object.keys(baselines)).toEqual(['f1', 'precision', 'recall', 'organizationsF1', 'benchPersonsF1']);
  expect(breakdowns?.map(({ title }) => title)).toContain('comparison of methods');
  expect(realNames(data, { same: [], unclear: [], out: [] })).toHaveLength(names.length);
});
