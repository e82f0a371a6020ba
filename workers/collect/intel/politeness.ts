import { chosen } from '#shared/pace/pace.ts';
import type { Politeness } from '#workers/collect/source.ts';

/** Maximum size of a feed or page. A feed with everything that a publisher ever wrote has some megabytes. */
const MAX_BYTES = 16_777_216;

/**
 * How requests are sent to publishers of news: as gently as to publishers of tenders, but with fewer attempts, because
 * the next hour tries again.
 */
export const intelPoliteness: Politeness = {
  userAgent: chosen('tender-data-api', 'a publisher can see who asks, and robots.txt can name us'),
  headers: chosen(
    {
      accept:
        'application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, text/html;q=0.8, */*;q=0.5',
    },
    'some sites send a page for people to those who do not ask for a feed',
  ),
  delay: { from: (config) => config.COLLECT_DELAY_MS, reason: 'the sites serve people' },
  timeout: {
    from: (config) => Math.min(config.COLLECT_TIMEOUT_MS, 60_000),
    reason: 'a feed is a small file; a request that takes a minute hangs',
  },
  maxBytes: chosen(MAX_BYTES, 'anybody may send what does not end'),
  backoff: {
    first: { from: (config) => config.COLLECT_RETRY_MS, reason: 'most failures are single ones' },
    maxWait: chosen(60_000, 'the row of the source says when it is asked again'),
    attempts: chosen(2, 'the row of the source says when it is asked again'),
    attemptsToReach: chosen(1, 'the row of the source says when it is asked again'),
  },
  maxRetryAfter: chosen(1_000, 'a longer pause is kept in the row of the source, and holds in every process'),
  breaker: {
    failures: chosen(1_000_000, 'the row of the source counts failures, and pauses it'),
    pause: { from: () => 1_000, reason: 'never used' },
    maxPause: chosen(1_000, 'never used'),
  },
};

/** Failures in a row after which a source is paused until an operator resumes it. */
export const MAX_FAILURES = 10;
/** Longest time between two requests to a failing source, and longest pause that a publisher may ask for, in minutes. */
export const LONGEST_MINUTES = 1_440;
/** Maximum number of linked pages that are read after one reading of a source; the next reading continues. */
export const PAGES_AT_ONCE = 10;
