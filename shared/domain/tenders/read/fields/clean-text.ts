import { decodeHTMLStrict } from 'entities';
import type { IssueKind } from '#shared/domain/quality/issue-kinds.ts';
import { withoutTags } from './html-tags.ts';

/** A repaired text, and the kinds of its errors. */
export type CleanText = { text: string; found: readonly IssueKind[] };

/**
 * Printable ASCII without `&` and `<`, tabs and line ends: none of the rules below applies to such a text, and most
 * texts are such.
 */
const PLAIN = /^[\t\n\r\x20-\x25\x27-\x3b\x3d-\x7e]*$/;
const NONE: readonly IssueKind[] = [];

/**
 * NUL and surrogates cannot be stored; other control characters, byte order marks and separators are not readable, and
 * those that change the direction of writing show a text as another one.
 */
const CONTROLS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;
/**
 * UTF-8 bytes that were decoded separately as characters of Windows-1252 or Latin-1: letters with accents, typographic
 * marks and signs, byte order marks. Other first bytes are left alone, because as letters they occur in real texts
 * before a dash or quotation mark.
 */
const CONTINUATION = '(?:[\u0080-\u00bf]|[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])';
const MOJIBAKE = new RegExp(
  `[ÂÃ]${CONTINUATION}|â[€‚„†–—˜\u0080\u0082\u0084]${CONTINUATION}|ï[»¿]${CONTINUATION}`,
  'g',
);
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi;

/** The characters of Windows-1252 in place of the C1 control characters, with their bytes. */
const windowsBytes = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, index) => [
    character,
    0x80 + index,
  ]),
);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Removes everything that is not text from a publisher's text, and keeps words and line breaks. Leading and trailing
 * blanks are removed; line ends become `\n`.
 */
export function cleanText(given: string): CleanText {
  if (PLAIN.test(given)) return { text: given.replace(/\r\n?/g, '\n').trim(), found: NONE };
  const found: IssueKind[] = [];
  let text = given;
  const step = (kind: IssueKind, next: string): void => {
    if (next !== text) found.push(kind);
    text = next;
  };
  step('mojibake', text.replace(MOJIBAKE, decodeAgain));
  if (text.includes('\ufffd')) found.push('lost-characters');
  step('control-characters', text.toWellFormed().replace(CONTROLS, ''));
  if (/[<&]/.test(text)) step('html-in-text', withoutHtml(text));
  return { text: text.replace(/\r\n?/g, '\n').trim(), found };
}

/** @returns the character that the bytes encode in UTF-8; the same text if they encode none */
function decodeAgain(mojibake: string): string {
  const bytes = [...mojibake].map((character) => windowsBytes.get(character) ?? character.charCodeAt(0));
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return mojibake;
  }
}

/** Decodes entities before it removes tags, because tags may be escaped. */
const withoutHtml = (text: string): string => withoutTags(text.replace(ENTITY, decodeEntity));

/** @returns the character of an entity in any letter case; an empty text for unreadable characters */
function decodeEntity(entity: string): string {
  const exact = decodeHTMLStrict(entity);
  const character = exact === entity ? decodeHTMLStrict(entity.toLowerCase()) : exact;
  if (character === entity.toLowerCase()) return entity;
  return character.replace(CONTROLS, '').replace('\ufffd', '').replace('\u00a0', ' ');
}
