import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { contracts, type Message } from '#shared/queues/contracts.ts';
import type { FailedMessage, Queues } from '#shared/queues/enqueue.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { type BUSY, lockIsFree, lockUntilCommit, withLock } from '#workers/pipeline/locks.ts';
import { beginRun, endRun, progressRun } from '#workers/pipeline/runs.ts';

/**
 * The state of rebuilds: a row in the run log for each, and in ops.sync_meta the step that comes next. Each step
 * updates this in its own transaction, so a rebuild continues where it stopped, for any reason.
 */

/** The next step. `after` is the last completed row; empty before the first. */
export type RebuildStep =
  | { do: 'numbers' }
  | { do: 'organizations' }
  | { do: 'processes'; after: string }
  /** `last`: the newest response at the time when all processes were marked. */
  | { do: 'responses'; after: string; last: string }
  | { do: 'settle'; last: string }
  | { do: 'orphans'; after: string }
  | { do: 'buyers' }
  | { do: 'patterns' }
  /** Makes derive compute everything; `derived` waits until it is done. */
  | { do: 'derive' }
  | { do: 'derived' }
  | { do: 'publish'; record: ResourceName; after: string }
  | { do: 'words' };

export type RebuildKind = Message<'rebuild'>['kind'];

/** @returns the message that works on a step */
export const kindOf = (step: RebuildStep): RebuildKind => (beginning.has(step.do) ? 'start' : 'finish');

const beginning = new Set<RebuildStep['do']>([
  'numbers',
  'organizations',
  'processes',
  'responses',
  'settle',
]);

export type RebuildRun = {
  id: string;
  requestId: string;
  entity: string;
  /** The only resource whose records are published again; null if everything is recomputed. */
  record: ResourceName | null;
  startedAt: string;
  /** What could not be recomputed, in words; null if nothing is known to be missing. */
  problem: string | null;
  step: RebuildStep;
  /** The step as it is stored. */
  cursor: string;
};

const ENTITY = 'rebuild';
const entityOf = (record: ResourceName | null): string => (record === null ? ENTITY : `${ENTITY} ${record}`);

const OPEN = `
  select run.id, invocation_id as "requestId", run.entity, record, started_at as "startedAt", error_message as problem, cursor
  from ops.cron_runs run join ops.sync_meta meta on meta.entity = run.entity
  where run.kind = 'rebuild' and run.status = 'running' and meta.cursor is not null`;

type OpenRow = Omit<RebuildRun, 'step'>;

const runOf = (row: OpenRow): RebuildRun => ({ ...row, step: JSON.parse(row.cursor) as RebuildStep });

/**
 * Begins the rebuild that a message requests, or finds that it has begun. While one is under way, requests for the same
 * do not begin a second one. Rebuilds that were given up end in the same transaction, so a caller who follows this
 * request never sees one of them end.
 * @returns the run to work on, or null if there is nothing to do for this message
 */
export async function openRun(
  pool: Pool,
  { kind, requestId, record: name }: Message<'rebuild'>,
  givenUp: readonly GivenUp[] = [],
): Promise<RebuildRun | null> {
  const record = name ?? null;
  return transaction(pool, async (client) => {
    await lockUntilCommit(client, ENTITY);
    for (const { runId, error } of givenUp) await endRun(client, runId, 'failed', { error });
    const { rows } = await client.query<OpenRow>(`${OPEN} and invocation_id = $1`, [requestId]);
    if (rows[0]) return runOf(rows[0]);
    if (kind === 'finish' && record === null) return null;
    const step: RebuildStep = record === null ? { do: 'numbers' } : { do: 'publish', record, after: '' };
    const entity = entityOf(record);
    const working = await client.query(
      `select from ops.cron_runs where kind = 'rebuild' and status = 'running' and record is not distinct from $1`,
      [record],
    );
    if (working.rows.length > 0) return null;
    const id = await beginRun(client, { kind: 'rebuild', entity, invocationId: requestId, record });
    if (id === null) return null;
    await client.query(
      `insert into ops.sync_meta (entity, mode, cursor) values ($1, 'rebuild', $2)
       on conflict (entity) do update set mode = excluded.mode, cursor = excluded.cursor, updated_at = now()`,
      [entity, JSON.stringify(step)],
    );
    const opened = await client.query<OpenRow>(`${OPEN} and invocation_id = $1`, [requestId]);
    return opened.rows[0] ? runOf(opened.rows[0]) : null;
  });
}

