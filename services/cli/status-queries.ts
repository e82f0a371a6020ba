import type { Pool } from '#shared/database/connection.ts';
import { describeTask, type TaskScope } from '#shared/pace/task-scope.ts';
import type { TableValue } from './table.ts';

/** The statements behind `tenders status`. Times are South African; counts are numbers, not text. */

/** Number of stored releases of one source, in total and by outcome. */
export type Reconciliation = {
  source: string;
  responses: number;
  faults: number;
  stored: number;
  normalised: number;
  unchanged: number;
  rejected: number;
  outstanding: number;
};

const time = (column: string, name: string) => `core.south_african_time(${column}) as "${name}"`;

/** One statement for each key of `Status`. All columns are text, numbers or booleans, so that they can be printed as JSON. */
const statements = {
  sources: `
    select entity, mode, backfill_complete = 1 as "backfillComplete", cursor, page,
      ${time('last_full_sync_at', 'lastFullSyncAt')}, ${time('last_incremental_sync_at', 'lastIncrementalSyncAt')},
      rows_synced_total::float8 as "rowsSyncedTotal", last_error as "lastError",
      ${time('last_error_at', 'lastErrorAt')}, consecutive_failures as "consecutiveFailures",
      ${time('updated_at', 'updatedAt')}
    from ops.sync_meta order by entity`,
  runs: `
    select kind, entity, mode, status, ${time('started_at', 'startedAt')}, ${time('completed_at', 'completedAt')},
      extract(epoch from coalesce(completed_at, now()) - started_at)::float8 as seconds,
      rows_synced as "rowsSynced", pages, cpu_time_ms as "cpuTimeMs", error_message as "error",
      invocation_id as "requestId"
    from ops.cron_runs order by cron_runs.started_at desc limit 10`,
  lists: `
    select edition.register as list, edition.state, edition.report_date::text as "reportDate", edition.entries::float8,
      edition.problems::float8, ${time('edition.received_at', 'receivedAt')}, edition.refusal, left(edition.sha256, 12) as edition
    from core.supplier_list_edition as edition
    left join core.supplier_list_edition as used on used.register = edition.register and used.state = 'in-use'
    where edition.state = 'in-use'
      or edition.state = 'refused' and edition.last_received_at > coalesce(used.last_received_at, '-infinity')
    order by edition.register, edition.last_received_at desc limit 20`,
  completeness: `
    select source, first_number as "first", max_number as "last", published::float8, never::float8,
      failing::float8, unknown::float8
    from ops.completeness order by source`,
  reconciliation: `
    select source, responses::float8, faults::float8, stored::float8, normalised::float8, unchanged::float8,
      rejected::float8, outstanding::float8
    from ops.reconciliation order by source`,
  failingTasks: `
    select source, pass, from_day as "fromDay", to_day as "toDay", list, max_pages as "maxPages", repeat,
      number_from as "numberFrom", number_to as "numberTo", ocid_from as "ocidFrom", ocid_to as "ocidTo",
      attempts, last_error as "error", ${time('failing_since', 'failingSince')}
    from ops.task where state = 'failing' order by task.failing_since desc nulls last limit 50`,
  issues: `
    select kind, severity, count(*)::float8 as subjects, sum(times)::float8 as times, ${time('max(last_at)', 'lastAt')}
    from ops.issue group by kind, severity order by count(*) desc, kind limit 15`,
  checks: `
    select publisher as source, failed as check, count(*)::float8 as tenders
    from core.tender, unnest(sources) as publisher, unnest(validation_errors) as failed
    group by publisher, failed order by count(*) desc, publisher, failed limit 60`,
  documents: `
    select host, state, fault, count(*)::float8 as documents, ${time("min(next_attempt_at) filter (where state = 'waiting' and attempts > 0)", 'nextAttemptAt')}
    from (select coalesce(host, 'in archives') as host, state, fault, next_attempt_at, attempts from core.document_state) known
    group by host, state, fault order by host, documents desc, state, fault limit 40`,
  documentHosts: `
    select host, failures, error, ${time('resumes_at', 'pausedUntil')}
    from core.document_host where resumes_at > now() order by host`,
  evidence: `
    select (select count(*) from core.document_analysis)::float8 as documents,
      (select count(*) from derived.tender_analysis where missing_evidence is not null)::float8 as "tendersWithout",
      (select coalesce(sum(times), 0) from ops.issue where kind = 'evidence-missing')::float8 as "leftOut",
      (select ${time('max(last_at)', 'at')} from ops.issue where kind = 'evidence-missing') as "lastAt"`,
  modelDays: `
    select day::text, model, documents::float8, tokens::float8, found::float8, discarded::float8, unanswered::float8, failures::float8
    from core.model_day order by model_day.day desc, model limit 7`,
  news: `
    select slug as source, state, format, failure_count as failures, ${time('last_success_at', 'lastSuccessAt')}, ${time('next_poll_at', 'nextPollAt')},
      coalesce(pause_reason, last_error) as reason,
      (select count(*) from core.intel_item where source_id = intel_source.id)::float8 as items
    from ops.intel_source where state <> 'removed' order by failure_count desc, state, slug limit 60`,
  quality: `
    select publisher as source, count(*)::float8 as tenders, round(avg(quality_score)::numeric, 3)::float8 as score,
      count(*) filter (where cardinality(validation_errors) = 0)::float8 as flawless
    from core.tender, unnest(sources) as publisher group by publisher order by publisher`,
  published: `
    select version.resource, version.change_seq::float8 as "changeSeq",
      ${time('version.published_at', 'publishedAt')}, coalesce(counter.n, 0)::float8 as records
    from read.version left join read.counter
      on counter.resource = version.resource and "column" = '' and value = ''
    order by version.resource`,
} as const;

/** A row of a statement, by the names of its columns. */
export type StatusRow = Readonly<Record<string, TableValue>>;
export type Status = Record<Exclude<keyof typeof statements, 'reconciliation'>, StatusRow[]> & {
  reconciliation: Reconciliation[];
};

/** Runs all statements in one snapshot, so that related numbers agree. */
export async function readStatus(pool: Pool): Promise<Status> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const read: Record<string, unknown[]> = {};
    for (const [name, text] of Object.entries(statements)) read[name] = (await client.query(text)).rows;
    await client.query('commit');
    const status = read as Status;
    return { ...status, failingTasks: status.failingTasks.map(described) };
  } catch (error) {
    // The connection may be in an open transaction, so it must not return to the pool.
    broken = error as Error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** With the releases that the task covers, in words. */
function described(task: StatusRow): StatusRow {
  const { source, pass, attempts, error, failingSince } = task as StatusRow & TaskScope;
  return { source, pass, scope: describeTask(task as TaskScope), attempts, error, failingSince };
}

/** @returns number of releases not accounted for: 0 if the reconciliation holds, negative if some are counted twice */
export const unaccounted = ({
  stored,
  normalised,
  unchanged,
  rejected,
  outstanding,
}: Reconciliation): number => stored - normalised - unchanged - rejected - outstanding;
