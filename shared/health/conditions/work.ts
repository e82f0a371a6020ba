import { atMost, type Condition, duration, seconds } from '#shared/health/condition.ts';
import { plural } from '#shared/text/plural.ts';

/** Work that is stored but not done yet, that was given up, or that was lost. */
export const workConditions: readonly Condition[] = [
  {
    name: 'outstanding-seconds',
    help: 'Age of the oldest stored response that waits to be normalised, in seconds, by source; no value while a rebuild normalises all of them again.',
    label: 'source',
    // An imported response has the date of its package, which may be years old; its waiting begins when the import
    // ends.
    measure: `
      select source as subject, extract(epoch from now() - min(case when task_id is not null then fetched_at
        else (select coalesce(max(completed_at), now()) from ops.cron_runs where kind = 'import') end))::float8 as value
      from raw.response where normalised_at is null and fault is null
        and not exists (select from ops.cron_runs where kind = 'rebuild' and status = 'running')
      group by source`,
    limit: atMost(
      seconds.minutes(30),
      'a response takes a second or two, and the largest load of an hour some minutes',
    ),
    sentence: ({ subject, value }) =>
      `a response of ${subject} has been waiting to be normalised for ${duration(value)}`,
  },
  {
    name: 'outbox-seconds',
    help: 'Age of the oldest unpublished change, in seconds, by resource.',
    label: 'resource',
    measure: `select resource as subject, extract(epoch from now() - min(at))::float8 as value from core.outbox group by resource`,
    limit: atMost(
      seconds.minutes(15),
      'a change is published within seconds, and within minutes while everything is loaded',
    ),
    sentence: ({ subject, value }) =>
      `a change of ${subject} has been waiting to be published for ${duration(value)}`,
  },
  {
    name: 'stale-seconds',
    help: 'Age of the oldest key that waits to be derived, in seconds, by derivation.',
    label: 'derivation',
    measure: `select coalesce(derivation, 'all') as subject, extract(epoch from now() - min(at))::float8 as value
      from derived.stale group by derivation`,
    limit: atMost(
      seconds.minutes(30),
      'during a load aggregates may wait, so that computing them takes at most a twentieth of the time',
    ),
    sentence: ({ subject, value }) =>
      `a key of the derivation ${subject} has been stale for ${duration(value)}`,
  },
  {
    name: 'not-accounted-for',
    help: 'Number of stored records that the reconciliation misses or counts twice, by source.',
    label: 'source',
    measure: `select source as subject, abs(stored - normalised - unchanged - rejected - outstanding)::float8 as value
      from ops.reconciliation`,
    limit: atMost(0, 'every stored record is normalised, unchanged, rejected or outstanding'),
    sentence: ({ subject, value }) => `of ${subject}, ${value} stored records are not accounted for`,
    every: seconds.minutes(1),
  },
  {
    name: 'messages-given-up',
    help: 'Number of messages that were given up after all their attempts, by queue.',
    label: 'queue',
    // A failed job of the schedule runs again at its next time, and becomes overdue if it does not succeed.
    measure: async ({ queues }) =>
      Object.entries(await queues.counts())
        .filter(([queue]) => queue !== 'schedule')
        .map(([subject, counts]) => ({ subject, value: counts['failed'] ?? 0 })),
    limit: atMost(0, 'the work of a message that was given up is not done'),
    sentence: ({ subject, value }) =>
      `messages of ${subject} that were given up: ${value}; see tenders failed list`,
  },
  {
    name: 'snapshot-waiting-seconds',
    help: 'Time since the request of the oldest snapshot that is not ready, in seconds; no value once a later one is ready.',
    label: null,
    measure: `select '' as subject, extract(epoch from now() - min(created_at))::float8 as value from ops.snapshot
      where status in ('queued', 'running', 'failed')
        and created_at > coalesce((select max(created_at) from ops.snapshot where status = 'ready'), '-infinity')`,
    limit: atMost(
      seconds.hours(3),
      'a snapshot of half a million tenders takes about half an hour, and may have to start again',
    ),
    sentence: ({ value }) =>
      `the downloads are late: a snapshot was requested ${duration(value)} ago; see tenders snapshot list`,
    every: seconds.minutes(1),
  },
  {
    name: 'set-aside',
    help: 'Number of captures that were set aside because our rules fail for them.',
    label: null,
    measure: `select '' as subject, count(*)::float8 as value from ops.issue
      join raw.response on response.id = issue.response_id and issue.last_at >= response.normalised_at
      where kind in ('rejected-error', 'rejected-too-slow')`,
    limit: null,
    sentence: ({ value }) => `set aside: ${plural(value, 'capture')}; see tenders quarantine list`,
    every: seconds.minutes(1),
  },
];
