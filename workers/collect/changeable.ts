import type { Executor } from '#shared/database/connection.ts';
import type { Task } from '#workers/collect/tasks.ts';

/**
 * The moment since which a process must have been captured from the source; otherwise it is requested individually. A
 * refetch requests what its lists have not shown. A run for gaps requests what another publisher has since shown as
 * awarded or cancelled.
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
    `with run as (select started_at from ops.cron_runs where id = $3),
     shown as materialized (
       select content, max(page.fetched_at) as at from raw.page cross join unnest(page.contents) as content
       where page.source = $1 ${task.mode === 'gaps' ? '' : 'and page.fetched_at >= (select started_at from run)'} group by content)
     select ocid from core.tender join core.process using (ocid) cross join run
     where process.compiled_versions ? $1
       and coalesce(tender.closing_date_time, tender.publication_date_time, tender.captured_at) > now() - $2 * interval '1 day'
       and not exists (
         select from raw.capture join raw.response on response.id = capture.response_id
         join raw.content on content.source = capture.source and content.hash = capture.hash
         left join shown on shown.content = content.id
         where capture.natural_key = process.ocid and capture.source = $1
           and greatest(response.fetched_at, capture.last_seen_at, shown.at) >= coalesce(${since}, '-infinity'))
       and ($4::text is null or (coalesce(process.number, 0), ocid) between
         (select coalesce(number, 0), ocid from core.process where ocid = $4) and
         (select coalesce(number, 0), ocid from core.process where ocid = $5))
     order by coalesce(process.number, 0) desc, ocid desc`,
    [source, closedFor, task.runId, range?.from ?? null, range?.to ?? null],
  );
  return rows.map(({ ocid }) => ocid);
}
