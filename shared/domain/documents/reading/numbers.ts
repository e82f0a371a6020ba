import { NUMBER_WORD, sumOfWords } from '#shared/text/number-words.ts';

/**
 * The source of an expression for a number: `90`, `ninety (90)`, `90 (ninety)`, `ninety`. Its two groups are the digits and the
 * word; `numberOf` reads them.
 */
export const NUMBER = `(?:\\(?(\\d{1,3})\\)?(?: ?\\([a-z -]+\\))?|\\b(${NUMBER_WORD})\\b)`;

/** @returns the number in the two groups of {@link NUMBER}; null if there is none */
export function numberOf(digits: string | undefined, word: string | undefined): number | null {
  if (digits !== undefined) return Number(digits);
  if (word === undefined) return null;
  return sumOfWords(word) || null;
}
