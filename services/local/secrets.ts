import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { EnvironmentError } from '#shared/errors.ts';
import { readIfThere, writePrivate } from './folders.ts';

/** What the stack makes once and keeps in DATA_DIR, in `secrets.json` (mode 600). */
export type Secrets = {
  jwtSecret: string;
  /** Kept, because stored documents link to it. */
  publisherPort?: number;
  /** The demo API key of each data set's database. */
  apiKeys: Record<string, string>;
  /** When each generated data set's publications begin, so that a later start continues the same ones. */
  since: Record<string, string>;
};

const fileIn = (directory: string): string => join(directory, 'secrets.json');

/**
 * Reads the secrets, made at the first start.
 * @throws EnvironmentError when the file is damaged or cannot be written
 */
export async function readSecrets(directory: string): Promise<Secrets> {
  const text = await readIfThere(fileIn(directory));
  if (text === null) {
    const secrets: Secrets = { jwtSecret: randomBytes(32).toString('hex'), apiKeys: {}, since: {} };
    await writeSecrets(directory, secrets);
    return secrets;
  }
  try {
    return JSON.parse(text) as Secrets;
  } catch (error) {
    throw new EnvironmentError(`${fileIn(directory)} is damaged; remove it, and new secrets are made`, {
      cause: error,
    });
  }
}

export const writeSecrets = (directory: string, secrets: Secrets): Promise<void> =>
  writePrivate(fileIn(directory), JSON.stringify(secrets));
