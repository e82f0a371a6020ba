/** Registration numbers of companies: year, six digits, and two digits for the legal form, such as `2015/123456/07`. */

/** Legal form by the letters before the number, for numbers that do not contain it. */
const FORM_OF_PREFIX: Readonly<Record<string, string>> = {
  /** Close corporation, before 2011. */
  CK: '23',
  /** Number of a private company, which may also be its name: `K2015123456 (South Africa) (Pty) Ltd`. */
  K: '07',
};

/** Slashes, hyphens, points, blanks or nothing between the parts. */
const GAP = String.raw`[\s/\\.\p{Pd}]*`;
const NUMBER = new RegExp(
  String.raw`^(CK|K|B|M)?${GAP}((?:1[89]|20)\d{2})${GAP}(\d{6})(?:${GAP}(\d{2}))?$`,
  'u',
);
/** Before 2000: two digits of the year and five or six of the number. Slashes are required, to exclude other numbers. */
const OLD_NUMBER = /^(CK|B|M)?\s*(\d{2})\s*\/\s*(\d{5,6})(?:\s*\/\s*(\d{2}))?$/;

/**
 * Reads a registration number in any customary spelling: `2015/123456/07`, `2015 / 123456 / 07`, `2015-123456-07`,
 * `201512345607`, `CK2008/123456/23`, `K2015123456`, and those of before 2000 such as `CK96/12345/23`.
 * @returns the number as `2015/123456/07`; null where the text is no such number, or the legal form is unknown
 */
export function canonicalRegistration(text: string): string | null {
  const plain = text.normalize('NFKC').trim().toUpperCase();
  const match = NUMBER.exec(plain) ?? OLD_NUMBER.exec(plain);
  if (!match) return null;
  const [, prefix = '', year = '', serial = '', stated] = match;
  const form = stated ?? FORM_OF_PREFIX[prefix];
  if (form === undefined) return null;
  return `${year.padStart(4, '19')}/${serial.padStart(6, '0')}/${form}`;
}

/** The legal form can only follow a whole serial number. */
const BEGINNING = new RegExp(
  String.raw`^(?:CK|K|B|M)?${GAP}((?:1[89]|20)\d{2})${GAP}(?:(\d{1,5})|(\d{6})(?:${GAP}(\d{0,2}))?)$`,
  'u',
);

/**
 * @returns the beginning of canonical numbers that a text is, in any customary spelling: `2015/04` of `2015-04` and
 *   `K201504`; null for other texts, and for a year alone
 */
export function registrationBeginning(text: string): string | null {
  const match = BEGINNING.exec(text.normalize('NFKC').trim().toUpperCase());
  if (!match) return null;
  const [, year, part, serial = part, form = ''] = match;
  return [year, serial, ...(form === '' ? [] : [form])].join('/');
}

/**
 * @returns a key for comparing registration numbers of any register (those of trusts and foreign companies have other
 *   forms): the canonical number, otherwise letters and digits in upper case; empty where there are none
 */
export function registrationKey(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
  return canonicalRegistration(text) ?? canonicalRegistration(plain) ?? plain;
}
