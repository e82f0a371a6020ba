import {
  boolean,
  date,
  derivedTable,
  int,
  jsonb,
  numeric,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** The activity in provinces and categories, and the winners there. */

/** The inputs of a score at the end of a month, for a province or a category. */
const healthFigures = {
  entry_id: uuid("Id of the codelist's entry."),
  month: date('Its first day.'),
  recent_tenders: int('Tenders that invite bids.'),
  recent_quality: numeric('Sum of their quality scores.'),
  recent_dated: int('Those of them whose days of publication and closing are known.'),
  recent_open_long: int('Those of them that were open for 14 days or longer.'),
  tenders: int('Tenders that invite bids.'),
  cancelled: int(),
  outcomes: int('Those whose award or cancellation is published.'),
  followed: int('Those that were known before the 90 days after their closing had passed.'),
  outcomes_in_time: int('Those of them whose award or cancellation came before the 90 days had passed.'),
  awards: int('Awards that were made.'),
  awards_with_amount: int(),
  amounts_in_rand: int(),
  plausible_amounts: int('Amounts in rand that do not look wrong.'),
  estimated: int('Tenders with an estimate whose awarded value is known.'),
  as_estimated: int('Those whose awarded value lies between the ends of the estimate.'),
  computed_at: timestamptz('When the newest of the tenders and awards was first captured.'),
};
const HEALTH_PERIODS =
  '`recent_…` are of tenders that closed in the three months which end with it, the others of those that closed in the three months before the last four.';

export const provinceHealthScores = derivedTable('province_health_score', {
  comment: `What the score of a province at the end of a month is made of. ${HEALTH_PERIODS}`,
  columns: {
    id: uuid("The id of the province's entry, with the number of the month as its last digits."),
    ...healthFigures,
  },
  indexes: [['entry_id']],
});

export const categoryHealthScores = derivedTable('category_health_score', {
  comment: `What the score of a category at the end of a month is made of. ${HEALTH_PERIODS}`,
  columns: {
    id: uuid("The id of the category's entry, with the number of the month as its last digits."),
    ...healthFigures,
  },
  indexes: [['entry_id']],
});

export const tenderPlaces = derivedTable('tender_place', {
  comment:
    'Where and when a tender counts, without what changes only because time passes: what figures of many tenders read instead of the tender, whose row is far larger.',
  columns: {
    id: uuid('Id of the tender.'),
    organization_id: uuid('Its buyer; null where it is not known.').nullable(),
    province: text().nullable(),
    category: text().nullable(),
    market_id: uuid('core.market_key of both.'),
    sources: texts('Publishers that list it.'),
    invites: boolean(
      'Whether it asks for bids: it is no notice, no placeholder and no second publication (derived.tender_now).',
    ),
    notice: boolean('Whether it is a notice about tenders.'),
    placeholder: boolean(),
    status: text('As stated, also by notices about it; a closing that has passed does not change it.'),
    published_at: timestamptz().nullable(),
    listed_at: timestamptz('When it was published, otherwise when it was first captured.'),
    month: date('The first day of the South African month of `listed_at`.'),
    stated_closing_at: timestamptz('The closing time that it states itself.').nullable(),
    closes_at: timestamptz('The latest closing time that it or a notice about it states.').nullable(),
    cancelled_at: timestamptz().nullable(),
    quality_score: numeric(),
    seen_at: timestamptz('When it was first captured.'),
  },
  indexes: [
    ['organization_id'],
    ['market_id'],
    ['province', 'stated_closing_at'],
    ['category', 'stated_closing_at'],
  ],
});

export const awardPlaces = derivedTable('award_place', {
  comment:
    'Where, when and with what amount an award counts: what sums of awards read instead of the award and its tender, whose rows are far larger.',
  columns: {
    id: uuid('Id of the award.'),
    tender_id: uuid(),
    organization_id: uuid('Of the tender; null where it is not known.').nullable(),
    province: text('Of the tender.').nullable(),
    category: text('Of the tender.').nullable(),
    market_id: uuid('core.market_key of both; null where there is no tender.').nullable(),
    invites: boolean(
      'Whether the tender invites bids: it is no notice, no placeholder and no second publication.',
    ),
    made: boolean('Whether the award was made: its status is `awarded`.'),
    at: timestamptz('Date of the award, otherwise when it was first captured.'),
    month: date('The first day of its South African month.'),
    amount: numeric('core.counted_amount: in rand, null where it does not count.').nullable(),
    amount_state: oneOf(
      ['none', 'foreign', 'suspect', 'counted'],
      'Whether an amount is stated, in another currency than rand, in rand but not believed, or counts.',
    ),
    seen_at: timestamptz('When the award was first captured.'),
  },
  indexes: [['tender_id'], ['organization_id'], ['market_id']],
});

/** What was awarded in a period; `value` is in rand, null if no award has an amount that counts. */
type Awarded = { awards: number; countedAwards: number; value: number | null };
/** What was advertised and awarded in a period. */
type Traded = Awarded & { tenders: number };

export const markets = derivedTable('market', {
  comment: 'What was advertised in one category in one province, either of which may be unknown.',
  columns: {
    id: uuid('core.market_key of both.'),
    province: text().nullable(),
    category: text().nullable(),
    months: jsonb<{ month: string; tenders: number }[]>('By month, as `2026-03`.'),
    computed_at: timestamptz('When the newest of the tenders was first captured.'),
  },
  indexes: [['province'], ['category']],
});

export const marketAwards = derivedTable('market_award', {
  comment: 'What was awarded in one category in one province, either of which may be unknown.',
  columns: {
    id: uuid('core.market_key of both.'),
    province: text().nullable(),
    category: text().nullable(),
    months: jsonb<(Awarded & { month: string })[]>('By month, as `2026-03`.'),
    computed_at: timestamptz('When the newest of the awards was first captured.'),
  },
  indexes: [['province'], ['category']],
});

/** Sums over markets. */
const sums = {
  awards: int('Awards that were made.'),
  counted_awards: int('Those whose amount is in the value.'),
  value: numeric('In rand; null where no award has an amount that counts.').nullable(),
};

export const sectorTrends = derivedTable('sector_trend', {
  comment: 'What was advertised and awarded in a category. Categories with neither have no row.',
  columns: {
    id: uuid("Id of the codelist's entry."),
    ...sums,
    months: jsonb<(Traded & { month: string })[]>('By month, as `2026-03`.'),
    computed_at: timestamptz('When the newest of the tenders and awards was first captured.'),
  },
});

export const provinceValues = derivedTable('province_value', {
  comment: 'What was advertised and awarded in a province. Provinces with neither have no row.',
  columns: {
    id: uuid("Id of the codelist's entry."),
    ...sums,
    years: jsonb<(Traded & { year: number })[]>('By year.'),
    categories: jsonb<(Traded & { name: string })[]>('By category, the greatest value first.'),
    computed_at: timestamptz('When the newest of the tenders and awards was first captured.'),
  },
});

export const companyTotals = derivedTable('company_total', {
  comment:
    'What a company has won in a province, a category and a year, and in all of each. An award of a joint venture counts for each member, but its value for the joint venture alone.',
  columns: {
    id: uuid('Of company and ranking.'),
    company_id: uuid(),
    ranking_id: uuid('derived.ranking_key of the next three.'),
    province: text('Null for all.').nullable(),
    category: text('Null for all.').nullable(),
    year: int('Of the awards; null for all.').nullable(),
    home_province: text('The province, otherwise the one with most of the awards.').nullable(),
    awards: int('Awards that were made, those of joint ventures that it is a member of included.'),
    value: numeric('Of the awards to itself, in rand; null where none has an amount that counts.').nullable(),
    computed_at: timestamptz('When the newest of the awards was first captured.'),
  },
  indexes: [['company_id']],
});

/** A place in a ranking. `restricted` is null as long as no list of restricted suppliers is in use. */
type Ranked = {
  rank: number;
  companyId: string;
  name: string;
  province: string | null;
  value: number | null;
  awards: number;
  restricted: boolean | null;
};

export const companyRankings = derivedTable('company_ranking', {
  comment: 'The first hundred companies in a province, a category and a year, or in all of each.',
  columns: {
    id: uuid('derived.ranking_key of the next three.'),
    province: text('Null for all.').nullable(),
    category: text('Null for all.').nullable(),
    year: int('Of the awards; null for all.').nullable(),
    by_value: jsonb<Ranked[]>(),
    by_awards: jsonb<Ranked[]>(),
    computed_at: timestamptz('When the newest of the awards of these companies was first captured.'),
  },
});

/** The key of the only list of winners. */
export const WINNERS = '6f1f7c52-0d5f-5c0e-9a55-3b1d2f7a9e01';

export const winnerLists = derivedTable('winner_list', {
  comment: 'The latest awards whose supplier and amount are known.',
  columns: {
    id: uuid('Always the same.'),
    winners: jsonb<readonly object[]>('The latest first, at most 100.'),
    computed_at: timestamptz('When the newest of them was first captured.'),
  },
});
