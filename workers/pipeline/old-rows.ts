import { databaseTime, type Pool } from '#shared/database.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Time of one call; the next one goes on. Other jobs wait behind it. */
const CALL_MS = 20_000;
/** Rows of one transaction, so that nobody waits for its locks for long. */
export const ROWS = 5_000;
const DAY_MS = 86_400_000;

/** Removes a portion of what is old. @returns how many rows were touched; 0 when nothing is left */
export type RemovePortion = (pool: Pool, ago: (days: number) => Date) => Promise<number>;

/** @returns a portion by one statement */
export const portionBy =
  (sql: string, valuesOf: (ago: (days: number) => Date) => unknown[]): RemovePortion =>
  async (pool, ago) =>
    (await pool.query(sql, valuesOf(ago))).rowCount ?? 0;

/**
 * Removes what is older than the limits in shared/retention.ts. Safe to run twice: each portion is a statement that finds
 * nothing where another one has removed it. Ages are measured at the time of the database: a machine whose clock is ahead must
 * not erase what is young.
 * @returns how many rows were touched
 */
export async function removeOldRows(
  { pool, signal }: Pick<StageContext, 'pool' | 'signal'>,
  portions: readonly RemovePortion[],
): Promise<number> {
  const now = await databaseTime(pool);
  const end = performance.now() + CALL_MS;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  let done = 0;
  for (const remove of portions) {
    for (let last = 1; last > 0 && performance.now() < end && !signal?.aborted; done += last)
      last = await remove(pool, ago);
  }
  return done;
}
