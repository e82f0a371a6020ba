import type { Client, Executor, Pool } from '#shared/database.ts';

/** Advisory locks: work that one process at a time may do. PostgreSQL frees them when the process that holds them dies. */

/** Answers whether a lock could be taken, in place of the result of the work. */
export const BUSY = 'busy';

/**
 * Runs `work` while no other process holds the lock of this name. The lock belongs to the connection that `work` gets;
 * work that writes through this connection cannot write after it has lost the lock. A connection pooler in transaction
 * mode between here and the server would break this.
 * @returns what `work` returns, or `busy` where another process holds the lock
 * @throws whatever `work` throws, or the database's error
 */
export async function withLock<Result>(
  pool: Pool,
  key: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result | typeof BUSY> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as free',
      [key],
    );
    if (!rows[0]?.free) return BUSY;
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    }
  } catch (error) {
    // The connection may still hold the lock, so it must not return to the pool.
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Waits for the lock of this name, then holds it until the transaction of `client` ends. */
export async function lockUntilCommit(client: Client, key: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}

/**
 * @param key SQL expression of the lock's name
 * @returns SQL condition: no process holds the lock. It takes the lock until the end of the statement's transaction.
 */
export const lockIsFree = (key: string): string => `pg_try_advisory_xact_lock(hashtextextended(${key}, 0))`;

/**
 * Waits for the locks of resources, then holds them until the transaction ends. Whoever writes published records, their
 * counters or their change numbers holds the lock of the resource, so that change numbers follow the order of commits.
 */
export async function lockResources(client: Executor, resources: readonly string[]): Promise<void> {
  await client.query({
    name: 'lock-resources',
    text: `select pg_advisory_xact_lock(hashtext('publish'), hashtext(name)) from unnest($1::text[]) as name`,
    values: [resources],
  });
}
