import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseRole } from '#shared/database/connection.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { readIfThere, writePrivate } from './folders.ts';

/** Values that the stack makes once and stores in DATA_DIR, in `secrets.json` (mode 600). */
export type Secrets = {
  jwtSecret: string;
  identityKey: string;
  redisPassword: string;
  /** Stored because the addresses of stored documents contain it. */
  publisherPort?: number;
  /** The API key of each data set's database. */
  apiKeys: Record<string, string>;
  /** When the publications of each generated data set begin, so that a later start continues the same data. */
  since: Record<string, string>;
  /** Passwords of the roles as which the processes log in; they belong to the server of all data sets. */
  databasePasswords?: Record<DatabaseRole, string>;
};

const newSecret = (): string => randomBytes(32).toString('hex');

const fileIn = (directory: string): string => join(directory, 'secrets.json');

/**
 * Reads the secrets; makes them at the first start.
 * @throws EnvironmentError when the file is damaged or cannot be written
 */
export async function readSecrets(directory: string): Promise<Secrets> {
  const text = await readIfThere(fileIn(directory));
  const stored = text === null ? {} : parse(text, directory);
  const made = {
    jwtSecret: newSecret(),
    identityKey: newSecret(),
    redisPassword: newSecret(),
    apiKeys: {},
    since: {},
  };
  const secrets: Secrets = { ...made, ...stored };
  // Also after an upgrade to a release that keeps another secret.
  if (Object.keys(made).some((name) => !(name in stored))) await writeSecrets(directory, secrets);
  return secrets;
}

function parse(text: string, directory: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch (error) {
    throw new EnvironmentError(`${fileIn(directory)} is damaged; remove it, and new secrets are made`, {
      cause: error,
    });
  }
}

/** @returns the passwords of the processes' logins, made at the first call */
export function databasePasswords(secrets: Secrets): Record<DatabaseRole, string> {
  const password = () => randomBytes(24).toString('hex');
  secrets.databasePasswords ??= {
    tender_api: password(),
    tender_worker: password(),
    tender_operator: password(),
  };
  return secrets.databasePasswords;
}

export const writeSecrets = (directory: string, secrets: Secrets): Promise<void> =>
  writePrivate(fileIn(directory), JSON.stringify(secrets));
