/** Masking of natural persons' identity numbers: thirteen digits that begin with the date of birth. */

/** Thirteen digits, perhaps in groups; the third to sixth are a month and a day. */
const IDENTITY_NUMBER =
  /(?<!\d)\d{2}[\s.-]?(?:0[1-9]|1[0-2])[\s.-]?(?:0[1-9]|[12]\d|3[01])[\s.-]?\d{4}[\s.-]?\d{2}[\s.-]?\d(?!\d)/g;

const masked = (digits: string): string => `${digits.slice(0, 6)}****${digits.slice(-3)}`;

/**
 * Masks every identity number in a text: `8001015009087` → `800101****087`. Numbers with a wrong check digit are masked as
 * well, because a mistyped number may still identify a person. A text without identity numbers is returned unchanged.
 */
export function maskIdentityNumbers(text: string): string {
  const plain = text.normalize('NFKC');
  const hidden = plain.replace(IDENTITY_NUMBER, (found) => masked(found.replace(/\D/g, '')));
  return hidden === plain ? text : hidden;
}

/**
 * Masks a value of a field for identity numbers; a masked number stays as it is.
 * @returns six digits, four asterisks, three digits; null for a value that does not have thirteen digits
 */
export function maskIdentityNumber(text: string): string | null {
  if (MASKED.test(text)) return text;
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.length === 13 ? masked(digits) : null;
}

/** A masked identity number. */
export const MASKED = /^\d{6}\*{4}\d{3}$/;
