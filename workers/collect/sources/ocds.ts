import { formats } from '#shared/domain/captures/format.ts';
import { MAX_RESPONSE_BYTES } from '#shared/domain/captures/size.ts';
import { paces } from '#shared/pace/sources.ts';
import { readPackage, readRelease } from '#workers/collect/read.ts';
import { defineSource } from '#workers/collect/source.ts';

/** The prefix that the Open Contracting Partnership registered for National Treasury in 2022. */
const OCID_PREFIX = 'ocds-9t57fa';

/** National Treasury's OCDS release API: every tender on the eTenders portal, as a compiled release. */
export const ocds = defineSource({
  name: 'ocds',
  title: 'National Treasury OCDS release API',
  publisher: { name: 'National Treasury (South Africa)', url: 'https://data.etenders.gov.za/' },
  licence: {
    name: 'Open Data Commons Public Domain Dedication and Licence 1.0',
    url: 'https://opendatacommons.org/licenses/pddl/1-0/',
  },
  format: formats.ocds,
  base: (config) => config.OCDS_BASE_URL,
  ocidPrefix: OCID_PREFIX,

  politeness: {
    concurrency: {
      value: 1,
      reason:
        'the service fails when several requests are sent at once; other readers send one at a time too',
    },
    userAgent: {
      value:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      reason: 'its firewall rejects the names of HTTP libraries',
    },
    delay: {
      from: (config) => config.COLLECT_DELAY_MS,
      reason: 'the service is slow and shared; one request a second still covers a day of tenders in minutes',
    },
    timeout: {
      from: (config) => config.COLLECT_TIMEOUT_MS,
      reason: 'responses take 45 to 60 s on ordinary days; twice that is a request that hangs',
    },
    maxBytes: {
      value: MAX_RESPONSE_BYTES,
      reason: 'a full page of 1,000 releases is 2 to 5 MB; three times that is not what was asked for',
    },
    backoff: {
      first: {
        from: (config) => config.COLLECT_RETRY_MS,
        reason: 'most failures are single ones and the same request succeeds seconds later',
      },
      maxWait: { value: 300_000, reason: 'after five minutes the circuit breaker decides whether to go on' },
      attempts: {
        value: 5,
        reason:
          'with every third request failing, five tries leave 4 in 1,000, which the next run asks for again',
      },
      attemptsToReach: {
        value: 2,
        reason: 'one more try bridges a restart; an operator without a network should know within seconds',
      },
    },
    maxRetryAfter: {
      value: 3_600_000,
      reason:
        'a publisher that asks for a longer pause may be well again sooner; one request an hour shows it',
    },
    breaker: {
      failures: {
        value: 10,
        reason:
          'two different requests have then failed in all their attempts, so it is not a single bad page',
      },
      pause: {
        from: (config) => 12 * config.COLLECT_RETRY_MS,
        reason:
          'a minute at the default setting: long enough for a restart upstream, short enough for a short fault',
      },
      maxPause: {
        value: 600_000,
        reason: 'noticing ten minutes late that the service works again does no harm',
      },
    },
  },

  pace: paces.ocds,
  passes: {
    window: {
      reason:
        'lists by publication day are the cheapest way to see many releases, but rows repeat and go missing between pages',
      maxPages: {
        value: 1_000,
        reason: 'a week has about 1,000 releases; a list of 1,000 pages repeats the same page',
      },
      url: ({ base, from, to, page, pageSize }) =>
        `${base}/api/OCDSReleases?PageNumber=${page}&PageSize=${pageSize}&dateFrom=${from}&dateTo=${to}`,
      read: readPackage,
    },
    number: {
      reason:
        'numbers are given one after the other, so that asking for each that is missing proves completeness, which lists cannot',
      misses: {
        value: 50,
        reason: 'with the 2 % of numbers that are never published, 50 in a row by chance do not happen',
      },
      recent: {
        value: 6_000,
        reason:
          'numbers are given when a tender is entered and published up to two weeks later; 6,000 is about six weeks of numbers',
      },
      again: {
        value: { min: 0.25, max: 90 },
        reason:
          'a number given today may be published tomorrow; one that stayed empty for a year will hardly be, but asking four times a year is cheap',
      },
      maxGap: {
        value: 10_000,
        reason: 'a single wrong ocid must not cause requests for a million numbers that were never given',
      },
      batch: {
        value: 500,
        reason: 'about ten minutes of single requests, so progress is seen and little is lost by a crash',
      },
      url: ({ base, number }) => `${base}/api/OCDSReleases/release/${OCID_PREFIX}-${number}`,
      read: readRelease,
    },
    refetch: {
      reason:
        'awards, amendments and cancellations change the old release in place, under the same id and date',
      closedFor: {
        value: 180,
        reason: 'awards appear months after closing; other readers ask for half a year',
      },
      batch: {
        value: 250,
        reason: 'a few minutes of single requests, so progress is seen and little is lost by a crash',
      },
      url: ({ base, ocid }) => `${base}/api/OCDSReleases/release/${encodeURIComponent(ocid)}`,
      read: readRelease,
    },
  },
});
