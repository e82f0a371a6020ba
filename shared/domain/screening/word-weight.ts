import { foldName } from '#shared/text/names.ts';
import { toLatin } from './letters.ts';

/**
 * How distinctive a word is in a name: rare words much, frequent ones little. The frequencies come from the names that
 * we hold; for other words, and without names, assumed shares are used.
 */

/** How many of the names contain each word. */
export type WordCounts = { names: number; counts: ReadonlyMap<string, number> };

/** Used if no names are held. */
export const NO_COUNTS: WordCounts = { names: 0, counts: new Map() };

/** The share of names that is assumed to have a word, by its kind. */
export const ASSUMED_SHARE = {
  /** Words of trade, such as `trading`. */
  common: 0.02,
  /** Words that many names all over the world have, such as `bank`. */
  widespread: 0.01,
  /** Places, directions and the like. */
  place: 0.004,
  /** Any other word. */
  name: 0.0002,
} as const;

/** The assumed shares have the weight of this many names. */
const ASSUMED_NAMES = 500;
/** Words in one of twenty names have the least weight; words in at most one of two thousand have weight 1. */
const [FREQUENT, RARE] = [0.05, 0.0005];
const LEAST = 0.1;

/**
 * @param word in the form that `foldedWords` gives
 * @returns 0.1 to 1, evenly along the logarithm of its share of names
 */
export function wordWeight(
  word: string,
  kind: keyof typeof ASSUMED_SHARE,
  { names, counts }: WordCounts,
): number {
  const share =
    ((counts.get(word) ?? 0) + ASSUMED_NAMES * ASSUMED_SHARE[kind]) / (Math.max(0, names) + ASSUMED_NAMES);
  const rarity = Math.log(FREQUENT / share) / Math.log(FREQUENT / RARE);
  return Math.round(1000 * Math.min(1, Math.max(LEAST, LEAST + (1 - LEAST) * rarity))) / 1000;
}

/** @returns the words of a name as `WordCounts` has them: in small Latin letters, without accents and punctuation */
export const foldedWords = (name: string): string[] =>
  foldName(toLatin(name))
    .split(' ')
    .filter((word) => word !== '');

/**
 * @returns how many of the names contain each word; words of a single name are left out, because they have weight 1
 *   anyway
 */
export function countWords(names: Iterable<string>): WordCounts {
  const counting = countingWords();
  for (const name of names) counting.add(foldedWords(name));
  const { names: total, counts } = counting.counted();
  return { names: total, counts: new Map([...counts].filter(([, count]) => count > 1)) };
}

/** @returns a counter of words, which receives those of one name after another */
export function countingWords(): { add: (words: Iterable<string>) => void; counted: () => WordCounts } {
  const counts = new Map<string, number>();
  let names = 0;
  return {
    add: (words) => {
      names += 1;
      for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    counted: () => ({ names, counts }),
  };
}
