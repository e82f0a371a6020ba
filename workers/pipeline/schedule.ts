import { randomUUID } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import { ConfigError } from '#shared/errors.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { type Job, jobs, requeue, requeueJob } from '#workers/pipeline/jobs.ts';
import { recordRun } from '#workers/pipeline/runs.ts';
import { defineStage, type StageContext } from '#workers/pipeline/stage.ts';

/** Interval at which the process itself looks after its queue, in milliseconds. */
const TICK_MS = 60_000;
const TIME_ZONE = 'Africa/Johannesburg';

export const schedule = defineStage({
  queue: 'schedule',
  does: 'runs jobs at fixed times: requests syncs, publishes tenders that close, requeues work whose message was lost, removes what is old',
  reads: ['derived.stale', 'read.tender', 'ops.sync_meta'],
  writes: ['raw', 'core.outbox', 'ops.cron_runs', 'ops.task', 'ops.publisher_time', 'ops.issue'],
  emits: 'requests for syncs, closed tenders, and messages that were lost',
  start: startSchedule,
  // Safe to run twice: running syncs are not requested again, and repeated messages to other stages change nothing.
  handle: async ({ job: name }, context) => {
    // The queue keeps the times of jobs that an earlier release or other settings have scheduled.
    const job = jobsToRun(context).find((candidate) => candidate.name === name);
    if (job) await runJob(job, context);
    else context.log.info({ job: name }, 'this job is not one of the jobs to run');
  },
});

/**
 * @returns the jobs that the setting SCHEDULE_JOBS names
 * @throws ConfigError where it names a job that does not exist
 */
function jobsToRun({ config: { SCHEDULE_JOBS: names } }: StageContext): readonly Job[] {
  const unknown = names?.find((name) => !jobs.some((job) => job.name === name));
  if (unknown !== undefined)
    throw new ConfigError(
      `SCHEDULE_JOBS: there is no job ${unknown}; there are ${jobs.map(({ name }) => name).join(', ')}`,
    );
  return names === undefined ? jobs : jobs.filter(({ name }) => names.includes(name));
}

/**
 * Requeues immediately, so that work interrupted by a crash continues within seconds, runs what was missed while no such
 * process was running, and looks after the queue from then on.
 */
async function startSchedule(context: StageContext): Promise<void> {
  await assertSchedule(context);
  await runJob({ ...requeueJob, run: () => requeue(context, 0) }, context);
  for (const job of await missedJobs(context, new Date())) await runJob(job, context);
  setInterval(() => {
    tick(context).catch((error: Error) =>
      context.log.warn({ err: error }, 'the schedule could not be looked after; it is tried again'),
    );
  }, TICK_MS).unref();
}

/**
 * What the process does by its own clock: a queue that has lost its content has lost the times of the jobs as well, so
 * nothing in the queue can bring them back.
 */
export async function tick(context: StageContext): Promise<void> {
  await assertSchedule(context);
  if (jobsToRun(context).includes(requeueJob)) await runJob(requeueJob, context);
}

/** Enters the times of the jobs into the queue; those that are there stay as they are. */
async function assertSchedule(context: StageContext): Promise<void> {
  for (const job of jobsToRun(context))
    if (job !== requeueJob) await context.queues.repeat(job.name, job.cron);
}

/**
 * @returns jobs whose latest time has passed without a run, though they have run before; jobs that leave no run in the log
 *   are run again within minutes anyway
 */
export async function missedJobs(context: StageContext, now: Date): Promise<Job[]> {
  const { rows } = await context.pool.query<{ name: string; at: string }>(
    `select entity as name, max(started_at) as at from ops.cron_runs where kind = 'job' group by entity`,
  );
  const last = new Map(rows.map(({ name, at }) => [name, new Date(at)]));
  return jobsToRun(context).filter(({ name, cron, quiet }) => {
    const ran = last.get(name);
    if (quiet || ran === undefined) return false;
    const due = CronExpressionParser.parse(cron, { tz: TIME_ZONE, currentDate: now }).prev().toDate();
    return ran < due;
  });
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
  await recordRun(
    context.pool,
    { kind: 'job', entity: job.name, invocationId: `${job.name}-${randomUUID()}` },
    {
      status: outcome.error ? 'failed' : 'completed',
      startedAt,
      rows: outcome.rows,
      cpuMs: (user + system) / 1000,
      error: outcome.error?.message ?? null,
    },
  );
  if (!outcome.error) return;
  await recordIssues(context.pool, [
    {
      stage: 'schedule',
      kind: 'job-failed',
      severity: 'error',
      source: 'schedule',
      subject: job.name,
      detail: { reason: outcome.error.message },
    },
  ]);
  throw outcome.error;
}
