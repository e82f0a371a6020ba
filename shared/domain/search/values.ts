import { quoted } from './combining.ts';

/**
 * Values of columns in the index of words. The vector of a record has the values of some columns as lexemes, so that a search
 * with a filter finds its matches by the index alone; without them it would read all matches and leave most of them out.
 */

/** PostgreSQL takes lexemes of 2,046 bytes at most; a character has three at most. What is longer is compared in the column alone. */
const MAX_CHARACTERS = 500;

/** @returns the lexeme of a value, or of how it begins, as text of a vector or of a query */
export const valueLexeme = (column: string, value: string): string =>
  quoted(`#${column}=${value.slice(0, MAX_CHARACTERS).toWellFormed()}`);
