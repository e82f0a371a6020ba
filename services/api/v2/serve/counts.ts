import type { CountsEndpoint } from '#services/api/v2/endpoint.ts';
import { listedOnly } from '#services/api/v2/serve/conditions.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { rejectParameters } from '#services/api/v2/serve/query.ts';
import { metaText, prepareResponse } from '#services/api/v2/serve/response.ts';
import { SHOWN_VALUE } from '#services/api/v2/serve/sql/columns.ts';
import { expiredOf } from '#services/api/v2/serve/sql/expiry.ts';
import { COUNT_BOUND, countStatement } from '#services/api/v2/serve/sql/statement.ts';

/** Counters may be negative for a moment while a table is filled again; such values are left out. */
const COUNTERS = `select value, n from read.counter
  where resource = $1 and "column" = $2 and n > 0 and ${SHOWN_VALUE} order by value`;

/** @returns the handler of counts by the values of a column, read from the counters that publish maintains */
export function serveCounts(endpoint: CountsEndpoint, services: Services): Handler {
  const { path, resource, column, codelist, item } = endpoint;
  const known = new Set(codelist.map(({ slug }) => slug));
  const make = async () => {
    const [{ rows }, expired] = await Promise.all([
      services.pool.query<{ value: string; n: string }>({
        name: 'counters',
        text: COUNTERS,
        values: [resource.name, column],
      }),
      countExpired(endpoint, services),
    ]);
    const counts = new Map(rows.map(({ value, n }) => [value, Number(n)]));
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
    return prepareResponse(JSON.stringify(entries), metaText({ totalCount: entries.length }));
  };
  return (_, query) => {
    rejectParameters(query);
    return services.responses.get(resource.name, path, make);
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
