import type { Config } from '#shared/config.ts';
import type { Executor } from '#shared/database/connection.ts';
import type { SourceName } from '#shared/sources.ts';
import type { FetchFault } from '#workers/pipeline/fetch-fault.ts';
import { lockIsFree } from '#workers/pipeline/locks.ts';

/**
 * When a host may be requested for documents, and whose turn it is. Collecting comes first: while a run collects new
 * data from a host, no document is fetched from it. Failures and pauses are in a table, so that they apply to every
 * process and after a restart.
 */

/** Failures in a row after which a host is left alone, the first pause in seconds, and the longest. */
const FAILURES = 5;
const PAUSE_S = 60;
const LONGEST_PAUSE_S = 3_600;
/** Longest pause that a host may ask for, in seconds. */
const LONGEST_RETRY_AFTER_S = 86_400;

const LOCK = 'documents:';
/** The lock under which documents are fetched from a host. */
export const lockOf = (host: string): string => `${LOCK}${host}`;
/** @returns SQL condition: no process fetches from the host; `host` is an expression. As lockIsFree */
export const hostIsFree = (host: string): string => lockIsFree(`'${LOCK}' || ${host}`);

/** @returns the hosts from which sources are collected */
function hostsOfSources(config: Config): { source: SourceName; host: string }[] {
  const addresses: Record<SourceName, string> = {
    ocds: config.OCDS_BASE_URL,
    etenders: config.ETENDERS_BASE_URL,
    'treasury-restricted': config.TREASURY_RESTRICTED_URL,
    'treasury-defaulters': config.TREASURY_DEFAULTERS_URL,
  };
  return (Object.keys(addresses) as SourceName[]).map((source) => ({
    source,
    host: new URL(addresses[source]).host,
  }));
}

/** SQL condition: `host` needs a pause, or collecting from it comes first. $1 and $2 are sources and their hosts. */
const MUST_WAIT = `(exists (select from core.document_host known where known.host = due.host and known.resumes_at > now())
  or exists (select from unnest($1::text[], $2::text[]) as own (source, host) where own.host = due.host and (
    exists (select from ops.sync_meta where entity = own.source and paused_until > now())
    or exists (select from ops.task join ops.cron_runs run on run.id = task.run_id
      where task.source = own.source and task.state in ('pending', 'running') and run.mode <> 'backfill'))))`;

const sourcesFor = (config: Config): [string[], string[]] => {
  const own = hostsOfSources(config);
  return [own.map(({ source }) => source), own.map(({ host }) => host)];
};

/**
 * @returns whether the host needs a pause, or collecting comes first. A backfill takes days, so documents are fetched
 *   during it.
 */
export async function mustWait(database: Executor, host: string, config: Config): Promise<boolean> {
  const { rows } = await database.query<{ wait: boolean }>({
    name: 'documents-must-wait',
    text: `select ${MUST_WAIT} as wait from (select $3::text as host) due`,
    values: [...sourcesFor(config), host],
  });
  return rows[0]?.wait ?? false;
}

/**
 * @param max maximum number
 * @returns hosts that have documents to fetch, may be asked now, and are not being asked: the one with the oldest
 *   request first
 */
export async function hostsInTurn(database: Executor, config: Config, max: number): Promise<string[]> {
  const { rows } = await database.query<{ host: string }>({
    name: 'documents-hosts-in-turn',
    // The locks are checked last and one by one, because checking takes them for a moment.
    text: `with waiting as materialized (
       select distinct host from core.document_state where state = 'waiting' and next_attempt_at <= now()
     ), due as materialized (
       select due.host, known.requested_at from waiting due left join core.document_host known using (host)
       where not ${MUST_WAIT} order by requested_at nulls first, host
     )
     select host from due where ${hostIsFree('host')} limit $3`,
    values: [...sourcesFor(config), max],
  });
  return rows.map(({ host }) => host);
}

/** Records that the host responded to a request. */
export async function recordAnswer(database: Executor, host: string): Promise<void> {
  await database.query({
    name: 'documents-host-answer',
    text: `insert into core.document_host as known (host, requested_at) values ($1, now())
      on conflict (host) do update set requested_at = now(), failures = 0, error = null, resumes_at = null`,
    values: [host],
  });
}

/**
 * Records a failure of the host. After several consecutive ones, or if it asks for a pause, it is left alone for a
 * while.
 */
export async function recordHostFailure(database: Executor, host: string, fault: FetchFault): Promise<void> {
  const asked = fault.retryAfter === null ? null : Math.min(fault.retryAfter / 1_000, LONGEST_RETRY_AFTER_S);
  await database.query(
    `insert into core.document_host as known (host, requested_at, failures, error, resumes_at)
       values ($1, now(), 1, $2, now() + $3::float8 * interval '1 second')
     on conflict (host) do update set requested_at = now(), failures = known.failures + 1, error = excluded.error,
       resumes_at = greatest(excluded.resumes_at, case when known.failures + 1 >= $4 then
         now() + least($5 * power(2, least(known.failures + 1 - $4, 20)), $6) * interval '1 second' end)`,
    [host, fault.message, asked, FAILURES, PAUSE_S, LONGEST_PAUSE_S],
  );
}
