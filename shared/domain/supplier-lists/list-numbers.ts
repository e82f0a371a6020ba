import { readNumbers } from '#shared/domain/suppliers/numbers.ts';
import { MASK, maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';
import { HashableNumber } from './hashable-number.ts';

/** Which company or person an entry of a list is about. */
export type ListNumber = {
  /** The name without an identity number that it contained. */
  name: string;
  registration: string | null;
  identity: HashableNumber | null;
  /** Whether a number is stated but has no known form. */
  unreadable: boolean;
};

const IDENTITY = /(?<!\d)\d(?:[\s.-]{0,2}\d){12}(?!\d)/;
/** Minimum number of digits of numbers of trusts, foreign companies and passports. */
const LEAST_DIGITS = 4;
/** Text around a masked number in a name. */
const LABELLED_MASK =
  /[\s,;(]{0,5}(?:\b(?:id|identity)\b[\s.:]{0,3}(?:(?:no|number|nr)\b[\s.:]{0,3})?)?\[identity number\]\)?/gi;

/**
 * Reads the numbers of an entry: of a company, of a person, or both, in one column or two, and also within the name.
 * @param stated the cells with numbers
 */
export function readListNumber(name: string, stated: readonly (string | null)[]): ListNumber {
  const cells = stated.filter((cell) => cell !== null);
  const digits = [...cells, name].map(identityIn).find((found) => found !== null) ?? null;
  const registrations = [...cells.map(registrationIn), ...readNumbers(name).registrations];
  const registration = registrations.find((number) => number !== null) ?? otherNumber(cells);
  const masked = maskSuspectedNumbers(name);
  return {
    name: masked === name ? name : masked.replace(LABELLED_MASK, '').trim() || MASK,
    registration,
    identity: digits === null ? null : new HashableNumber(digits),
    unreadable: cells.length > 0 && registration === null && digits === null,
  };
}

/** @returns thirteen digits, also with a wrong check digit */
function identityIn(text: string): string | null {
  if (canonicalRegistration(text) !== null) return null;
  return IDENTITY.exec(text.normalize('NFKC'))?.[0].replace(/\D/g, '') ?? null;
}

const registrationIn = (text: string): string | null =>
  canonicalRegistration(text) ?? readNumbers(text).registrations[0] ?? null;

/** A number of another register, as written; a text that may contain an identity number is never shown. */
function otherNumber(cells: readonly string[]): string | null {
  const other = cells.find(
    (cell) => !IDENTITY.test(cell.normalize('NFKC')) && cell.replace(/\D/g, '').length >= LEAST_DIGITS,
  );
  return other === undefined ? null : maskSuspectedNumbers(other);
}
