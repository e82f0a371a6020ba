import { databaseTime, type Pool } from '#shared/database.ts';
import {
  ADDRESS_DAYS,
  CALL_DAYS,
  CALL_SUM_DAYS,
  ISSUE_DAYS,
  JOB_RUN_DAYS,
  MODEL_ANSWER_DAYS,
  PUBLISHER_TIME_DAYS,
  RUN_DAYS,
} from '#shared/retention.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Time of one call; the next one goes on. Other jobs wait behind it. */
const CALL_MS = 20_000;
/** Rows of one transaction, so that nobody waits for its locks for long. */
const ROWS = 5_000;
/** Runs of one transaction; a sync has hundreds of tasks. */
const RUNS = 100;
const DAY_MS = 86_400_000;

type Step = (pool: Pool, ago: (days: number) => Date) => Promise<number>;

/** Each removes a portion. @returns how many rows were removed; 0 when nothing is left */
const steps: readonly Step[] = [
  async (pool, ago) => {
    const { rows } = await pool.query<{ touched: number }>(
      'select ops.remove_old_usage($1, $2, $3::timestamptz::date, $4) as touched',
      [ago(ADDRESS_DAYS), ago(CALL_DAYS), ago(CALL_SUM_DAYS), ROWS],
    );
    return rows[0]?.touched ?? 0;
  },
  (pool, ago) =>
    removed(
      pool,
      `delete from ops.cron_runs where id in (
         select id from ops.cron_runs old where kind = 'job' and started_at < $1 and exists (
           select from ops.cron_runs newer where newer.entity = old.entity and newer.started_at > old.started_at)
         limit $2)`,
      [ago(JOB_RUN_DAYS), ROWS],
    ),
  (pool, ago) => removed(pool, OLD_RUNS, [ago(RUN_DAYS), RUNS]),
  (pool, ago) =>
    removed(
      pool,
      `delete from ops.publisher_time where (source, hour, mode, pass) in (
         select source, hour, mode, pass from ops.publisher_time where hour < $1 limit $2)`,
      [ago(PUBLISHER_TIME_DAYS), ROWS],
    ),
  (pool, ago) =>
    removed(
      pool,
      `delete from core.model_answer where key in (
         select key from core.model_answer where answered_at < $1 limit $2)`,
      [ago(MODEL_ANSWER_DAYS), ROWS],
    ),
  // A message that was given up is not sent again while its issue is there, so this kind stays.
  (pool, ago) =>
    removed(
      pool,
      `delete from ops.issue where id in (
         select id from ops.issue where kind <> 'message-failed'
           and last_at < case severity when 'info' then $1 when 'warning' then $2 else $3 end::timestamptz limit $4)`,
      [ago(ISSUE_DAYS.info), ago(ISSUE_DAYS.warning), ago(ISSUE_DAYS.error), ROWS],
    ),
];

/**
 * Runs that have ended, with their tasks. The latest of each kind and mode stays, and so does one with a task that a
 * response still needs to know as open.
 */
const OLD_RUNS = `
with old as (
  select id from ops.cron_runs old
  where kind in ('sync', 'import', 'rebuild') and mode is distinct from 'backfill' and status <> 'running' and started_at < $1
    and exists (select from ops.cron_runs newer where newer.entity = old.entity and newer.mode is not distinct from old.mode
      and newer.started_at > old.started_at)
    and not exists (select from ops.task where run_id = old.id and state in ('pending', 'running'))
  order by started_at limit $2
), tasks as (delete from ops.task where run_id in (select id from old))
delete from ops.cron_runs where id in (select id from old)`;

const removed = async (pool: Pool, sql: string, values: unknown[]): Promise<number> =>
  (await pool.query(sql, values)).rowCount ?? 0;

/**
 * Removes what is old from the usage log, the run log, the answers of language models and the issues, by the limits in shared/retention.ts. Safe to run
 * twice: each portion is a statement that finds nothing where another one has removed it.
 * Ages are measured at the time of the database: a machine whose clock is ahead must not erase what is young.
 * @returns how many rows were removed or lost their address
 */
export async function removeOldLogs({
  pool,
  signal,
}: Pick<StageContext, 'pool' | 'signal'>): Promise<number> {
  const now = await databaseTime(pool);
  const end = performance.now() + CALL_MS;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  let done = 0;
  for (const step of steps) {
    for (let last = 1; last > 0 && performance.now() < end && !signal?.aborted; done += last)
      last = await step(pool, ago);
  }
  return done;
}
