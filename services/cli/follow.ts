import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './command.ts';
import type { Connections } from './connect.ts';
import type { Progress, RunState } from './progress.ts';

/** State of a run when the following of it ended: `stopped` by Ctrl-C, or with the run. */
export type Followed = RunState & { requestId: string; following: 'ended' | 'stopped' };

const POLL_MS = 500;
/** After this long without any change the operator gets a hint what to look at. */
const STANDSTILL_MS = 30_000;

const stateStatement = `
  with run as (
    select id, status, error_message from ops.cron_runs where invocation_id = $1
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
  outbox as (
    select count(*) as changes, coalesce(max(id), 0) as newest,
      count(*) filter (where id <= $2::bigint) as of_run from core.outbox
  )
  select run.status, run.error_message as error, total, done, failing, stored, settled, waiting,
    changes, newest, of_run as "ofRun"
  from tasks, responses, outbox left join run on true`;

type Row = { status: string | null; error: string | null } & Record<
  'total' | 'done' | 'failing' | 'stored' | 'settled' | 'waiting' | 'changes' | 'newest' | 'ofRun',
  string
>;

/**
 * Follows a requested run until it has ended and everything it stored is published, or until Ctrl-C, which stops the
 * following and not the run.
 * @param requestId what `requestSync` returned
 */
export async function follow(context: Context, requestId: string): Promise<Followed> {
  const connections = await context.connect();
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  const progress = context.progress();
  const hint = watchStandstill(progress, connections, requestId);
  try {
    // Number of the newest change when everything the run had stored was normalised; later changes are not the run's.
    let lastChange: string | null = null;
    for (;;) {
      const row = await readState(connections, requestId, lastChange);
      const state = stateOf(row);
      progress.show(state);
      const collected = row.status !== null && row.status !== 'running' && Number(row.waiting) === 0;
      if (collected && lastChange === null) lastChange = row.newest;
      else if (collected && Number(row.ofRun) === 0) return { ...state, requestId, following: 'ended' };
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

async function readState({ pool }: Connections, requestId: string, lastChange: string | null): Promise<Row> {
  const { rows } = await pool.query<Row>({
    name: 'follow',
    text: stateStatement,
    values: [requestId, lastChange ?? '0'],
  });
  return rows[0]!;
}

const stateOf = (row: Row): RunState => ({
  status: row.status ?? 'none',
  error: row.error,
  tasks: { total: Number(row.total), done: Number(row.done), failing: Number(row.failing) },
  stored: Number(row.stored),
  settled: Number(row.settled),
  outbox: Number(row.changes),
});

/**
 * Watches for a run that makes no progress, and prints a hint once per standstill, since a worker may come back.
 * @returns a function that returns why the request was given up, or null where it was not
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
        ? 'no worker has taken the request yet; is `node workers/main.ts collect` (or `npm start`) running?'
        : `no progress for ${STANDSTILL_MS / 1000} s; a slow publisher is normal${length > 0 ? `, but ${length} messages have failed: see \`tenders failed list\`` : ', `tenders status` shows more'}`,
    );
    return null;
  };
}
