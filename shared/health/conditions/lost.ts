import { atMost, type Condition, duration } from '#shared/health/condition.ts';
import type { QueueName } from '#shared/queues/contracts.ts';

const age = (time: string): string => `extract(epoch from now() - min(${time}))::float8`;

/** Nothing waits in raw: keys that wait for the end of a load are nobody's message until then. */
const noLoad = 'not exists (select from raw.response where normalised_at is null and fault is null)';

/**
 * For each queue the age in seconds of the oldest work that a message should stand for. A response whose message was given up
 * is left to `tenders failed retry`.
 */
const oldestWork: Partial<Record<QueueName, string>> = {
  normalise: `select ${age('fetched_at')} as value from raw.response where normalised_at is null and fault is null
    and task_id is not null
    and not exists (select from ops.issue where kind = 'message-failed' and subject = 'response-' || response.id)
    and not exists (select from ops.cron_runs where kind in ('rebuild', 'import') and status = 'running')`,
  derive: `select ${age('at')} as value from derived.stale where ${noLoad}`,
  publish: `select ${age('at')} as value from core.outbox`,
};

/** Work without a message, because the queue has lost it. */
export const lostConditions: readonly Condition[] = [
  {
    name: 'lost-message-seconds',
    help: 'Age of the oldest work of a stage whose queue holds no message, in seconds, by queue; none while it holds one.',
    label: 'queue',
    measure: async ({ database, queues }) => {
      const work = Object.entries(oldestWork).map(([queue, sql]) => `select '${queue}' as subject, (${sql})`);
      // In this order: what is stored after the messages were counted is young.
      const counts = await queues.counts();
      const { rows } = await database.query<{ subject: QueueName; value: number }>(work.join(' union all '));
      return rows.filter(({ subject }) => {
        const { waiting = 0, active = 0, delayed = 0 } = counts[subject];
        return waiting + active + delayed === 0;
      });
    },
    limit: atMost(
      40,
      'a message is sent as soon as its work is stored; the schedule sends lost ones again within two minutes',
    ),
    sentence: ({ subject, value }) =>
      `work of ${subject} has been waiting for ${duration(value)} and the queue holds no message for it; the schedule sends one within two minutes`,
  },
];
