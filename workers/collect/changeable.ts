import type { Executor } from '#shared/database.ts';
import type { Task } from '#workers/collect/tasks.ts';

/**
 * The moment since which a process must have been captured from the source, or it is asked for by itself. A refetch asks
 * for what its lists have not shown. A run for gaps asks for what another publisher has shown as awarded or cancelled
 * since.
 */
const SINCE = {
  refetch: 'run.started_at',
  gaps: `(select max((version->>'capturedAt')::timestamptz) from jsonb_each(process.compiled_versions) as other (name, version)
     where name <> $1 and jsonb_typeof(version) = 'object' and tender.status in ('awarded', 'cancelled'))`,
} as const;

/**
 * Lists processes that may have changed since they were captured: open ones, and those closed within the last days.
 * @param task of a run in the mode refetch or gaps
 * @param closedFor days after closing for which a process may change
 * @param range first and last ocid in the order of their numbers; all by default
 * @returns ocids, the highest number first
 */
export async function changeableProcesses(
  client: Executor,
  source: string,
  task: Pick<Task, 'mode' | 'runId'>,
  closedFor: number,
  range: { from: string; to: string } | null = null,
): Promise<string[]> {
  const since = task.mode === 'gaps' ? SINCE.gaps : SINCE.refetch;
  const { rows } = await client.query<{ ocid: string }>(
    `select ocid from core.tender join core.process using (ocid)
       cross join (select started_at from ops.cron_runs where id = $3) as run
     where process.compiled_versions ? $1
       and coalesce(tender.closing_date_time, tender.publication_date_time, tender.captured_at) > now() - $2 * interval '1 day'
       and not exists (
         select from raw.capture join raw.response on response.id = capture.response_id
         where capture.natural_key = process.ocid and capture.source = $1 and response.fetched_at >= coalesce(${since}, '-infinity'))
       and ($4::text is null or (coalesce(process.number, 0), ocid) between
         (select coalesce(number, 0), ocid from core.process where ocid = $4) and
         (select coalesce(number, 0), ocid from core.process where ocid = $5))
     order by coalesce(process.number, 0) desc, ocid desc`,
    [source, closedFor, task.runId, range?.from ?? null, range?.to ?? null],
  );
  return rows.map(({ ocid }) => ocid);
}
