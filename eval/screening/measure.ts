import { distance } from 'fastest-levenshtein';
import type { Breakdown } from '#eval/evaluation.ts';
import { shareText as share } from '#eval/report.ts';
import { jaroWinkler } from '#eval/suppliers/baselines.ts';
import { chosenBy } from '#eval/suppliers/names.ts';
import { decide } from '#shared/domain/screening/decision.ts';
import { MATCH_SCORE } from '#shared/domain/screening/deductions.ts';
import { readName } from '#shared/domain/screening/name.ts';
import type { WordCounts } from '#shared/domain/screening/word-weight.ts';
import { foldName } from '#shared/text/names.ts';
import type { LabelledPair } from './pairs.ts';

/** Scores of pairs by several methods, and how well a threshold separates the labels. */

export type Scored = { pair: LabelledPair; score: number };
export type Method = { name: string; scoreOf: (pair: LabelledPair) => number };
export type Quality = {
  found: number;
  wrong: number;
  missed: number;
  precision: number;
  recall: number;
  f1: number;
};

/** @returns the method under test */
export const ours = (counts: WordCounts): Method => ({
  name: 'ours',
  scoreOf: ({ one, other, kind }) =>
    decide(readName(one, kind, counts), readName(other, kind, counts))?.score ?? 0,
});

/** Plain methods on names in small letters without punctuation. */
export const baselineMethods: readonly Method[] = [
  {
    name: 'Levenshtein',
    scoreOf: ({ one, other }) => {
      const [a, b] = [foldName(one.name), foldName(other.name)];
      return 1 - distance(a, b) / Math.max(1, a.length, b.length);
    },
  },
  {
    name: 'Jaro-Winkler',
    scoreOf: ({ one, other }) => jaroWinkler(foldName(one.name), foldName(other.name)),
  },
];

export const scored = (pairs: readonly LabelledPair[], { scoreOf }: Method): Scored[] =>
  pairs.map((pair) => ({ pair, score: scoreOf(pair) }));

export function qualityAt(pairs: readonly Scored[], threshold: number): Quality {
  const made = pairs.filter(({ score }) => score >= threshold);
  const found = made.filter(({ pair }) => pair.same).length;
  const [wrong, missed] = [made.length - found, pairs.filter(({ pair }) => pair.same).length - found];
  return qualityOf(found, wrong, missed);
}

const qualityOf = (found: number, wrong: number, missed: number): Quality => ({
  ...{ found, wrong, missed, precision: found / (found + wrong), recall: found / (found + missed) },
  f1: (2 * found) / (2 * found + wrong + missed),
});

const THRESHOLDS = Array.from({ length: 51 }, (_, step) => (50 + step) / 100);

/** @returns the threshold with the best F1, the smallest among equals */
export function bestThreshold(pairs: readonly Scored[]): number {
  const values = THRESHOLDS.map((threshold) => qualityAt(pairs, threshold).f1);
  return THRESHOLDS[values.indexOf(Math.max(...values))]!;
}

const FOLDS = 5;

/** @returns the quality if the threshold for each fifth of the groups was chosen on the other four */
export function crossValidated(pairs: readonly Scored[]): Quality {
  const foldOf = ({ pair }: Scored): number => chosenBy(`fold ${pair.group}`, FOLDS);
  let [found, wrong, missed] = [0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const threshold = bestThreshold(pairs.filter((one) => foldOf(one) !== fold));
    const quality = qualityAt(
      pairs.filter((one) => foldOf(one) === fold),
      threshold,
    );
    found += quality.found;
    wrong += quality.wrong;
    missed += quality.missed;
  }
  return qualityOf(found, wrong, missed);
}

/** A row of a table. */
export const qualityCells = ({
  found,
  missed,
  wrong,
  precision,
  recall,
  f1,
}: Quality): (string | number)[] => [...[found, missed, wrong], ...[precision, recall, f1].map(share)];
export const qualityColumns = ['found', 'missed', 'wrong', 'precision', 'recall', 'F1'];

export const thresholdCurve = (title: string, pairs: readonly Scored[]): Breakdown => ({
  title,
  columns: ['from', ...qualityColumns],
  rows: [0.5, 0.55, 0.6, 0.65, 0.68, 0.7, 0.72, 0.75, 0.8, 0.85, 0.9, 0.95].map((threshold) => [
    threshold.toFixed(2),
    ...qualityCells(qualityAt(pairs, threshold)),
  ]),
});

export const byOrigin = (title: string, pairs: readonly Scored[]): Breakdown => ({
  title,
  columns: ['origin', 'label', 'pairs', 'right'],
  rows: [...Map.groupBy(pairs, ({ pair }) => `${pair.origin}|${pair.same ? 'match' : 'no match'}`)].map(
    ([key, own]) => [
      ...key.split('|'),
      own.length,
      own.filter(({ pair, score }) => pair.same === score >= MATCH_SCORE).length,
    ],
  ),
});

const SHOWN = 40;

export const errors = (title: string, pairs: readonly Scored[]): Breakdown => ({
  title,
  columns: ['label', 'score', 'one', 'other'],
  rows: pairs
    .filter(({ pair, score }) => pair.same !== score >= MATCH_SCORE)
    .slice(0, SHOWN)
    .map(({ pair, score }) => [
      pair.same ? 'match' : 'no match',
      score.toFixed(3),
      pair.one.name.slice(0, 60),
      pair.other.name.slice(0, 60),
    ]),
});
