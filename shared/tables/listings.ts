import { derivedTable, int, jsonb, numeric, text, timestamptz, uuid } from '#shared/tables/definition.ts';

/** A name, and how many of the tenders have it. */
type Share = { name: string; tenders: number };

/** The texts of pages that list the tenders of one category or province. */

const columns = {
  id: uuid("Id of the codelist's entry."),
  name: text('Its name.'),
  tenders: int('Tenders that invite bids, without double publications.'),
  open: int('Those that can still be bid for.'),
  closing_soon: int('Open ones that close today or on one of the six days after it.'),
  next_closes_at: timestamptz('When the next open one closes.').nullable(),
  awarded: int('Tenders with the status awarded.'),
  buyers: jsonb<readonly Share[]>('Buyers with the most tenders, the busiest first.'),
  parts: jsonb<readonly Share[]>(
    "Provinces of a category's tenders, or categories of a province's, the most frequent first.",
  ),
  changed_at: timestamptz(
    'When a tender was last seen for the first time, closed or began to close soon; null where there is none.',
  ).nullable(),
  changes_at: timestamptz(
    'When the passing of time next changes these figures; null where it does not.',
  ).nullable(),
} as const;

const awardColumns = {
  id: uuid("Id of the codelist's entry."),
  counted_awards: int(
    'Awards of tenders that invite bids that were made and whose amount counts and is above 0.',
  ),
  median_award: numeric('The amount, in rand, that half of these awards do not exceed.').nullable(),
  last_award_at: timestamptz('When the newest award was first captured.'),
} as const;

export const categoryListings = derivedTable('category_listing', {
  comment: 'Figures of the tenders of a category, for the texts of the page that lists them.',
  columns,
});

export const provinceListings = derivedTable('province_listing', {
  comment: 'Figures of the tenders of a province, for the texts of the page that lists them.',
  columns,
});

export const categoryListingAwards = derivedTable('category_listing_award', {
  comment: 'Figures of the awards of a category, for the same texts. Categories without awards have no row.',
  columns: awardColumns,
});

export const provinceListingAwards = derivedTable('province_listing_award', {
  comment: 'Figures of the awards of a province, for the same texts. Provinces without awards have no row.',
  columns: awardColumns,
});
