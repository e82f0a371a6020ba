import { distance } from 'fastest-levenshtein';

/** Maximum edits of a plausible typing error, as a share of the word's length. */
const MAX_SHARE = 0.5;
/** Longer words are compared by their beginning only: they are no typing errors. */
const MAX_LENGTH = 60;
/** Names that are offered at most. */
const OFFERED = 3;

/** @returns up to 3 names that a word may have been meant for, the one with the fewest edits first; none if none is plausible */
export function nearestNames(word: string, names: readonly string[]): string[] {
  const written = word.slice(0, MAX_LENGTH);
  return names
    .map((name) => ({ name, edits: name.startsWith(written) ? 1 : distance(written, name) }))
    .filter(({ edits }) => edits <= Math.max(1, written.length * MAX_SHARE))
    .sort((one, other) => one.edits - other.edits)
    .slice(0, OFFERED)
    .map(({ name }) => name);
}

/** @returns the name with the fewest edits from the word, or null if none is plausible */
export const nearest = (word: string, names: readonly string[]): string | null =>
  nearestNames(word, names)[0] ?? null;
