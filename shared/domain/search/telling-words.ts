import { isStopWord, searchWords } from './words.ts';

/**
 * A stem, its weight in the similarity of two records that both have it, and the approximate number of records that
 * have it.
 */
export type TellingWord = { word: string; stem: string; weight: number; count: number };

const MAX_WORDS = 60;
const MAX_TELLING = 8;
const SHORTEST = 4;
/** A word in a larger share of the records does not distinguish one of them. */
const TOO_COMMON = 0.05;

/** @returns the words of a title, then those of a description, that may show what a record is about */
export const wordsOfTexts = (title: string, description: string): string[] =>
  [...new Set([...searchWords(title), ...searchWords(description)])]
    .filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !isStopWord(word))
    .slice(0, MAX_WORDS);

/**
 * @param words in the order of the texts, each with its stem and the number of records that have it
 * @param size number of all records
 * @returns the eight rarest, the rarest first, with weights that add up to 1; of equally rare ones the first
 */
export function tellingWords(words: readonly Omit<TellingWord, 'weight'>[], size: number): TellingWord[] {
  const rare = words
    .filter(({ count }) => count <= TOO_COMMON * size)
    .map((word) => ({ ...word, weight: Math.log(1 / Math.max(word.count / size, 1e-6)) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_TELLING);
  const sum = rare.reduce((total, { weight }) => total + weight, 0);
  return rare.map((one) => ({ ...one, weight: one.weight / sum }));
}
