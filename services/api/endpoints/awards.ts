import type { Endpoint } from '#services/api/endpoint.ts';
import { award } from '#shared/resources/award.ts';

export const awardEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'awards',
    access: 'key',
    path: '/v2/awards',
    resource: award,
    filters: Object.keys(award.filters),
    summary: 'Awards, latest seen first',
  },
  {
    kind: 'record',
    group: 'awards',
    access: 'key',
    path: '/v2/awards/{id}',
    resource: award,
    summary: 'One award',
    description: "The id is any of: award id, id, the feed's own award id.",
  },
];
