import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { article } from '#shared/resources/content/article.ts';
import { author } from '#shared/resources/content/author.ts';

export const articleEndpoints: readonly Endpoint[] = [
  {
    kind: 'list',
    group: 'content',
    access: 'key',
    path: '/v2/articles',
    resource: article,
    filters: Object.keys(article.filters),
    search: { required: false },
    summary: 'Articles, newest first',
    snapshot: true,
  },
  {
    kind: 'record',
    group: 'content',
    access: 'key',
    path: '/v2/articles/{id}',
    resource: article,
    summary: 'One article with its text',
    description: 'The id is any of: id, slug.',
  },
];

export const authorEndpoints: readonly Endpoint[] = [
  {
    kind: 'record',
    group: 'content',
    access: 'key',
    path: '/v2/authors/{id}',
    resource: author,
    summary: 'One author',
    description: 'The id is any of: id, slug.',
  },
];
