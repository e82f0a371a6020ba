import { waitingForRoom } from '#shared/health/conditions/room.ts';
import { plural } from '#shared/text/plural.ts';
import type { Context } from './command.ts';
import type { Connections } from './connect.ts';
import type { Progress, RunState } from './progress.ts';
import { type Following, followed, STANDSTILL_MS, watchStandstill } from './reporting.ts';

/** State of a run when following it ended: `stopped` by Ctrl-C, or `ended` with the run. */
export type Followed = RunState & { requestId: string } & Following;

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
  const progress = context.progress();
  const stands = watchStandstill();
  const last: LastOfRun = { key: null, change: null };
  try {
    return await followed(async (calls) => {
      const row = await readState(connections, requestId, last);
      const state = { ...stateOf(row), requestId };
      progress.show(state);
      if (isPublished(row, last)) return { state, ended: true };
      const looks = state.status === 'none' && calls % FAILED_EVERY === 0;
      const givenUp = looks ? await reasonGivenUp(connections, requestId) : null;
      if (givenUp !== null) return { state: { ...state, status: 'failed', error: givenUp }, ended: true };
      if (stands(state)) await hint(progress, connections, state);
      return { state, ended: false };
    });
  } finally {
    progress.stop();
  }
}

/** The failed messages are read at every nth look. */
const FAILED_EVERY = 4;

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

/** @returns why the request was given up; null where it was not */
async function reasonGivenUp(connections: Connections, requestId: string): Promise<string | null> {
  const failed = (await (await connections.queues()).failed()).find(({ id }) => id === `plan-${requestId}`);
  return failed
    ? `the request was given up after ${plural(failed.attempts, 'attempt')}: ${failed.reason}`
    : null;
}

/** Says what may be the reason that a run makes no progress. */
async function hint({ remark }: Progress, connections: Connections, { status }: RunState): Promise<void> {
  const { length } = await (await connections.queues()).failed();
  const reason =
    length > 0
      ? `failed: ${plural(length, 'message')}, see \`tenders failed list\``
      : ((await waitingForRoom(connections.pool)) ??
        'the publisher may be slow; `tenders status` shows more');
  remark(
    status === 'none'
      ? 'no worker has started the run yet; check that `npm start` or `node workers/main.ts plan collect` is running'
      : `no progress for ${STANDSTILL_MS / 1000} s; ${reason}`,
  );
}
