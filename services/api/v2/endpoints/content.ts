import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { article } from '#shared/resources/content/article.ts';
import { author } from '#shared/resources/content/author.ts';

const { list, record } = inGroup('content');
const description = 'The id is any of: id, slug.';

export const contentEndpoints: readonly Endpoint[] = [
  list('/v2/articles', article, 'Articles, newest first', { search: { required: false }, snapshot: true }),
  record('/v2/articles/{id}', article, 'One article with its text', { description }),
  record('/v2/authors/{id}', author, 'One author', { description }),
];
