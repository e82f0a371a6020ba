import {
  ADDRESS_DAYS,
  CALL_DAYS,
  CALL_SUM_DAYS,
  INCIDENT_DAYS,
  ISSUE_DAYS,
  JOB_RUN_DAYS,
} from '#shared/operator/retention.ts';
import { portionBy, type RemovePortion, ROWS, removeOldRows } from '#workers/pipeline/old-rows.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

const portions: readonly RemovePortion[] = [
  async (pool, ago) => {
    const { rows } = await pool.query<{ touched: number }>(
      'select ops.remove_old_usage($1, $2, $3::timestamptz::date, $4) as touched',
      [ago(ADDRESS_DAYS), ago(CALL_DAYS), ago(CALL_SUM_DAYS), ROWS],
    );
    return rows[0]?.touched ?? 0;
  },
  portionBy(
    `delete from ops.cron_runs where id in (
       select id from ops.cron_runs old where kind = 'job' and started_at < $1 and exists (
         select from ops.cron_runs newer where newer.entity = old.entity and newer.started_at > old.started_at)
       limit $2)`,
    (ago) => [ago(JOB_RUN_DAYS), ROWS],
  ),
  portionBy(
    'delete from ops.incident where id in (select id from ops.incident where ended_at < $1 limit $2)',
    (ago) => [ago(INCIDENT_DAYS), ROWS],
  ),
  // A message that was given up is not sent again while its issue is there, so this kind stays.
  portionBy(
    `delete from ops.issue where id in (
       select id from ops.issue where kind <> 'message-failed'
         and last_at < case severity when 'info' then $1 when 'warning' then $2 else $3 end::timestamptz limit $4)`,
    (ago) => [ago(ISSUE_DAYS.info), ago(ISSUE_DAYS.warning), ago(ISSUE_DAYS.error), ROWS],
  ),
];

/** Removes what is old from the usage log, the runs of jobs, the incidents and the issues. @returns how many rows were removed or lost their address */
export const removeOldLogs = (context: Pick<StageContext, 'pool' | 'signal'>): Promise<number> =>
  removeOldRows(context, portions);
