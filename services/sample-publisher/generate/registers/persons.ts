import { identityNumber } from '#services/sample-publisher/generate/identity-numbers.ts';
import { fullName } from '#services/sample-publisher/generate/people.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';

/** An invented person with a number that passes its check. */
export type Person = { name: string; idNumber: string };

/** Digits for citizenship, and the following one, which no real number has. */
const FICTIONAL = '99';

/** @returns the nth person of a seed: the same in all registers */
export function personOf(seed: number, n: number): Person {
  const random = randomOf(seed, 'register-person', n);
  const idNumber = identityNumber(16_000, FICTIONAL, random);
  return { name: fullName(random), idNumber };
}
