import { setTimeout as wait } from 'node:timers/promises';
import type { ResourceName } from '#shared/resources/index.ts';
import type { Context } from './command.ts';
import type { Connections } from './connect.ts';
import { grouped, plural } from './table.ts';

/** How far a rebuild is, or how it ended. */
export type RebuildState = {
  /** The request that is followed: one's own, or an earlier one that it is one with. */
  requestId: string;
  record: ResourceName | null;
  following: 'ended' | 'stopped';
  /** none (no worker has taken the request), running, completed, partial, failed */
  status: string;
  error: string | null;
  /** Responses made anew; of one resource, records. */
  done: number;
  /** Responses still to be made anew. */
  responses: number;
  /** What is done now, and of which resource; null where nothing is. */
  step: string | null;
  publishing: string | null;
  /** Changed records that wait to be published. */
  outbox: number;
};

export type RebuildRequest = { requestId: string; record: ResourceName | null; since: string };

const ASK_EVERY_MS = 500;
/** Between two lines of progress. */
const LINE_EVERY_MS = 2_000;
/** After this long without a worker, or without any movement, the operator is told what to look at. */
const QUIET_MS = 30_000;
/** Times it is asked before it is looked up whether the message was given up. */
const LOOK_EVERY = 4;

/**
 * A request that came while another was under way is one with it and has no row of its own. Responses are left while
 * they are marked one after the other, and while those that are marked are not normalised.
 */
const STATE = `
  with run as (
    select entity, invocation_id, status, error_message, rows_synced from ops.cron_runs
    where kind = 'rebuild' and record is not distinct from $1 and (invocation_id = $2 or status = 'running' or completed_at >= $3::timestamptz)
    order by invocation_id = $2 desc, started_at desc limit 1
  ),
  at as (
    select cursor::jsonb as step from ops.sync_meta join run using (entity)
    where cursor is not null and run.status = 'running'
  )
  select run.invocation_id as "requestId", run.status, run.error_message as error, coalesce(rows_synced, 0) as done,
    step->>'do' as step, step->>'record' as publishing,
    case when step->>'do' in ('numbers', 'organizations', 'processes', 'responses', 'settle') then (
      select count(*) from raw.response where fault is null and captures > 0
        and id <= coalesce((step->>'last')::bigint, id)
        and (normalised_at is null or step->>'do' in ('numbers', 'organizations', 'processes')
          or step->>'do' = 'responses' and id > (step->>'after')::bigint)) else 0 end::int as responses,
    (select count(*)::int from core.outbox) as outbox
  from (select) always left join run on true left join at on true`;

type Row = Omit<RebuildState, 'record' | 'following' | 'status' | 'requestId'> & {
  requestId: string | null;
  status: string | null;
};

/** Follows a rebuild until it has ended, or until Ctrl-C, which stops the following and not the rebuild. */
export async function followRebuild(context: Context, request: RebuildRequest): Promise<RebuildState> {
  const connections = await context.connect();
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  const tell = teller(context);
  try {
    for (let asked = 1; ; asked += 1) {
      const state = await ask(connections, request);
      tell(state);
      if (state.status !== 'none' && state.status !== 'running') return { ...state, following: 'ended' };
      const refused = asked % LOOK_EVERY === 0 ? await refusal(connections, state.requestId) : null;
      if (refused) return { ...state, status: 'failed', error: refused, following: 'ended' };
      if (interrupt.signal.aborted) return { ...state, following: 'stopped' };
      await wait(ASK_EVERY_MS, undefined, { signal: interrupt.signal }).catch(() => undefined);
    }
  } finally {
    process.off('SIGINT', stop);
  }
}

type State = Omit<RebuildState, 'following'>;

async function ask({ pool }: Connections, { requestId, record, since }: RebuildRequest): Promise<State> {
  const { rows } = await pool.query<Row>({
    name: 'follow-rebuild',
    text: STATE,
    values: [record, requestId, since],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('a statement without condition gave no row');
  return { ...row, requestId: row.requestId ?? requestId, record, status: row.status ?? 'none' };
}

/** @returns why a message of the rebuild was given up, or null */
async function refusal(connections: Connections, requestId: string): Promise<string | null> {
  const failed = (await (await connections.queues()).failed()).find(
    ({ queue, id }) => queue === 'rebuild' && id.endsWith(requestId),
  );
  return failed ? `it was given up after ${failed.attempts} attempts: ${failed.reason}` : null;
}

/** Tells how far it is when that has changed, and once per standstill what may be the reason. */
function teller({ say }: Context): (state: State) => void {
  let told = { line: '', at: Number.NEGATIVE_INFINITY };
  let moved = { state: '', at: performance.now() };
  return (state) => {
    const now = performance.now();
    const line = sentence(state);
    if (line !== told.line && now - told.at >= LINE_EVERY_MS) {
      told = { line, at: now };
      say(line);
    }
    const seen = JSON.stringify(state);
    if (seen !== moved.state) moved = { state: seen, at: now };
    else if (now - moved.at >= QUIET_MS) {
      moved = { state: seen, at: Number.POSITIVE_INFINITY };
      say(
        state.status === 'none'
          ? 'no worker has taken the request yet; is `node workers/main.ts rebuild` (or `npm start`) running?'
          : `nothing has moved for ${QUIET_MS / 1000} s; \`tenders status\` and \`tenders failed list\` show more`,
      );
    }
  };
}

function sentence({ status, step, publishing, responses, outbox }: State): string {
  if (status === 'none') return 'waiting for a worker to take the request';
  const changes = `${grouped(outbox)} ${outbox === 1 ? 'change' : 'changes'} to publish`;
  if (responses > 0 || step === 'settle') return `${plural(responses, 'response')} left, ${changes}`;
  return publishing === null ? changes : `comparing ${publishing}, ${changes}`;
}
