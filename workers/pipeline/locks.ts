import { type Client, COST_BY_THE_BATCH, type Executor, type Pool } from '#shared/database/connection.ts';

/**
 * Advisory locks, for work that only one process at a time may do. PostgreSQL releases them when their process dies.
 */

/** Returned instead of the result if another process holds the lock. */
export const BUSY = 'busy';

/**
 * Runs `work` while holding the lock of this name. The lock belongs to the connection that is passed to `work`; if the
 * connection is lost, so is the lock, and writes through that connection fail. Does not work through a connection pooler
 * in transaction mode.
 * @returns the result of `work`, or `busy` if another process holds the lock
 * @throws the error of `work` or of the database
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
    const unlock = () => client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]);
    const result = await work(client).catch(async (error) => {
      // Where the connection is lost, the error of the work says why.
      await unlock().catch(() => undefined);
      throw error;
    });
    await unlock();
    return result;
  } catch (error) {
    // The connection may still hold the lock, so it must not return to the pool.
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Waits for the lock of this name and holds it until the transaction of `client` ends. */
export async function lockUntilCommit(client: Client, key: string): Promise<void> {
  await client.query({
    name: 'lock-until-commit',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [key],
  });
}

/**
 * Waits for the lock under which the responses of a source are stored and removed, and holds it until the transaction
 * ends, because storing depends on the responses that already exist. The statements of the transaction then use
 * indexes.
 */
export async function lockStored(client: Client, source: string): Promise<void> {
  await client.query({
    name: 'lock-stored',
    text: `select pg_advisory_xact_lock(hashtextextended('stored:' || $1, 0)), ${COST_BY_THE_BATCH}`,
    values: [source],
  });
}

/**
 * @param key SQL expression of the lock's name
 * @returns SQL condition that is true if no other process holds the lock. Evaluating it takes the lock until the end of
 *   the transaction.
 */
export const lockIsFree = (key: string): string => `pg_try_advisory_xact_lock(hashtextextended(${key}, 0))`;

/**
 * Waits for the locks of resources and holds them until the transaction ends. Every transaction that writes published
 * records, counters or change numbers of a resource must hold its lock, so that change numbers follow the order of
 * commits.
 */
export async function lockResources(client: Executor, resources: readonly string[]): Promise<void> {
  await client.query({
    name: 'lock-resources',
    text: `select pg_advisory_xact_lock(hashtext('publish'), hashtext(name)) from unnest($1::text[]) as name`,
    values: [resources],
  });
}
