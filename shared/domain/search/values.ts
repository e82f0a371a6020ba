import { quoted } from './combining.ts';

/**
 * Values of columns in the index of words. The vector of a record has the values of some columns as lexemes, so that a
 * search with a filter finds its matches by the index alone; otherwise it would read all matches and discard most of
 * them.
 */

/**
 * PostgreSQL limits lexemes to 2,046 bytes; a character has at most three. Longer values are compared in the column
 * only.
 */
const MAX_CHARACTERS = 500;

/** @returns the lexeme of a value, or of how it begins, as text of a vector or of a query */
export const valueLexeme = (column: string, value: string): string =>
  quoted(`#${column}=${value.slice(0, MAX_CHARACTERS).toWellFormed()}`);
