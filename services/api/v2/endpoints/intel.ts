import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { intelItem } from '#shared/resources/content/intel-item.ts';
import { intelSource } from '#shared/resources/content/intel-source.ts';

export const intelEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'intel',
    access: 'key',
    path: '/v2/intel/items',
    resource: intelItem,
    filters: Object.keys(intelItem.filters),
    search: { required: false },
    summary: 'News about public procurement, newest first',
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'intel',
    access: 'key',
    path: '/v2/intel/items/{id}',
    resource: intelItem,
    summary: 'One item of news',
  },
  {
    kind: 'list',
    group: 'intel',
    access: 'key',
    path: '/v2/intel/sources',
    resource: intelSource,
    filters: Object.keys(intelSource.filters),
    summary: 'Sources of news',
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'intel',
    access: 'key',
    path: '/v2/intel/sources/{id}',
    resource: intelSource,
    summary: 'One source of news',
  },
];
