/**
 * Words that say something, as data: the source of an expression (without regard to case, between borders of words), a text in which it is
 * meant, and one that looks alike and in which it is not. One test holds every example against its phrase.
 */
export type Phrase = {
  phrase: string;
  example: string;
  notExample: string;
  language: 'en' | 'af';
};

/** @returns one expression for all phrases of a table, compiled once */
export const expressionOf = (phrases: readonly Phrase[]): RegExp =>
  new RegExp(`\\b(?:${phrases.map(({ phrase }) => phrase).join('|')})`, 'i');
