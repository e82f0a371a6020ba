import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { serveList } from '#services/api/v2/serve/list.ts';
import { pagingMeta } from '#services/api/v2/serve/pages.ts';
import { readRanking, type WantedRanking } from '#services/api/v2/serve/ranking-parameters.ts';
import { metaText, type PreparedResponse, prepareList } from '#services/api/v2/serve/response.ts';
import { rankingScope } from '#shared/resources/suppliers/company-ranking.ts';

/** The list of a ranking that has the companies in this order. */
const LISTS = { value: 'byValue', count: 'byAwards' } as const satisfies Record<WantedRanking['by'], string>;

type Row = [body: string, id: string, changeSeq: string, place: Place, computedAt: string];
type Place = { rank: number; value: number | null; awards: number };

/**
 * Lists companies in the order of a ranking: of a province, a category and a year, or of all of each. `meta.ranking`
 * has what each company won there. Without `by` and `year` this is an ordinary list.
 * @returns the handler of a list with `ranking`
 */
export function serveRanking(endpoint: ListEndpoint, services: Services): Handler {
  const { resource, ranking } = endpoint;
  if (!ranking) throw new Error(`${endpoint.path} has no ranking`);
  const asList = serveList(endpoint, services);

  const make = async (wanted: WantedRanking): Promise<PreparedResponse> => {
    const { by, limit, ...scope } = wanted;
    const { rows } = await services.pool.query<Row>({
      text: `select t.body, t.id::text, t.change_seq::text, place.entry, ranked.detail::jsonb->>'computedAt'
        from read.${ranking.name} ranked
        cross join lateral jsonb_array_elements(ranked.detail::jsonb->$2) with ordinality place (entry, nth)
        join read.${resource.name} t on t.id = (place.entry->>'companyId')::uuid
        where ranked.scope = $1 and place.nth <= $3 order by place.nth`,
      values: [rankingScope(scope), LISTS[by], limit],
      rowMode: 'array',
    });
    const places = rows.map(([, id, , { rank, value, awards }]) => ({ id, rank, value, awards }));
    const shown = { by, ...scope, computedAt: rows[0]?.[4] ?? null, places };
    const meta = metaText({
      totalCount: rows.length,
      totalIsExact: true,
      filters: Object.fromEntries(
        Object.entries({ by, ...scope }).flatMap(([name, value]) =>
          value === null ? [] : [[name, String(value)]],
        ),
      ),
      ranking: shown,
      ...pagingMeta({ limit, page: null, cursor: null }, null, rows.length),
    });
    const content = rows.map(([, id, changeSeq]) => `${id} ${changeSeq}`).join(' ');
    return prepareList(
      rows.map(([body]) => body),
      meta,
      content,
    );
  };

  return (path, query, caller) => {
    if (!/(?:^|&)(?:by|year)=/.test(query)) return asList(path, query, caller);
    const wanted = readRanking(query);
    const id = `${endpoint.path} ranking ${JSON.stringify(wanted)}`;
    return services.responses.get([resource.name, ranking.name], id, () => make(wanted));
  };
}
