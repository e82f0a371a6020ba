import type { SourceName } from '#shared/sources.ts';
import type { Pace } from './pace.ts';

const publication = {
  value: 144,
  reason:
    'nothing is published on weekends and holidays, of which the longest, Easter, lasts four days and a half',
} as const;

/** A list of restricted suppliers, which is asked for once a day. */
const supplierList: Pace = {
  freshness: {
    sync: {
      value: 50,
      reason: 'it is asked for once a day; after 50 hours two attempts have failed',
    },
    publication: null,
  },
  cost: { file: { value: 5, reason: 'a file of less than a megabyte, and a pause of 1 s follows' } },
  windows: null,
  missingShare: null,
};

/** What each publisher's requests cost and what they must achieve. The figures are those that other readers report. */
export const paces: Readonly<Record<SourceName, Pace>> = {
  ocds: {
    freshness: {
      sync: {
        value: 3,
        reason: 'a sync is requested every half hour and takes minutes; in three hours several have failed',
      },
      publication,
    },
    cost: {
      window: { value: 54, reason: 'lists take 45 to 60 s on ordinary days, and a pause of 1 s follows' },
      number: { value: 3, reason: 'single releases take 1 to 3 s, and a pause of 1 s follows' },
      refetch: { value: 3, reason: 'single releases take 1 to 3 s, and a pause of 1 s follows' },
    },
    windows: {
      days: {
        value: 4,
        reason:
          'about 210 releases are published on a working day, so that a window fits one page of 1,000; rows go missing between pages, not within one',
      },
      pageSize: { value: 1_000, reason: 'larger pages have been seen to time out' },
      caps: {
        value: [50, 100, 200, 500],
        reason:
          'the service has been seen to limit pages to 50 without saying so and without a link to the next one',
      },
      readings: {
        value: 3,
        reason: 'each further reading shows fewer releases; asking by number is then cheaper',
      },
      releasesPerDay: { value: 148, reason: '5,190 numbers were given in 35 days of 2026' },
      incrementalHours: {
        value: 12,
        reason:
          'releases appear under the day of their publication; in the morning the evening before is read as well',
      },
      recentDays: {
        value: { gaps: 32, refetch: 225 },
        reason:
          'most open tenders were published in the last month; awards appear for half a year after closing, and tenders are open for some weeks before',
      },
    },
    missingShare: {
      value: 0.03,
      reason: 'of 166,392 numbers 3,147 were never published and 32 fail, and lists miss some',
    },
  },
  etenders: {
    freshness: {
      sync: {
        value: 3,
        reason: 'a sync is requested every half hour and takes minutes; in three hours several have failed',
      },
      publication,
    },
    cost: { list: { value: 46, reason: 'other readers wait 45 s for a page, and a pause of 1 s follows' } },
    windows: null,
    missingShare: null,
  },
  'treasury-restricted': supplierList,
  'treasury-defaulters': supplierList,
};
