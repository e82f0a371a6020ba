/** Identity numbers of natural persons, which nobody may read here: thirteen digits that begin with the day of birth. */

/** Thirteen digits, perhaps in groups, the third to sixth of which are a month and a day. */
const IDENTITY_NUMBER =
  /(?<!\d)\d{2}[\s.-]?(?:0[1-9]|1[0-2])[\s.-]?(?:0[1-9]|[12]\d|3[01])[\s.-]?\d{4}[\s.-]?\d{2}[\s.-]?\d(?!\d)/g;

const masked = (digits: string): string => `${digits.slice(0, 6)}****${digits.slice(-3)}`;

/**
 * Masks every identity number in a text: `8001015009087` → `800101****087`. A number is masked on suspicion: its check
 * digit is not asked, because a mistyped number still leads to a person. A text without one comes back as it is.
 */
export function maskIdentityNumbers(text: string): string {
  const plain = text.normalize('NFKC');
  const hidden = plain.replace(IDENTITY_NUMBER, (found) => masked(found.replace(/\D/g, '')));
  return hidden === plain ? text : hidden;
}

/**
 * Masks a value that is said to be an identity number, whatever it looks like; what is masked already stays.
 * @returns six digits, four asterisks, three digits; null where there are not that many digits to show
 */
export function maskIdentityNumber(text: string): string | null {
  if (MASKED.test(text)) return text;
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.length === 13 ? masked(digits) : null;
}

/** How an identity number is shown. */
export const MASKED = /^\d{6}\*{4}\d{3}$/;
