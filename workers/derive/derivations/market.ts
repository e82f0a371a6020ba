import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import {
  awardPlaces,
  marketAwards,
  markets,
  provinceValues,
  sectorTrends,
  tenderPlaces,
} from '#shared/tables/markets.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** What was advertised in one category in one province. This and the awards below are the parts of the sums. */
export const market: Derivation = {
  name: 'market',
  table: markets,
  does: 'counts tenders of each category in each province, by month',
  staleBy: [
    changeOf(
      tenderPlaces,
      ['market_id', 'invites', 'month', 'seen_at'],
      'select market_id as key from changed',
    ),
  ],
  everyKey: 'select distinct market_id from derived.tender_place union select id from derived.market',
  compute: statementOf('market'),
  pace: 'aggregate',
};

/**
 * What was awarded there. Separate from the tenders, because there are fewer awards, which change long after the
 * tenders.
 */
export const marketAward: Derivation = {
  name: 'market_award',
  table: marketAwards,
  does: 'adds up awards of each category in each province, by month',
  staleBy: [
    changeOf(
      awardPlaces,
      ['province', 'category', 'market_id', 'made', 'month', 'amount', 'seen_at'],
      'select market_id as key from changed',
    ),
  ],
  everyKey: `select distinct market_id from derived.award_place where market_id is not null
    union select id from derived.market_award`,
  compute: statementOf('market_award'),
  pace: 'aggregate',
};

/** Keys of entries of a codelist, by the name in a column of a changed market. */
const entriesNamed = (resource: string, column: string): string =>
  `select id as key from core.codelist_entry where resource = '${resource}' and entry->>'name' = any(array(select distinct ${column} from changed))`;

const everyEntry = (resource: string, table: string): string =>
  `select id from core.codelist_entry where resource = '${resource}' union select id from derived.${table}`;

/** What was advertised and awarded in each category, by month. */
export const sectorTrend: Derivation = {
  name: 'sector_trend',
  table: sectorTrends,
  does: 'adds up tenders and awards of each category, by month',
  staleBy: [
    changeOf(markets, ['category', 'months', 'computed_at'], entriesNamed('tender_category', 'category')),
    changeOf(
      marketAwards,
      ['category', 'months', 'computed_at'],
      entriesNamed('tender_category', 'category'),
    ),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from changed where resource = 'tender_category'`,
    ),
  ],
  everyKey: everyEntry('tender_category', 'sector_trend'),
  compute: statementOf('sector_trend'),
  emits: 'tender_category',
  pace: 'aggregate',
};

/** What was advertised and awarded in each province, by year and by category. */
export const provinceValue: Derivation = {
  name: 'province_value',
  table: provinceValues,
  does: 'adds up tenders and awards of each province, by year and by category',
  staleBy: [
    changeOf(
      markets,
      ['province', 'category', 'months', 'computed_at'],
      entriesNamed('province', 'province'),
    ),
    changeOf(
      marketAwards,
      ['province', 'category', 'months', 'computed_at'],
      entriesNamed('province', 'province'),
    ),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from changed where resource = 'province'`,
    ),
  ],
  everyKey: everyEntry('province', 'province_value'),
  compute: statementOf('province_value'),
  emits: 'province',
  pace: 'aggregate',
};
