import { isStopWord, searchWords } from './words.ts';

/** A stem and how much two records have in common that both have it. */
export type TellingWord = { word: string; stem: string; weight: number };

const MAX_WORDS = 60;
const MAX_TELLING = 8;
const SHORTEST = 4;
/** A word in a larger share of the records says nothing about one of them. */
const TOO_COMMON = 0.05;

/** @returns the words of a title, then those of a description, that may tell what a record is about */
export const wordsOfTexts = (title: string, description: string): string[] =>
  [...new Set([...searchWords(title), ...searchWords(description)])]
    .filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !isStopWord(word))
    .slice(0, MAX_WORDS);

/**
 * @param words in the order of the texts, each with its stem and the share of all records that have it
 * @returns the eight rarest, with weights that add up to 1; of equally rare ones the first
 */
export function tellingWords(words: readonly { word: string; stem: string; share: number }[]): TellingWord[] {
  const rare = words
    .filter(({ share }) => share <= TOO_COMMON)
    .map(({ word, stem, share }) => ({ word, stem, weight: Math.log(1 / Math.max(share, 1e-6)) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_TELLING);
  const sum = rare.reduce((total, { weight }) => total + weight, 0);
  return rare.map((one) => ({ ...one, weight: one.weight / sum }));
}
