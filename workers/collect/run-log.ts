import { randomUUID } from 'node:crypto';
import type { Client, Executor } from '#shared/database/connection.ts';
import type { RunStatus } from '#shared/operator/runs.ts';
import type { Message, SyncMode } from '#shared/queues/contracts.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import { beginRun, endRun, joinRunUnderWay, progressRun, rejectRun } from '#workers/pipeline/runs.ts';

/** The runs of collect in the run log, and the progress of each source in ops.sync_meta. */

export type PlanMessage = Message<'plan'>;

const runOf = (request: PlanMessage, fromDay: string | undefined, toDay: string | undefined) =>
  ({
    kind: 'sync',
    entity: request.source,
    invocationId: request.requestId,
    mode: request.mode,
    fromDay: fromDay ?? null,
    toDay: toDay ?? null,
  }) as const;

/**
 * Begins the run of a request.
 * @param days South African publication days that it covers, inclusive
 * @returns its id, or null where this request has been planned before
 */
export async function openRun(
  client: Client,
  request: PlanMessage,
  days: { from: string; to: string },
): Promise<string | null> {
  const id = await beginRun(client, runOf(request, days.from, days.to));
  if (id === null) return null;
  await client.query(
    `insert into ops.sync_meta (entity, mode) values ($1, $2)
     on conflict (entity) do update set mode = excluded.mode, updated_at = now()`,
    [request.source, request.mode],
  );
  return id;
}

/**
 * Lets a request join the run of the same source, mode and days that is under way.
 * @returns whether there is one
 */
export const joinRun = (
  client: Client,
  request: PlanMessage,
  days: { from: string; to: string },
): Promise<boolean> => joinRunUnderWay(client, runOf(request, days.from, days.to));

/** Records a request for which no run can be planned; the same request is recorded once. */
export const rejectRequest = (database: Executor, request: PlanMessage, reason: string): Promise<void> =>
  rejectRun(database, runOf(request, request.from, request.to), reason);

/**
 * Updates a run's row from its tasks: counts while tasks are left, then its status. Call it in the transaction that
 * ends a task, so that a crash cannot separate the two. Several processes may call it at the same time: it locks the
 * run's row first, so the last call sees all tasks.
 * @param cpuMs processor time spent since the last call, in milliseconds
 * @param completeFrom a backfill from this day or an earlier one is complete
 * @returns whether the run has ended; once that is committed, {@link tellOfEnd} is due
 */
export async function settleRun(
  client: Client,
  runId: string,
  { cpuMs, completeFrom }: { cpuMs: number; completeFrom: string },
): Promise<boolean> {
  const { rows: runs } = await client.query<Run>(
    `select entity, status, mode, from_day as "fromDay", to_day as "toDay", rows_synced as rows, pages,
       to_char(started_at at time zone 'UTC' + interval '2 hours', 'YYYY-MM-DD') as day
     from ops.cron_runs where id = $1 for update`,
    [runId],
  );
  const run = runs[0]!;
  // A separate statement, so that it sees everything committed before the lock on the row was granted.
  const { rows: totals } = await client.query<Totals>(
    `select count(*) filter (where state in ('pending', 'running'))::int as open,
       count(*) filter (where state = 'failing')::int as failing,
       count(*)::int as total, coalesce(sum(pages), 0)::int as pages, coalesce(sum(captures), 0)::int as rows,
       (array_agg(last_error order by id) filter (where state = 'failing'))[1] as "firstError"
     from ops.task where run_id = $1`,
    [runId],
  );
  const tasks = totals[0]!;
  const error =
    tasks.failing > 0
      ? `${tasks.failing} of ${tasks.total} tasks keep failing, the first: ${tasks.firstError}`
      : null;
  const progress = { rows: tasks.rows - run.rows, pages: tasks.pages - run.pages, cpuMs, error };
  const status = tasks.open > 0 ? 'running' : tasks.failing > 0 ? 'partial' : 'completed';
  if (status === 'running') await progressRun(client, runId, progress);
  else await endRun(client, runId, status, progress);
  await updateProgress(client, run, {
    added: progress.rows,
    pages: tasks.pages,
    error,
    ended: status === run.status ? null : status,
    complete: run.mode === 'backfill' && run.fromDay <= completeFrom && run.toDay >= run.day,
  });
  return status !== 'running';
}

/**
 * Makes derive compute what depends on the end of a run: when a list of restricted suppliers was last seen, even if the
 * list is unchanged and no response is stored.
 */
export const tellOfEnd = (queues: Queues): Promise<void> =>
  queues.send('derive', { cause: `run-${randomUUID()}` });

type Run = {
  entity: string;
  status: RunStatus;
  mode: SyncMode;
  fromDay: string;
  toDay: string;
  rows: number;
  pages: number;
  /** South African day on which the run began. */
  day: string;
};
type Totals = {
  open: number;
  failing: number;
  total: number;
  pages: number;
  rows: number;
  firstError: string | null;
};

/** Adds to a source's progress what its run has collected since the last call. */
async function updateProgress(
  client: Client,
  { entity, mode, toDay }: Run,
  now: { added: number; pages: number; error: string | null; ended: RunStatus | null; complete: boolean },
): Promise<void> {
  const completed = now.ended === 'completed';
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
      entity,
      now.added,
      completed && now.complete,
      completed && mode === 'incremental',
      completed,
      now.ended === 'partial',
      now.error,
      toDay,
      now.pages,
    ],
  );
}

/**
 * Records a failure of the publisher as a whole at once, because the run continues until the failure is over.
 * @param pauseMs for how long no request will be sent, in milliseconds; null if unknown
 */
export async function recordProblem(
  database: Executor,
  source: string,
  reason: string,
  pauseMs: number | null,
): Promise<void> {
  await database.query(
    `update ops.sync_meta set last_error = $2, last_error_at = now(), consecutive_failures = consecutive_failures + 1,
       paused_until = now() + $3::float8 * interval '1 millisecond', pause_reason = case when $3::float8 is not null then $2 end,
       updated_at = now() where entity = $1`,
    [source, reason, pauseMs],
  );
}

/** Records for how many milliseconds the circuit to a publisher stays open. */
export async function recordCircuit(database: Executor, source: string, openMs: number): Promise<void> {
  await database.query(
    `update ops.sync_meta set circuit_until = now() + $2::float8 * interval '1 millisecond', updated_at = now() where entity = $1`,
    [source, openMs],
  );
}

/** @returns SQL condition: no request is sent to the source now. `source` is an SQL expression of its name */
export const isPaused = (source: string): string =>
  `exists (select from ops.sync_meta where entity = ${source} and paused_until > now())`;
