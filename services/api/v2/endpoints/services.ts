import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { serviceType } from '#shared/resources/content/service-type.ts';

export const serviceEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'services',
    access: 'key',
    path: '/v2/services',
    resource: serviceType,
    filters: [],
    summary: 'Kinds of service offered around tenders',
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'services',
    access: 'key',
    path: '/v2/services/{id}',
    resource: serviceType,
    summary: 'One kind of service',
    description: 'The id is any of: id, slug.',
  },
];
