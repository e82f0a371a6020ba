import { formats } from '#shared/domain/captures/format.ts';
import { readPackage, readRelease } from '#workers/collect/read.ts';
import { defineSource } from '#workers/collect/source.ts';

/** Prefix the Open Contracting Partnership registered for National Treasury in 2022. */
const OCID_PREFIX = 'ocds-9t57fa';
const MEGABYTE = 1_048_576;

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
      because:
        'the service answers several requests at once with failures; other readers of it ask one at a time too',
    },
    userAgent: {
      value:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      because: 'its firewall refuses the names of HTTP libraries',
    },
    delay: {
      from: (config) => config.COLLECT_DELAY_MS,
      because:
        'the service is slow and shared; one request a second still covers a day of tenders in minutes',
    },
    timeout: {
      from: (config) => config.COLLECT_TIMEOUT_MS,
      because: 'answers take 45 to 60 s on ordinary days; twice that is a request that hangs',
    },
    largest: {
      value: 64 * MEGABYTE,
      because: 'a full page of 1,000 releases is 2 to 5 MB; ten times that is not an answer to our question',
    },
    backoff: {
      first: {
        from: (config) => config.COLLECT_RETRY_MS,
        because: 'most failures are single ones and the same request succeeds seconds later',
      },
      longest: { value: 300_000, because: 'beyond five minutes the circuit breaker is the better judge' },
      attempts: {
        value: 5,
        because:
          'with every third request failing, five tries leave 4 in 1,000, which the next run asks for again',
      },
      attemptsToReach: {
        value: 2,
        because: 'one more try bridges a restart; whoever has no network should be told within seconds',
      },
    },
    breaker: {
      failures: {
        value: 10,
        because:
          'two different requests have then failed in all their attempts, so it is not a single bad page',
      },
      pause: {
        from: (config) => 12 * config.COLLECT_RETRY_MS,
        because:
          'a minute at the default setting: long enough for a restart upstream, short enough for a short fault',
      },
      longest: { value: 600_000, because: 'when the service returns, ten minutes late is not late' },
    },
  },

  passes: {
    window: {
      because:
        'lists by publication day are the cheapest way to see many releases, but rows repeat and go missing between pages',
      days: { value: 7, because: 'longer windows answer with 500 or not at all' },
      repeats: {
        value: { least: 2, most: 5 },
        because:
          'one listing misses rows, two show whether it did; five is where the numbers pass is cheaper',
      },
      pageSizes: {
        value: [1_000, 100],
        because:
          'for one real window pages of 100 showed 182 ocids, pages of 1,000 showed 149, both together 234: different sizes miss different rows',
      },
      short: {
        value: 50,
        because:
          'the service has been seen to cap pages at 50 without saying so; a page of 50 says nothing of the end',
      },
      recent: { value: 14, because: 'releases appear some days late under their publication day' },
      mostPages: {
        value: 1_000,
        because:
          'a week has about 1,000 releases; a list of 1,000 pages answers the same page again and again',
      },
      url: ({ base, from, to, page, pageSize }) =>
        `${base}/api/OCDSReleases?PageNumber=${page}&PageSize=${pageSize}&dateFrom=${from}&dateTo=${to}`,
      read: readPackage,
    },
    number: {
      because:
        'numbers are given one after the other, so that asking for each that is missing proves completeness, which lists cannot',
      misses: {
        value: 50,
        because: 'with the 2 % of numbers that are never published, 50 in a row by chance do not happen',
      },
      recent: {
        value: 3_000,
        because:
          'numbers are given at capture and published up to two weeks later; 3,000 is about three weeks of numbers',
      },
      again: {
        value: { least: 1, most: 90 },
        because:
          'a number that stayed empty for a year will hardly fill tomorrow, but asking four times a year is cheap',
      },
      mostGap: {
        value: 10_000,
        because: 'a single wrong ocid must not send us through a million numbers that nobody gave',
      },
      batch: { value: 500, because: 'about ten minutes of single requests: a fair unit of progress' },
      url: ({ base, number }) => `${base}/api/OCDSReleases/release/${OCID_PREFIX}-${number}`,
      read: readRelease,
    },
    refetch: {
      because:
        'awards, amendments and cancellations change the old release in place, under the same id and date',
      closedFor: {
        value: 180,
        because: 'awards appear months after closing; others who follow them ask for half a year',
      },
      batch: { value: 250, because: 'a few minutes of single requests: a fair unit of progress' },
      url: ({ base, ocid }) => `${base}/api/OCDSReleases/release/${encodeURIComponent(ocid)}`,
      read: readRelease,
    },
  },
});
