import type { Config } from '#shared/config.ts';
import type { Executor } from '#shared/database.ts';
import type { SourceName } from '#shared/sources.ts';
import type { FetchFault } from '#workers/documents/fault.ts';
import { lockIsFree } from '#workers/pipeline/locks.ts';

/**
 * When a host may be asked for documents. Publishers that are collected from come first: while a run collects what is new, no
 * document is fetched from its host. Failures and pauses are in a table, so that they hold in every process and after a restart.
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

/** @returns the sources that are collected from this host */
export function sourcesAt(host: string, config: Config): SourceName[] {
  const addresses: Record<string, string> = {
    ocds: config.OCDS_BASE_URL,
    etenders: config.ETENDERS_BASE_URL,
    'treasury-restricted': config.TREASURY_RESTRICTED_URL,
    'treasury-defaulters': config.TREASURY_DEFAULTERS_URL,
  };
  return (Object.keys(addresses) as SourceName[]).filter(
    (name) => new URL(addresses[name] ?? '').host === host,
  );
}

/**
 * @param sources those that are collected from the host
 * @returns whether the host wants a pause, or collecting comes first. A backfill takes days, so documents are fetched beside it.
 */
export async function mustWait(
  database: Executor,
  host: string,
  sources: readonly string[],
): Promise<boolean> {
  const { rows } = await database.query<{ wait: boolean }>({
    name: 'documents-must-wait',
    text: `select exists (select from core.document_host where host = $1 and resumes_at > now())
        or exists (select from ops.sync_meta where entity = any($2::text[]) and paused_until > now())
        or exists (select from ops.task join ops.cron_runs run on run.id = task.run_id
          where task.source = any($2::text[]) and task.state in ('pending', 'running') and run.mode <> 'backfill') as wait`,
    values: [host, sources],
  });
  return rows[0]?.wait ?? false;
}

/** Records that the host was asked and answered. */
export async function recordAnswer(database: Executor, host: string): Promise<void> {
  await database.query({
    name: 'documents-host-answer',
    text: `insert into core.document_host as known (host, requested_at) values ($1, now())
      on conflict (host) do update set requested_at = now(), failures = 0, error = null, resumes_at = null`,
    values: [host],
  });
}

/** Records a failure of the host. After several in a row, or where it asks for a pause, it is left alone for a while. */
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
