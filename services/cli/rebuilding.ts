import type { ResourceName } from '#shared/resources/names.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import type { Context } from './command.ts';
import type { Connections } from './connect.ts';
import { type Following, followed, reporter } from './reporting.ts';

/** Progress of a rebuild, or how it ended. */
export type RebuildState = Following & {
  /** The followed request: that of this command, or an earlier one that was already running. */
  requestId: string;
  record: ResourceName | null;
  /** none (not started by a worker yet), running, completed, partial or failed */
  status: string;
  error: string | null;
  /** Responses marked to be recomputed; if one resource is rebuilt, the number of its records. */
  done: number;
  /** Responses still to be recomputed. */
  responses: number;
  /** The current step and the resource that is being compared; null if there is none. */
  step: string | null;
  publishing: string | null;
  /** Changed records that are not yet published. */
  outbox: number;
};

export type RebuildRequest = {
  requestId: string;
  record: ResourceName | null;
  /** Time of the request, of the database's clock. */
  since: string;
  /** Ids of messages that had been given up before the request. */
  givenUpBefore: ReadonlySet<string>;
};

/** The failed messages are read at every nth poll. */
const FAILED_EVERY = 4;

/**
 * A request made during another rebuild has no row of its own and follows that rebuild. `responses` counts those still to
 * be marked and those marked but not yet normalised.
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
      select count(*) from raw.response where fault is null and captures > 0 and source not like 'intel:%'
        and id <= coalesce((step->>'last')::bigint, id)
        and (normalised_at is null or step->>'do' in ('numbers', 'organizations', 'processes')
          or step->>'do' = 'responses' and id > (step->>'after')::bigint)) else 0 end::int as responses,
    (select count(*)::int from core.outbox) as outbox
  from (select) always left join run on true left join at on true`;

type Row = Omit<RebuildState, 'record' | 'following' | 'status' | 'requestId'> & {
  requestId: string | null;
  status: string | null;
};

/** Follows a rebuild until it has ended. Ctrl-C ends the following, not the rebuild. */
export async function followRebuild(context: Context, request: RebuildRequest): Promise<RebuildState> {
  const connections = await context.connect();
  const report = reporter({ what: 'rebuild', stage: 'rebuild' }, context.say, sentence);
  return followed(async (polls) => {
    const state = await readState(connections, request);
    report(state);
    if (state.status !== 'none' && state.status !== 'running') return { state, ended: true };
    const givenUp = polls % FAILED_EVERY === 0 ? await reasonGivenUp(connections, state, request) : null;
    return givenUp === null
      ? { state, ended: false }
      : { state: { ...state, status: 'failed', error: givenUp }, ended: true };
  });
}

type State = Omit<RebuildState, 'following'>;

async function readState(
  { pool }: Connections,
  { requestId, record, since }: RebuildRequest,
): Promise<State> {
  const { rows } = await pool.query<Row>({
    name: 'follow-rebuild',
    text: STATE,
    values: [record, requestId, since],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the statement returned no row');
  return { ...row, requestId: row.requestId ?? requestId, record, status: row.status ?? 'none' };
}

/**
 * @returns the reason why a message of the rebuild was given up, or null if none was. A rebuild that was given up before
 *   this request is none: the worker that takes the request ends it and begins anew.
 */
async function reasonGivenUp(
  connections: Connections,
  { requestId }: State,
  { givenUpBefore }: RebuildRequest,
): Promise<string | null> {
  const failed = (await (await connections.queues()).failed()).find(
    ({ queue, id }) => queue === 'rebuild' && id.endsWith(requestId) && !givenUpBefore.has(id),
  );
  return failed ? `it was given up after ${plural(failed.attempts, 'attempt')}: ${failed.reason}` : null;
}

function sentence({ status, step, publishing, responses, outbox }: State): string {
  if (status === 'none') return 'waiting for a worker to start the rebuild';
  const changes = `${grouped(outbox)} ${outbox === 1 ? 'change' : 'changes'} to publish`;
  if (responses > 0 || step === 'settle') return `${plural(responses, 'response')} left, ${changes}`;
  return publishing === null ? changes : `comparing ${publishing}, ${changes}`;
}
