import {
  isIdentityNumber,
  MASK,
  maskDirectorNumber,
  maskSuspectedNumbers,
} from '#shared/text/identity-number.ts';
import { canonicalRegistration, registrationKey } from '#shared/text/registration.ts';
import { addDays, isDay } from '#shared/time.ts';

/**
 * Values in files of registers. What is wrong is said without the value, because a cell in a wrong column may hold the
 * identity number of a person.
 */

/** What a text must be, where it is not; and what is left of it where numbers of persons are left out. */
export type BrokenRule = { must: string; left?: string };

export const isUnreadable = (value: unknown): value is BrokenRule =>
  typeof value === 'object' && value !== null && 'must' in value;

const MAX_TEXT = 500;

/** Names and other words; an identity number in them is masked. */
export function readText(text: string): string | BrokenRule {
  if (text.length > MAX_TEXT) return { must: `have at most ${MAX_TEXT} characters` };
  return maskSuspectedNumbers(text.replace(/\s+/g, ' ').trim());
}

/** A name must be a name of something: by marks or a masked number alone nobody could be found, and all would be one. */
export function readName(text: string): string | BrokenRule {
  const name = readText(text);
  if (typeof name !== 'string' || WORD.test(name.replaceAll(MASK, ''))) return name;
  return name.includes(MASK)
    ? { must: 'be a name, and not the number of a person', left: name }
    : { must: 'have a letter or digit' };
}

const WORD = /\p{Letter}|\p{Number}/u;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]\d{2}:\d{2}\S{0,20})?$/;
/** Day first, as South Africans write. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
/** The register of companies is not older. */
const FIRST_DAY = '1850-01-01';

/** @param today South African day: registers know what has happened, and a day after tomorrow has not */
export function readDay(text: string, today: string): string | BrokenRule {
  const [, year, month, date] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? [];
  const [, first, second, last] = DAY_FIRST.exec(text) ?? [];
  const day = year
    ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
    : `${last}-${second?.padStart(2, '0')}-${first?.padStart(2, '0')}`;
  if (!isDay(day)) return { must: 'be a day, as 2015-03-02 or 02/03/2015' };
  if (day < FIRST_DAY || day > addDays(today, 1)) return { must: `lie between ${FIRST_DAY} and today` };
  return day;
}

const YES = /^(?:1|y|yes|true|ja)$/i;
const NO = /^(?:0|n|no|false|nee)$/i;

export function readFlag(text: string): boolean | BrokenRule {
  if (YES.test(text)) return true;
  return NO.test(text) ? false : { must: 'be 1 or 0, yes or no, true or false' };
}

export const readCount = (text: string): number | BrokenRule =>
  /^\d{1,4}$/.test(text) ? Number(text) : { must: 'be a whole number' };

/** Tax numbers of companies have ten digits. */
export const readTaxNumber = (text: string): string | BrokenRule =>
  /^\d{10}$/.test(text.replace(/\s/g, '')) ? text.replace(/\s/g, '') : { must: 'have ten digits' };

const OTHER_REGISTER = /^(?=[A-Z0-9]*[A-Z])(?=(?:[A-Z]*\d){3})[A-Z0-9]{4,30}$/;

/** @returns the canonical number of a company; of another register, such as that of trusts, its letters and digits */
export function readRegistration(text: string): string | BrokenRule {
  const canonical = canonicalRegistration(text);
  if (canonical !== null) return canonical;
  const must = { must: 'be a registration number, such as 2015/123456/07' };
  if (maskSuspectedNumbers(text) !== text) return { must: `${must.must}, and not the number of a person` };
  const key = registrationKey(text);
  return OTHER_REGISTER.test(key) ? key : must;
}

/** An identity number: what is hashed, and what is shown. */
export type ReadIdentity = { hashed: string; masked: string | null };

const LENGTH = 13;
/** A sheet takes the zeros off the number of a person born in the first years of a century. */
const SHORTEST = 10;

/** @returns the number of an identity document, or of a passport, which has letters; where it is wrong, what it must be */
export function readIdentity(text: string): ReadIdentity | BrokenRule {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  if (/^\d+$/.test(plain)) {
    const digits = plain.length >= SHORTEST ? plain.padStart(LENGTH, '0') : plain;
    if (digits.length !== LENGTH) return { must: 'have thirteen digits' };
    if (!isIdentityNumber(digits))
      return { must: 'be an identity number: its date of birth or its check digit is wrong' };
    return { hashed: digits, masked: maskDirectorNumber(digits) };
  }
  return readPassport(plain);
}

const PASSPORT = /^(?=[A-Z]*\d)[A-Z0-9]{5,20}$/;

/** Passports have no check digit here, and none of their number is shown. */
export function readPassport(text: string): ReadIdentity | BrokenRule {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  return PASSPORT.test(plain)
    ? { hashed: `passport ${plain}`, masked: null }
    : { must: 'be the number of an identity document or a passport' };
}
