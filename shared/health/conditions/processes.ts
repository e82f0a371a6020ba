import { atMost, type Condition, duration, seconds } from '#shared/health/condition.ts';
import { contracts } from '#shared/queues/contracts.ts';
import { plural } from '#shared/text/plural.ts';

/** A worker gives a sign of life every few seconds; after this many silent seconds it has ended or hangs. */
export const SILENT_SECONDS = 45;
/** Period in which starts and crashes are counted, in minutes. */
const RECENT_MINUTES = 15;

/** SQL condition of a row of ops.process. */
const isAlive = `(ended_at is null and seen_at > now() - interval '${SILENT_SECONDS} seconds')`;

const stages = Object.keys(contracts);

/** Whether the processes run, stay alive, and do scheduled jobs in time. */
export const processConditions: readonly Condition[] = [
  {
    name: 'stage-missing',
    help: 'Whether no living process works on a stage, 0 or 1, by stage.',
    label: 'stage',
    measure: `
      select stage as subject, (not exists (select from ops.process
        where stage = any(stages) and ${isAlive}))::int::float8 as value
      from unnest(array[${stages.map((name) => `'${name}'`).join(', ')}]) as stage`,
    limit: atMost(0, 'a stage without a process holds up every later stage'),
    sentence: ({ subject }) => `no process works on the stage ${subject}`,
  },
  {
    name: 'crashes',
    help: `Processes that ended without recording it in the last ${RECENT_MINUTES} minutes, by title; 0 once the latest process with the title has run for ${SILENT_SECONDS} seconds.`,
    label: 'process',
    measure: `
      with latest as (
        select distinct on (title) title, ${isAlive} and started_at < now() - interval '${SILENT_SECONDS} seconds' as stable
        from ops.process order by title, started_at desc)
      select title as subject, count(*) filter (where ended_at is null and not ${isAlive} and not stable)::float8 as value
      from ops.process join latest using (title)
      where started_at > now() - interval '${RECENT_MINUTES} minutes' group by title`,
    limit: atMost(2, 'one may be killed by hand or by a lack of memory; three in a row is a crash loop'),
    sentence: ({ subject, value }) =>
      `${subject} is in a crash loop: ${plural(value, 'crash', 'crashes')} in ${RECENT_MINUTES} minutes`,
  },
  {
    name: 'starts',
    help: `Starts of processes in the last ${RECENT_MINUTES} minutes, by title.`,
    label: 'process',
    measure: `
      select title as subject, count(*) filter (where started_at > now() - interval '${RECENT_MINUTES} minutes')::float8 as value
      from ops.process group by title`,
    limit: null,
    sentence: ({ subject, value }) =>
      `${subject} was started ${plural(value, 'time')} in ${RECENT_MINUTES} minutes`,
  },
  {
    name: 'job-overdue-seconds',
    help: 'Seconds for which a job of the schedule has been overdue, by job; 0 if it is not due.',
    label: 'job',
    measure: `select name as subject, greatest(0, extract(epoch from now() - due_at))::float8 as value from ops.scheduled_job`,
    limit: atMost(seconds.minutes(5), 'jobs take seconds, and the schedule is checked every minute'),
    sentence: ({ subject, value }) => `the job ${subject} is overdue by ${duration(value)}`,
  },
  {
    name: 'scheduler-missing',
    help: 'Number of schedulers that the queue has lost.',
    label: null,
    measure: async ({ database, queues }) => {
      const present = new Set(await queues.schedulers());
      const { rows } = await database.query<{ name: string }>(
        'select name from ops.scheduled_job where queued',
      );
      return [{ subject: '', value: rows.filter(({ name }) => !present.has(name)).length }];
    },
    limit: atMost(
      0,
      'a job without scheduler does not run; the stage schedule restores missing ones every minute',
    ),
    sentence: ({ value }) => `the queue has lost ${plural(value, 'job scheduler')}`,
  },
];
