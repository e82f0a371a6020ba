import { itemsOf, totalOf } from '#shared/domain/captures/etenders-rows.ts';
import { formats } from '#shared/domain/captures/format.ts';
import { MAX_RESPONSE_BYTES } from '#shared/domain/captures/size.ts';
import { UpstreamError } from '#shared/errors.ts';
import { chosen } from '#shared/pace/pace.ts';
import { paces } from '#shared/pace/sources.ts';
import { defineSource, type RowPage } from '#workers/collect/source.ts';
import { usual } from '#workers/collect/sources/usual.ts';

/** Position, in the portal's table, of the column to sort by: the day of publication. */
const BY_PUBLICATION = 4;

/**
 * The lists behind the pages of the eTenders portal: every tender, with fields and cancellations that the feed lacks.
 */
export const etenders = defineSource({
  name: 'etenders',
  title: 'National Treasury eTenders portal',
  publisher: { name: 'National Treasury (South Africa)', url: 'https://www.etenders.gov.za/' },
  licence: {
    name: 'Open Data Commons Public Domain Dedication and Licence 1.0',
    url: 'https://opendatacommons.org/licenses/pddl/1-0/',
  },
  format: formats.etenders,
  base: (config) => config.ETENDERS_BASE_URL,
  // The portal's id of a tender is the number in the feed's ocid.
  ocidPrefix: 'ocds-9t57fa',

  politeness: {
    userAgent: usual.userAgent,
    headers: chosen(
      {
        'x-requested-with': 'XMLHttpRequest',
        referer: 'https://www.etenders.gov.za/Home/opportunities?id=1',
      },
      'the page that these lists belong to sends both, and requests without them have been rejected',
    ),
    delay: usual.delay(
      'the portal is slow and shared; one request a second still reads all open tenders in seconds',
    ),
    timeout: usual.timeout(
      'other readers wait 45 s for a page; a request that takes more than twice that hangs',
    ),
    maxBytes: chosen(MAX_RESPONSE_BYTES, 'all open tenders in one response are about 5 MB'),
    backoff: {
      ...usual.backoff,
      attempts: chosen(6, 'other readers need up to six attempts for a page of the long lists'),
    },
    maxRetryAfter: usual.maxRetryAfter,
    breaker: {
      ...usual.breaker,
      failures: chosen(12, 'two different requests have then failed in all their attempts'),
    },
  },

  pace: paces.etenders,
  passes: {
    list: {
      reason:
        'the portal cannot be asked by day or change; a tender moves from list to list, and only whole lists show that',
      lists: [
        {
          name: 'advertised',
          status: 1,
          length: chosen(200, 'ten pages hold all open tenders'),
          pages: chosen(
            { incremental: 1, gaps: null, refetch: null },
            'a page holds the tenders of a working day; any open tender may be amended',
          ),
        },
        {
          name: 'awarded',
          status: 2,
          length: chosen(100, 'rows with their winners are longer'),
          pages: chosen(
            { incremental: 1, gaps: 5, refetch: 70 },
            'every fifth tender is awarded here, up to half a year after closing: about 7,000 rows',
          ),
        },
        {
          name: 'closed',
          status: 3,
          length: chosen(200, 'rows are those of advertised tenders'),
          pages: chosen(
            { incremental: 0, gaps: 0, refetch: 10 },
            'a tender closes on its closing date without this list; it shows late amendments',
          ),
        },
        {
          name: 'cancelled',
          status: 4,
          length: chosen(25, 'larger pages of this list have been seen to fail'),
          pages: chosen(
            { incremental: 1, gaps: 8, refetch: 40 },
            'a thousand tenders are about half a year of cancellations',
          ),
        },
      ],
      repeats: chosen(
        3,
        'the two orders miss different rows; rows still missing after that are left to the next run',
      ),
      url: ({ base, list, start, repeat }) => {
        const order = `order[0][column]=${BY_PUBLICATION}&order[0][dir]=${repeat % 2 === 1 ? 'desc' : 'asc'}`;
        const search = 'search[value]=&search[regex]=false';
        return `${base}/Home/PaginatedTenderOpportunities?draw=1&start=${start}&length=${list.length.value}&status=${list.status}&${order}&${search}`;
      },
      read: readRows,
    },
  },
});

/** @throws UpstreamError `unexpected-shape` if the response has no rows, such as an error of the service in JSON */
function readRows(json: unknown, url: string): RowPage {
  const items = itemsOf(json, url);
  if (items === null) throw new UpstreamError('unexpected-shape', `no list of rows for ${url}`);
  return { items, total: totalOf(json) };
}
