import { randomUUID } from 'node:crypto';
import { databaseTime } from '#shared/database.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { listSourceNames, processSourceNames, type SourceName, sourceNames } from '#shared/sources.ts';
import { southAfricanDay } from '#shared/time.ts';
import { fetchRegisters } from '#workers/collect/registers.ts';
import { idleTasks } from '#workers/collect/runner.ts';
import { markDue } from '#workers/derive/stale.ts';
import { removeUnusedFiles } from '#workers/documents/fetch/unused-files.ts';
import { idleDocuments, requestDocuments } from '#workers/documents/idle.ts';
import { expireExports } from '#workers/exports/expire.ts';
import type { Job } from '#workers/pipeline/job.ts';
import { learnAfterLoad, learnAgain } from '#workers/pipeline/learning.ts';
import { waitingResources } from '#workers/pipeline/outbox.ts';
import { removeOld } from '#workers/pipeline/retention/job.ts';
import { removeOldLogs } from '#workers/pipeline/retention/logs.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { FIT, hasStaleKeys, LEARN_WORDS } from '#workers/pipeline/stale-keys.ts';
import { reconcileVault } from '#workers/pipeline/stored-files.ts';
import { transition } from '#workers/pipeline/transition.ts';
import { idleRebuilds } from '#workers/rebuild/run.ts';

/** More recent work is not requeued, because its own message is probably still in the queue. */
const MIN_AGE_SECONDS = 60;
/** Responses requeued by one run; the next run requeues the rest. */
const MAX_RESPONSES = 2_000;

/** Runs by the clock of the schedule's process, not of its queue, because it restores what a queue has lost. */
export const requeueJob: Job = {
  name: 'requeue',
  cron: '* * * * *',
  reason: 'messages can be lost; the tables show which work is left',
  quiet: true,
  run: (context) => requeue(context, MIN_AGE_SECONDS),
};

/** The registry of jobs. */
export const jobs: readonly Job[] = [
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
  {
    name: 'transition',
    cron: '* * * * *',
    reason:
      'a tender closes at its closing time, and a restriction ends with its last day, without a change by the publisher',
    quiet: true,
    run: transition,
  },
  {
    name: 'days',
    cron: '1-59/5 * * * *',
    reason:
      'some figures change with time alone: with a day, or with a closing, which is mostly at a full hour',
    quiet: true,
    run: markDays,
  },
  {
    name: 'estimates',
    cron: '10 1 * * *',
    reason:
      'awards of the day change what later tenders are compared with; at night nobody waits for the derive stage',
    quiet: false,
    run: (context) => learnAgain(context, FIT),
  },
  {
    name: 'estimates-after-load',
    cron: '*/2 * * * *',
    reason:
      'a backfill or an import brings the awards of years, which estimates should not wait for until the night',
    quiet: true,
    run: (context) => learnAfterLoad(context, FIT),
  },
  {
    name: 'screening-words',
    cron: '40 0 * * *',
    reason:
      'new companies change how rare words are; another word set has all names screened again, for which nobody waits at night',
    quiet: false,
    run: (context) => learnAgain(context, LEARN_WORDS),
  },
  {
    name: 'screening-words-after-load',
    cron: '1-59/2 * * * *',
    reason:
      'a backfill or an import brings most companies, and names should be screened by their words at once',
    quiet: true,
    run: (context) => learnAfterLoad(context, LEARN_WORDS),
  },
  {
    name: 'documents',
    cron: '* * * * *',
    reason: 'documents of new tenders are fetched while they are open, and those of changed addresses again',
    quiet: true,
    run: requestDocuments,
  },
  {
    name: 'registers',
    cron: '40 2 * * *',
    reason: 'registers of companies and directors change by the day, and at night nobody waits',
    quiet: true,
    run: (context) => fetchRegisters(context, false),
  },
  {
    name: 'registers-first',
    cron: '25 * * * *',
    reason: 'a register whose address was just configured is not waited for until the night',
    quiet: true,
    run: (context) => fetchRegisters(context, true),
  },
  {
    name: 'retention',
    cron: '*/10 * * * *',
    reason:
      'pages are hourly copies of contents that are kept; a few at a time are removed without anybody waiting',
    quiet: true,
    run: async (context) => removeOld(context, await databaseTime(context.pool)),
  },
  {
    name: 'exports',
    cron: '*/5 * * * *',
    reason:
      'files of exports are kept for a day only, and whoever waits for one that was given up should know soon',
    quiet: true,
    run: expireExports,
  },
  {
    name: 'retention-logs',
    cron: '52 * * * *',
    reason: 'addresses of callers are forgotten in time, and what is written down does not grow for ever',
    quiet: true,
    run: removeOldLogs,
  },
  {
    name: 'vault',
    cron: '35 3 * * *',
    reason:
      'what a crash leaves of an upload or a deletion is removed; it disturbs nobody, so once a day is enough',
    quiet: true,
    run: async (context) => reconcileVault(context, await databaseTime(context.pool)),
  },
  {
    name: 'document-files',
    cron: '5 4 * * *',
    reason:
      'documents that publishers have replaced or taken back need no room for ever; once a day is enough',
    quiet: true,
    run: async (context) => removeUnusedFiles(context, await databaseTime(context.pool)),
  },
  requeueJob,
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

/** Adds keys to derived.stale whose rows change because a day has ended or a tender has closed. @returns how many */
async function markDays({ pool, queues }: StageContext): Promise<number> {
  const marked = await markDue(pool);
  if (marked > 0) await queues.send('derive', { cause: `days-${randomUUID()}` });
  return marked;
}

/**
 * Sends messages again for work that is left: tasks and rebuilds that no process is working on, responses waiting to be
 * normalised, documents to fetch and to read, stale keys, and changes not yet published. A message that is still in its queue
 * is not added again; one that was given up is sent again only by `tenders failed retry`.
 * @param minAge minimum age of the work, in seconds
 * @returns how many messages were sent
 */
export async function requeue(context: StageContext, minAge: number): Promise<number> {
  const { pool, config, queues } = context;
  const tasks = await idleTasks(pool, config);
  const responses = await pool.query(
    `select id from raw.response
     where normalised_at is null and fault is null and fetched_at <= now() - $1 * interval '1 second'
       and not exists (select from ops.issue where kind = 'message-failed' and subject = 'response-' || response.id)
     order by fetched_at limit $2`,
    [minAge, MAX_RESPONSES],
  );
  const changed = await waitingResources(pool, minAge);
  const stale = await hasStaleKeys(pool, minAge);
  const rebuilds = await idleRebuilds(pool, minAge);
  const documents = await idleDocuments(context, minAge);
  await queues.send('collect', ...tasks.map((taskId) => ({ taskId })));
  await queues.send('normalise', ...responses.rows.map((row) => ({ responseId: row.id })));
  await queues.send(
    'publish',
    ...changed.map((resource) => ({ resource: resource as ResourceName, cause: `requeue-${randomUUID()}` })),
  );
  if (stale) await queues.send('derive', { cause: `requeue-${randomUUID()}` });
  await queues.send('rebuild', ...rebuilds);
  await queues.send('documents', ...documents);
  const few = Number(stale) + rebuilds.length + documents.length;
  return tasks.length + responses.rows.length + changed.length + few;
}
