import { createHmac } from 'node:crypto';

/**
 * Keyed hashes of the identity numbers of persons, by which two records of one person are recognised and the number is
 * not stored. There are few enough numbers to try them all, so that a hash without a key would hide nothing.
 *
 * @param key setting IDENTITY_KEY; with another key, all hashes are different ones
 * @returns a function from thirteen digits to 64 hexadecimal characters
 */
export const identityHasher =
  (key: string) =>
  (digits: string): string =>
    createHmac('sha256', key).update(digits).digest('hex');
