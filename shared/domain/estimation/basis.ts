import type { Feature, FeatureKind } from './features.ts';
import { settings } from './settings.ts';
import { type ComparableTable, countOf } from './table.ts';

/**
 * How close the awards are on which an estimate rests: the closest step with at least `minBasis` of them. All steps
 * contribute to each estimate, because effects add up and each is held back until enough awards show it; the basis is
 * the closest step with enough awards. `text`: only what the tender's own text states.
 */
export type Basis = 'buyer-and-category' | 'category-and-province' | 'category' | 'all-awards' | 'text';

const steps: readonly (readonly [Basis, FeatureKind])[] = [
  ['buyer-and-category', 'buyerCategory'],
  ['category-and-province', 'categoryProvince'],
  ['category', 'category'],
];

/**
 * @param features of the tender, with their columns
 * @param length number of the first comparables that are known
 */
export function basisOf(
  table: ComparableTable,
  features: readonly (Feature & { column: number })[],
  length: number,
): Basis {
  for (const [basis, step] of steps) {
    const own = features.find(({ kind }) => kind === step);
    if (own !== undefined && countOf(table, own.column, length) >= settings.minBasis) return basis;
  }
  return 'all-awards';
}
