import { databaseTime, type Pool } from '#shared/database/connection.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Maximum time of one call; the next call continues. Other jobs wait meanwhile. */
const CALL_MS = 20_000;
/** Rows of one transaction, so that its locks are short. */
export const ROWS = 5_000;
const DAY_MS = 86_400_000;

/** Removes a portion of the old rows. @returns how many rows were changed; 0 when nothing is left */
export type RemovePortion = (pool: Pool, ago: (days: number) => Date) => Promise<number>;

/** @returns a portion that one statement removes */
export const portionBy =
  (sql: string, valuesOf: (ago: (days: number) => Date) => unknown[]): RemovePortion =>
  async (pool, ago) =>
    (await pool.query(sql, valuesOf(ago))).rowCount ?? 0;

/**
 * Removes data that is older than the limits in shared/operator/retention.ts. Safe to run twice: each portion is one statement,
 * which finds nothing if another run has removed it. Ages are measured by the clock of the database, so that a machine
 * with a wrong clock does not erase recent data.
 * @returns how many rows were changed
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
