import { excerpt, type Reading } from './reading.ts';

/** What a tender is called, and its buyer's number. */
export type Titles = { title: string | null; reference: string | null; description: string | null };

/** Where the two texts stood, for issues. */
type Paths = { number: string; full: string };

const LONGEST_TITLE = 1_000;

/** @returns a text of several lines as a title: one line, and short enough for one */
export const asTitle = (text: string | null): string | null =>
  text === null ? null : text.replace(/\s+/g, ' ').slice(0, LONGEST_TITLE).toWellFormed().trim() || null;

/**
 * Makes a title of the South African portal's two texts: the number, and the full text, which is the title and sometimes
 * begins with the number again. Where a notice breaks this convention and shows it, the parts are put back in their
 * places.
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
  const title = asTitle(full);
  return {
    title: title === null ? null : withoutNumber(title, number),
    reference: number,
    description: full,
  };
}

/** A sentence: three words or more of three letters, and hardly any digit. */
const looksLikeWords = (text: string): boolean =>
  (text.match(/\p{Letter}{3,}/gu)?.length ?? 0) >= 3 && (text.match(/\d/g)?.length ?? 0) <= 4;

/** A reference: short, with a digit, and not a sentence. */
const looksLikeNumber = (text: string): boolean =>
  text.length <= 40 && /\d/.test(text) && !looksLikeWords(text);

/** Takes the number off the beginning of a title, with the mark after it, unless hardly anything would be left. */
function withoutNumber(title: string, number: string | null): string {
  if (number === null) return title;
  const end = endOfPrefix(title, number);
  if (end === null || /^[\p{Letter}\p{Number}]/u.test(title.slice(end))) return title;
  const rest = title.slice(end).replace(/^[\s:;,.–—-]+/, '');
  return (rest.match(/\p{Letter}/gu)?.length ?? 0) >= 3 ? rest : title;
}

/** @returns where `prefix` ends in `text`, letter case and blanks aside; null where the text does not begin with it */
function endOfPrefix(text: string, prefix: string): number | null {
  const wanted = prefix.replace(/\s+/g, '').toLowerCase();
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (matched === wanted.length) return at;
    const character = text.charAt(at);
    if (character === ' ') continue;
    if (character.toLowerCase() !== wanted.charAt(matched)) return null;
    matched += 1;
  }
  return matched === wanted.length ? text.length : null;
}
