import { excerpt, type Json, type Reading } from '#workers/normalise/reading/reading.ts';

/** What a tender is called, and its buyer's number. */
export type Titles = { title: string | null; reference: string | null; description: string | null };

/** How a publisher uses `tender.title` and `tender.description`. */
export type TitleRule = (reading: Reading, tender: Json) => Titles;

/** By the standard: the title is the title, the identifier is the number. */
export const standardTitles: TitleRule = (reading, tender) => {
  const title = reading.line(tender['title'], 'tender/title');
  const description = reading.text(tender['description'], 'tender/description');
  const reference = reading.line(tender['id'], 'tender/id');
  const named = title ?? asLine(description);
  if (named === null) reading.found('no-title', 'tender/title');
  return { title: named, reference, description };
};

/**
 * As the South African portal does: the title is the number, the description is the title and sometimes begins with the
 * number again. Where a notice breaks this convention and shows it, the parts are put back in their places.
 */
export const numberInTitle: TitleRule = (reading, tender) => {
  const number = reading.line(tender['title'], 'tender/title');
  const full = reading.text(tender['description'], 'tender/description');
  if (full === null) {
    if (number !== null && looksLikeWords(number)) {
      reading.found('title-not-number', 'tender/title', { text: excerpt(number) });
      return { title: number, reference: null, description: null };
    }
    reading.found('no-title', 'tender/description');
    return { title: null, reference: number, description: null };
  }
  if (number !== null && looksLikeWords(number) && looksLikeNumber(full)) {
    reading.found('title-and-number-swapped', 'tender/title', { text: excerpt(number) });
    return { title: number, reference: full, description: number };
  }
  const title = asLine(full);
  return {
    title: title === null ? null : withoutNumber(title, number),
    reference: number,
    description: full,
  };
};

const LONGEST_TITLE = 1_000;

const asLine = (text: string | null): string | null =>
  text === null ? null : text.replace(/\s+/g, ' ').slice(0, LONGEST_TITLE).toWellFormed().trim() || null;

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
