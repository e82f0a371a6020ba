import type { Total } from '#services/api/v2/serve/cache/totals.ts';
import type { Cursors } from '#services/api/v2/serve/cursor.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import {
  type Beyond,
  beyondStatement,
  type Edge,
  type Judged,
  SAMPLE,
  type Sampled,
  sampleStatement,
  type Way,
  type Ways,
  WINDOW,
  windowStatement,
} from '#services/api/v2/serve/search/search-statement.ts';
import type { Condition } from '#services/api/v2/serve/sql/condition.ts';
import type { Pool } from '#shared/database.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Lists in which the best matches come first.
 *
 * Ranking every record that has a common word would take seconds, so a list has two parts. The first matches are the
 * window: they are ranked by relevance, and in the order of the list among equals. All further matches follow in the
 * order of the list. A query with fewer matches than the window holds is ranked completely. The window takes records
 * whose title and names match, then those that match by description or address only; both in the order of the list (for
 * tenders the newest first). The cursor contains the end of the window as it was on the first page, so that no record is
 * returned twice or left out, whatever is published while the list is read.
 */

/** Cost of a record found by the index of words, relative to one read in the order of the list: they are not adjacent. */
const INDEX_COST = 2.5;
/** Safety factor on the number of records that should suffice. */
const MARGIN = 2;

export type ListRow = [text: string, key: string | null, id: string, changeSeq: string];
export type ListPage = { rows: ListRow[]; next: string | null; total: Total; similar: boolean };

/** Decisions of the first page, which all later pages keep. */
type Found = {
  ways: Ways;
  /** Last record of the window, where more records match than it holds. */
  border: Edge | null;
  /** Number of records in the window. */
  count: number;
  /** The tsquery that replaces the caller's words, if any. */
  query?: string | undefined;
};
/** End of a page: at a relevance within the window, or behind it. */
type Place = Found & { key: string | null; at: { relevance: number } | { elsewhere: boolean } };
type Hit = { row: ListRow; at: Place['at'] };
type Source = 'body' | 'detail';

/**
 * Reads one page of a ranked list.
 * @param cursors writes the cursor of the next page
 */
export async function searchPage(
  pool: Pool,
  resource: Resource,
  plan: ListPlan,
  source: Source,
  cursors: Cursors,
): Promise<ListPage> {
  const { hits, found } = plan.after
    ? await readOn(pool, resource, plan, plan.after.id, source)
    : await readFirst(pool, resource, plan, source);
  const { border, count, query } = found;
  const page = hits.slice(0, plan.limit);
  const last = hits.length > plan.limit ? page.at(-1) : undefined;
  const ended = last && ({ ...found, key: last.row[1], at: last.at } satisfies Place);
  return {
    rows: page.map(({ row }) => row),
    next: last ? cursors.write({ key: JSON.stringify(ended), id: last.row[2] }, plan.scope) : null,
    total: { count, relation: border ? 'gte' : 'eq' },
    similar: query !== undefined,
  };
}

async function readFirst(
  pool: Pool,
  resource: Resource,
  plan: ListPlan,
  source: Source,
): Promise<{ hits: Hit[]; found: Found }> {
  const skip = plan.page === null ? 0 : (plan.page - 1) * plan.limit;
  const first = await firstHits(pool, resource, plan, skip, source);
  return { ...first, hits: await filled(pool, resource, plan, first, null, skip, source) };
}

/** Continues where the previous page ended. */
async function readOn(
  pool: Pool,
  resource: Resource,
  plan: ListPlan,
  id: string,
  source: Source,
): Promise<{ hits: Hit[]; found: Found }> {
  const { key, at, ...found } = JSON.parse(plan.after?.key ?? '{}') as Place;
  const { ways, border, query } = found;
  // Behind the window nothing is ranked.
  if ('elsewhere' in at) {
    const hits = await filled(pool, resource, plan, { hits: [], found }, { ...at, key, id }, 0, source);
    return { hits, found };
  }
  const within = windowStatement(resource, asking(plan, query), ways, border, { ...at, key, id }, 0, source);
  const hits = judged((await pool.query<Judged>(within)).rows);
  return { hits: await filled(pool, resource, plan, { hits, found }, null, 0, source), found };
}

