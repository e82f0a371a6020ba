/**
 * How texts are split into words for searching. `read.search_words` (prisma/sql/read/search_words.sql) splits the texts of
 * records by the same rule, so that `high-mast` in one and `high mast` in the other are the same words.
 */

/** Words that follow each other. */
export type SearchPhrase = readonly string[];

/**
 * @returns the words of a text in lower case: everything except letters and digits separates words, and adjacent single
 *   letters are one word: `O.R. Tambo` and `O R Tambo` are `or tambo`
 */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  let letters = false;
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const single = word.length === 1 && LETTER.test(word);
    if (single && letters) words.push(`${words.pop()}${word}`);
    else words.push(word);
    letters = single;
  }
  return words;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LETTER = /^\p{L}$/u;

/** @returns a number or code without case, blanks and punctuation: `ZNTM 01266/W` is `zntm01266w` */
export const searchCode = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** @returns whether a word is so common that the index leaves it out */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The list of PostgreSQL's English dictionary, with which the index is made. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being have
  has had having do does did doing a an the and but if or because as until while of at by for with about against between
  into through during before after above below to from up down in out on off over under again further then once here there
  when where why how all any both each few more most other some such no nor not only own same so than too very s t can will
  just don should now`.split(/\s+/),
);

/** In shorter words the last letter is not an ending: `gas`, `bus`. */
const MIN_PLURAL = 4;

/**
 * @returns a form that singular and plural of a word share, for comparing: `bakki` of bakkie and bakkies, `hous` of
 *   house and houses. PostgreSQL's stems have more in common, but only the database knows them
 */
export function singular(word: string): string {
  if (word.length < MIN_PLURAL) return word;
  const bare = /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
  return bare.replace(/([sxz]|[cs]h)e$/u, '$1').replace(/(?:ie|y)$/u, 'i');
}
