import type { Facet } from '#services/api/v2/endpoint.ts';
import type { Total } from '#services/api/v2/serve/cache/totals.ts';
import type { Cursors } from '#services/api/v2/serve/cursor.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';
import { asking } from '#services/api/v2/serve/search/asking.ts';
import { type CountedFacets, countedOf } from '#services/api/v2/serve/search/facets.ts';
import type { IndexWords } from '#services/api/v2/serve/search/index-words.ts';
import type { Edge, ListRow, Ranked, SearchPlan } from '#services/api/v2/serve/search/ranked.ts';
import {
  type Beyond,
  beyondStatement,
  type Judged,
  sampleStatement,
  windowStatement,
} from '#services/api/v2/serve/search/search-statement.ts';
import {
  BY_INDEX,
  isByMonth,
  isSampledWhole,
  latestSince,
  plansFor,
  type Sampled,
  sinceBehind,
  WINDOW,
  type WindowPlans,
} from '#services/api/v2/serve/search/window-plans.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** The windows of a search and the records after them, each read by one statement. */

/** Where a search takes place. */
export type Searching = {
  pool: Pool;
  resource: Resource;
  index: IndexWords;
  cursors: Cursors;
  source: 'body' | 'detail';
  /** The facets by which the records of the first page's windows are counted. */
  facets?: readonly Facet[];
};

/** A window as the first page found it; all later pages keep it. */
export type SearchWindow = {
  ways: WindowPlans;
  /** Last record of the window, if more records match than it holds. */
  border: Edge | null;
  /** Number of records in the window. */
  count: number;
  /** Number of all matches. */
  total: Total;
  /**
   * Beginning of the month since which there are about as many matches as are counted; null if there are not many more.
   */
  recent: string | null;
};
/** End of a page: at a relevance within one of the windows, or after the first. */
export type At = { relevance: number; most?: true } | { elsewhere: boolean };
/** A record of a page, and its place. */
export type Hit = { row: ListRow; at: At };

/** The result for words that no record can have. */
export const NOBODY: SearchWindow = {
  ways: BY_INDEX.ways,
  border: null,
  count: 0,
  total: { count: 0, relation: 'eq' },
  recent: null,
};

/** The first page of a window. */
export async function judge(
  { pool, resource, source, facets }: Searching,
  plan: SearchPlan,
  texts: SearchTexts | null,
  skip: number,
): Promise<{ found: SearchWindow; hits: Hit[]; best: number; counted: CountedFacets }> {
  if (texts === null) return { found: NOBODY, hits: [], best: 0, counted: countedOf([]) };
  const asked = asking(plan, texts);
  const sampled = texts.rare ? null : (await pool.query<Sampled>(sampleStatement(resource, asked))).rows[0]!;
  const { ways, whole } = sampled === null ? BY_INDEX : plansFor(sampled);
  const { rows } = await pool.query<Judged>(
    windowStatement(resource, asked, ways, null, null, skip, source, facets),
  );
  const [size = '0', matched = null, [elsewhere, key, id, best] = [null, null, null, null], counts = null] =
    rows[0] ?? [];
  const count = Number(size);
  const complete = whole && count < WINDOW;
  const border = complete || elsewhere === null || id === null ? null : { elsewhere, key, id };
  const total: Total =
    border === null || ways.together
      ? { count: Math.max(count, Number(matched ?? 0)), relation: 'eq' }
      : {
          count: Math.max(count, Number(matched ?? 0), sampled === null ? 0 : seenIn(sampled)),
          relation: sampled !== null && isSampledWhole(sampled) ? 'eq' : 'gte',
        };
  const recent = sampled === null || border === null ? null : latestSince(sampled, limits.facetRecords);
  const isAll = border === null || ways.together === true;
  const counted = { counts: counts ?? [], records: isAll ? total.count : count, isAll };
  return { found: { ways, border, count, total, recent }, hits: judged(rows), best: best ?? 0, counted };
}

/** A later page of a window. */
export async function within(
  { pool, resource, source }: Searching,
  asked: Ranked,
  { ways, border }: SearchWindow,
  after: { relevance: number; key: string | null; id: string } | null,
  skip: number,
): Promise<Hit[]> {
  const { rows } = await pool.query<Judged>(
    windowStatement(resource, asked, ways, border, after, skip, source),
  );
  return judged(rows);
}

/** Number of matches in the sample. */
const seenIn = ([names, elsewhere]: Sampled): number => Number(names) + Number(elsewhere);

/**
 * Fills a page with records from after the window.
 * @param after end of the previous page, if it was after the window
 */
export async function filled(
  { pool, resource, source }: Searching,
  asked: Ranked,
  { hits, found: { ways, border, count } }: { hits: Hit[]; found: SearchWindow },
  after: Edge | null,
  skip: number,
): Promise<Hit[]> {
  const from = after ?? border;
  if (!from || hits.length > asked.limit) return hits;
  const rest = { ...asked, limit: asked.limit - hits.length };
  const skipped = Math.max(0, skip - count);
  const way = from.elsewhere ? ways.elsewhere : ways.names;
  const walked = way !== null && typeof way === 'object' && 'walk' in way;
  const since =
    walked || !isByMonth(resource, asked) || !border
      ? null
      : sinceBehind(from.key, border.key, count, skipped + rest.limit);
  const { rows } = await pool.query<Beyond>(beyondStatement(resource, rest, from, skipped, source, since));
  return [...hits, ...rows.map(([elsewhere, ...row]): Hit => ({ row, at: { elsewhere } }))];
}

const judged = (rows: readonly Judged[]): Hit[] =>
  rows.flatMap(([, , , , relevance, ...row]): Hit[] =>
    relevance === null ? [] : [{ row, at: { relevance: Number(relevance) } }],
  );
