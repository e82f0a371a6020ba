import { limits, readCount } from '#services/api/v2/serve/parameters.ts';
import { readerOf } from '#services/api/v2/serve/query.ts';
import type { ParameterProblem } from '#shared/errors.ts';

/** A page of a list: by number from 1, or by cursor; neither for the first page when reading by cursor. */
export type Paging = { limit: number; page: number | null; cursor: string | null };

/** The parameters of a page, in documented order. */
export const pageParameters = ['limit', 'cursor', 'page'] as const;

/** @param size default and maximum number of entries of a page */
export function readPaging(
  given: ReadonlyMap<string, string>,
  size: { default: number; max: number },
  problems: ParameterProblem[],
): Paging {
  const read = readerOf(given, problems);
  const page = read('page', (text) => readCount(text, limits.page.max), null);
  const cursor = given.get('cursor') ?? null;
  if (cursor !== null && given.has('page'))
    problems.push({ parameter: 'page', reason: 'cannot be combined with cursor' });
  return { limit: read('limit', (text) => readCount(text, size.max), size.default), page, cursor };
}

/**
 * @param total number of all entries, or a lower bound where it is not exact
 * @returns the members of `meta` that say which page this is, by number or by cursor
 */
export function pagingMeta(
  { limit, page, cursor }: Pick<Paging, 'limit' | 'page'> & { cursor: unknown },
  next: string | null,
  total: number,
  exact = true,
): Record<string, unknown> {
  if (page === null) return { nextCursor: next, hasNext: next !== null, hasPrev: cursor !== null };
  return {
    page,
    limit,
    pageSize: limit,
    // If the total is a lower bound, at least the next page exists.
    totalPages: Math.max(Math.ceil(total / limit), exact ? 0 : next === null ? page : page + 1),
    hasNext: next !== null,
    hasPrev: page > 1,
  };
}
