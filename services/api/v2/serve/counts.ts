import type { CountsEndpoint } from '#services/api/v2/endpoint.ts';
import { type AppliedFilters, listedOnly } from '#services/api/v2/serve/conditions.ts';
import { type CountedList, countReader, countsOf } from '#services/api/v2/serve/counted.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { metaText, prepareResponse } from '#services/api/v2/serve/response.ts';
import { COUNT_BOUND, countStatement } from '#services/api/v2/serve/sql/statement.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';
import { expiredOf } from '#shared/reading/expiry.ts';

/**
 * @returns the handler of counts by the values of a column: read from the counters that publish maintains, or counted where
 *   a caller sends filters
 */
export function serveCounts(endpoint: CountsEndpoint, services: Services): Handler {
  const { path, resource, codelist, item } = endpoint;
  const known = new Set(codelist.map(({ slug }) => slug));
  const read = countReader(endpoint, []);
  const count = countsOf(endpoint, services);
  const make = async (counted: CountedList, filters: AppliedFilters) => {
    const [{ rows, exact }, expired] = await Promise.all([
      count(counted, null, null),
      counted ? 0 : countExpired(endpoint, services),
    ]);
    const counts = new Map(rows.map(({ value, n }) => [value, n]));
    const add = (value: string, n: number) => counts.set(value, Math.max(0, (counts.get(value) ?? 0) + n));
    if (resource.expiry && expired > 0) {
      add(resource.expiry.value, -expired);
      add(resource.expiry.into, expired);
    }
    const others = [...counts.keys()]
      .filter((value) => !known.has(value))
      .map((value) => ({ slug: value, name: value }));
    const entries = [...codelist, ...others].map(({ slug, name }) => {
      const shown = { slug, name, count: counts.get(slug) ?? 0 };
      return Object.fromEntries(Object.entries(item).map(([member, part]) => [member, shown[part]]));
    });
    const meta = { filters, totalCount: entries.length, countsExact: counted ? exact : undefined };
    return prepareResponse(JSON.stringify(entries), metaText(meta));
  };
  return (_, query) => {
    const problems: ParameterProblem[] = [];
    const { counted, filters } = read(query, problems);
    if (problems.length > 0) throw badRequest(...problems);
    return services.responses.get(resource.name, `${path} ${JSON.stringify([counted, filters])}`, () =>
      make(counted, filters),
    );
  };
}

/** @returns number of records whose value has expired since they were published */
async function countExpired({ resource, column }: CountsEndpoint, { pool }: Services): Promise<number> {
  const { expiry } = resource;
  if (expiry?.column !== column) return 0;
  const { rows } = await pool.query<[string]>(
    countStatement(resource, [...listedOnly(resource), expiredOf(expiry)], COUNT_BOUND),
  );
  return Number(rows[0]?.[0] ?? 0);
}
