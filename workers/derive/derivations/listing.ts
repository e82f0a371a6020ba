import { SHOWN, SOON_DAYS } from '#shared/domain/content/listing-texts.ts';
import { categories } from '#shared/tables/child-records.ts';
import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { categoryListings, provinceListings } from '#shared/tables/listings.ts';
import { tenderPlaces } from '#shared/tables/markets.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { changeOf, type Derivation, type StaleBy, statementOf } from '#workers/derive/derivation.ts';

/** The open parts of listing.sql, as SQL. */
type Listing = {
  /** Tables that lead to `place`, the rows of `tender_place` with these keys. */
  tenders: string;
  /** Column of these tables that is compared with the keys. */
  key: string;
  /**
   * Statement over `listed`: for each id the names of the parts to which tenders belong, and the number of `tenders`.
   */
  parts: string;
};

const computeOf = (listing: Listing): string => {
  const given = { ...listing, SHOWN: String(SHOWN), SOON_DAYS: String(SOON_DAYS) };
  return statementOf('listing').replace(/\{(\w+)\}/g, (_, name: keyof typeof given) => given[name]);
};

/**
 * @param keys returns a statement that selects the keys of the tenders whose ids a statement selects
 * @param ofChanged the same of changed rows of `tender_place`, where these rows have the keys themselves
 */
const changesOfTenders = (
  keys: (ids: string) => string,
  ofChanged = keys('select id from changed'),
): StaleBy[] => [
  changeOf(
    tenderPlaces,
    ['organization_id', 'province', 'status', 'closes_at', 'invites', 'seen_at'],
    ofChanged,
  ),
  changeOf(
    organizations,
    ['name'],
    keys('select id from derived.tender_place where organization_id = any(array(select id from changed))'),
  ),
];

const categoriesOf = (ids: string): string =>
  `select category_id as key from core.tender_category_relation where tender_id = any(array(${ids}))`;

/** Figures for the texts of each category's page. */
export const categoryListing: Derivation = {
  name: 'category_listing',
  table: categoryListings,
  does: 'counts what the texts of the page of each category say of its tenders',
  staleBy: [
    changeOf(categories, ['category_id', 'tender_id'], 'select category_id as key from changed'),
    ...changesOfTenders(categoriesOf),
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from changed where resource = 'tender_category'`,
    ),
  ],
  due: 'select id from derived.category_listing where changes_at <= now()',
  everyKey: `select id from core.codelist_entry where resource = 'tender_category' union select id from derived.category_listing`,
  compute: computeOf({
    tenders:
      'core.tender_category_relation related join derived.tender_place place on place.id = related.tender_id',
    key: 'related.category_id',
    parts:
      'select id, province as name, count(*) as tenders from listed where province is not null group by id, province',
  }),
  emits: 'category_seo',
  pace: 'aggregate',
};

/** @param names statement that selects distinct names of provinces, as tenders have them */
const provincesNamed = (names: string): string =>
  `select entry.id as key from core.codelist_entry entry where entry.resource = 'province' and entry.entry->>'name' = any(array(${names}))`;
const provincesOf = (ids: string): string =>
  provincesNamed(`select distinct province from derived.tender_place where id = any(array(${ids}))`);

/** The same for each province's page. */
export const provinceListing: Derivation = {
  name: 'province_listing',
  table: provinceListings,
  does: 'counts what the texts of the page of each province say of its tenders',
  staleBy: [
    changeOf(categories, ['category_id', 'tender_id'], provincesOf('select tender_id from changed')),
    ...changesOfTenders(provincesOf, provincesNamed('select distinct province from changed')),
    // Its texts name categories.
    changeOf(
      codelistEntries,
      ['resource', 'entry'],
      `select id as key from core.codelist_entry
        where resource = 'province' and exists (select from changed where resource in ('province', 'tender_category'))
        union select id from changed where resource = 'province'`,
    ),
  ],
  due: 'select id from derived.province_listing where changes_at <= now()',
  everyKey: `select id from core.codelist_entry where resource = 'province' union select id from derived.province_listing`,
  compute: computeOf({
    tenders: `core.codelist_entry province join derived.tender_place place on place.province = province.entry->>'name'`,
    key: 'province.id',
    parts: `select counted.id, category.entry->>'name' as name, counted.tenders
      from (select listed.id, related.category_id, count(*) as tenders
        from listed join core.tender_category_relation related on related.tender_id = listed.tender_id
        group by listed.id, related.category_id) counted
      join core.codelist_entry category on category.id = counted.category_id`,
  }),
  emits: 'province_seo',
  pace: 'aggregate',
};
