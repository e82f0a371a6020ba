import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { intelItem } from '#shared/resources/content/intel-item.ts';
import { intelSource } from '#shared/resources/content/intel-source.ts';

const { list, record } = inGroup('intel');

export const intelEndpoints: readonly Endpoint[] = [
  list('/v2/intel/items', intelItem, 'News about public procurement, newest first', {
    ...{ search: { required: false }, snapshot: true },
  }),
  record('/v2/intel/items/{id}', intelItem, 'One item of news'),
  list('/v2/intel/sources', intelSource, 'Sources of news', { snapshot: true }),
  record('/v2/intel/sources/{id}', intelSource, 'One source of news'),
];
