import type { CountsEndpoint } from '#services/api/v2/endpoint.ts';
import type { AppliedFilters } from '#services/api/v2/serve/conditions.ts';
import { type CountedList, countReader, countsOf } from '#services/api/v2/serve/counted.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { type Paging, pageParameters, pagingMeta, readPaging } from '#services/api/v2/serve/pages.ts';
import { metaText, type PreparedResponse, prepareResponse } from '#services/api/v2/serve/response.ts';
import { COUNTED_VALUES } from '#services/api/v2/serve/sql/counts-statement.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';

/** Counts whose values have a resource of their own. There may be many, so they come page by page. */
export type NamedCounts = CountsEndpoint & Required<Pick<CountsEndpoint, 'names'>>;

/** Number of entries on a page; the default exceeds the number that exists, for callers who do not expect pages. */
export const ENTRIES = { default: 1_000, max: 1_000 };

/** @returns the handler of such counts, ordered by value */
export function serveNamedCounts(endpoint: NamedCounts, services: Services): Handler {
  const { path, resource, item, names } = endpoint;
  const read = countReader(endpoint, pageParameters);
  const count = countsOf(endpoint, services);
  const sources = [resource.name, names.resource.name];

  const make = async (
    counted: CountedList,
    filters: AppliedFilters,
    paging: Paging,
    after: string | null,
    scope: string,
  ): Promise<PreparedResponse> => {
    const { limit, page } = paging;
    const skip = page === null ? 0 : (page - 1) * limit;
    // The empty text sorts before every value.
    const found = await count(counted, names, { after: after ?? '', skip, limit: limit + 1 });
    const shown = found.rows.slice(0, limit);
    const last = found.rows.length > limit ? shown.at(-1) : undefined;
    const next = last ? services.cursors.write({ key: last.value, id: '' }, scope) : null;
    const entries = shown.map(({ value: slug, n, name }) => {
      const parts = { slug, name: name ?? slug, count: n };
      return Object.fromEntries(Object.entries(item).map(([member, part]) => [member, parts[part]]));
    });
    const exact = found.values <= COUNTED_VALUES;
    const total = Math.min(found.values, COUNTED_VALUES);
    return prepareResponse(
      JSON.stringify(entries),
      metaText({
        filters,
        totalCount: total,
        totalCountRelation: exact ? undefined : 'gte',
        countsExact: counted ? found.exact : undefined,
        ...pagingMeta(paging, next, total, exact),
      }),
    );
  };

  return (_, query) => {
    const problems: ParameterProblem[] = [];
    const { given, counted, filters } = read(query, problems);
    const paging = readPaging(given, ENTRIES, problems);
    const { cursor } = paging;
    const scope = counted ? `${path} ${JSON.stringify(counted)}` : path;
    const after = cursor === null ? null : services.cursors.read(cursor, scope);
    if (cursor !== null && after === null)
      problems.push({ parameter: 'cursor', reason: 'is not a cursor of this list' });
    if (problems.length > 0) throw badRequest(...problems);
    return services.responses.get(sources, JSON.stringify([scope, filters, paging]), () =>
      make(counted, filters, paging, after?.key ?? null, scope),
    );
  };
}
