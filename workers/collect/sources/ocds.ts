import { formats } from '#shared/domain/captures/format.ts';
import { MAX_RESPONSE_BYTES } from '#shared/domain/captures/size.ts';
import { chosen } from '#shared/pace/pace.ts';
import { paces } from '#shared/pace/sources.ts';
import { readPackage, readRelease } from '#workers/collect/read.ts';
import { defineSource } from '#workers/collect/source.ts';
import { usual } from '#workers/collect/sources/usual.ts';

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
    userAgent: usual.userAgent,
    delay: usual.delay(
      'the service is slow and shared; one request a second still covers a day of tenders in minutes',
    ),
    timeout: usual.timeout('responses take 45 to 60 s on ordinary days; twice that is a request that hangs'),
    maxBytes: chosen(
      MAX_RESPONSE_BYTES,
      'a full page of 1,000 releases is 2 to 5 MB; three times that is not what was asked for',
    ),
    backoff: {
      ...usual.backoff,
      attempts: chosen(
        5,
        'with every third request failing, five tries leave 4 in 1,000, which the next run asks for again',
      ),
    },
    maxRetryAfter: usual.maxRetryAfter,
    breaker: {
      ...usual.breaker,
      failures: chosen(
        10,
        'two different requests have then failed in all their attempts, so it is not a single bad page',
      ),
    },
  },

  pace: paces.ocds,
  passes: {
    window: {
      reason:
        'lists by publication day are the cheapest way to see many releases, but rows repeat and go missing between pages',
      maxPages: chosen(1_000, 'a week has about 1,000 releases; a list of 1,000 pages repeats the same page'),
      url: ({ base, from, to, page, pageSize }) =>
        `${base}/api/OCDSReleases?PageNumber=${page}&PageSize=${pageSize}&dateFrom=${from}&dateTo=${to}`,
      read: readPackage,
    },
    number: {
      reason:
        'numbers are given one after the other, so that asking for each that is missing proves completeness, which lists cannot',
      misses: chosen(
        50,
        'with the 2 % of numbers that are never published, 50 in a row by chance do not happen',
      ),
      recent: chosen(
        6_000,
        'numbers are given when a tender is entered and published up to two weeks later; 6,000 is about six weeks of numbers',
      ),
      again: chosen(
        { min: 0.25, max: 90 },
        'a number given today may be published tomorrow; one that stayed empty for a year will hardly be, but asking four times a year is cheap',
      ),
      maxGap: chosen(
        10_000,
        'a single wrong ocid must not cause requests for a million numbers that were never given',
      ),
      batch: chosen(
        500,
        'about ten minutes of single requests, so progress is seen and little is lost by a crash',
      ),
      url: ({ base, number }) => `${base}/api/OCDSReleases/release/${OCID_PREFIX}-${number}`,
      read: readRelease,
    },
    refetch: {
      reason:
        'awards, amendments and cancellations change the old release in place, under the same id and date',
      closedFor: chosen(180, 'awards appear months after closing; other readers ask for half a year'),
      batch: chosen(
        250,
        'a few minutes of single requests, so progress is seen and little is lost by a crash',
      ),
      url: ({ base, ocid }) => `${base}/api/OCDSReleases/release/${encodeURIComponent(ocid)}`,
      read: readRelease,
    },
  },
});
