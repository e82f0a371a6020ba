/** Beyond this share of the word's length a name is no longer a plausible slip. */
const MOST_DIFFERENT = 0.5;

/** @returns the name that takes the fewest edits to reach, or null where none is plausible */
export function nearest(word: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, distance: name.startsWith(word) ? 1 : distance(word, name) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(1, word.length * MOST_DIFFERENT) ? best.name : null;
}

/** Levenshtein: insertions, deletions and substitutions. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length]!;
}
