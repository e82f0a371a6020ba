/**
 * Words that say something, as data: the source of an expression without regard to case, a text in which it is meant, and one that looks
 * alike and in which it is not. One test holds every example against its phrase.
 */
export type Phrase = {
  phrase: string;
  example: string;
  notExample: string;
  language: 'en' | 'af';
};

/** A phrase in English; one of a table may hold Afrikaans words of the same meaning beside it. */
export const en = (phrase: string, example: string, notExample: string): Phrase => ({
  phrase,
  example,
  notExample,
  language: 'en',
});

/** A phrase in Afrikaans. */
export const af = (phrase: string, example: string, notExample: string): Phrase => ({
  ...en(phrase, example, notExample),
  language: 'af',
});

const either = (phrases: readonly Phrase[]): string => phrases.map(({ phrase }) => phrase).join('|');

/** @returns one expression for all phrases of a table, which begin with a word anywhere in a text; compiled once */
export const expressionOf = (phrases: readonly Phrase[]): RegExp =>
  new RegExp(`\\b(?:${either(phrases)})`, 'i');

/** @returns an expression for texts that begin with a phrase of the table */
export const beginningOf = (phrases: readonly Phrase[]): RegExp => new RegExp(`^(?:${either(phrases)})`, 'i');
