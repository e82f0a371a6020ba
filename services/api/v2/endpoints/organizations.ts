import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { organizationTypes } from '#shared/codelists/organ-kinds.ts';
import { organSlug } from '#shared/codelists/organ-names.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { sourceDirector } from '#shared/resources/buyers/source-director.ts';
import { registrationKey } from '#shared/text/registration.ts';

/** What every path about organizations shares. */
const about = { group: 'organizations', access: 'key', resource: organization } as const;
const named = 'The organization is named by its id, registration number or slug.';

/** `government_department` → `Government department` */
const typeName = (type: string): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('_', ' ')}`;

const organizationList = {
  filters: Object.keys(organization.filters),
  search: { required: false },
} as const;

const countsByType = {
  ...about,
  kind: 'counts',
  list: organizationList,
  column: 'organization_type',
  codelist: organizationTypes.map((type) => ({ slug: type, name: typeName(type) })),
  item: { name: 'name', type: 'slug', count: 'count' },
  summary: 'Numbers of organizations by type',
} as const;
const countsByTypeDescription = 'Organizations whose type is not known are left out.';

export const organizationEndpoints: readonly Endpoint[] = [
  {
    ...about,
    kind: 'list',
    ...organizationList,
    path: '/v2/organizations',
    summary: 'Organs of state that buy, by name',
    snapshot: true,
  },
  {
    ...about,
    kind: 'record',
    path: '/v2/organizations/by-registration/{reg}',
    lookup: { parameter: 'reg', columns: ['registration_number'], canonical: registrationKey },
    summary: 'The organization with a registration number',
    description: 'The number is understood in every customary spelling; a slash is sent as %2F.',
  },
  {
    ...about,
    kind: 'record',
    path: '/v2/organizations/by-slug/{slug}',
    lookup: { parameter: 'slug', columns: ['slug'], canonical: organSlug },
    summary: 'The organization with a slug',
  },
  {
    ...countsByType,
    path: '/v2/organizations/counts-by-type',
    description: countsByTypeDescription,
  },
  {
    ...countsByType,
    path: '/v2/organizations/counts/type',
    description: `The same as /v2/organizations/counts-by-type, for clients that use this path. ${countsByTypeDescription}`,
  },
  {
    ...about,
    kind: 'list',
    path: '/v2/organizations/search',
    filters: Object.keys(organization.filters),
    search: { required: true, ranked: true },
    snapshot: true,
    summary: 'Organizations whose name matches `q`',
  },
  {
    ...about,
    kind: 'record',
    path: '/v2/organizations/{id}',
    summary: 'One organization with what it has bought',
    description: named,
  },
  {
    ...about,
    kind: 'list',
    path: '/v2/organizations/{id}/directors',
    resource: sourceDirector,
    filters: [],
    summary: 'Directors of one organization',
    description: named,
    parent: { parameter: 'id', resource: organization, column: 'organization_record_id' },
  },
  {
    ...tenderList,
    group: 'organizations',
    path: '/v2/organizations/{id}/tenders',
    summary: 'Tenders of one organization in every state, newest first',
    description: named,
    parent: { parameter: 'id', resource: organization, column: 'organization_id' },
  },
];
