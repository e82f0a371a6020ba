import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { serviceType } from '#shared/resources/content/service-type.ts';

const { list, record } = inGroup('services');

export const serviceEndpoints: readonly Endpoint[] = [
  list('/v2/services', serviceType, 'Kinds of service offered around tenders', {
    ...{ filters: [], snapshot: true },
  }),
  record('/v2/services/{id}', serviceType, 'One kind of service', {
    description: 'The id is any of: id, slug.',
  }),
];