/** Outcome of a step: the next step, null after the last one, and the number of processed rows. */
export type StepResult = { next: RebuildStep | null; rows?: number; problem?: string | null };

/** A rebuild whose message was given up. */
type GivenUp = { runId: string; messageId: string; error: string };

/**
 * @param request the message that requests a rebuild
 * @returns the other rebuilds of the same records whose message was given up
 */
export async function givenUpRuns(
  pool: Pool,
  queues: Pick<Queues, 'failed'>,
  { requestId, record: name }: Message<'rebuild'>,
): Promise<GivenUp[]> {
  const { rows } = await pool.query<OpenRow>(
    `${OPEN} and record is not distinct from $1 and invocation_id <> $2`,
    [name ?? null, requestId],
  );
  if (rows.length === 0) return [];
  const failed = await queues.failed();
  return rows.flatMap((row) => {
    const messageId = contracts.rebuild.jobId(messageOf(runOf(row)));
    const message = failed.find(({ queue, id }) => queue === 'rebuild' && id === messageId);
    return message === undefined ? [] : [{ runId: row.id, messageId, error: reasonOf(message) }];
  });
}

const reasonOf = ({ attempts, reason }: FailedMessage): string =>
  `it was given up after ${attempts} attempts: ${reason}`;

/**
 * Records a step as done, in the transaction that does it.
 * @returns the run after the commit; null after the last step
 * @throws if another process has advanced the rebuild, so that this step is rolled back
 */
export async function recordStep(
  client: Client,
  run: RebuildRun,
  { next, rows = 0, problem }: StepResult,
): Promise<RebuildRun | null> {
  const cursor = next === null ? null : JSON.stringify(next);
  const error = problem === undefined ? run.problem : problem;
  const moved = await client.query(
    `update ops.sync_meta set cursor = $3, updated_at = now(), rows_synced_total = rows_synced_total + $4,
       last_full_sync_at = case when $3::text is null then now() else last_full_sync_at end
     where entity = $1 and cursor = $2`,
    [run.entity, run.cursor, cursor, rows],
  );
  if (moved.rowCount !== 1) throw new Error(`${run.entity} has been moved on by another process`);
  const progress = { rows, pages: 1, error };
  if (next !== null) await progressRun(client, run.id, progress);
  else await endRun(client, run.id, error === null ? 'completed' : 'partial', progress);
  return next === null || cursor === null ? null : { ...run, problem: error, step: next, cursor };
}

const LOCK = `${ENTITY}:`;

/**
 * Does the work while no other process does it.
 * @returns `busy` if another process works on this rebuild
 */
export const exclusively = <Result>(
  pool: Pool,
  { entity }: RebuildRun,
  work: () => Promise<Result>,
): Promise<Result | typeof BUSY> => withLock(pool, `${LOCK}${entity}`, work);

/** @returns a message for each rebuild that began at least this many seconds ago and on which no process works */
export async function idleRebuilds(pool: Pool, minAge: number): Promise<Message<'rebuild'>[]> {
  const { rows } = await pool.query<OpenRow>(
    `with waiting as materialized (${OPEN} and started_at <= now() - $1 * interval '1 second')
     select * from waiting where ${lockIsFree(`'${LOCK}' || entity`)}`,
    [minAge],
  );
  return rows.map(runOf).map(messageOf);
}

/** @returns the message that continues a run */
export const messageOf = ({ requestId, record, step }: RebuildRun): Message<'rebuild'> => ({
  kind: kindOf(step),
  requestId,
  ...(record === null ? {} : { record }),
});
