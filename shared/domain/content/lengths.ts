import { containsIdentityNumber, maskIdentityNumbers } from '#shared/text/identity-number.ts';

/** Maximum number of characters of a title that search engines show. */
export const TITLE_LENGTH = 60;
/** Maximum number of characters of a title that networks show for a shared page. */
export const SHARED_LENGTH = 90;
/** Maximum number of characters of a description that search engines show. */
export const DESCRIPTION_LENGTH = 155;

/**
 * @returns a text on one line, without angle brackets, so that it cannot contain HTML, and with identity numbers
 *   masked; empty for none
 */
export function plainText(text: string | null): string {
  // Masking may turn fullwidth characters into brackets, and removing brackets may join digits to an identity number.
  const masked = onOneLine(maskIdentityNumbers(onOneLine(text ?? '')));
  return maskIdentityNumbers(masked);
}

const onOneLine = (text: string): string =>
  text
    .replace(/[<>\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * @param max number of characters, including the ellipsis
 * @returns the text, or as many of its first words as fit with an ellipsis; empty if not even one fits, or if the rest
 *   looks like an identity number
 */
export function cutAtWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max - 1);
  if (end <= 0) return '';
  const words = withoutEnd(text.slice(0, end));
  const cut = words === '' ? '' : `${words}…`;
  return containsIdentityNumber(cut) ? '' : cut;
}

const PUNCTUATION = /[\s\p{P}]/u;

/** @returns the text without blanks and punctuation at its end */
export function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
