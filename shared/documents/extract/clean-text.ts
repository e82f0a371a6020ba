/** Line and paragraph separators of Unicode, and line ends of other systems. */
const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
/** Spaces of any width. A tab separates cells and is none of them. */
const SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
/** Characters without width, signs of direction, control characters, and hyphens that show only at the end of a line. */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
/** Letters that were joined for print. */
const LIGATURES = /[\ufb00-\ufb06]/g;
/** Pictures of the symbol fonts that word processors use for lists and for boxes to tick. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...[...'\uf0a7\uf0b7\uf0d8\uf076\uf06e\uf0be\uf02d\uf0e0'].map((symbol) => [symbol, '•'] as const),
  ...[...'\uf0a8\uf06f\uf0a3\uf071'].map((symbol) => [symbol, '☐'] as const),
  ...[...'\uf0fe\uf052\uf078\uf054'].map((symbol) => [symbol, '☒'] as const),
  ['\uf0fc', '✓'],
  ['\uf050', '✓'],
]);
const PRIVATE = /[\ue000-\uf8ff]/g;
const REPLACEMENT = '\ufffd';

/**
 * Writes a text as every format gives it: composed characters, ordinary spaces, line ends as `\n`, nothing that cannot be seen.
 * Hyphens at the ends of lines stay.
 */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .replace(LIGATURES, (letters) => letters.normalize('NFKC'))
    .replace(PRIVATE, (symbol) => SYMBOLS.get(symbol) ?? REPLACEMENT)
    .replace(SPACES, ' ')
    .normalize('NFC');

/** A text as a cell: on one line, without tabs. */
export const cleanCell = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;
const UNMAPPED = /[\ufffd\ue000-\uf8ff]/g;
const LETTERS = /[a-z]/gi;
const VOWELS = /[aeiou]/gi;
const ANY_LETTER = /\p{L}/gu;
/** A page with fewer letters is not judged by its vowels: a few abbreviations may have none. */
const ENOUGH_LETTERS = 150;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Fonts may come without saying which character a glyph is. What is read then is glyph numbers, taken for characters: control
 * characters in place of spaces, and letters in which nothing can be spoken.
 * @param text as the file gives it, not cleaned
 */
export function isReadable(text: string): boolean {
  const visible = text.replace(/\s+/g, '');
  if (visible === '') return true;
  if (count(visible, CONTROL) > 0.05 * visible.length) return false;
  if (count(visible, UNMAPPED) > 0.3 * visible.length) return false;
  const letters = count(visible, LETTERS);
  if (letters >= ENOUGH_LETTERS) return count(visible, VOWELS) > 0.2 * letters;
  // Long texts of signs only are no text, unless they are numbers or lines to write on.
  const signs = visible.replace(/[\d.,…_\-–—/:|•]/g, '');
  return signs.length < ENOUGH_LETTERS || count(signs, ANY_LETTER) > 0.4 * signs.length;
}
