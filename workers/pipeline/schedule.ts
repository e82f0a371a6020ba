import { randomUUID } from 'node:crypto';
import type { SyncMode } from '#shared/queues/contracts.ts';
import { southAfricanDay } from '#shared/time.ts';
import { idleTasks } from '#workers/collect/runner.ts';
import { sources } from '#workers/collect/sources/index.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { defineStage, type StageContext } from '#workers/pipeline/stage.ts';
import { idleRebuilds } from '#workers/rebuild/run.ts';

/** Something that is done again and again. */
export type Job = {
  name: string;
  /** When, in South African time. */
  cron: string;
  because: string;
  /** A run that had nothing to do leaves no row in ops.cron_runs. */
  quiet: boolean;
  /** May run twice. @returns how many things it has set going */
  run: (context: StageContext) => Promise<number>;
};

/** Work that young is still carried by its own message. */
const CARRIED_SECONDS = 60;
/** Responses one sweep sends again; the rest is for the next one. */
const MOST_RESPONSES = 2_000;

/** The registry of jobs. */
export const jobs: readonly Job[] = [
  {
    name: 'sync-incremental',
    cron: '7 * * * *',
    because:
      'tenders are published through the working day; an hour is soon enough for a notice that is open for weeks',
    quiet: false,
    run: (context) => requestRuns(context, 'incremental'),
  },
  {
    name: 'sync-refetch',
    cron: '30 20 * * *',
    because:
      'awards and amendments change old releases in place; asking for all of them takes the quiet hours',
    quiet: false,
    run: (context) => requestRuns(context, 'refetch'),
  },
  {
    name: 'backfill-rest',
    cron: '0 13 * * 6',
    because:
      'old holes fill rarely; once a week asks for those that are due and for what earlier runs left over',
    quiet: false,
    // A backfill of today alone lists next to nothing, but looks at all numbers.
    run: (context) => requestRuns(context, 'backfill', southAfricanDay(new Date())),
  },
  {
    name: 'transition',
    cron: '* * * * *',
    because: 'a tender closes by the clock, without any message from its publisher',
    quiet: true,
    run: transition,
  },
  {
    name: 'sweep',
    cron: '* * * * *',
    because: 'messages can be lost; the tables know what is left, and this finds it',
    quiet: true,
    run: (context) => sweep(context, CARRIED_SECONDS),
  },
];

export const schedule = defineStage({
  queue: 'schedule',
  does: 'runs the jobs of the clock: syncs, transitions by time, and the sweep that sends lost work again',
  // Twice is harmless: runs that are under way are not requested again, the rest only wakes stages.
  handle: async ({ job: name }, context) => {
    const job = jobs.find((candidate) => candidate.name === name);
    if (!job) {
      context.log.warn({ job: name }, 'a job that does not exist any more');
      return;
    }
    await runJob(job, context);
  },
});

/** Sets the clock of all jobs, and sweeps at once, so that work which a crash interrupted goes on in seconds. */
export async function startSchedule(context: StageContext): Promise<void> {
  for (const job of jobs) await context.queues.repeat(job.name, job.cron);
  const sweeping = jobs.find((job) => job.name === 'sweep')!;
  await runJob({ ...sweeping, run: () => sweep(context, 0) }, context);
}

async function runJob(job: Job, context: StageContext): Promise<void> {
  const startedAt = new Date();
  const cpu = process.cpuUsage();
  const outcome = await job.run(context).then(
    (rows) => ({ rows, error: null }),
    (error: Error) => ({ rows: 0, error }),
  );
  if (job.quiet && outcome.rows === 0 && !outcome.error) return;
  const { user, system } = process.cpuUsage(cpu);
  await context.pool.query(
    `insert into ops.cron_runs (id, started_at, completed_at, status, entity, rows_synced, cpu_time_ms, error_message, invocation_id)
     values ($1, $2, now(), $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      startedAt,
      outcome.error ? 'failed' : 'completed',
      job.name,
      outcome.rows,
      Math.round((user + system) / 1000),
      outcome.error?.message ?? null,
      `${job.name}-${randomUUID()}`,
    ],
  );
  if (!outcome.error) return;
  await recordIssues(context.pool, [
    {
      stage: 'schedule',
      kind: 'job-failed',
      source: 'schedule',
      subject: job.name,
      detail: { reason: outcome.error.message },
    },
  ]);
  throw outcome.error;
}

/**
 * Requests a run of every source that has something to do in this mode; not where one of the same mode still works, because a publisher that is slower than
 * the clock must not be asked ever more.
 */
async function requestRuns({ pool, queues }: StageContext, mode: SyncMode, day?: string): Promise<number> {
  const { rows } = await pool.query(
    `select distinct run.entity from ops.cron_runs run join ops.task plan on plan.run_id = run.id and plan.pass = 'plan'
     where run.status = 'running' and split_part(plan.scope, ' ', 1) = $1`,
    [mode],
  );
  const working = new Set(rows.map((row) => row.entity));
  const idle = Object.entries(sources).flatMap(([name, { passes }]) =>
    working.has(name) || (mode === 'refetch' && !passes.refetch) ? [] : [name],
  );
  for (const source of idle)
    await queues.requestSync({ source, mode, ...(day ? { from: day, to: day } : {}) });
  return idle.length;
}

/** Hands tenders that have closed since they were published to publish. */
async function transition({ pool, queues }: StageContext): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into core.outbox (resource, entity_id)
     select 'tender', id from read.tender
     where status = 'active' and closing_date <= now()
       and not exists (select from core.outbox where resource = 'tender' and entity_id = tender.id)`,
  );
  const closed = rowCount ?? 0;
  if (closed > 0) await queues.send('publish', { resource: 'tender', cause: `transition-${randomUUID()}` });
  return closed;
}

/**
 * Sends work again that no message carries any more: tasks nobody works on, responses not normalised, changes not
 * published, rebuilds nobody works on. Sending what a message still carries does nothing; a message that was given up
 * is for `failed retry`.
 * @param carriedFor seconds for which new work is left to its own message
 */
async function sweep({ pool, config, queues }: StageContext, carriedFor: number): Promise<number> {
  const tasks = await idleTasks(pool, config);
  const responses = await pool.query(
    `select id from raw.response
     where normalised_at is null and fault is null and fetched_at <= now() - $1 * interval '1 second'
       and not exists (select from ops.issue where kind = 'message-failed' and subject = 'response-' || response.id)
     order by fetched_at limit $2`,
    [carriedFor, MOST_RESPONSES],
  );
  const changes = await pool.query(
    `select distinct resource from core.outbox where at <= now() - $1 * interval '1 second'`,
    [carriedFor],
  );
  const stale = await pool.query(
    `select from derived.stale where at <= now() - $1 * interval '1 second' limit 1`,
    [carriedFor],
  );
  const rebuilds = await idleRebuilds(pool, carriedFor);
  await queues.send('collect', ...tasks.map((taskId) => ({ kind: 'task', taskId }) as const));
  await queues.send('normalise', ...responses.rows.map((row) => ({ responseId: row.id })));
  await queues.send(
    'publish',
    ...changes.rows.map((row) => ({ resource: row.resource, cause: `sweep-${randomUUID()}` })),
  );
  if (stale.rows.length > 0) await queues.send('derive', { cause: `sweep-${randomUUID()}` });
  await queues.send('rebuild', ...rebuilds);
  return tasks.length + responses.rows.length + changes.rows.length + stale.rows.length + rebuilds.length;
}
