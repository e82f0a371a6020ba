import { SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { ListQuery } from '#services/site/query.ts';

/** @param path of a list that has a feed @returns the path of the feed with the same query */
export const feedAddress = (path: string, query: ListQuery): string =>
  `/feeds${path}.atom${query.without(...SHOWN_BY, 'cursor', 'page', 'limit').text()}`;