/** The ranked matches of a first page: of the caller's words or, where there are none, of similar words. */
async function firstHits(
  pool: Pool,
  resource: Resource,
  plan: ListPlan,
  skip: number,
  source: Source,
): Promise<{ hits: Hit[]; found: Found }> {
  const judge = (query: string | undefined) => judgeFirst(pool, resource, plan, query, skip, source);
  const own = await judge(undefined);
  if (own.found.count > 0) return own;
  for (const query of await similarQueries(pool, resource, plan.query ?? '')) {
    const similar = await judge(query);
    if (similar.found.count > 0) return similar;
  }
  return own;
}

async function judgeFirst(
  pool: Pool,
  resource: Resource,
  plan: ListPlan,
  query: string | undefined,
  skip: number,
  source: Source,
): Promise<{ hits: Hit[]; found: Found }> {
  const asked = asking(plan, query);
  const { rows: sampled } = await pool.query<Sampled>(sampleStatement(resource, asked));
  const { ways, whole } = waysFor(sampled[0]!);
  const { rows } = await pool.query<Judged>(windowStatement(resource, asked, ways, null, null, skip, source));
  const [size = '0', [elsewhere, key, id] = [null, null, null]] = rows[0] ?? [];
  const count = Number(size);
  const complete = whole && count < WINDOW;
  const border = complete || elsewhere === null || id === null ? null : { elsewhere, key, id };
  return { hits: judged(rows), found: { ways, border, count, query } };
}

/** @returns the cheapest ways to find the window, and whether it contains all matches unless it is full */
function waysFor([names, elsewhere, seen, records]: Sampled): { ways: Ways; whole: boolean } {
  // A list this short is read completely.
  const [looked, all] = [Number(seen), Number(records)];
  if (looked < SAMPLE) {
    const way = { walk: 2 * SAMPLE };
    return { ways: { names: way, elsewhere: way }, whole: true };
  }
  const wayFor = (matches: number): Way => {
    // Two standard deviations less: a few matches may be chance, and a walk for a rare word would be long.
    const surely = Math.max(0, matches - 2 * Math.sqrt(matches)) / looked;
    const walked = WINDOW / surely;
    const indexed = (all * matches) / looked;
    return walked < INDEX_COST * indexed && MARGIN * walked < all
      ? { walk: Math.ceil(MARGIN * walked) }
      : 'index';
  };
  const first = wayFor(Number(names));
  if (first !== 'index') return { ways: { names: first, elsewhere: null }, whole: false };
  const second = wayFor(Number(elsewhere));
  return { ways: { names: first, elsewhere: second }, whole: second === 'index' };
}

/**
 * Fills a page with records from behind the window.
 * @param after end of the previous page, if it was behind the window
 */
async function filled(
  pool: Pool,
  resource: Resource,
  plan: ListPlan,
  { hits, found: { border, count, query } }: { hits: Hit[]; found: Found },
  after: Edge | null,
  skip: number,
  source: Source,
): Promise<Hit[]> {
  const from = after ?? border;
  if (!from || hits.length > plan.limit) return hits;
  const rest = { ...asking(plan, query), limit: plan.limit - hits.length };
  const { rows } = await pool.query<Beyond>(
    beyondStatement(resource, rest, from, Math.max(0, skip - count), source),
  );
  return [...hits, ...rows.map(([elsewhere, ...row]): Hit => ({ row, at: { elsewhere } }))];
}

/** The plan with a tsquery instead of the caller's words. */
const asking = (plan: ListPlan, query: string | undefined): ListPlan => ({
  ...plan,
  conditions: plan.conditions.map(
    (condition): Condition =>
      condition.match === 'search' && query !== undefined ? { ...condition, query } : condition,
  ),
});

const judged = (rows: readonly Judged[]): Hit[] =>
  rows.flatMap(([, , relevance, ...row]): Hit[] =>
    relevance === null ? [] : [{ row, at: { relevance: Number(relevance) } }],
  );

/** @returns tsqueries of similar words, the most likely first */
async function similarQueries(pool: Pool, { name }: Resource, words: string): Promise<string[]> {
  const { rows } = await pool.query<{ queries: [replaced: string | null, widened: string | null] }>({
    name: 'similar-queries',
    text: 'select read.similar_queries($1, $2)::text[] as queries',
    values: [name, words],
  });
  const [replaced, widened] = rows[0]?.queries ?? [];
  // Words in quotation marks are meant literally, so they are not widened.
  return [replaced, words.includes('"') ? null : widened].flatMap((query) => query ?? []);
}
