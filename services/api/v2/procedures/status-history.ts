import { z } from 'zod';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
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

const utc = (time: string) => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Syncs of the sources in $1 that began since $2, by South African day. */
const SYNCS = `
select entity as source, to_char(started_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as day,
  (count(*) filter (where status = 'completed'))::int as completed,
  (count(*) filter (where status in ('partial', 'failed')))::int as troubled,
  coalesce(sum(rows_synced), 0)::float8 as rows
from ops.cron_runs where entity = any($1) and kind = 'sync' and started_at >= $2 group by 1, 2`;

/** What the sources in $1 have brought in all, and when everything came the last time. */
const PROGRESS = `
select entity as source, ${utc('greatest(last_full_sync_at, last_incremental_sync_at)')} as "lastSuccessAt",
  consecutive_failures as "failuresInARow", rows_synced_total::float8 as "recordsInAll", backfill_complete = 1 as "backfillComplete"
from ops.sync_meta where entity = any($1)`;

const RECENT_INCIDENTS = `
select condition, reason, ${utc('began_at')} as "beganAt", ${utc('ended_at')} as "endedAt",
  extract(epoch from coalesce(ended_at, now()) - began_at)::int as seconds
from ops.incident where coalesce(ended_at, now()) >= $1
  and coalesce(ended_at, now()) - began_at >= interval '${SHORTEST_SECONDS} seconds'
order by began_at desc, id desc limit ${INCIDENTS}`;

const day = z.object({
  day: z.string().meta({ description: 'South African day.', examples: ['2026-08-14'] }),
  completed: z.int().meta({ description: 'Synchronisations of the day that brought everything.' }),
  troubled: z.int().meta({ description: 'Those that failed, or part of which keeps failing.' }),
  rows: z.int().meta({ description: 'Records that they stored.' }),
});

const incident = z.object({
  condition: z.string().meta({ description: 'What was not as it should be.', examples: ['source-late'] }),
  reason: z.string().meta({
    description: 'The same in words, as it was first said.',
    examples: ['nothing was collected from ocds for 3 hours'],
  }),
  beganAt: instantText.meta({ description: 'When it was first seen.' }),
  endedAt: instantText.nullable().meta({ description: 'When it was over; null while it lasts.' }),
  seconds: z.int().meta({ description: 'How long it has lasted.' }),
});

const progress = {
  lastSuccessAt: instantText.nullable().meta({
    description: 'When a synchronisation last brought everything; null before the first.',
  }),
  failuresInARow: z.int().meta({ description: 'Synchronisations since then that did not.', examples: [0] }),
  recordsInAll: z.int().meta({ description: 'Records that were stored of it, each version counted.' }),
  backfillComplete: z.boolean().meta({ description: 'Whether its whole archive was collected.' }),
};
type Progress = { [Name in keyof typeof progress]: z.infer<(typeof progress)[Name]> };
const NO_PROGRESS: Progress = {
  ...{ lastSuccessAt: null, failuresInARow: 0, recordsInAll: 0, backfillComplete: false },
};

type Syncs = z.infer<typeof day> & { source: string };

/** What the log of runs and the verdicts of the last days say. */
export const statusHistory: Procedure = {
  schema: z.object({
    days: z.int().meta({ description: 'Days that are looked at, today among them.', examples: [DAYS] }),
    sources: z
      .array(
        z.object({
          source: z.enum(sourceNames as [string, ...string[]]).meta({ description: 'Publisher by name.' }),
          ...progress,
          days: z.array(day).meta({ description: 'Each day, the oldest first.' }),
        }),
      )
      .meta({ description: 'Each publisher that is collected.' }),
    incidents: z.array(incident).meta({
      description: `What \`reasons\` said for ${SHORTEST_SECONDS} seconds or longer, the latest first, at most ${INCIDENTS}.`,
    }),
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
