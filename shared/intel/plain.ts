import { readHtml } from '#shared/documents/extract/html.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';
import { storable } from '#shared/text/storable.ts';

/** Characters of markup that are read; an article has a hundredth of it. */
const MAX_MARKUP = 1_000_000;
/** What looks like an element once entities are decoded: a publisher has escaped its markup twice. */
const ELEMENT = /<[a-z!/][^<>]*>/i;
const ELEMENTS = new RegExp(ELEMENT, 'gi');
const ESCAPED = /&(?:lt|#60|#x3c);/i;
/** How often markup may be escaped. */
const MAX_ESCAPED = 4;
/** Characters of the longest time that is written out. */
const MAX_TIME = 100;
const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,3}$/i;
/** Control characters, and marks that turn the direction of a text or cannot be seen. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Reads markup as the text that a reader sees: without elements, scripts, comments, what is hidden and identity numbers of
 * persons, one line for each paragraph.
 * @param max characters that are kept; a longer text ends at a word, with an ellipsis
 * @returns null where nothing is left
 */
export function plainText(markup: string | null | undefined, max: number): string | null {
  if (markup === null || markup === undefined) return null;
  let text = markup.slice(0, MAX_MARKUP);
  for (let times = 0; times < MAX_ESCAPED; times += 1) {
    text = readHtml(text)
      .flatMap(({ lines }) => lines)
      .join('\n');
    if (!ELEMENT.test(text) && !ESCAPED.test(text)) break;
  }
  text = storable(text.replace(ELEMENTS, ' ').replace(UNSEEN, '')).trim();
  // Whatever stands in the news, numbers of persons stay in raw.
  return text === '' ? null : maskIdentityNumbers(cut(text, max));
}

/** The same on one line. */
export function plainLine(markup: string | null | undefined, max: number): string | null {
  const text = plainText(markup, max);
  return text === null ? null : text.replace(/\s+/g, ' ').trim();
}

/** What a publisher writes as a time, as plain text; what is only markup is said to be so, because it is no time. */
export const plainTime = (markup: string | null | undefined): string | null =>
  plainLine(markup, MAX_TIME) ?? ((markup ?? '').trim() === '' ? null : '(markup only)');

/** @returns a language as BCP 47 writes it, such as `en-ZA`; null for anything else */
export function languageTag(stated: string | null | undefined): string | null {
  const tag = (stated ?? '').slice(0, MAX_TIME).trim();
  return LANGUAGE.test(tag) ? tag : null;
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1).toWellFormed();
  const end = start.lastIndexOf(' ');
  return `${(end > max / 2 ? start.slice(0, end) : start).trimEnd()}…`;
}
