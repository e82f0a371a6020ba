import { categories } from '#shared/tables/child-records.ts';
import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { categoryListingAwards, provinceListingAwards } from '#shared/tables/listings.ts';
import { awardPlaces } from '#shared/tables/markets.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/**
 * Awards for the texts of listings. Separate from listing.ts, so that a changed award does not cost all tenders of its
 * province.
 */

/**
 * @param listing the open parts of listing_award.sql, as SQL: tables that lead to `place`, and the column compared with
 *   the keys
 */
const computeOf = (listing: { places: string; key: string }): string =>
  statementOf('listing_award').replace(/\{(\w+)\}/g, (_, name: keyof typeof listing) => listing[name]);

/** Usual amounts of the awards of each category. */
export const categoryListingAward: Derivation = {
  name: 'category_listing_award',
  table: categoryListingAwards,
  does: 'finds what awards of each category are usually worth, for the texts of its page',
  staleBy: [
    changeOf(categories, ['category_id', 'tender_id'], 'select category_id as key from changed'),
    changeOf(
      awardPlaces,
      ['tender_id', 'invites', 'made', 'amount', 'seen_at'],
      `select category_id as key from core.tender_category_relation where tender_id = any(array(select tender_id from changed))`,
    ),
  ],
  everyKey:
    'select distinct category_id from core.tender_category_relation union select id from derived.category_listing_award',
  compute: computeOf({
    places:
      'core.tender_category_relation related join derived.award_place place on place.tender_id = related.tender_id',
    key: 'related.category_id',
  }),
  emits: 'category_seo',
  pace: 'aggregate',
};

/** Usual amounts of the awards of each province. */
export const provinceListingAward: Derivation = {
  name: 'province_listing_award',
  table: provinceListingAwards,
  does: 'finds what awards of each province are usually worth, for the texts of its page',
  staleBy: [
    changeOf(
      awardPlaces,
      ['province', 'invites', 'made', 'amount', 'seen_at'],
      `select id as key from core.codelist_entry
        where resource = 'province' and entry->>'name' = any(array(select distinct province from changed))`,
    ),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from changed where resource = 'province'`,
    ),
  ],
  everyKey: `select id from core.codelist_entry where resource = 'province' union select id from derived.province_listing_award`,
  compute: computeOf({
    places: `core.codelist_entry province join derived.award_place place
      on province.resource = 'province' and place.province = province.entry->>'name'`,
    key: 'province.id',
  }),
  emits: 'province_seo',
  pace: 'aggregate',
};
