/**
 * Masking of natural persons' identity numbers: thirteen digits, of which the first six are the date of birth and the
 * last is a check digit. The whole number is replaced, because a date of birth is personal too.
 */

/** Stands wherever an identity number stood. */
export const MASK = '[identity number]';

const LENGTH = 13;
/** The smallest number of thirteen digits. */
const SMALLEST = 10 ** 12;
/** What people type between the groups: blanks, hyphens, points, and characters that cannot be seen; `+` is a blank in addresses. */
const BETWEEN = String.raw`[\s\u00ad\u200b-\u200f\u2010-\u2015\u2060\ufeff.+-]`;
const GAP = `${BETWEEN}{0,3}`;
const NUMBER = [
  String.raw`\d{2}`,
  '(?:0[1-9]|1[0-2])',
  String.raw`(?:0[1-9]|[12]\d|3[01])`,
  String.raw`\d{4}`,
  ...[String.raw`\d`, String.raw`\d`, String.raw`\d`],
].join(GAP);
/** Ids and hashes in hexadecimal, which may contain such digits by chance. They come first, so that they are passed over. */
const HEXADECIMAL = `(?<![0-9a-z])(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32,1024})(?![0-9a-z])`;
const CANDIDATE = new RegExp(String.raw`${HEXADECIMAL}|(?<number>(?<!\d)${NUMBER}(?!\d))`, 'gi');

const IS_BETWEEN = new RegExp(`^${BETWEEN}$`);

const ASCII = /^[\x00-\x7f]*$/;
const ENCODED = /(?:%[0-9a-f]{2})+/gi;

/**
 * Masks the identity numbers in a text: `ID 800101 5009 087` → `ID [identity number]`. Blanks, hyphens and points between
 * the groups, digits of full width and percent-encoding hide none. A text without identity numbers is returned unchanged.
 */
export const maskIdentityNumbers = (text: string): string => mask(text, isIdentityNumber);

/**
 * As `maskIdentityNumbers`, but masks numbers with a wrong check digit as well. For registers of persons and companies,
 * where thirteen digits that begin with a date are a person's number, perhaps mistyped.
 */
export const maskSuspectedNumbers = (text: string): string => mask(text, () => true);

/** @returns whether a text contains an identity number, in any of the spellings that are masked */
export const containsIdentityNumber = (text: string): boolean => maskIdentityNumbers(text) !== text;

/**
 * Masks the identity numbers in a value of JSON, at any depth: in texts, in names of members, and where one is a number.
 * @param maskText masks a text; by default `maskIdentityNumbers`
 * @returns the same value where there are none
 */
export function withoutIdentityNumbers(value: unknown, maskText = maskIdentityNumbers): unknown {
  return isClean(value, maskText) ? value : masked(value, maskText);
}

/** Looks without copying anything, because nearly every value is clean. */
function isClean(value: unknown, maskText: (text: string) => string): boolean {
  if (typeof value === 'string') return value.length < LENGTH || maskText(value) === value;
  if (typeof value === 'number') return value < SMALLEST || !isIdentityNumber(String(value));
  if (value === null || typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.every((item) => isClean(item, maskText));
  for (const name in value) {
    if (name.length >= LENGTH && maskText(name) !== name) return false;
    if (!isClean((value as Record<string, unknown>)[name], maskText)) return false;
  }
  return true;
}

function masked(value: unknown, maskText: (text: string) => string): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return isClean(value, maskText) ? value : MASK;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => masked(item, maskText));
  const members = Object.entries(value).map(([name, given]) => [maskText(name), masked(given, maskText)]);
  return Object.fromEntries(members);
}

/** @returns whether a text is thirteen digits with the date of a day and a right check digit */
export function isIdentityNumber(digits: string): boolean {
  if (digits.length !== LENGTH || !/^\d+$/.test(digits)) return false;
  const [year, month, day] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  // The century is not part of the number; 1900 was no leap year, 2000 was.
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false;
  return checkSum(digits) % 10 === 0;
}

/** The sum of Luhn's algorithm: every second digit from the right is doubled, and the digits of the results are added. */
function checkSum(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.charAt(at));
    const doubled = (digits.length - at) % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum;
}

