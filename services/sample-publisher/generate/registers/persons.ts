import { fullName } from '#services/sample-publisher/generate/people.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { DAY } from '#services/sample-publisher/generate/times.ts';
import { isIdentityNumber } from '#shared/text/identity-number.ts';

/** An invented person with a number that passes its check. */
export type Person = { name: string; idNumber: string };

const FIRST_BIRTH = Date.UTC(1955, 0, 1);
const BIRTH_DAYS = 16_000;
/** Digits for citizenship and the one behind it that no real number has. */
const FICTIONAL = '99';

/** @returns the nth person of a seed: the same in all registers */
export function personOf(seed: number, n: number): Person {
  const random = randomOf(seed, 'register-person', n);
  const born = new Date(FIRST_BIRTH + random.integer(0, BIRTH_DAYS) * DAY);
  const date = born.toISOString().slice(2, 10).replaceAll('-', '');
  const start = `${date}${String(random.integer(0, 9_999)).padStart(4, '0')}${FICTIONAL}`;
  const idNumber = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(isIdentityNumber)!;
  return { name: fullName(random), idNumber };
}
