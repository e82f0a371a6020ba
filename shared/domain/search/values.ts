import { quoted } from './combining.ts';

/**
 * Values of columns in the index of words. The vector of a record has the values of some columns as lexemes, so that a search
 * with a filter finds its matches by the index alone; without them it would read all matches and leave most of them out.
 */

/** @returns the lexeme of a value, as text of a vector or of a query */
export const valueLexeme = (column: string, value: string): string => quoted(`#${column}=${value}`);
