import type { CountsEndpoint, Endpoint, ListEndpoint } from '#services/api/v2/endpoint.ts';
import { categoryOrder } from '#services/api/v2/endpoints/categories.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { provinceOrder } from '#services/api/v2/endpoints/provinces.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { tenderParts } from '#services/api/v2/endpoints/tender-parts.ts';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderAnalysis } from '#shared/resources/tenders/tender-analysis.ts';
import { tenderStatuses } from '#shared/tables/tenders.ts';

/** A count of tenders in every state. */
const counted = (
  by: string,
  counts: Partial<CountsEndpoint> & Pick<CountsEndpoint, 'summary' | 'column' | 'codelist'>,
): CountsEndpoint => ({
  ...{ kind: 'counts', group: 'tenders', access: 'key', resource: tender, list: tenderList },
  path: `/v2/tenders/counts/${by}`,
  item: { name: 'name', slug: 'slug', count: 'count' },
  ...counts,
});

const everyState = 'In every state, unless `status` is sent.';

const list = (path: ListEndpoint['path'], summary: string, more: Partial<ListEndpoint>): ListEndpoint => ({
  ...tenderList,
  ...{ path, summary, ...more },
});

export const tenderEndpoints: readonly Endpoint[] = [
  list('/v2/tenders', 'Tenders, active ones unless `status` says otherwise', {
    description:
      '`status=any` lists tenders in every state. Active means that a tender is not closed, awarded or cancelled, and that its closing time has not passed.',
    defaults: { status: 'active' },
    snapshot: true,
  }),
  list('/v2/tenders/bbbee-required', 'Tenders that require B-BBEE, newest first', {
    description: `Those whose documents state a B-BBEE requirement. ${everyState}`,
    fixed: [{ match: 'equals', column: 'bbbee_required', value: '1' }],
  }),
  list('/v2/tenders/by-category/{category}', 'Tenders of one category, newest first', {
    description: everyState,
    bound: { category: 'category' },
  }),
  list('/v2/tenders/by-organization/{orgId}', 'Tenders of one organization, newest first', {
    description: `The organization is named by its id, registration number or slug. ${everyState}`,
    parent: { parameter: 'orgId', resource: organization, column: 'organization_id' },
  }),
  list('/v2/tenders/by-province/{province}', 'Tenders of one province, newest first', {
    description: everyState,
    bound: { province: 'province' },
  }),
  list('/v2/tenders/by-publication-type/{type}', 'Tenders whose latest notice is of one type, newest first', {
    description: everyState,
    bound: { type: 'publicationType' },
  }),
  list('/v2/tenders/closing-soon', 'Active tenders that close next, earliest first', {
    fixed: [
      { match: 'equals', column: 'status', value: 'active' },
      { match: 'future', column: 'closing_date_time' },
    ],
    sort: 'closingDate',
  }),
  counted('category', {
    summary: 'Numbers of tenders by category',
    description: `Tenders in every state. ${categoryOrder}`,
    column: 'category_slugs',
    codelist: categories,
  }),
  counted('organization', {
    summary: 'Numbers of tenders by organization',
    description:
      'Tenders in every state, in the order of the slugs of the organizations, up to 1,000 of these on a page.',
    column: 'organization_slug',
    codelist: [],
    names: { resource: organization, slug: 'slug', name: 'name' },
  }),
  counted('province', {
    summary: 'Numbers of tenders by province',
    description: `Tenders in every state. ${provinceOrder}`,
    column: 'province_slug',
    codelist: provinces,
  }),
  counted('status', {
    summary: 'Numbers of tenders by state',
    description: 'A tender counts as closed from its closing time on.',
    column: 'status',
    codelist: tenderStatuses.map((status) => ({ slug: status, name: status })),
    item: { name: 'name', count: 'count' },
  }),
  list('/v2/tenders/new', 'Most recently published tenders, newest first', {
    description: everyState,
    sort: '-publicationDate',
  }),
  list('/v2/tenders/search', 'Tenders whose words or number match `q`, best first', {
    description:
      'Searches words of titles and buyers first, then of descriptions, places, and what documents specify and ask for. `matches` of each record says where it matches. Synonyms and acronyms are found, too. Quotation marks keep words together; `OR` in capitals is a choice; `-word` excludes a word. Numbers are found by their beginning. The best of the newest matches come first, then all others, newest first. If few records have all words, records with most of them follow. Words that no record has are corrected. The search covers all states, unless `status` is sent. A query without any searchable word finds nothing.',
    search: {
      required: true,
      ranked: true,
      where: 'everywhere',
      chooses: true,
      matched: {
        title: ['title'],
        number: ['referenceNumber', 'tenderId', 'ocid'],
        names: ['sourceOrganization'],
        buyer: ['sourceOrganization'],
        municipality: ['municipality'],
        requirement: ['requiredDocuments'],
        cidbGrade: ['cidbGrades'],
        texts: ['description', 'category', 'requirements'],
        place: ['delivery', 'municipality', 'province'],
        documents: ['documentPassages'],
      },
      passagesOf: { resource: tenderAnalysis, column: 'tender_record_id', field: 'findings' },
      highlight: { title: 'title', description: 'description' },
      facets: [
        { name: 'province', column: 'province_slug' },
        { name: 'category', column: 'category_slugs' },
        { name: 'status', column: 'status' },
        { name: 'sourceOrganization', column: 'organization_slug' },
      ],
    },
    snapshot: true,
  }),
  list('/v2/tenders/value-range', 'Tenders whose estimated value lies in a range, smallest first', {
    description: `The bounds are in rand and inclusive; either may be left out. Tenders without an estimate are not listed. ${everyState}`,
    aliases: { ...tenderList.aliases, min: 'minValue', max: 'maxValue' },
    defaults: { minValue: '0' },
    fixed: [{ match: 'present', column: 'estimated_value' }],
    sort: 'estimatedValue',
  }),
  inGroup('tenders').record('/v2/tenders/{id}', tender, 'One tender with documents, awards and history', {
    description: 'The id is any of: tender number, id, ocid, slug.',
    include: tenderParts,
  }),
];
