import { excerpt, type Reading } from './reading.ts';

/** The title, the description and the buyer's number of a tender. */
export type Titles = { title: string | null; reference: string | null; description: string | null };

/** Paths of the two texts, for issues. */
type Paths = { number: string; full: string };

const MAX_TITLE_LENGTH = 1_000;

/** @returns a text of several lines as a title: a single line of limited length */
export const asTitle = (text: string | null): string | null =>
  text === null ? null : text.replace(/\s+/g, ' ').slice(0, MAX_TITLE_LENGTH).toWellFormed().trim() || null;

/**
 * Makes title and number from the South African portal's two texts: the number, and the title, which sometimes begins
 * with the number again. If the two texts were visibly swapped, they are swapped back.
 */
export function titlesOf(reading: Reading, number: string | null, full: string | null, paths: Paths): Titles {
  if (full === null) {
    if (number !== null && looksLikeWords(number)) {
      reading.raise('title-not-number', paths.number, { text: excerpt(number) });
      return { title: number, reference: null, description: null };
    }
    reading.raise('no-title', paths.full);
    return { title: null, reference: number, description: null };
  }
  if (number !== null && looksLikeWords(number) && looksLikeNumber(full)) {
    reading.raise('title-and-number-swapped', paths.number, { text: excerpt(number) });
    return { title: number, reference: full, description: number };
  }
  const title = asTitle(full)?.replace(LEADING_MARKS, '') || null;
  return {
    title: title === null ? null : withoutNumber(title, number),
    reference: number?.replace(TRAILING_MARKS, '') || number,
    description: full,
  };
}

/** Marks that remain after a number was removed from the beginning of a title: `: Appointment of …`. */
const LEADING_MARKS = /^[\s:;,.–—-]+(?=\p{Letter})/u;
/** Dots after a number are not part of it: `WTE089CE...`. */
const TRAILING_MARKS = /(?<![\s.,;:])[\s.,;:]+$/;

/** A text of words: at least three of at least three letters, and at most four digits. */
const looksLikeWords = (text: string): boolean =>
  (text.match(/\p{Letter}{3,}/gu)?.length ?? 0) >= 3 && (text.match(/\d/g)?.length ?? 0) <= 4;

/** A number: a short text with a digit that is not a sentence. */
const looksLikeNumber = (text: string): boolean =>
  text.length <= 40 && /\d/.test(text) && !looksLikeWords(text);

/** Removes the number, and the mark after it, from the beginning of a title, if at least three letters remain. */
function withoutNumber(title: string, number: string | null): string {
  if (number === null) return title;
  const end = endOfPrefix(title, number);
  if (end === null || /^[\p{Letter}\p{Number}]/u.test(title.slice(end))) return title;
  const rest = title.slice(end).replace(/^[^\p{Letter}\p{Number}("“‘[]+/u, '');
  return (rest.match(/\p{Letter}/gu)?.length ?? 0) >= 3 ? rest : title;
}

/**
 * @returns the index at which `prefix` ends in `text`, ignoring case, blanks and marks (`SBD 16/2025`, `SBD 16-2025`);
 *   null if the text begins differently
 */
function endOfPrefix(text: string, prefix: string): number | null {
  const wanted = prefix.replace(/[^\p{Letter}\p{Number}]+/gu, '').toLowerCase();
  if (wanted === '') return null;
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (matched === wanted.length) return at;
    const character = text.charAt(at);
    if (/[^\p{Letter}\p{Number}]/u.test(character)) continue;
    if (character.toLowerCase() !== wanted.charAt(matched)) return null;
    matched += 1;
  }
  return matched === wanted.length ? text.length : null;
}
