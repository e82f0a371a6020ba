import type { Executor } from '#shared/database/connection.ts';
import type { Knowledge } from '#shared/pace/estimate.ts';
import { SHARE_HOURS } from '#shared/pace/lanes.ts';
import type { MeasuredPace, RequestKind } from '#shared/pace/pace.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';

/** What ops.publisher_time and ops.task tell about the time of a publisher. Collect writes both. */

/** Days over which requests are measured: a publisher that is slow today may be well again next week. */
const MEASURED_DAYS = 7;

/** @returns requests and their seconds in the last days, by kind */
export async function measuredOf(
  database: Executor,
  source: string,
): Promise<ReadonlyMap<RequestKind, MeasuredPace>> {
  const { rows } = await database.query<{ pass: RequestKind } & MeasuredPace>(
    `select pass, sum(requests)::float8 as requests, sum(seconds) as seconds from ops.publisher_time
     where source = $1 and hour > now() - $2 * interval '1 day' group by pass`,
    [source, MEASURED_DAYS],
  );
  return new Map(rows.map(({ pass, requests, seconds }) => [pass, { requests, seconds }]));
}

/** Seconds of a publisher's time that each mode has used, and seconds over which they were counted. */
export type UsedTime = { used: ReadonlyMap<SyncMode, number>; elapsed: number };

/** @param hours over which they are counted, up to now; the first one counts as a whole */
export async function usedTimeOf(
  database: Executor,
  source: string,
  hours: number = SHARE_HOURS,
): Promise<UsedTime> {
  const { rows } = await database.query<{ mode: SyncMode | null; seconds: number; elapsed: number }>({
    name: 'used-publisher-time',
    text: `with since as (select date_trunc('hour', now()) - ($2 - 1) * interval '1 hour' as hour)
     select mode, sum(seconds) as seconds, extract(epoch from now() - since.hour)::float8 as elapsed
     from since left join ops.publisher_time on publisher_time.source = $1 and publisher_time.hour >= since.hour
     group by mode, since.hour`,
    values: [source, hours],
  });
  return {
    used: new Map(rows.flatMap(({ mode, seconds }) => (mode === null ? [] : [[mode, seconds] as const]))),
    elapsed: rows[0]?.elapsed ?? 0,
  };
}

/** @returns what is known of a publisher and of its releases between two days, both included */
export async function knowledgeOf(
  database: Executor,
  source: string,
  { from, to }: { from: string; to: string },
): Promise<Knowledge> {
  const measured = await measuredOf(database, source);
  const { rows } = await database.query<{ rowsPerPage: number | null; releasesPerDay: number | null }>(
    `select
       (select sum(captures)::float8 / sum(pages) from ops.task
        where source = $1 and pass = 'window' and pages > 1 and created_at > now() - $4 * interval '1 day') as "rowsPerPage",
       (select count(*)::float8 / (max(day) - min(day) + 1)
        from core.tender cross join lateral (select (publication_date_time at time zone 'Africa/Johannesburg')::date as day) published
        where day between $2 and $3) as "releasesPerDay"`,
    [source, from, to, MEASURED_DAYS],
  );
  return {
    measured,
    rowsPerPage: rows[0]?.rowsPerPage ?? null,
    releasesPerDay: rows[0]?.releasesPerDay || null,
  };
}
