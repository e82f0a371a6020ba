import { PUBLISHER_TIME_DAYS, RUN_DAYS } from '#shared/operator/retention.ts';
import { portionBy, type RemovePortion, ROWS, removeOldRows } from '#workers/pipeline/old-rows.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Maximum number of runs in one transaction; a sync has hundreds of tasks. */
const RUNS = 100;

/**
 * Ended runs, with their tasks. The latest of each kind and mode stays, and so does one with a task that a response
 * still needs.
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

const portions: readonly RemovePortion[] = [
  portionBy(OLD_RUNS, (ago) => [ago(RUN_DAYS), RUNS]),
  portionBy(
    `delete from ops.publisher_time where (source, hour, mode, pass) in (
       select source, hour, mode, pass from ops.publisher_time where hour < $1 limit $2)`,
    (ago) => [ago(PUBLISHER_TIME_DAYS), ROWS],
  ),
];

/** Removes old runs with their tasks, and the records of request time. @returns how many rows */
export const removeOldRuns = (context: Pick<StageContext, 'pool' | 'signal'>): Promise<number> =>
  removeOldRows(context, portions);
