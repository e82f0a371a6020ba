import {
  bigint,
  date,
  derivedTable,
  int,
  jsonb,
  numeric,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

export const staleKeys = derivedTable('stale', {
  comment:
    'Keys whose rows are out of date, added by triggers on core in the transaction of the change. Rows are never updated, so that a change that commits while derive is running is not lost; derive deletes the rows of computed keys.',
  columns: {
    id: bigint().filled('autoincrement()'),
    derivation: text('If derivation and key are null, every key of every derivation is stale.').nullable(),
    key: uuid().nullable(),
    at: timestamptz().filled('now()'),
  },
  // The oldest keys, and all rows of a key.
  indexes: [
    ['derivation', 'id'],
    ['derivation', 'key'],
  ],
});

export const tenderRelations = derivedTable('tender_relation', {
  comment:
    'Relation of a tender to an earlier one of its buyer. Tenders without such a relation have no row.',
  columns: {
    id: uuid('Id of the tender.'),
    parent_id: uuid('The earlier tender that it advertises again, or that the notice is about.').nullable(),
    parent_tender_id: text().nullable(),
    original_id: uuid('The earlier tender that it duplicates.').nullable(),
    duplicate_of: text().nullable(),
  },
  indexes: [['parent_id'], ['original_id']],
});

export const tenderEffects = derivedTable('tender_effect', {
  comment: 'What notices say about a tender. Tenders that no notice is about have no row.',
  columns: {
    id: uuid('Id of the tender.'),
    cancelled_at: timestamptz('When the first cancellation letter was published.').nullable(),
    closing_date_time: timestamptz('The latest closing time that a notice gives.').nullable(),
    extended_at: timestamptz('When the notice with that closing time was published.').nullable(),
    valid_until: date('The latest day until which notices ask bids to stay valid.').nullable(),
    publication_type: text('CORRIGENDUM or ADDENDUM, if notices amend the tender.').nullable(),
    amendments: int('Number of notices that amend the tender.'),
    captured_at: timestamptz('When the present content of the latest of its notices was captured.'),
    notices: jsonb<readonly object[]>('The notices, as the published tender lists them.'),
  },
});

export const organizationAggregates = derivedTable('organization_aggregate', {
  comment: 'Aggregates of the tenders of a buyer.',
  columns: {
    id: uuid('Id of the organization.'),
    tenders: int(),
    categories: texts(),
    provinces: texts(),
    sources: texts('Publishers that list its tenders.'),
    first_tender_at: timestamptz().nullable(),
    last_tender_at: timestamptz().nullable(),
    notices: int('Entries that are notices about tenders.').default(0),
    invitations: int('Tenders that invite bids, without double publications.').default(0),
    cancelled: int('Those that are cancelled.').default(0),
    closed: int('Those that closed before today, or have ended.').default(0),
    outcomes: int('Those of them whose award or cancellation is published.').default(0),
    followed: int(
      'Those that closed 90 days ago or earlier and were known before the 90 days had passed.',
    ).default(0),
    cancelled_in_time: int('Those of them that were cancelled before the 90 days had passed.').default(0),
    days_open: numeric('Median of the days from publication to closing.').nullable(),
    category_counts: jsonb<{ name: string; tenders: number }[]>(
      'Categories, the most frequent first.',
    ).nullable(),
    month_counts: jsonb<{ month: string; tenders: number }[]>(
      'South African months of publication with their entries, oldest first.',
    ).nullable(),
    changes_at: timestamptz(
      'When the passing of time next changes these figures: the end of a day on which a tender closes, or its 90 days end.',
    ).nullable(),
  },
});

export const organizationAwards = derivedTable('organization_award', {
  comment: 'Aggregates of the awards of a buyer. Buyers without awards have no row.',
  columns: {
    id: uuid('Id of the organization.'),
    awards: int('Awards that were made.'),
    counted_awards: int('Those whose amount is in the value.'),
    award_value: numeric(
      'Total value of its awards in rand, without suspect amounts and awards that were not made.',
    ),
    last_award_at: timestamptz(),
  },
});

export const organizationSuppliers = derivedTable('organization_supplier', {
  comment: 'From whom a buyer buys. Buyers without an award to a company have no row.',
  columns: {
    id: uuid('Id of the organization.'),
    suppliers: int('Companies and joint ventures with an award that was made.'),
    awards_of_three: int('Awards of the three that have most awards.'),
    value_of_three: numeric(
      'Value of the awards of the three with the greatest value, in rand; null where no amount counts.',
    ).nullable(),
    first_suppliers:
      jsonb<{ id: string; name: string; awards: number; value: number | null }[]>('The first ten by value.'),
  },
});

export const organizationTimelinesses = derivedTable('organization_timeliness', {
  comment: 'How soon a buyer awards. Buyers without awards that were made have no row.',
  columns: {
    id: uuid('Id of the organization.'),
    awarded_in_time: int(
      'Tenders that were followed for 90 days after closing, and whose award was published in these days.',
    ),
  },
});

export const organizationContacts = derivedTable('organization_contact', {
  comment: "Address and number of a buyer's office, by its tenders. Buyers without either have no row.",
  columns: {
    id: uuid('Id of the organization.'),
    email: text().nullable(),
    email_confidence: text('high, medium or low.').nullable(),
    email_tender_id: text("The publisher's number of the latest tender that shows the address.").nullable(),
    email_tenders: int('Number of tenders that show the address.').nullable(),
    phone: text('As 021-400-0000.').nullable(),
  },
});

export const provinceCounts = derivedTable('province_count', {
  comment: 'Number of tenders of a province.',
  columns: { id: uuid("Id of the codelist's entry."), tenders: int() },
});

export const categoryCounts = derivedTable('category_count', {
  comment: 'Number of tenders of a category.',
  columns: { id: uuid("Id of the codelist's entry."), tenders: int() },
});
