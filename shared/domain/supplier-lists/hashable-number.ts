import { MASK } from '#shared/text/identity-number.ts';

/**
 * The identity number of a person, kept in memory for hashing. It is masked when printed, logged or written as JSON;
 * only a hash function receives its digits.
 */
export class HashableNumber {
  readonly #digits: string;

  /** @param digits thirteen digits, also with a wrong check digit */
  constructor(digits: string) {
    this.#digits = digits;
  }

  /** @param hash makes a keyed hash of the digits; without a key, all numbers could be tried */
  hashed(hash: (digits: string) => string): string {
    return hash(this.#digits);
  }

  equals(other: HashableNumber): boolean {
    return this.#digits === other.#digits;
  }

  toString(): string {
    return MASK;
  }

  toJSON(): string {
    return MASK;
  }
}
