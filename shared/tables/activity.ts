import {
  boolean,
  derivedTable,
  int,
  numeric,
  oneOf,
  text,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** How many tenders there are where, for the feeds of widgets. */

/** The key of the tenders whose province is not known. */
export const NO_PROVINCE = '9d0c1f3e-2b7a-5e64-8c15-7a4e6b2d0f38';

/** Directions of a number of tenders, against the year before. */
export const trends = ['up', 'down', 'flat'] as const;

export const provinceActivities = derivedTable('province_activity', {
  comment:
    'What goes on in a province, in all categories and in each: the parts of which `tender_activity` is made. Tenders are counted as lists show them.',
  columns: {
    id: uuid('Of province and category.'),
    province_id: uuid("Id of the province's entry; a constant where the province is not known."),
    province: text('Null where it is not known.').nullable(),
    category: text('Null for all.').nullable(),
    tenders: int('Without placeholders.'),
    active: int('Those that can still be bid for.'),
    year: int('Those that were published in the twelve months up to the last full day.'),
    year_before: int('Those of the twelve months before.'),
    reaches_back: boolean('Whether one was published before these twelve months.'),
    changes_at: timestamptz('When the passing of time next changes these figures.').nullable(),
  },
  indexes: [['province_id']],
});

export const tenderActivities = derivedTable('tender_activity', {
  comment: 'What goes on in a category in a province, or in all of one of both.',
  columns: {
    id: uuid('derived.ranking_key of the next two.'),
    province: text('Null for all.').nullable(),
    category: text('Null for all.').nullable(),
    tenders: int('Without placeholders.'),
    active: int('Those that can still be bid for.'),
    value: numeric('Of the awards, in rand; null where none has an amount that counts.').nullable(),
    year: int('Tenders of the twelve months up to the last full day.'),
    year_before: int('Tenders of the twelve months before.'),
    trend: oneOf(trends, 'Null where the tenders of the year before are not known.').nullable(),
    trend_percent: numeric('By how much there are more tenders than in the year before.').nullable(),
    per_million: numeric('Tenders for a million inhabitants of the province.').nullable(),
  },
});
