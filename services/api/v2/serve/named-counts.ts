import type { CountsEndpoint } from '#services/api/v2/endpoint.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { readCount, take } from '#services/api/v2/serve/parameters.ts';
import { readQuery } from '#services/api/v2/serve/query.ts';
import { metaText, type PreparedResponse, prepareResponse } from '#services/api/v2/serve/response.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';

/** Counts whose values have a resource of their own. There may be many, so they come page by page. */
export type NamedCounts = CountsEndpoint & Required<Pick<CountsEndpoint, 'names'>>;

export const namedCountsParameters = ['limit', 'cursor'] as const;
/** Maximum number of entries that `totalCount` counts. */
const COUNTED = 10_000;
/** Entries of one page; the default is more than there are, for callers who do not expect pages. */
export const ENTRIES = { default: 1_000, max: 1_000 };

type Row = [value: string, n: string, name: string | null, total: string];

/** @returns the handler of such counts, ordered by value */
export function serveNamedCounts(endpoint: NamedCounts, services: Services): Handler {
  const { path, resource, column, item, names } = endpoint;
  const text = `
    select value, n, (select ${names.name} from read.${names.resource.name} where ${names.slug} = value order by id limit 1),
      (select count(*) from (
        select from read.counter where resource = $1 and "column" = $2 and n > 0 order by value limit ${COUNTED + 1}) counted)
    from read.counter where resource = $1 and "column" = $2 and value > $3 and n > 0 order by value limit $4`;

  const make = async (limit: number, after: string | null): Promise<PreparedResponse> => {
    const { rows } = await services.pool.query<Row>({
      name: `counters by ${names.resource.name}`,
      text,
      // The empty text comes before every value.
      values: [resource.name, column, after ?? '', limit + 1],
      rowMode: 'array',
    });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const next = last ? services.cursors.write({ key: last[0], id: '' }, path) : null;
    const entries = page.map(([slug, n, name]) => {
      const shown = { slug, name: name ?? slug, count: Number(n) };
      return Object.fromEntries(Object.entries(item).map(([member, part]) => [member, shown[part]]));
    });
    const total = Number(rows[0]?.[3] ?? 0);
    return prepareResponse(
      JSON.stringify(entries),
      metaText({
        totalCount: Math.min(total, COUNTED),
        totalCountRelation: total > COUNTED ? 'gte' : undefined,
        nextCursor: next,
        hasNext: next !== null,
        hasPrev: after !== null,
      }),
    );
  };

  return (_, query) => {
    const problems: ParameterProblem[] = [];
    const given = readQuery(query, namedCountsParameters, problems);
    const size = given.get('limit');
    const limit =
      size === undefined
        ? ENTRIES.default
        : take(readCount(size, ENTRIES.max), 'limit', problems, ENTRIES.default);
    const cursor = given.get('cursor');
    const after = cursor === undefined ? null : services.cursors.read(cursor, path);
    if (cursor !== undefined && after === null)
      problems.push({ parameter: 'cursor', reason: 'is not a cursor of this list' });
    if (problems.length > 0) throw badRequest(...problems);
    const sources = [resource.name, names.resource.name];
    return services.responses.get(sources, `${path} ${limit} ${cursor}`, () =>
      make(limit, after?.key ?? null),
    );
  };
}
