import { linesOf } from '#shared/codelists/table.ts';

/**
 * Names of persons and words that stand in names of South African companies. Two of them that differ in a letter are two names,
 * and no typing error: `Coetzee` and `Coetzer`, `siyakhula` (we grow) and `siyakhala` (we cry).
 *
 * Sources: the most frequent surnames and forenames are those that Statistics South Africa names in its yearly release P0305,
 * Recorded live births. Further surnames and given names, and the words with their languages, are common knowledge about these
 * languages, written down for this list; no dictionary was copied. The list is not complete: what is missing is only less sure to be
 * kept apart (`shared/domain/suppliers/typing-error.ts` looks at how a word is formed, too).
 */

const known: ReadonlySet<string> = new Set(linesOf('name-words').flatMap((line) => line.split(' ')));

/** @returns whether a folded word is a name or a word that companies are called by */
export const isNameWord = (word: string): boolean => known.has(word);
