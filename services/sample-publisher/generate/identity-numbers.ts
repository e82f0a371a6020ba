import { isIdentityNumber } from '#shared/text/identity-number.ts';
import { personName } from './people.ts';
import { type Random, randomOf } from './random.ts';
import { DAY } from './times.ts';

/** Share of special conditions in which an official names a person by the identity number. */
const SHARE = 0.03;
const FIRST_BIRTH = Date.UTC(1955, 0, 1);

/** Adds a person with an identity number to some special conditions, as publishers' texts have them. */
export function withPerson(conditions: string | null, seed: number, number: number): string | null {
  const random = randomOf(seed, 'person', number);
  if (conditions === null || !random.chance(SHARE)) return conditions;
  return `${conditions.trimEnd()}\r\n\r\nHand in to ${personName(random).trim()}, ID ${spelledNumber(random)}.`;
}

/** A valid number of an invented person, in one of the usual spellings. */
function spelledNumber(random: Random): string {
  const number = identityNumber(18_000, '08', random);
  return random.pick([number, number.replace(/^(\d{6})(\d{4})(\d{3})$/, '$1 $2 $3')]);
}

/**
 * A number whose last digit fits the others.
 * @param days the person is born so many days after 1954 at most
 * @param tail two digits before the last one
 */
export function identityNumber(days: number, tail: string, random: Random): string {
  const born = new Date(FIRST_BIRTH + random.integer(0, days) * DAY);
  const date = born.toISOString().slice(2, 10).replaceAll('-', '');
  const start = `${date}${String(random.integer(0, 9_999)).padStart(4, '0')}${tail}`;
  return Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(isIdentityNumber)!;
}
