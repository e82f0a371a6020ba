import { canonicalRegistration } from '#shared/text/registration.ts';
import { splitRegistrations } from '#shared/text/registrations-in-names.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';
import { isKnownFormCode } from './legal-form.ts';

/**
 * Numbers that identify suppliers, in names and beside them. A number that fails a check links nothing, and an issue is
 * raised.
 */

export const numberFaults = [
  'malformed',
  'unknown-form',
  'impossible-year',
  'no-serial',
  'contradicted',
] as const;
/** Why a number is not believed; `contradicted`: the same publication contradicts it. */
export type NumberFault = (typeof numberFaults)[number];

/** A number that failed a check, as written. */
export type RejectedNumber = { kind: 'registration' | 'csd'; text: string; fault: NumberFault };

/** The first year of the register, and the last possible year if it is unknown when the number was seen. */
const FIRST_YEAR = 1850;
const LAST_YEAR = 2099;

/** Longer texts are not names with numbers; `splitSupplierName` also leaves them unchanged. */
const MAX_LENGTH = 5_000;
/** The number of a private company that is also its name. */
const NUMBER_AS_NAME = /^\s{0,9}(K(?:19|20)\d{8})(?!\d)/i;
/**
 * @param latestYear when the number was seen; it cannot be newer
 * @returns the canonical number, or why it is not believed
 */
export function checkRegistration(
  text: string,
  latestYear = LAST_YEAR,
): { number: string } | { fault: NumberFault } {
  const number = canonicalRegistration(text);
  if (number === null) return { fault: 'malformed' };
  const year = Number(number.slice(0, 4));
  if (year < FIRST_YEAR || year > latestYear) return { fault: 'impossible-year' };
  if (!isKnownFormCode(number.slice(-2))) return { fault: 'unknown-form' };
  return /\/0+\//.test(number) ? { fault: 'no-serial' } : { number };
}

/** @returns the number as `MAAA` and seven digits, or why it is not believed */
export function checkCsdNumber(text: string): { number: string } | { fault: NumberFault } {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (!/^MAAA\d{7}$/.test(plain)) return { fault: 'malformed' };
  return plain === 'MAAA0000000' ? { fault: 'no-serial' } : { number: plain };
}

/** A name without numbers, and the numbers that it contained. */
export type NameAndNumbers = {
  name: string;
  registrations: string[];
  csds: string[];
  members: readonly { name: string | null; csdNumber: string }[];
  rejected: RejectedNumber[];
};

/** Separates numbers of both kinds from a name: `Zed (Pty) Ltd Reg no 2006/014232/07, CSD No. MAAA0097108`. */
export function readNumbers(text: string, latestYear?: number): NameAndNumbers {
  const found: NameAndNumbers = { name: text, registrations: [], csds: [], members: [], rejected: [] };
  if (text.length > MAX_LENGTH) return found;
  if (!/\d{4}/.test(text)) return { ...found, name: withoutEnds(text) };
  const { name: unnumbered, registrations } = splitRegistrations(text);
  for (const registration of registrations) addRegistration(found, registration, latestYear);
  const { name, csd, members } = splitSupplierName(unnumbered);
  const asName = NUMBER_AS_NAME.exec(name ?? '');
  if (asName?.[1] !== undefined) addRegistration(found, asName[1], latestYear);
  if (csd !== null) addCsd(found, csd);
  return { ...found, name: withoutEnds(name ?? ''), members: members ?? [] };
}

function addRegistration(found: NameAndNumbers, text: string, latestYear: number | undefined): void {
  const checked = checkRegistration(text, latestYear);
  if ('fault' in checked) found.rejected.push({ kind: 'registration', text, fault: checked.fault });
  else if (!found.registrations.includes(checked.number)) found.registrations.push(checked.number);
}

function addCsd(found: NameAndNumbers, text: string): void {
  const checked = checkCsdNumber(text);
  if ('fault' in checked) found.rejected.push({ kind: 'csd', text, fault: checked.fault });
  else found.csds.push(checked.number);
}

/** Removes marks from both ends of a name, except a bracket or point that belongs to its last word. */
function withoutEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && /[\s,;:–-]/.test(text.charAt(from))) from += 1;
  while (from < to && /(?:[\s,;:–-]|\s\.)$/.test(text.slice(Math.max(from, to - 2), to))) to -= 1;
  return text.slice(from, to);
}
