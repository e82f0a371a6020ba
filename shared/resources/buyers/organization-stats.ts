import { z } from 'zod';

const count = (description: string) => z.int().min(0).meta({ description });
/** Null if there is nothing to take a share of. */
const share = (description: string) => z.number().min(0).max(1).nullable().meta({ description });

/** Figures of a buyer; docs/data/figures.md says exactly what each counts. */
export const organizationStats = z.object({
  totalTenders: count('Number of tenders, including notices about tenders.'),
  totalAwardValue: z.number().describe('Sum of the awards, in rand.'),
  tenderCategories: z.array(z.string()).describe('Categories of the tenders.'),
  categoryCounts: z
    .array(
      z.object({
        name: z.string().describe('The category.'),
        tenders: count('Its tenders, without notices.'),
      }),
    )
    .describe('The categories with their tenders, the most frequent first.'),
  totalAwards: count('Awards that were made.'),
  countedAwards: count(
    'Awards whose amount is in totalAwardValue; the others have no amount, or one that does not count.',
  ),
  noticeCount: count('Entries that are notices about tenders.'),
  invitations: count('Tenders that invite bids: without notices, placeholders and double publications.'),
  cancelledTenders: count('Invitations that were cancelled.'),
  cancelledShare: share('cancelledTenders as a share of invitations.'),
  medianDaysOpen: z
    .number()
    .nullable()
    .describe('Median of the days from publication to closing; null if no tender states both.'),
  closedTenders: count('Invitations that closed before today, or have ended.'),
  publishedOutcomes: count('Closed tenders whose award or cancellation is published.'),
  outcomeShare: share('publishedOutcomes as a share of closedTenders.'),
  outcomeWithin90DaysOf: count(
    'Invitations that closed more than 90 days ago and were known to this service during those days.',
  ),
  outcomeWithin90DaysShare: share(
    'Share of outcomeWithin90DaysOf whose award or cancellation was published within the 90 days.',
  ),
});

export const statsExample = {
  totalTenders: 412,
  totalAwardValue: 98213456.5,
  tenderCategories: ['Civil engineering'],
  categoryCounts: [{ name: 'Civil engineering', tenders: 398 }],
  totalAwards: 97,
  countedAwards: 64,
  noticeCount: 9,
  invitations: 398,
  cancelledTenders: 31,
  cancelledShare: 0.0779,
  medianDaysOpen: 28.5,
  closedTenders: 350,
  publishedOutcomes: 118,
  outcomeShare: 0.3371,
  outcomeWithin90DaysOf: 240,
  outcomeWithin90DaysShare: 0.2458,
} satisfies z.input<typeof organizationStats>;
