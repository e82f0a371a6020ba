import { atMost, type Condition, duration, seconds } from '#shared/health/condition.ts';
import type { Freshness } from '#shared/pace/pace.ts';
import { paces } from '#shared/pace/sources.ts';
import { listSourceNames, processSourceNames, sourceNames } from '#shared/sources.ts';

const limits = (of: (fresh: Freshness) => number | undefined): Record<string, number> =>
  Object.fromEntries(
    sourceNames.flatMap((source) => {
      const hours = of(paces[source].freshness);
      return hours === undefined ? [] : [[source, seconds.hours(hours)]];
    }),
  );

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Number of latest tenders among which the newest of each source is searched. */
const LATEST = 500;
/** With fewer requests the share of failures means nothing. */
const MIN_REQUESTS = 10;

/** How late each publisher's data is, by the time of syncs and by its own dates, and how well it answers. */
export const publisherConditions: readonly Condition[] = [
  {
    name: 'sync-age-seconds',
    help: 'Time since the last complete sync, or since the first attempt if none succeeded, in seconds, by source.',
    label: 'source',
    measure: `
      select entity as subject, extract(epoch from now() - coalesce(
        greatest(last_incremental_sync_at, last_full_sync_at),
        (select min(started_at) from ops.cron_runs where cron_runs.entity = sync_meta.entity)))::float8 as value
      from ops.sync_meta where entity in (${quoted(sourceNames)})`,
    limit: atMost(
      limits((fresh) => fresh.sync.value),
      'each source declares in shared/pace/sources.ts how recent its lists must be',
    ),
    sentence: ({ subject, value }) => `${subject} is late: no sync has been completed for ${duration(value)}`,
  },
  {
    name: 'publication-age-seconds',
    help: "Age of the newest publication by the publisher's own clock, in seconds, by source.",
    label: 'source',
    // A source without any of the latest tenders is at least as late as the oldest of them.
    measure: `
      with latest as (
        select id, publication_date_time as at from read.tender where publication_date_time <= now()
        order by publication_date_time desc limit ${LATEST})
      select entity as subject, extract(epoch from now() - coalesce(
        (select max(at) from latest join core.tender using (id) where entity = any(sources)),
        (select min(at) from latest)))::float8 as value
      from ops.sync_meta where entity in (${quoted(processSourceNames)})`,
    limit: atMost(
      limits((fresh) => fresh.publication?.value),
      'each source declares in shared/pace/sources.ts for how long nothing may be published',
    ),
    sentence: ({ subject, value }) =>
      `${subject} is late: its newest publication is ${duration(value)} old by its own clock`,
    every: seconds.minutes(1),
  },
  {
    name: 'list-refused-seconds',
    help: 'Time for which the current edition of the list of a publisher has been refused, in seconds, by source; 0 while it is in use.',
    label: 'source',
    // Files that operators import do not count as editions of the publisher.
    measure: `
      select source as subject, case when coalesce(state, 'refused') = 'refused'
        then extract(epoch from now() - coalesce(received_at, fetched_at))::float8 else 0 end as value
      from unnest(array[${quoted(listSourceNames)}]) as source
      cross join lateral (
        select encode(hash, 'hex') as sha256, fetched_at from raw.response
        where response.source = source.source and task_id is not null and fault is null and normalised_at is not null
        order by fetched_at desc, id desc limit 1) as latest
      left join core.supplier_list_edition as edition on edition.register = source and edition.sha256 = latest.sha256`,
    limit: atMost(0, 'suppliers that were restricted after the edition in use are not found'),
    sentence: ({ subject, value }) =>
      `${subject}: the publisher's current edition was refused ${duration(value)} ago; the last good one stays in use; tenders status shows the reason`,
  },
  {
    name: 'circuit-open-seconds',
    help: 'Seconds until the next request, because the publisher failed repeatedly or asked for a pause, by source.',
    label: 'source',
    measure: `select entity as subject, greatest(0, extract(epoch from greatest(circuit_until, paused_until) - now()))::float8 as value
      from ops.sync_meta where entity in (${quoted(sourceNames)})`,
    limit: atMost(0, 'nothing is collected while the circuit is open'),
    sentence: ({ subject, value }) =>
      `the circuit to ${subject} is open: no request is sent for another ${duration(value)}`,
  },
  {
    name: 'failed-requests-share',
    help: `Share of the requests without a usable response, in this hour and the one before, 0 to 1, by source; no value below ${MIN_REQUESTS} requests.`,
    label: 'source',
    measure: `
      select source as subject, sum(failures)::float8 / sum(requests + failures) as value from ops.publisher_time
      where hour >= date_trunc('hour', now()) - interval '1 hour'
      group by source having sum(requests + failures) >= ${MIN_REQUESTS}`,
    limit: atMost(
      0.5,
      'some numbers always fail and lists time out now and then; more than half is an outage',
    ),
    sentence: ({ subject, value }) => `${Math.round(100 * value)} % of the requests to ${subject} fail`,
  },
];
