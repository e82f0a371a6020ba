import type { Endpoint, Grouping, GroupsEndpoint } from '#services/api/v2/endpoint.ts';
import { anySpelling, ofCompanies } from '#services/api/v2/endpoints/by-company.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { findCategory } from '#shared/codelists/categories.ts';
import { enterpriseTypes } from '#shared/codelists/enterprise-types.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { awardSubcontractor } from '#shared/resources/suppliers/award-subcontractor.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

const { list, record } = inGroup('awards');

const enterpriseType: Grouping = {
  name: 'enterpriseType',
  column: 'enterprise_type',
  values: enterpriseTypes,
  example: 'EME',
};
const beeLevel: Grouping = { name: 'beeLevel', column: 'bee_level', example: '1' };
const province: Grouping = {
  name: 'province',
  column: 'province_slug',
  show: (slug) => findProvince(slug)?.name ?? slug,
  example: 'Gauteng',
};
const category: Grouping = {
  name: 'category',
  column: 'category_slug',
  show: (slug) => findCategory(slug)?.name ?? slug,
  example: 'Civil engineering',
};
const periods: readonly Grouping[] = [
  { name: 'month', period: 'month', example: '2026-06' },
  { name: 'quarter', period: 'quarter', example: '2026-Q2' },
  { name: 'year', period: 'year', example: '2026' },
];

const analytics = (path: `/v2/${string}`, summary: string, ...by: Grouping[]): GroupsEndpoint => ({
  kind: 'groups',
  group: 'awards',
  access: 'key',
  path,
  summary,
  description:
    'Counts awards that were made, not pending, cancelled and unsuccessful ones. Sums, means and medians are in rand. They leave out amounts in another currency and amounts that `validationErrors` of the award flags as implausible; `excluded` says how many. The group `null` has the awards whose group is unknown. `from` and `to` are inclusive. Periods and ranges use the date of the award or, while no award has a date, the time when it was first seen. `meta.dateBasis` says which one; ranges leave out awards without it.',
  resource: award,
  fixed: [{ match: 'equals', column: 'status', value: 'awarded' }],
  measure: 'counted_amount',
  stated: 'amount',
  at: [
    { name: 'award', column: 'awarded_at' },
    { name: 'firstSeen', column: 'first_seen_at' },
  ],
  by,
  item: {
    totalAwards: 'count',
    totalValue: 'sum',
    avgValue: 'mean',
    countedAwards: 'counted',
    medianValue: 'median',
    excluded: 'excluded',
  },
});

export const awardEndpoints: readonly Endpoint[] = [
  list('/v2/awards', award, 'Awards, latest seen first', { snapshot: true }),
  analytics(
    '/v2/awards/analytics',
    'Number and value of awards, by enterprise type unless `groupBy` says otherwise',
    enterpriseType,
    beeLevel,
    province,
    category,
    ...periods,
  ),
  analytics('/v2/awards/analytics/bee-level', 'Number and value of awards by B-BBEE level', beeLevel),
  analytics('/v2/awards/analytics/category', 'Number and value of awards by category', category),
  analytics(
    '/v2/awards/analytics/enterprise-type',
    'Number and value of awards by enterprise type',
    enterpriseType,
  ),
  analytics('/v2/awards/analytics/province', 'Number and value of awards by province', province),
  list('/v2/awards/by-date-range', award, 'Awards of a range of days, latest first', {
    description:
      'Both days are inclusive; either may be left out. Most awards in the OCDS feed have no date. The time when they were first seen counts instead, and `dateBasis` of each award says so. With `dateBasis=award` they are left out.',
    aliases: { from: 'datedFrom', to: 'datedTo' },
    sort: '-datedAt',
    variants: {
      parameter: 'dateBasis',
      description:
        'Date for range and order: the date of the award, or if it has none the time when it was first seen (`awardOrFirstSeen`); only the date; or only that time.',
      of: {
        awardOrFirstSeen: {},
        award: {
          aliases: { from: 'awardDateFrom', to: 'awardDateTo' },
          fixed: [{ match: 'present', column: 'awarded_at' }],
          sort: '-awardDate',
        },
        firstSeen: {
          aliases: { from: 'firstSeenFrom', to: 'firstSeenTo' },
          sort: '-firstSeenAt',
        },
      },
    },
  }),
  list(
    '/v2/awards/by-supplier-party/{partyId}',
    award,
    'Awards to one party of the feed, latest seen first',
    { bound: { partyId: 'supplierPartyId' } },
  ),
  list('/v2/awards/by-supplier/{name}', award, 'Awards to one supplier, latest seen first', {
    description: `The same awards as those of \`/v2/companies/{name}/awards\`. The name is URL-encoded: ${anySpelling} If no company has the name, the path gives awards whose supplier has this spelling, ignoring case and punctuation.`,
    bound: { name: 'supplierName' },
    variants: {
      parameter: 'match',
      description:
        '`company`: awards to the company with this name, under all its spellings, including awards to its joint ventures. `exact`: awards with exactly this spelling, including case and punctuation.',
      of: { company: { behind: ofCompanies }, exact: { spelled: { name: 'supplierName' } } },
    },
  }),
  list('/v2/awards/by-tender/{tenderId}', award, 'Awards of one tender, latest seen first', {
    description: 'The tender is named by its number, id, ocid or slug.',
    parent: { parameter: 'tenderId', resource: tender, column: 'tender_record_id' },
  }),
  record('/v2/awards/{id}', award, 'One award', {
    description: "The id is any of: award id, id, the feed's own award id.",
  }),
  list('/v2/awards/{id}/subcontractors', awardSubcontractor, 'Subcontractors of an award, by name', {
    filters: [],
    description: "The award is named by its award id, id or the feed's own award id.",
    parent: { parameter: 'id', resource: award, column: 'award_record_id' },
  }),
];
