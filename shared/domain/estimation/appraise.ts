import { type Belief, combined } from './belief.ts';
import { type Effects, expected, expectedOfRow } from './effects.ts';
import type { Likeness, NeighbourSearch } from './neighbours.ts';
import { settings } from './settings.ts';
import type { ComparableTable } from './table.ts';

/** Effects that were learned from the first `length` comparables. */
export type Learned = Effects & { variance: number };

/** A comparable that was used: its adjusted value as a logarithm at prices of 2009, and its weight, more than 0. */
export type Weighed = { row: number; adjusted: number; weight: number };

/** An estimate without limits. Values are logarithms at prices of 2009. */
export type Appraisal = {
  centre: number;
  /** How far values of such tenders lie from the centre; limits are multiples of it. */
  spread: number;
  /** The value by the effects alone. */
  prior: number;
  neighbours: readonly Weighed[];
};

/** Everything that an appraisal needs: what to search, and how many of the first comparables may be used. */
export type Knowledge = { table: ComparableTable; search: NeighbourSearch; learned: Learned; length: number };

/**
 * Weighs the value by the effects, the values of neighbours after adjustment for differences, and what the tender
 * itself states.
 */
export function appraise(knowledge: Knowledge, likeness: Likeness, belief: Belief | null): Appraisal {
  const { table, search, learned, length } = knowledge;
  const prior = expected(learned, likeness.columns);
  const neighbours = search(likeness, length).map(({ row, similarity }): Weighed => {
    const difference = prior - expectedOfRow(learned, table, row);
    return {
      row,
      adjusted: table.values[row]! + settings.adjustment * difference,
      weight: Math.exp(settings.sharpness * (similarity - 1)),
    };
  });
  const deviation = Math.sqrt(learned.variance);
  const points = [
    ...quantiles.map((at) => ({
      adjusted: prior + at * deviation,
      weight: settings.priorWeight / quantiles.length,
    })),
    ...neighbours,
  ];
  const centre = weightedMedian(points);
  let weight = settings.priorWeight;
  let squares = settings.priorWeight * learned.variance;
  for (const one of neighbours) {
    weight += one.weight;
    squares += one.weight * (one.adjusted - centre) ** 2;
  }
  return { ...believing({ centre, spread: Math.sqrt(squares / weight) }, belief), prior, neighbours };
}

/**
 * The middles of nine equal parts of a normal distribution, in standard deviations; they represent the value by the
 * effects.
 */
const quantiles = [-1.593, -0.967, -0.589, -0.282, 0, 0.282, 0.589, 0.967, 1.593];

type Point = Pick<Weighed, 'adjusted' | 'weight'>;

/** @returns the weighted median, because single neighbours may be far off */
function weightedMedian(points: Point[]): number {
  points.sort((one, other) => one.adjusted - other.adjusted);
  const half = points.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const { adjusted, weight } of points) {
    below += weight;
    if (below >= half) return adjusted;
  }
  return points.at(-1)!.adjusted;
}

const believing = (given: Belief, stated: Belief | null): Belief =>
  stated === null ? given : combined(given, stated);
