import type { NameKind, Screened } from '#shared/domain/screening/name.ts';

/** Two names of which it is known whether they are of one company or person. */
export type LabelledPair = {
  one: Screened;
  other: Screened;
  kind: NameKind;
  same: boolean;
  /** How the pair came about, such as `real` or `other number`. */
  origin: string;
  /** Pairs with one group are in one half or one fold. */
  group: string;
};

/** @returns the pair of two texts alone */
export const pairOf = (
  texts: readonly [string, string],
  label: Pick<LabelledPair, 'kind' | 'same' | 'origin' | 'group'>,
): LabelledPair => ({
  one: { name: texts[0], kind: label.kind },
  other: { name: texts[1], kind: label.kind },
  ...label,
});
