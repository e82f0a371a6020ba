import { databaseTime } from '#shared/database/connection.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import { listSourceNames, processSourceNames, type SourceName, sourceNames } from '#shared/sources.ts';
import { southAfricanDay } from '#shared/time.ts';
import type { Job, StageContext } from '#workers/pipeline/stage.ts';

/** When runs are requested. */
export const planningJobs: readonly Job[] = [
  {
    name: 'sync-incremental',
    cron: '7,37 * * * *',
    reason: 'a list of two days takes a minute or two, so that every new tender is seen within the hour',
    quiet: false,
    run: (context) => requestRuns(context, 'incremental'),
  },
  {
    name: 'sync-lists',
    cron: '12 5 * * *',
    reason:
      'lists of restricted suppliers change some times a month; read at night, they count from the morning on',
    quiet: false,
    run: (context) => requestRuns(context, 'incremental', { sources: listSourceNames }),
  },
  {
    name: 'sync-gaps',
    cron: '22 3,9,15,21 * * *',
    reason:
      'numbers are given before their tenders are published, so that gaps among the latest fill within days',
    quiet: false,
    run: (context) => requestRuns(context, 'gaps'),
  },
  {
    name: 'sync-refetch',
    cron: '30 20 * * *',
    reason:
      'awards and amendments change old releases in place; lists of the last months show them within an hour of the night',
    quiet: false,
    run: (context) => requestRuns(context, 'refetch'),
  },
  {
    name: 'backfill-first',
    cron: '*/10 * * * *',
    reason:
      'a source that was never collected completely is collected without a command, the last month first',
    quiet: true,
    run: requestFirstBackfills,
  },
  {
    name: 'backfill-rest',
    cron: '0 13 * * 6',
    reason:
      'numbers that were never published are rarely published later, so checking them once a week is enough',
    quiet: false,
    // The list of today's releases is short, but a backfill also checks all numbers without a release.
    run: async (context) =>
      requestRuns(context, 'backfill', { day: southAfricanDay(await databaseTime(context.pool)) }),
  },
];

/**
 * Requests a run of every source, except if its previous run in this mode is still running: requests to a slow publisher
 * must not accumulate.
 * @param options `sources`: by default those of tenders; `day`: the only day of publication
 * @returns how many runs were requested
 */
async function requestRuns(
  { pool, queues }: StageContext,
  mode: SyncMode,
  { sources = processSourceNames, day }: { sources?: readonly SourceName[]; day?: string } = {},
): Promise<number> {
  const { rows } = await pool.query(
    `select distinct entity from ops.cron_runs where kind = 'sync' and status = 'running' and mode = $1`,
    [mode],
  );
  const running = new Set(rows.map((row) => row.entity));
  const idle = sources.filter((name) => !running.has(name));
  for (const source of idle)
    await queues.requestSync({ source, mode, ...(day ? { from: day, to: day } : {}) });
  return idle.length;
}

/**
 * Requests a backfill, and before it what is missing in the last month, of every source that has never been collected
 * completely. One whose backfill has ended with failing tasks is left alone for a day.
 * @returns how many sources
 */
async function requestFirstBackfills({ pool, queues }: StageContext): Promise<number> {
  const { rows } = await pool.query<{ source: string }>(
    `select source from unnest($1::text[]) as source
     where not exists (select from ops.sync_meta where entity = source and backfill_complete = 1)
       and not exists (select from ops.cron_runs where entity = source and mode = 'backfill'
         and (status = 'running' or completed_at > now() - interval '1 day'))`,
    [sourceNames],
  );
  for (const { source } of rows) {
    await queues.requestSync({ source, mode: 'gaps' });
    await queues.requestSync({ source, mode: 'backfill' });
  }
  return rows.length;
}
