import { addDays } from '#shared/time.ts';
import { personName } from './people.ts';
import { type Random, randomOf } from './random.ts';
import { words } from './restricted-lists/words.ts';
import { supplierOf } from './suppliers/roster.ts';
import { formVariant, registeredName } from './suppliers/supplier.ts';

/**
 * An entry of the generated list of restricted suppliers. Days are `YYYY-MM-DD`; identity numbers have a wrong check
 * digit, so that none belongs to a real person.
 */
export type RestrictedSupplier = {
  name: string;
  kind: 'company' | 'person';
  registrationOrIdNumber: string;
  reason: string;
  authority: string;
  from: string;
  to: string;
};

const COMPANIES = 56;
const DIRECTORS = 87;
/** One supplier in so many of the first ranks, which win most, is restricted, so that some awards name one of them. */
const STRIDE = 5;

/**
 * The list of restricted suppliers of a seed: 56 companies and 87 directors. Half of the companies are suppliers that
 * win awards, under their registered name; a quarter are such suppliers under another spelling; the other quarter have
 * a name that only resembles a supplier's.
 * @param count entries; those beyond the usual ones are companies and directors in turn
 */
export const restrictedSuppliers = (
  seed: number,
  count: number = COMPANIES + DIRECTORS,
): readonly RestrictedSupplier[] =>
  Array.from({ length: count }, (_, index) => {
    const random = randomOf(seed, 'restricted', index);
    const from = addDays('2021-01-01', random.integer(0, 1_700));
    return {
      ...(isCompany(index) ? company(seed, index, random) : director(random)),
      reason: random.pick(words.reasons),
      authority: random.pick(words.authorities),
      from,
      to: addDays(from, 365 * random.pick([1, 2, 3, 4, 5, 5, 5, 7, 10])),
    };
  });

const isCompany = (index: number): boolean =>
  index < COMPANIES || (index >= COMPANIES + DIRECTORS && index % 2 === 0);

type Named = Pick<RestrictedSupplier, 'name' | 'kind' | 'registrationOrIdNumber'>;

function company(seed: number, index: number, random: Random): Named {
  const supplier = supplierOf(seed, index * STRIDE + 5);
  const registrationOrIdNumber = supplier.registrationNumber;
  const turn = index % 4;
  if (turn < 2) return { kind: 'company', name: registeredName(supplier), registrationOrIdNumber };
  if (turn === 2) return { kind: 'company', name: formVariant(supplier, random), registrationOrIdNumber };
  const resembling = `${supplier.core} ${random.pick(words.resembling)} (Pty) Ltd`;
  return {
    kind: 'company',
    name: resembling,
    registrationOrIdNumber: supplierOf(seed, 50_000 + index).registrationNumber,
  };
}

function director(random: Random): Named {
  const two = (min: number, max: number) => String(random.integer(min, max)).padStart(2, '0');
  const body = `${two(55, 99)}${two(1, 12)}${two(1, 28)}${String(random.integer(0, 9_999)).padStart(4, '0')}08`;
  return {
    kind: 'person',
    name: personName(random).trim(),
    registrationOrIdNumber: `${body}${(checkDigit(body) + 1) % 10}`,
  };
}

/** The Luhn digit that would make an identity number valid. */
function checkDigit(body: string): number {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
