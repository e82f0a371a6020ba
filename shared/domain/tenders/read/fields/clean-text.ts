import type { IssueKind } from '#shared/domain/quality/issue-kinds.ts';

/** A text as it should have been, and what was wrong with it. */
export type CleanText = { text: string; found: readonly IssueKind[] };

/** Printable ASCII without `&` and `<`, tabs and line ends: nothing below can apply, and most texts are just this. */
const PLAIN = /^[\t\n\r\x20-\x25\x27-\x3b\x3d-\x7e]*$/;
const NOTHING: readonly IssueKind[] = [];

/** NUL and surrogates cannot be stored; other controls, byte order marks and separators stand for nothing readable. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff\ufffe\uffff]/g;
/**
 * Bytes of UTF-8, each read as a character of Windows-1252 (or Latin-1): letters with accents, typographic marks and
 * signs, byte order marks. Other lead bytes are letters that real texts put before a dash or a quote.
 */
const CONTINUATION = '(?:[\u0080-\u00bf]|[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ])';
const MISREAD = new RegExp(
  `[ÂÃ]${CONTINUATION}|â[€‚„†–—˜\u0080\u0082\u0084]${CONTINUATION}|ï[»¿]${CONTINUATION}`,
  'g',
);
const TAG =
  /<\/?(?:p|br|b|i|u|s|em|strong|span|div|ul|ol|li|table|thead|tbody|tr|td|th|a|font|h[1-6]|hr|img|sup|sub|blockquote|pre|o:p|html|head|body|iframe|svg|object|form|input|meta|link)\b[^<>]*>/gi;
const SCRIPT = /<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const LOOSE_SCRIPT = /<\/?(?:script|style)\b[^<>]*>/gi;
const BREAKING_TAG = /<(?:br|\/p|\/div|\/li|\/tr|hr)\b[^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
};

/** Characters that Windows-1252 has in place of the C1 controls, with their bytes. */
const windowsBytes = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, index) => [
    character,
    0x80 + index,
  ]),
);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Removes what is not text from a publisher's text, keeping its words and line breaks. Outer blanks go; line ends
 * become `\n`.
 */
export function cleanText(given: string): CleanText {
  if (PLAIN.test(given)) return { text: given.replace(/\r\n?/g, '\n').trim(), found: NOTHING };
  const found: IssueKind[] = [];
  let text = given;
  const step = (kind: IssueKind, next: string): void => {
    if (next !== text) found.push(kind);
    text = next;
  };
  step('mojibake', text.replace(MISREAD, decodeBack));
  if (text.includes('\ufffd')) found.push('lost-characters');
  step('control-characters', text.toWellFormed().replace(CONTROLS, ''));
  if (/[<&]/.test(text)) step('html-in-text', withoutHtml(text));
  return { text: text.replace(/\r\n?/g, '\n').trim(), found };
}

/** @returns the character that the misread bytes are in UTF-8, or the same text where they are none */
function decodeBack(misread: string): string {
  const bytes = [...misread].map((character) => windowsBytes.get(character) ?? character.charCodeAt(0));
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return misread;
  }
}

/** Entities first, so that an escaped tag is a tag too; what is left of `<` is a sign, such as "less than". */
function withoutHtml(text: string): string {
  const decoded = text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const printable =
      code >= 0x20 &&
      code <= 0x10ffff &&
      !(code >= 0x7f && code <= 0x9f) &&
      !(code >= 0xd800 && code <= 0xdfff);
    return printable ? String.fromCodePoint(code) : '';
  });
  return decoded
    .replace(SCRIPT, '')
    .replace(LOOSE_SCRIPT, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(BREAKING_TAG, '\n')
    .replace(TAG, '');
}
