import { distance } from 'fastest-levenshtein';

/** Maximum edits of a plausible typing error, as a share of the word's length. */
const MAX_SHARE = 0.5;

/** @returns the name with the smallest edit distance from the word, or null if none is plausible */
export function nearest(word: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, edits: name.startsWith(word) ? 1 : distance(word, name) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(1, word.length * MAX_SHARE) ? best.name : null;
}
