import { type Executor, type Pool, transaction } from '#shared/database/connection.ts';
import { algorithmWith } from '#shared/domain/screening/word-set.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { everySubject } from '#workers/derive/screening/subjects.ts';
import { currentVersion } from '#workers/derive/screening/words.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';

const ID = uuidOf('screening-basis');

/**
 * Makes all names stale if they were screened by rules other than those of this release, or with a word set other than
 * the current one. Safe to run twice and at the same time: the row and the stale keys are one transaction under a lock.
 * @returns the basis of screening from now on; null if nothing has changed
 */
export async function rescreenByNewBasis(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'derive-screening-basis',
    text: 'select version from derived.screening_basis where id = $1',
    values: [ID],
  });
  if (rows[0]?.version === (await currentAlgorithm(pool))) return null;
  return transaction(pool, async (client) => {
    await lockUntilCommit(client, 'derive:screening_basis');
    // Checked again under the lock, because a word set may have been learned since.
    const algorithm = await currentAlgorithm(client);
    const { rowCount } = await client.query(
      `insert into derived.screening_basis as old (id, version) values ($1, $2)
       on conflict (id) do update set version = excluded.version where old.version <> excluded.version`,
      [ID, algorithm],
    );
    if (!rowCount) return null;
    await client.query(
      `insert into derived.stale (derivation, key) select 'screening_match', id from (${everySubject}) every (id)`,
    );
    return algorithm;
  });
}

async function currentAlgorithm(database: Executor): Promise<string> {
  const version = await currentVersion(database);
  return algorithmWith(version === null ? null : { version });
}
