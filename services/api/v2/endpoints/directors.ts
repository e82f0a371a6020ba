import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { sourceDirector } from '#shared/resources/buyers/source-director.ts';

/** What every list of directors shares. */
const directorList = {
  kind: 'list',
  group: 'directors',
  access: 'key',
  resource: sourceDirector,
  filters: ['position', 'validationStatus'],
} as const;

export const directorEndpoints: readonly Endpoint[] = [
  {
    ...directorList,
    path: '/v2/directors',
    summary: 'Directors of organizations, by name',
    snapshot: true,
  },
  {
    ...directorList,
    path: '/v2/directors/by-organization/{orgId}',
    summary: 'Directors of one organization',
    description: 'The organization is named by its id, registration number or slug.',
    parent: {
      parameter: 'orgId',
      resource: organization,
      column: 'organization_record_id',
    },
  },
  {
    ...directorList,
    path: '/v2/directors/search',
    summary: 'Directors whose name matches `q`',
    search: { required: true, ranked: true },
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'directors',
    access: 'key',
    path: '/v2/directors/{id}',
    resource: sourceDirector,
    summary: 'One director of an organization',
  },
];
