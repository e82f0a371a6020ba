import type { SourceName } from '#shared/sources.ts';
import { chosen, type Pace } from './pace.ts';

const publication = chosen(
  144,
  'nothing is published on weekends and holidays, of which the longest, Easter, lasts four days and a half',
);

/** A list of restricted suppliers, which is asked for once a day. */
const supplierList: Pace = {
  freshness: {
    sync: chosen(50, 'it is asked for once a day; after 50 hours two attempts have failed'),
    publication: null,
  },
  cost: { file: chosen(5, 'a file of less than a megabyte, and a pause of 1 s follows') },
  windows: null,
  missingShare: null,
};

/** What each publisher's requests cost and what they must achieve. The figures are those that other readers report. */
export const paces: Readonly<Record<SourceName, Pace>> = {
  ocds: {
    freshness: {
      sync: chosen(
        3,
        'a sync is requested every half hour and takes minutes; in three hours several have failed',
      ),
      publication,
    },
    cost: {
      window: chosen(54, 'lists take 45 to 60 s on ordinary days, and a pause of 1 s follows'),
      number: chosen(3, 'single releases take 1 to 3 s, and a pause of 1 s follows'),
      refetch: chosen(3, 'single releases take 1 to 3 s, and a pause of 1 s follows'),
    },
    windows: {
      days: chosen(
        4,
        'about 210 releases are published on a working day, so that a window fits one page of 1,000; rows go missing between pages, not within one',
      ),
      pageSize: chosen(1_000, 'larger pages have been seen to time out'),
      caps: chosen(
        [50, 100, 200, 500],
        'the service has been seen to limit pages to 50 without saying so and without a link to the next one',
      ),
      readings: chosen(3, 'each further reading shows fewer releases; asking by number is then cheaper'),
      releasesPerDay: chosen(148, '5,190 numbers were given in 35 days of 2026'),
      incrementalHours: chosen(
        12,
        'releases appear under the day of their publication; in the morning the evening before is read as well',
      ),
      recentDays: chosen(
        { gaps: 32, refetch: 225 },
        'most open tenders were published in the last month; awards appear for half a year after closing, and tenders are open for some weeks before',
      ),
    },
    missingShare: chosen(
      0.03,
      'of 166,392 numbers 3,147 were never published and 32 fail, and lists miss some',
    ),
  },
  etenders: {
    freshness: {
      sync: chosen(
        3,
        'a sync is requested every half hour and takes minutes; in three hours several have failed',
      ),
      publication,
    },
    cost: { list: chosen(46, 'other readers wait 45 s for a page, and a pause of 1 s follows') },
    windows: null,
    missingShare: null,
  },
  'treasury-restricted': supplierList,
  'treasury-defaulters': supplierList,
};