function mask(text: string, isNumber: (digits: string) => boolean): string {
  const plain = ASCII.test(text) ? text : text.normalize('NFKC');
  const replaced = replace(plain, isNumber);
  const known = replaced === plain ? text : replaced;
  if (!known.includes('%')) return known;
  const decoded = known.replace(ENCODED, decode).normalize('NFKC');
  const further = replace(decoded, isNumber);
  return further === decoded ? known : further;
}

function replace(text: string, isNumber: (digits: string) => boolean): string {
  let before = '';
  let end = 0;
  for (let place = digitsFrom(text, 0); place !== null; place = digitsFrom(text, place.end + 1)) {
    // Only this place is searched, with the rest of an id or hash that it may be part of.
    const piece = text.slice(0, place.end + LONGEST_ID);
    CANDIDATE.lastIndex = Math.max(end, idStart(text, place.start));
    for (let found = CANDIDATE.exec(piece); found && found.index < place.end; found = CANDIDATE.exec(piece)) {
      const number = found.groups?.['number'];
      if (number === undefined) continue;
      if (isNumber(number.replace(/\D/g, ''))) {
        before += text.slice(end, found.index) + MASK;
        end = CANDIDATE.lastIndex;
      } else {
        // A number may begin within thirteen digits that are none.
        CANDIDATE.lastIndex = found.index + 1;
      }
    }
  }
  return end === 0 ? text : before + text.slice(end);
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Masks the identity number of a company's director so far as clients know it: the first six digits and the last three are
 * shown. A number masked like this stays as it is.
 * @returns six digits, four asterisks, three digits; null for a value that does not have thirteen digits
 */
export function maskDirectorNumber(text: string): string | null {
  if (MASKED_DIRECTOR.test(text)) return text;
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.length === LENGTH ? `${digits.slice(0, 6)}****${digits.slice(-3)}` : null;
}

/** The masked identity number of a director. */
export const MASKED_DIRECTOR = /^\d{6}\*{4}\d{3}$/;

/** Kinds of characters, by their code, for `digitsFrom`. */
const [OTHER, DIGIT, SEPARATOR] = [0, 1, 2];
const KINDS = Uint8Array.from({ length: 0x10000 }, (_, code) => {
  if (code >= 0x30 && code <= 0x39) return DIGIT;
  return IS_BETWEEN.test(String.fromCharCode(code)) ? SEPARATOR : OTHER;
});

/**
 * Finds the next place with thirteen digits and nothing but separators between them, faster than an expression does. Such
 * a place has at least thirteen characters, so that looking at every thirteenth finds it.
 * @returns its first character and that after its last one; null where there is none
 */
function digitsFrom(text: string, from: number): { start: number; end: number } | null {
  for (let at = from + LENGTH - 1; at < text.length; at += LENGTH) {
    if (KINDS[text.charCodeAt(at)] === OTHER) continue;
    let digits = 0;
    let start = at;
    let end = at;
    for (let kind = 0; end < text.length; end += 1) {
      kind = KINDS[text.charCodeAt(end)] as number;
      if (kind === OTHER) break;
      if (kind === DIGIT) digits += 1;
    }
    for (let kind = 0; start > from; start -= 1) {
      kind = KINDS[text.charCodeAt(start - 1)] as number;
      if (kind === OTHER) break;
      if (kind === DIGIT) digits += 1;
    }
    if (digits >= LENGTH) return { start, end };
    // The characters up to the end are known.
    at += Math.floor((end - 1 - at) / LENGTH) * LENGTH;
  }
  return null;
}

/** Characters that an id in hexadecimal has at most after its first thirteen digits; hashes may have more, which does not matter. */
const LONGEST_ID = 64;
/** Characters of a hash that are looked at before its first thirteen digits: eight times as many as the longest in use has. */
const LONGEST_HASH = 1_024;
const HEXADECIMAL_CHARACTER = /[0-9a-f-]/i;

/** @returns where the id or hash begins that a place of digits may be part of */
function idStart(text: string, place: number): number {
  let start = place;
  while (start > 0 && place - start < LONGEST_HASH && HEXADECIMAL_CHARACTER.test(text.charAt(start - 1)))
    start -= 1;
  return start;
}
