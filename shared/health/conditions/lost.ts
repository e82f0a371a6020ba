import { atMost, type Condition, duration } from '#shared/health/condition.ts';
import type { QueueName } from '#shared/queues/contracts.ts';

const age = (time: string): string => `extract(epoch from now() - min(${time}))::float8`;

/** No response waits in `raw`. During a load, stale keys wait for its end, and no message stands for them. */
const noLoad = 'not exists (select from raw.response where normalised_at is null and fault is null)';

/**
 * For each queue, the age in seconds of the oldest work for which there should be a message. Responses whose message
 * was given up do not count; `tenders failed retry` handles them.
 */
const oldestWork: Partial<Record<QueueName, string>> = {
  normalise: `select ${age('fetched_at')} as value from raw.response where normalised_at is null and fault is null
    and task_id is not null
    and not exists (select from ops.issue where kind = 'message-failed' and subject = 'response-' || response.id)
    and not exists (select from ops.cron_runs where kind in ('rebuild', 'import') and status = 'running')`,
  derive: `select ${age('at')} as value from derived.stale where ${noLoad}`,
  publish: `select ${age('at')} as value from core.outbox`,
};

/** Work whose message the queue has lost. */
export const lostConditions: readonly Condition[] = [
  {
    name: 'lost-message-seconds',
    help: 'Age of the oldest work of a stage whose queue has no message, in seconds, by queue; no value while it has one.',
    label: 'queue',
    measure: async ({ database, queues }) => {
      const work = Object.entries(oldestWork).map(([queue, sql]) => `select '${queue}' as subject, (${sql})`);
      // The order matters: work that is stored after the messages were counted is recent.
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
      `work of ${subject} has been waiting for ${duration(value)} without a message in the queue; the schedule sends one within two minutes`,
  },
];
