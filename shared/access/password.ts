import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Hashes of passwords: Argon2id with the parameters that OWASP names, which take 19 MiB and some tens of milliseconds. Written as
 * PHC strings, so that each hash says its own parameters and later ones may differ.
 */

const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Longer texts are no passwords, and would only cost time. */
export const MAX_PASSWORD_LENGTH = 200;
const FORM = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

type Cost = { memory: number; passes: number; parallelism: number };

const derive = promisify(argon2);

const compute = (password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost, tagLength });

/** @returns the hash of a password with a new salt, as it is stored */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await compute(password, salt, COST, HASH_BYTES);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * @param stored hash of the account; null where there is no such account or it has no password. The answer is then no, after
 *   the same time
 * @returns whether the password is the one that was hashed
 */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = FORM.exec(stored ?? NOBODY) ?? [];
  const expected = Buffer.from(hash, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const actual = await compute(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(actual, expected) && stored !== null;
}

/** @returns a new password of 24 characters, too long to be guessed */
export const newPassword = (): string => randomBytes(18).toString('base64url');

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A hash that no password is known to have, of the same cost. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(HASH_BYTES))}`;
