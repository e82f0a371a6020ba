import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './command.ts';
import type { Connections } from './connect.ts';
import type { Progress, RunState } from './progress.ts';

/** State of a run when following it ended: `stopped` by Ctrl-C, or `ended` with the run. */
export type Followed = RunState & { requestId: string; following: 'ended' | 'stopped' };

const POLL_MS = 500;
/** After this long without any change a hint is printed. */
const STANDSTILL_MS = 30_000;

const stateStatement = `
  with run as (
    select id, status, error_message from ops.cron_runs where invocation_id = $1 or $1 = any(joined)
  ),
  tasks as (
    select count(*) as total, count(*) filter (where state in ('done', 'failing')) as done,
      count(*) filter (where state = 'failing') as failing
    from ops.task where run_id = (select id from run)
  ),
  responses as (
    select coalesce(sum(response.captures), 0) as stored,
      coalesce(sum(response.captures) filter (where normalised_at is not null), 0) as settled,
      count(*) filter (where normalised_at is null) as waiting
    from raw.response join ops.task on task.id = response.task_id
    where task.run_id = (select id from run) and fault is null
  ),
  stale as (
    select count(*) as keys, coalesce(max(id), 0) as newest_key,
      count(*) filter (where id <= $2::bigint) as keys_of_run from derived.stale
  ),
  outbox as (
    select count(*) as changes, coalesce(max(id), 0) as newest_change,
      count(*) filter (where id <= $3::bigint) as changes_of_run from core.outbox
  )
  select run.status, run.error_message as error, total, done, failing, stored, settled, waiting,
    keys, newest_key as "newestKey", keys_of_run as "keysOfRun",
    changes, newest_change as "newestChange", changes_of_run as "changesOfRun"
  from tasks, responses, stale, outbox left join run on true`;

type Count = 'total' | 'done' | 'failing' | 'stored' | 'settled' | 'waiting' | 'keys' | 'keysOfRun';
type Row = { status: string | null; error: string | null } & Record<
  Count | 'newestKey' | 'changes' | 'changesOfRun' | 'newestChange',
  string
>;

/**
 * Follows a requested run until it has ended and everything it stored is published, including the derived values.
 * Ctrl-C ends the following, not the run.
 * @param requestId the id that `requestSync` returned
 */
export async function follow(context: Context, requestId: string): Promise<Followed> {
  const connections = await context.connect();
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  const progress = context.progress();
  const hint = watchStandstill(progress, connections, requestId);
  try {
    const last: LastOfRun = { key: null, change: null };
    for (;;) {
      const row = await readState(connections, requestId, last);
      const state = stateOf(row);
      progress.show(state);
      if (isPublished(row, last)) return { ...state, requestId, following: 'ended' };
      const givenUp = await hint(state);
      if (givenUp) return { ...state, status: 'failed', error: givenUp, requestId, following: 'ended' };
      if (interrupt.signal.aborted) return { ...state, requestId, following: 'stopped' };
      await wait(POLL_MS, undefined, { signal: interrupt.signal }).catch(() => undefined);
    }
  } finally {
    progress.stop();
    process.off('SIGINT', stop);
  }
}

/**
 * Ids of the newest stale key and of the newest change that follow from the run; later ones follow from other changes.
 * Null until known: the key, until everything the run stored is normalised; the change, until its stale keys are computed.
 */
type LastOfRun = { key: string | null; change: string | null };

/** @returns whether everything the run stored is published; sets `last` as soon as its ids are known */
function isPublished(row: Row, last: LastOfRun): boolean {
  const normalised = row.status !== null && row.status !== 'running' && Number(row.waiting) === 0;
  if (!normalised) return false;
  if (last.change !== null) return Number(row.changesOfRun) === 0;
  const computed = Number(last.key === null ? row.keys : row.keysOfRun) === 0;
  last.key ??= row.newestKey;
  // Derive deletes stale keys and adds their changes in one transaction, so this row includes the changes.
  if (computed) last.change = row.newestChange;
  return false;
}

async function readState({ pool }: Connections, requestId: string, last: LastOfRun): Promise<Row> {
  const { rows } = await pool.query<Row>({
    name: 'follow',
    text: stateStatement,
    values: [requestId, last.key ?? '0', last.change ?? '0'],
  });
  return rows[0]!;
}

const stateOf = (row: Row): RunState => ({
  status: row.status ?? 'none',
  error: row.error,
  tasks: { total: Number(row.total), done: Number(row.done), failing: Number(row.failing) },
  stored: Number(row.stored),
  settled: Number(row.settled),
  stale: Number(row.keys),
  outbox: Number(row.changes),
});

/**
 * Prints a hint when a run makes no progress, and again if that happens after further progress.
 * @returns a function to call with each state; it returns the reason if the request was given up, otherwise null
 */
function watchStandstill({ remark }: Progress, connections: Connections, requestId: string) {
  let last = '';
  let since = performance.now();
  let hinted = false;
  let calls = 0;
  return async (state: RunState): Promise<string | null> => {
    calls += 1;
    const now = JSON.stringify(state);
    if (now !== last) {
      last = now;
      since = performance.now();
      hinted = false;
    }
    if (state.status === 'none' && calls % 4 === 0) {
      const failed = (await (await connections.queues()).failed()).find(
        ({ id }) => id === `plan-${requestId}`,
      );
      if (failed) return `the request was given up after ${failed.attempts} attempts: ${failed.reason}`;
    }
    if (hinted || performance.now() - since < STANDSTILL_MS) return null;
    hinted = true;
    const { length } = await (await connections.queues()).failed();
    remark(
      state.status === 'none'
        ? 'no worker has started the run yet; check that `npm start` or `node workers/main.ts plan collect` is running'
        : `no progress for ${STANDSTILL_MS / 1000} s; ${length > 0 ? `${length} messages have failed, see \`tenders failed list\`` : 'the publisher may be slow; `tenders status` shows more'}`,
    );
    return null;
  };
}
