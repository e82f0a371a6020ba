import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from './command.ts';
import type { Connections } from './connect.ts';
import type { Progress, RunState } from './progress.ts';

/** How a followed run ended, or that it was no longer followed. */
export type Followed = RunState & { requestId: string; following: 'ended' | 'stopped' };

const ASK_EVERY_MS = 500;
/** After this long without a worker, or without any movement, the operator is told what to look at. */
const QUIET_MS = 30_000;

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
      count(*) filter (where id <= $2::bigint) as awaited from core.outbox
  )
  select run.status, run.error_message as error, total, done, failing, stored, settled, waiting,
    changes, newest, awaited
  from tasks, responses, outbox left join run on true`;

type Row = { status: string | null; error: string | null } & Record<
  'total' | 'done' | 'failing' | 'stored' | 'settled' | 'waiting' | 'changes' | 'newest' | 'awaited',
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
  const hint = quietHint(progress, connections, requestId);
  try {
    // Changes up to this number are the run's; later ones belong to whatever comes after it.
    let mark: string | null = null;
    for (;;) {
      const row = await ask(connections, requestId, mark);
      const state = stateOf(row);
      progress.show(state);
      const collected = row.status !== null && row.status !== 'running' && Number(row.waiting) === 0;
      if (collected && mark === null) mark = row.newest;
      else if (collected && Number(row.awaited) === 0) return { ...state, requestId, following: 'ended' };
      const refused = await hint(state);
      if (refused) return { ...state, status: 'failed', error: refused, requestId, following: 'ended' };
      if (interrupt.signal.aborted) return { ...state, requestId, following: 'stopped' };
      await wait(ASK_EVERY_MS, undefined, { signal: interrupt.signal }).catch(() => undefined);
    }
  } finally {
    progress.stop();
    process.off('SIGINT', stop);
  }
}

async function ask({ pool }: Connections, requestId: string, mark: string | null): Promise<Row> {
  const { rows } = await pool.query<Row>({
    name: 'follow',
    text: stateStatement,
    values: [requestId, mark ?? '0'],
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
 * Watches for a run that does not move. A request that was given up is the end of it; anything else is a remark, once
 * per standstill, since a worker may come back.
 * @returns a function that tells why the request was given up, or null
 */
function quietHint({ remark }: Progress, connections: Connections, requestId: string) {
  let last = '';
  let since = performance.now();
  let said = false;
  let asked = 0;
  return async (state: RunState): Promise<string | null> => {
    asked += 1;
    const now = JSON.stringify(state);
    if (now !== last) {
      last = now;
      since = performance.now();
      said = false;
    }
    if (state.status === 'none' && asked % 4 === 0) {
      const failed = (await (await connections.queues()).failed()).find(
        ({ id }) => id === `plan-${requestId}`,
      );
      if (failed) return `the request was given up after ${failed.attempts} attempts: ${failed.reason}`;
    }
    if (said || performance.now() - since < QUIET_MS) return null;
    said = true;
    const { length } = await (await connections.queues()).failed();
    remark(
      state.status === 'none'
        ? 'no worker has taken the request yet; is `node workers/main.ts collect` (or `npm start`) running?'
        : `nothing has moved for ${QUIET_MS / 1000} s; a slow publisher is normal${length > 0 ? `, but ${length} messages have failed: see \`tenders failed list\`` : ', `tenders status` shows more'}`,
    );
    return null;
  };
}
