import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { sourceDirector } from '#shared/resources/buyers/source-director.ts';

const { list, record } = inGroup('directors');
const filters = ['position', 'validationStatus'];

export const directorEndpoints: readonly Endpoint[] = [
  list('/v2/directors', sourceDirector, 'Directors of organizations, by name', { filters, snapshot: true }),
  list('/v2/directors/by-organization/{orgId}', sourceDirector, 'Directors of one organization', {
    filters,
    description: 'The organization is named by its id, registration number or slug.',
    parent: { parameter: 'orgId', resource: organization, column: 'organization_record_id' },
  }),
  list('/v2/directors/search', sourceDirector, 'Directors whose name matches `q`', {
    ...{ filters, search: { required: true, ranked: true }, snapshot: true },
  }),
  record('/v2/directors/{id}', sourceDirector, 'One director of an organization'),
];
