import { randomUUID } from 'node:crypto';
import type { Executor } from '#shared/database/connection.ts';
import type { RunStatus } from '#shared/operator/runs.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';

/** The run log, ops.cron_runs: one row for each sync, import, rebuild and scheduled job. Only this module writes it. */

/** A run as it begins. */
export type NewRun = {
  /** Name of the source, import, rebuild or job. */
  entity: string;
  /** Identifies the message or call that causes the run, so that it never causes a second one. */
  invocationId: string;
} & (
  | { kind: 'sync'; mode: SyncMode; fromDay: string | null; toDay: string | null }
  /** `record`: the only resource that is rebuilt; null for all. */
  | { kind: 'rebuild'; record: string | null }
  | { kind: 'import' }
  | { kind: 'job' }
);

/** Amounts to add to the figures of a run, and an error that replaces the previous one. */
export type RunProgress = { rows?: number; pages?: number; cpuMs?: number; error: string | null };

/** @returns id of the new run, or null if its invocation already has a run */
export const beginRun = (database: Executor, run: NewRun): Promise<string | null> =>
  insertRun(database, run, { status: 'running', error: null });

/**
 * Lets a request join a running run with the same scope. The invocation of the request then finds that run.
 * @returns whether there is such a run
 */
export async function joinRunUnderWay(
  database: Executor,
  run: Extract<NewRun, { kind: 'sync' }>,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update ops.cron_runs set joined = case when $5 = any(joined) then joined else joined || $5 end
     where kind = 'sync' and status = 'running' and entity = $1 and mode = $2
       and (from_day, to_day) is not distinct from ($3::date, $4::date) and invocation_id <> $5`,
    [run.entity, run.mode, run.fromDay, run.toDay, run.invocationId],
  );
  return (rowCount ?? 0) > 0;
}

/** Records a run that cannot begin. Does nothing if its invocation already has a run. */
export async function rejectRun(database: Executor, run: NewRun, reason: string): Promise<void> {
  await insertRun(database, run, { status: 'failed', error: reason });
}

/** Records a run that has already ended, for jobs that are recorded only if they did something. */
export async function recordRun(
  database: Executor,
  run: NewRun,
  outcome: RunProgress & { status: Exclude<RunStatus, 'running'> /** Milliseconds. */; tookMs: number },
): Promise<void> {
  await insertRun(database, run, outcome);
}

/** Adds to the figures of a run and marks it as running, even if it had ended. */
export const progressRun = (database: Executor, id: string, progress: RunProgress): Promise<void> =>
  updateRun(database, id, 'running', progress);

/** Adds to the figures of a run and ends it. */
export const endRun = (
  database: Executor,
  id: string,
  status: Exclude<RunStatus, 'running'>,
  progress: RunProgress,
): Promise<void> => updateRun(database, id, status, progress);

/** Ends the runs of an entity that are marked as running; the caller knows that no process works on them any more. */
export async function endAbandoned(database: Executor, entity: string, reason: string): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `select id from ops.cron_runs where entity = $1 and status = 'running'`,
    [entity],
  );
  for (const { id } of rows) await endRun(database, id, 'failed', { error: reason });
}

async function insertRun(
  database: Executor,
  run: NewRun,
  { status, tookMs = 0, rows = 0, cpuMs = 0, error }: RunProgress & { status: RunStatus; tookMs?: number },
): Promise<string | null> {
  const sync = run.kind === 'sync' ? run : null;
  const inserted = await database.query<{ id: string }>(
    `insert into ops.cron_runs (id, invocation_id, entity, kind, mode, from_day, to_day, record, status, error_message,
       rows_synced, cpu_time_ms, started_at, completed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now() - $13::float8 * interval '1 millisecond',
       case when $9 <> 'running' then now() end)
     on conflict (invocation_id) do nothing returning id`,
    [
      randomUUID(),
      run.invocationId,
      run.entity,
      run.kind,
      sync?.mode ?? null,
      sync?.fromDay ?? null,
      sync?.toDay ?? null,
      run.kind === 'rebuild' ? run.record : null,
      status,
      masked(error),
      rows,
      Math.round(cpuMs),
      tookMs,
    ],
  );
  return inserted.rows[0]?.id ?? null;
}

async function updateRun(
  database: Executor,
  id: string,
  status: RunStatus,
  { rows = 0, pages = 0, cpuMs = 0, error }: RunProgress,
): Promise<void> {
  await database.query(
    `update ops.cron_runs set status = $2, completed_at = case when $2 <> 'running' then now() end,
       rows_synced = rows_synced + $3, pages = pages + $4, cpu_time_ms = cpu_time_ms + $5, error_message = $6
     where id = $1`,
    [id, status, rows, pages, Math.round(cpuMs), masked(error)],
  );
}

/** An error message may quote data from a publisher or a caller. */
const masked = (error: string | null): string | null => (error === null ? null : maskIdentityNumbers(error));
