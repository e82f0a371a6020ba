import { z } from 'zod';
import { about, listOf, text, truth, whole } from '#services/api/http/shapes.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { utcSql } from '#services/api/v2/serve/sql/utc.ts';
import { instantText } from '#shared/resources/definition/fields.ts';
import { sourceNames } from '#shared/sources.ts';
import { addDays, southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';

const DAYS = 30;
/** Incidents of one answer, the latest ones. */
const INCIDENTS = 200;
/** A verdict is made every few seconds; what was over by the next ones is noise. */
const SHORTEST_SECONDS = 60;
/** A response is reused this long, so that a public path cannot burden the database. */
const MAX_AGE_MS = 60_000;

/** Syncs of the sources in $1 that began since $2, by South African day. */
const SYNCS = `
select entity as source, to_char(started_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as day,
  (count(*) filter (where status = 'completed'))::int as completed,
  (count(*) filter (where status in ('partial', 'failed')))::int as troubled,
  coalesce(sum(rows_synced), 0)::float8 as rows
from ops.cron_runs where entity = any($1) and kind = 'sync' and started_at >= $2 group by 1, 2`;

/** What the sources in $1 have brought in all, and when everything came the last time. */
const PROGRESS = `
select entity as source, ${utcSql('greatest(last_full_sync_at, last_incremental_sync_at)')} as "lastSuccessAt",
  consecutive_failures as "failuresInARow", rows_synced_total::float8 as "recordsInAll", backfill_complete = 1 as "backfillComplete"
from ops.sync_meta where entity = any($1)`;

const RECENT_INCIDENTS = `
select condition, reason, ${utcSql('began_at')} as "beganAt", ${utcSql('ended_at')} as "endedAt",
  extract(epoch from coalesce(ended_at, now()) - began_at)::int as seconds
from ops.incident where coalesce(ended_at, now()) >= $1
  and coalesce(ended_at, now()) - began_at >= interval '${SHORTEST_SECONDS} seconds'
order by began_at desc, id desc limit ${INCIDENTS}`;

const day = z.object({
  day: text('South African day.', '2026-08-14'),
  completed: whole('Complete synchronisations of the day.'),
  troubled: whole('Synchronisations that failed, or part of which keeps failing.'),
  rows: whole('Records that they stored.'),
});

const incident = z.object({
  condition: text('The condition that was breached.', 'source-late'),
  reason: text('The reason in words, as first reported.', 'nothing was collected from ocds for 3 hours'),
  beganAt: about(instantText, 'When it was first seen.'),
  endedAt: about(instantText.nullable(), 'When it was over; null while it lasts.'),
  seconds: whole('How long it has lasted.'),
});

const progress = {
  lastSuccessAt: about(
    instantText.nullable(),
    'When a synchronisation was last complete; null before the first.',
  ),
  failuresInARow: whole('Incomplete synchronisations since then.', 0),
  recordsInAll: whole('Records of the publisher that were stored, counting each version.'),
  backfillComplete: truth('Whether its whole archive was collected.'),
};
type Progress = { [Name in keyof typeof progress]: z.infer<(typeof progress)[Name]> };
const NO_PROGRESS: Progress = {
  ...{ lastSuccessAt: null, failuresInARow: 0, recordsInAll: 0, backfillComplete: false },
};

type Syncs = z.infer<typeof day> & { source: string };

/** What the log of runs and the verdicts of the last days say. */
export const statusHistory: Procedure = {
  schema: z.object({
    days: whole('Number of days shown, including today.', DAYS),
    sources: listOf(
      z.object({
        source: about(z.enum(sourceNames as [string, ...string[]]), 'Publisher by name.'),
        ...progress,
        days: listOf(day, 'Each day, the oldest first.'),
      }),
      'Each publisher that is collected.',
    ),
    incidents: listOf(
      incident,
      `What \`reasons\` said for ${SHORTEST_SECONDS} seconds or longer, the latest first, at most ${INCIDENTS}.`,
    ),
  }),
  cacheControl: `public, max-age=${MAX_AGE_MS / 1_000}`,
  handler: ({ pool, responses }) => {
    const read = async () => {
      const today = southAfricanDay(new Date());
      const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1));
      const since = startOfSouthAfricanDay(days[0]!);
      const [syncs, brought, incidents] = await Promise.all([
        pool.query<Syncs>(SYNCS, [sourceNames, since]),
        pool.query<Progress & { source: string }>(PROGRESS, [sourceNames]),
        pool.query<z.infer<typeof incident>>(RECENT_INCIDENTS, [since]),
      ]);
      const found = new Map(syncs.rows.map((row) => [`${row.source} ${row.day}`, row]));
      const known = new Map(brought.rows.map(({ source, ...rest }) => [source, rest]));
      const sources = sourceNames.map((source) => ({
        source,
        ...(known.get(source) ?? NO_PROGRESS),
        days: days.map((each) => {
          const { completed = 0, troubled = 0, rows = 0 } = found.get(`${source} ${each}`) ?? {};
          return { day: each, completed, troubled, rows };
        }),
      }));
      return prepareResponse(JSON.stringify({ days: DAYS, sources, incidents: incidents.rows }), '');
    };
    return async () => responses.get('tender', 'status history', read, MAX_AGE_MS);
  },
};
