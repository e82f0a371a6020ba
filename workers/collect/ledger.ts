import { randomUUID } from 'node:crypto';
import type { Client, Executor } from '#shared/database.ts';
import type { Message } from '#shared/queues/contracts.ts';

/** The books of runs: ops.cron_runs (one row a run) and ops.sync_meta (where each source stands). */

export type PlanMessage = Extract<Message<'collect'>, { kind: 'plan' }>;

/** Records that a run has begun. @returns its id, or null where this request has been planned before */
export async function openRun(client: Client, request: PlanMessage): Promise<string | null> {
  const { rows } = await client.query(
    `insert into ops.cron_runs (id, status, entity, invocation_id) values ($1, 'running', $2, $3)
     on conflict (invocation_id) do nothing returning id`,
    [randomUUID(), request.source, request.requestId],
  );
  if (rows.length === 0) return null;
  await client.query(
    `insert into ops.sync_meta (entity, mode) values ($1, $2)
     on conflict (entity) do update set mode = excluded.mode, updated_at = now()`,
    [request.source, request.mode],
  );
  return rows[0].id;
}

/** Records a run that cannot even be planned. Twice is once. */
export async function refuseRun(database: Executor, request: PlanMessage, reason: string): Promise<void> {
  await database.query(
    `insert into ops.cron_runs (id, status, entity, invocation_id, completed_at, error_message)
     values ($1, 'failed', $2, $3, now(), $4) on conflict (invocation_id) do nothing`,
    [randomUUID(), request.source, request.requestId, reason],
  );
}

/**
 * Brings a run's row in line with its tasks: counts while it works, its outcome when no task is left. Belongs into the
 * transaction that ends a task, so that no crash comes between. May be called at any time, any number of times, by several processes at once: the run's row is locked first, and whoever comes last
 * sees all tasks.
 * @param cpuMs processor time spent since the last call, in milliseconds
 * @param completeFrom first day that a backfill must reach back to, to be a complete one
 */
export async function settleRun(
  client: Client,
  runId: string,
  { cpuMs, completeFrom }: { cpuMs: number; completeFrom: string },
): Promise<void> {
  const before = await client.query(
    `select entity, status, rows_synced, to_char(started_at at time zone 'UTC' + interval '2 hours', 'YYYY-MM-DD') as day
     from ops.cron_runs where id = $1 for update`,
    [runId],
  );
  const after = await client.query(
    `with balance as (
       select count(*) filter (where state in ('pending', 'running')) as open, count(*) filter (where state = 'failing') as failing,
         count(*) as total, sum(pages) as pages, sum(captures) as captures,
         (array_agg(last_error order by id) filter (where state = 'failing'))[1] as first_error
       from ops.task where run_id = $1
     )
     update ops.cron_runs set
       status = case when open > 0 then 'running' when failing > 0 then 'partial' else 'completed' end,
       completed_at = case when open > 0 then null else now() end,
       rows_synced = captures, pages = balance.pages, cpu_time_ms = cpu_time_ms + $2,
       error_message = case when failing > 0 then failing || ' of ' || total || ' tasks keep failing, the first: ' || first_error end
     from balance where cron_runs.id = $1 returning status, rows_synced, cron_runs.pages, error_message`,
    [runId, Math.round(cpuMs)],
  );
  await advance(client, runId, before.rows[0], after.rows[0], completeFrom);
}

/** `day` is the South African one on which the run began. */
type Before = { entity: string; status: string; rows_synced: number; day: string };
type After = { status: string; rows_synced: number; pages: number; error_message: string | null };

/** Moves the source on by what the run has added since it was last settled. */
async function advance(
  client: Client,
  runId: string,
  before: Before,
  after: After,
  completeFrom: string,
): Promise<void> {
  const { rows } = await client.query(`select scope from ops.task where run_id = $1 and pass = 'plan'`, [
    runId,
  ]);
  const [mode, days = ''] = String(rows[0]?.scope ?? '').split(' ');
  const [from = '', to = ''] = days.split('..');
  const ended = after.status !== 'running' && after.status !== before.status;
  const completed = ended && after.status === 'completed';
  const partial = ended && after.status === 'partial';
  await client.query(
    `update ops.sync_meta set
       rows_synced_total = rows_synced_total + $2,
       backfill_complete = case when $3 then 1 else backfill_complete end,
       last_full_sync_at = case when $3 then now() else last_full_sync_at end,
       last_incremental_sync_at = case when $4 then now() else last_incremental_sync_at end,
       consecutive_failures = case when $5 then 0 when $6 then consecutive_failures + 1 else consecutive_failures end,
       last_error = case when $5 then null when $6 then $7 else last_error end,
       last_error_at = case when $6 then now() else last_error_at end,
       cursor = case when $5 then $8 || coalesce('/' || (select max(number) from raw.capture where source = $1), '') else cursor end,
       page = $9,
       updated_at = now()
     where entity = $1`,
    [
      before.entity,
      after.rows_synced - before.rows_synced,
      completed && mode === 'backfill' && from <= completeFrom && to >= before.day,
      completed && mode === 'incremental',
      completed,
      partial,
      after.error_message ?? null,
      to,
      after.pages,
    ],
  );
}

/** Records at once that a publisher cannot be worked with, so that nobody waits for the end of the run to be told. */
export async function recordTrouble(database: Executor, source: string, reason: string): Promise<void> {
  await database.query(
    `update ops.sync_meta set last_error = $2, last_error_at = now(), consecutive_failures = consecutive_failures + 1,
       updated_at = now() where entity = $1`,
    [source, reason],
  );
}
