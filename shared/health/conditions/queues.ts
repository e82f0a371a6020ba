import { type Condition, duration, type MeasuredSubject } from '#shared/health/condition.ts';
import type { QueueName } from '#shared/queues/contracts.ts';
import { plural } from '#shared/text/plural.ts';

/** The number of messages of each queue in a state. */
const messages = (state: 'waiting' | 'active' | 'delayed'): Condition => ({
  name: `queue-${state}`,
  help: `Messages that are ${state}, by queue.`,
  label: 'queue',
  measure: async ({ queues }) => each(await queues.counts(), (counts) => counts[state] ?? 0),
  limit: null,
  sentence: ({ subject, value }) => `${state}: ${plural(value, 'message')} of ${subject}`,
});

const each = <Given>(of: Record<QueueName, Given>, value: (given: Given) => number): MeasuredSubject[] =>
  Object.entries(of).map(([subject, given]) => ({ subject, value: value(given as Given) }));

/** Messages in the queues. Limits apply to the work in the tables instead, because a queue can lose its messages. */
export const queueConditions: readonly Condition[] = [
  messages('waiting'),
  messages('active'),
  messages('delayed'),
  {
    name: 'queue-seconds',
    help: 'Seconds for which the next message has been waiting, by queue.',
    label: 'queue',
    measure: async ({ queues }) => each(await queues.waits(), (waited) => waited),
    limit: null,
    sentence: ({ subject, value }) =>
      `the next message of ${subject} has been waiting for ${duration(value)}`,
  },
];
