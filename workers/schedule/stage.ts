import { randomUUID } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';
import { databaseTime } from '#shared/database/connection.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';
import { ConfigError } from '#shared/errors.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { recordRun } from '#workers/pipeline/runs.ts';
import { defineStage, type Job, type Stage, type StageContext } from '#workers/pipeline/stage.ts';
import { removeOldLogs } from './old-logs.ts';
import { type Requeued, requeue, requeueOf } from './requeue.ts';
import { enterJobs, overdueJobs, settleJob } from './scheduled-jobs.ts';

/** Interval at which the process itself looks after its queue, in milliseconds. */
const TICK_MS = 60_000;
/** Interval at which it looks whether the queue has lost its content. */
const LOOK_MS = 5_000;
/** A job that the queue has not started for so long after its time is run by the process itself. */
const OVERDUE_SECONDS = 120;
const TIME_ZONE = 'Africa/Johannesburg';

/** What the schedule looks after: the jobs of all stages and its own, and the work that stages have left. */
export type Timetable = { jobs: readonly Job[]; requeueJob: Job; stages: readonly Requeued[] };

/** @returns the timetable of stages, which declare their jobs and what they have left to do */
export function timetableOf(stages: readonly (Requeued & Pick<Stage, 'jobs'>)[]): Timetable {
  const requeueJob = requeueOf(stages);
  return { stages, requeueJob, jobs: [...stages.flatMap(({ jobs }) => jobs ?? []), logsJob, requeueJob] };
}

const logsJob: Job = {
  name: 'retention-logs',
  cron: '52 * * * *',
  reason: 'addresses of callers are deleted in time, and logs must not grow for ever',
  quiet: true,
  run: removeOldLogs,
};

/** The stage that runs the jobs of a timetable. It imports no other stage: the registry hands it what they declare. */
export const scheduleOf = (timetable: Timetable): Stage<'schedule'> =>
  defineStage({
    queue: 'schedule',
    does: 'runs the jobs of stages at their times, sends lost messages again, and removes old logs',
    // What jobs and left work read and write is declared by their stages.
    reads: [],
    writes: ['ops.scheduled_job', 'ops.cron_runs', 'ops.incident', 'ops.issue'],
    emits: 'lost messages, for all stages',
    start: (context) => startSchedule(timetable, context),
    intervals: [
      { milliseconds: TICK_MS, look: (context) => tick(timetable, context) },
      { milliseconds: LOOK_MS, look: (context) => restore(timetable, context) },
    ],
    // Safe to run twice: running syncs are not requested again, and repeated messages to other stages change nothing.
    handle: async ({ job: name }, context) => {
      // The queue keeps the times of jobs that an earlier release or other settings have scheduled.
      const job = jobsToRun(timetable, context).find((candidate) => candidate.name === name);
      if (job) await runJob(job, context);
      else context.log.info({ job: name }, 'this job is not one of the jobs to run');
    },
  });

/**
 * @returns the jobs that the setting SCHEDULE_JOBS names
 * @throws ConfigError where it names a job that does not exist
 */
function jobsToRun({ jobs }: Timetable, { config: { SCHEDULE_JOBS: names } }: StageContext): readonly Job[] {
  const unknown = names?.find((name) => !jobs.some((job) => job.name === name));
  if (unknown !== undefined)
    throw new ConfigError(
      `SCHEDULE_JOBS: there is no job ${unknown}; there are ${jobs.map(({ name }) => name).join(', ')}`,
    );
  return names === undefined ? jobs : jobs.filter(({ name }) => names.includes(name));
}

/** Sends a message for all that is left to do, however recent. */
const requeueAll = ({ requeueJob, stages }: Timetable): Job => ({
  ...requeueJob,
  run: (context) => requeue(stages, context, 0),
});

/**
 * Requeues immediately, so that work interrupted by a crash continues within seconds, and runs what was missed while no such
 * process was running.
 */
async function startSchedule(timetable: Timetable, context: StageContext): Promise<void> {
  await assertSchedule(timetable, context);
  await runJob(requeueAll(timetable), context);
  await runOverdue(timetable, context, 0);
}

/**
 * Where the queue has lost the times of jobs, it has lost everything, such as after a flush: enters the times again and
 * sends a message for all that is left to do, however recent.
 */
export async function restore(timetable: Timetable, context: StageContext): Promise<void> {
  const present = new Set(await context.queues.schedulers());
  if (jobsToRun(timetable, context).every((job) => job === timetable.requeueJob || present.has(job.name)))
    return;
  await assertSchedule(timetable, context);
  await runJob(requeueAll(timetable), context);
}

/**
 * What the process does by its own clock: a queue that has lost its content has lost the times of the jobs as well, so
 * nothing in the queue can bring them back. Jobs that are late are run, because the queue counts by the clocks of the
 * processes that use it, and one that is ahead postpones them for all.
 */
export async function tick(timetable: Timetable, context: StageContext): Promise<void> {
  await assertSchedule(timetable, context);
  if (jobsToRun(timetable, context).includes(timetable.requeueJob))
    await runJob(timetable.requeueJob, context);
  await runOverdue(timetable, context, OVERDUE_SECONDS);
}

/** Runs jobs that the queue should have started: one that loses its content in the wrong minute forgets a run. */
async function runOverdue(timetable: Timetable, context: StageContext, seconds: number): Promise<void> {
  const overdue = await overdueJobs(context.pool, seconds);
  for (const job of jobsToRun(timetable, context)) if (overdue.includes(job.name)) await runJob(job, context);
}

/** Enters the times of the jobs into the queue and ops.scheduled_job; those that are there stay as they are. */
async function assertSchedule(timetable: Timetable, context: StageContext): Promise<void> {
  const entered = jobsToRun(timetable, context);
  for (const job of entered)
    if (job !== timetable.requeueJob) await context.queues.repeat(job.name, job.cron);
  const now = await databaseTime(context.pool);
  await enterJobs(
    context.pool,
    entered.map(({ name, cron }) => ({
      name,
      due: nextDue(cron, now),
      queued: name !== timetable.requeueJob.name,
    })),
  );
}

const nextDue = (cron: string, now: Date): Date =>
  CronExpressionParser.parse(cron, { tz: TIME_ZONE, currentDate: now }).next().toDate();

async function runJob(job: Job, context: StageContext): Promise<void> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const outcome = await job.run(context).then(
    (rows) => ({ rows, error: null }),
    (error: Error) => ({ rows: 0, error }),
  );
  const due = nextDue(job.cron, await databaseTime(context.pool));
  await settleJob(context.pool, job.name, due, outcome.error);
  if (job.quiet && outcome.rows === 0 && !outcome.error) return;
  const { user, system } = process.cpuUsage(cpu);
  await recordRun(
    context.pool,
    { kind: 'job', entity: job.name, invocationId: `${job.name}-${randomUUID()}` },
    {
      status: outcome.error ? 'failed' : 'completed',
      tookMs: performance.now() - started,
      rows: outcome.rows,
      cpuMs: (user + system) / 1000,
      error: outcome.error?.message ?? null,
    },
  );
  if (!outcome.error) return;
  // The job stays due, so it is run again when the server is back.
  if (isUnavailable(outcome.error)) throw outcome.error;
  const detail = { reason: outcome.error.message };
  await recordIssues(context.pool, [
    stageIssues('schedule').error('job-failed', 'schedule', job.name, detail),
  ]);
  throw outcome.error;
}
