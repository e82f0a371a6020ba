import type { Appraisal } from './appraise.ts';
import type { Belief } from './belief.ts';
import type { Effects } from './effects.ts';
import type { Feature, FeatureKind } from './features.ts';

/**
 * A factor of an estimate; `effect` is the share by which it changed the estimate: 0.25 is a quarter more, null if it
 * cannot be given.
 */
export type Factor = { factor: string; effect: number | null };

/** Maximum number of factors of an estimate. */
const MOST = 8;
/** Smaller effects are left out, as logarithms. */
const LEAST = 0.02;

/** Kinds whose features form one factor together. */
const together: Partial<Record<FeatureKind, string>> = {
  category: 'category',
  industry: 'category',
  buyer: 'buyer',
  buyerCategory: 'buyer',
  province: 'province',
  categoryProvince: 'province',
  method: 'procurement method',
  duration: 'duration',
  grade: 'CIDB grade',
  quantity: 'quantity',
  length: 'length of the description',
};

/** @returns the strongest factors first: category, buyer …, single words, the comparables, and what the text states */
export function factorsOf(
  { columns }: Effects,
  features: readonly (Feature & { column: number })[],
  { centre, prior, neighbours }: Appraisal,
  belief: Belief | null,
): Factor[] {
  const effects = new Map<string, number>();
  for (const { kind, label, column } of features) {
    const factor = together[kind] ?? `words: ${label}`;
    effects.set(factor, (effects.get(factor) ?? 0) + columns[column]!);
  }
  if (neighbours.length > 0 || belief !== null)
    effects.set(belief === null ? 'comparables' : 'comparables and value stated in the text', centre - prior);
  return [...effects]
    .filter(([, effect]) => Math.abs(effect) >= LEAST)
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]) || (one[0] < other[0] ? -1 : 1))
    .slice(0, MOST)
    .map(([factor, effect]) => ({ factor, effect: Math.round((Math.exp(effect) - 1) * 1_000) / 1_000 }));
}
