import { formOfRegistration } from '#shared/domain/suppliers/legal-form.ts';
import { readSupplier } from '#shared/domain/suppliers/mention.ts';
import { checkCsdNumber, checkRegistration, readNumbers } from '#shared/domain/suppliers/numbers.ts';
import { maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { registrationKey } from '#shared/text/registration.ts';

/** Numbers that identify a company or person, given beside a name or within it. */

export type KnownNumbers = {
  /**
   * In canonical form if they are of the company register; numbers of other registers and wrong ones are only compared
   * for equality.
   */
  registrations: readonly string[];
  csds: readonly string[];
  /** Represents an identity number, such as a keyed hash. */
  identity: string | null;
  /** Whether the name is a joint venture, whose members have their own numbers. */
  joint: boolean;
};

export type NumberMethod = 'registration-number' | 'csd-number' | 'identity-number';

/** The result of comparing numbers, before names are compared; `number` is empty for an identity number. */
export type NumberVerdict =
  | { says: 'same'; method: NumberMethod; number: string }
  | { says: 'different'; method: NumberMethod }
  | { says: 'converted' };

type Given = { registration?: string | null; csd?: string | null; identity?: string | null };

/** @param text the name, which may contain numbers */
export function readKnownNumbers(text: string, { registration, csd, identity }: Given): KnownNumbers {
  const mentions = readSupplier(text);
  const given = [readRegistration(registration ?? '')];
  const stated = [numberOf(checkCsdNumber(csd ?? '')), ...mentions.map((mention) => mention.csd)];
  return {
    registrations: distinct([...given, ...readNumbers(text).registrations]),
    csds: distinct(stated),
    identity: identity ?? null,
    joint: mentions[0]?.role === 'joint-venture',
  };
}

const distinct = (numbers: readonly (string | null)[]): string[] => [
  ...new Set(numbers.filter((number) => number !== null)),
];

const numberOf = (checked: { number: string } | { fault: unknown }): string | null =>
  'number' in checked ? checked.number : null;

/** Numbers with fewer digits identify nobody. */
const MIN_DIGITS = 4;

/**
 * Reads a number that stands alone or after a label, such as `Reg. No. 2008/123456/23`.
 * @returns the canonical number, or the key of a number of another register, such as that of a trust or a foreign
 *   company. An impossible number, such as one with an unknown legal form, is also kept: two records with the same
 *   wrong number share the error. Null for an identity number, which must not be shown, for zeros only, and if there is
 *   no number
 */
export function readRegistration(text: string): string | null {
  const checked = checkRegistration(text);
  if ('number' in checked) return checked.number;
  if (checked.fault === 'no-serial') return null;
  const { registrations, rejected } = readNumbers(text);
  const wrong = rejected.find(({ kind }) => kind === 'registration')?.text;
  return registrations[0] ?? otherRegister(wrong ?? text);
}

function otherRegister(text: string): string | null {
  if (maskSuspectedNumbers(text) !== text) return null;
  const key = registrationKey(text);
  const digits = key.replace(/[^1-9]/g, '');
  return digits.length > 0 && key.replace(/\D/g, '').length >= MIN_DIGITS ? key : null;
}

/**
 * Any equal number means the same company or person. Otherwise different numbers mean two, with two exceptions: a joint
 * venture and its members have different numbers, and a close corporation that became a company is the same person in
 * law (Companies Act 71 of 2008, Schedule 2, item 2).
 * @returns the result for the numbers of both; null if they decide nothing
 */
export function compareNumbers(one: KnownNumbers, other: KnownNumbers): NumberVerdict | null {
  const registration = common(one.registrations, other.registrations);
  if (registration !== undefined)
    return { says: 'same', method: 'registration-number', number: registration };
  if (one.identity !== null && one.identity === other.identity)
    return { says: 'same', method: 'identity-number', number: '' };
  const csd = common(one.csds, other.csds);
  if (csd !== undefined) return { says: 'same', method: 'csd-number', number: csd };
  if (one.joint || other.joint) return null;
  const [here, there] = [one.registrations.filter(isCanonical), other.registrations.filter(isCanonical)];
  if (here.some((mine) => there.some((theirs) => isConversion(mine, theirs)))) return { says: 'converted' };
  if (here.length > 0 && there.length > 0) return { says: 'different', method: 'registration-number' };
  if (one.identity !== null && other.identity !== null)
    return { says: 'different', method: 'identity-number' };
  return one.csds.length > 0 && other.csds.length > 0 ? { says: 'different', method: 'csd-number' } : null;
}

const common = (some: readonly string[], others: readonly string[]): string | undefined =>
  some.find((number) => others.includes(number));

const isCanonical = (number: string): boolean => numberOf(checkRegistration(number)) === number;

const FORMS_OF_COMPANIES: ReadonlySet<string | null> = new Set([
  'private-company',
  'public-company',
  'incorporated',
]);

/**
 * Whether two numbers differ only in the legal form, one of a close corporation and one of a company: `2008/123456/23`,
 * `…/07`.
 */
function isConversion(one: string, other: string): boolean {
  if (one.slice(0, -2) !== other.slice(0, -2)) return false;
  const forms = [formOfRegistration(one), formOfRegistration(other)];
  return forms.includes('close-corporation') && forms.some((form) => FORMS_OF_COMPANIES.has(form));
}

/** @returns a key for each number, so that names with an equal one are found */
export const numberKeys = ({ registrations, csds, identity }: KnownNumbers): string[] => [
  ...registrations.map((number) => `registration ${number}`),
  ...csds.map((number) => `csd ${number}`),
  ...(identity === null ? [] : [`identity ${identity}`]),
];
