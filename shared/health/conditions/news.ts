import type { Condition } from '#shared/health/condition.ts';
import { plural } from '#shared/text/plural.ts';

/**
 * How well publishers of news answer. These conditions never make the service unhealthy, because nothing else depends
 * on news.
 */
export const newsConditions: readonly Condition[] = [
  {
    name: 'intel-source-failures',
    help: 'Consecutive failures of each source of news that is active, or paused because of failures, by source.',
    label: 'source',
    measure: `select slug as subject, failure_count::float8 as value from ops.intel_source
      where state <> 'removed' and (state = 'active' or failure_count > 0)`,
    limit: null,
    sentence: ({ subject, value }) => `${subject} has failed ${plural(value, 'time')} in a row`,
  },
  {
    name: 'intel-items',
    help: 'Number of stored items of news.',
    label: null,
    measure: `select '' as subject, count(*)::float8 as value from core.intel_item where duplicate_of is null`,
    limit: null,
    sentence: ({ value }) => `stored: ${plural(value, 'item')} of news`,
    every: 60,
  },
];
