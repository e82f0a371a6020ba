import { readLabels } from '#eval/labels.ts';

/**
 * Which names of suppliers in the reported deviations are of one company, found by reading them. A name stands as the row
 * in which it occurs first, counted from 0; names with the same letters and digits are one. All pairs of names that share
 * half of their trigrams, or of which one contains nearly all trigrams of the other, and all names that are the initials of
 * another one were read, with nothing of the rules under test. Pairs that are not listed are of different companies.
 */
export type NameLabels = {
  /** Names of one company, joined by hyphens. */
  same: readonly string[];
  /** Names of which some may be of one company: pairs that are not in `same` are left out. */
  unclear: readonly string[];
  /** Left out: lists of several suppliers, and names that the extraction from PDF cut off or mixed with another cell. */
  out: readonly string[];
};

export const deviationNames = readLabels<NameLabels>(new URL('labels.yaml', import.meta.url));
