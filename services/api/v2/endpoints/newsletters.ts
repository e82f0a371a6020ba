import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { newsletterEdition } from '#shared/resources/content/newsletter-edition.ts';

export const newsletterEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'newsletters',
    access: 'key',
    path: '/v2/newsletters',
    resource: newsletterEdition,
    filters: Object.keys(newsletterEdition.filters),
    search: { required: false },
    summary: 'Editions of newsletters, newest first',
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'newsletters',
    access: 'key',
    path: '/v2/newsletters/{id}',
    resource: newsletterEdition,
    summary: 'One edition with its text',
  },
];
