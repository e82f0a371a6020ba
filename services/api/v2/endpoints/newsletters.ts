import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { newsletterEdition } from '#shared/resources/content/newsletter-edition.ts';

const { list, record } = inGroup('newsletters');

export const newsletterEndpoints: readonly Endpoint[] = [
  list('/v2/newsletters', newsletterEdition, 'Editions of newsletters, newest first', {
    ...{ search: { required: false }, snapshot: true },
  }),
  record('/v2/newsletters/{id}', newsletterEdition, 'One edition with its text'),
];
