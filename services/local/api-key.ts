import { join } from 'node:path';
import { createKey, findKey } from '#shared/access/keys.ts';
import { openPool } from '#shared/database/connection.ts';
import { writePrivate } from './folders.ts';
import { type Secrets, writeSecrets } from './secrets.ts';

/** The API key of this data set: the stored one if it is active in the database, otherwise a new one. */
export async function ensureKey(
  databaseUrl: string,
  directory: string,
  secrets: Secrets,
  set: string,
): Promise<string> {
  const pool = openPool({ url: databaseUrl, role: 'tender_operator', name: 'local', size: 1 });
  try {
    const kept = secrets.apiKeys[set];
    const known = kept === undefined ? null : await findKey(pool, kept);
    const key =
      kept !== undefined && known?.state === 'active'
        ? kept
        : (await createKey(pool, { name: 'npm start', tier: 'enterprise' })).key;
    secrets.apiKeys[set] = key;
    await writeSecrets(directory, secrets);
    // Also in a separate file, for scripts: curl -H "Authorization: Bearer $(cat .data/api-key)".
    await writePrivate(join(directory, 'api-key'), `${key}\n`);
    return key;
  } finally {
    await pool.end();
  }
}
