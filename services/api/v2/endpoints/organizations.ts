import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { organizationTypes } from '#shared/codelists/organ-kinds.ts';
import { organSlug } from '#shared/codelists/organ-names.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { sourceDirector } from '#shared/resources/buyers/source-director.ts';
import { registrationKey } from '#shared/text/registration.ts';

const { list, record, counts } = inGroup('organizations');
const named = 'The organization is named by its id, registration number or slug.';

/** `government_department` → `Government department` */
export const typeName = (type: string): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('_', ' ')}`;

const filters = Object.keys(organization.filters);
const countsByType = (path: `/v2/${string}`, description: string): Endpoint =>
  counts(path, 'Numbers of organizations by type', {
    ...{ resource: organization, list: { filters, search: { required: false } } },
    column: 'organization_type',
    codelist: organizationTypes.map((type) => ({ slug: type, name: typeName(type) })),
    item: { name: 'name', type: 'slug', count: 'count' },
    description: `${description}Organizations whose type is not known are left out.`,
  });

export const organizationEndpoints: readonly Endpoint[] = [
  list('/v2/organizations', organization, 'Organs of state that buy, by name', {
    ...{ search: { required: false }, snapshot: true },
  }),
  record(
    '/v2/organizations/by-registration/{reg}',
    organization,
    'The organization with a registration number',
    {
      lookup: { parameter: 'reg', columns: ['registration_number'], canonical: registrationKey },
      description: 'The number may have any customary spelling; send a slash as %2F.',
    },
  ),
  record('/v2/organizations/by-slug/{slug}', organization, 'The organization with a slug', {
    lookup: { parameter: 'slug', columns: ['slug'], canonical: organSlug },
  }),
  countsByType('/v2/organizations/counts-by-type', ''),
  countsByType(
    '/v2/organizations/counts/type',
    'The same as /v2/organizations/counts-by-type, for clients that use this path. ',
  ),
  list('/v2/organizations/search', organization, 'Organizations whose name matches `q`', {
    ...{ search: { required: true, ranked: true }, snapshot: true },
  }),
  record('/v2/organizations/{id}', organization, 'One organization with what it has bought', {
    description: named,
  }),
  list('/v2/organizations/{id}/directors', sourceDirector, 'Directors of one organization', {
    ...{ filters: [], description: named },
    parent: { parameter: 'id', resource: organization, column: 'organization_record_id' },
  }),
  {
    ...tenderList,
    group: 'organizations',
    path: '/v2/organizations/{id}/tenders',
    summary: 'Tenders of one organization in every state, newest first',
    description: named,
    parent: { parameter: 'id', resource: organization, column: 'organization_id' },
  },
];
