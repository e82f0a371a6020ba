/** Passages of texts that show the words of a search. */

/** Number of characters of a text that are searched, and of a passage. */
const MAX_READ = 5_000;
const MAX_PASSAGE = 200;
/** Number of characters before the first word that was found. */
const BEFORE = 60;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Stems of English words: `suppli` is that of supply and supplies. */
const hasStem = (word: string, stem: string): boolean =>
  word.startsWith(stem) || (stem.endsWith('i') && word.startsWith(`${stem.slice(0, -1)}y`));

const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase();

/** @returns the number of different stems in the searched part of a text */
export const stemsIn = (text: string, stems: readonly string[]): number => {
  const words = [...text.slice(0, MAX_READ).matchAll(WORD)].map(([word]) => folded(word));
  return stems.filter((stem) => words.some((word) => hasStem(word, stem))).length;
};

/**
 * @returns the part of a text around the first word with one of the stems; the beginning of the text if no word has one
 */
export function passageOf(text: string, stems: readonly string[]): string {
  const read = text.slice(0, MAX_READ);
  const first = [...read.matchAll(WORD)].find(([word]) => stems.some((stem) => hasStem(folded(word), stem)));
  const at = first?.index ?? 0;
  const from = at <= BEFORE ? 0 : wordAt(read, at - BEFORE);
  const to = from + MAX_PASSAGE >= text.length ? text.length : lastBlank(text, from + MAX_PASSAGE);
  const passage = text.slice(from, to).replace(/\s+/g, ' ').trim().toWellFormed();
  return `${from > 0 ? '… ' : ''}${passage}${to < text.length ? ' …' : ''}`;
}

/** @returns where the next word begins after a place */
function wordAt(text: string, place: number): number {
  const blank = text.slice(place, place + BEFORE).search(/\s/);
  return blank === -1 ? place : place + blank + 1;
}

/** @returns the last blank before a place, unless it is far before it */
function lastBlank(text: string, place: number): number {
  const blank = text.lastIndexOf(' ', place);
  return blank > place - BEFORE ? blank : place;
}
