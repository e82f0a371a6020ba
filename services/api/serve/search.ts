import type { Condition } from '#services/api/serve/condition.ts';
import type { Cursors } from '#services/api/serve/cursor.ts';
import type { ListPlan } from '#services/api/serve/plan.ts';
import {
  type Beyond,
  beyondStatement,
  type Edge,
  type Judged,
  WINDOW,
  windowStatement,
} from '#services/api/serve/search-statement.ts';
import type { Total } from '#services/api/serve/totals.ts';
import type { Pool } from '#shared/database.ts';
import type { Resource } from '#shared/resources/resource.ts';

/**
 * Lists in which the best matches come first.
 *
 * Judging every record that has a common word would cost seconds, so a list has two parts. The first matches are its
 * window: they are judged and come by relevance, and among equals in the order of the list. All further matches follow.
 * A query with fewer matches than the window holds is ranked as a whole. First means: records whose title and names
 * match, then those where description or address are needed; both in the order of the list (for tenders the newest). The
 * cursor carries where the window ended on the first page, so no record is given twice or left out while the list is
 * read, whatever is published meanwhile.
 */

/** Fewer matches than these, and words that no record has are replaced by similar ones. */
const FEW = 3;
/** Relevance of a record whose code is the whole query, at least: then nothing was misspelt. */
const CODE = 1_000;

export type ListRow = [text: string, key: string | null, id: string, changeSeq: string];
export type ListPage = { rows: ListRow[]; next: string | null; total: Total; similar: boolean };

/** What the first page has found out and the others keep to. */
type Found = {
  /** Last record of the window, where more records match than it holds. */
  border: Edge | null;
  /** Records of the window. */
  count: number;
  /** The query, where it is not what the caller wrote. */
  query?: string | undefined;
};
/** Where a page ended: in the window at a relevance, or beyond it. */
type Place = Found & { key: string | null; at: { relevance: number } | { elsewhere: boolean } };
type Hit = { row: ListRow; at: Place['at'] };

/**
 * Reads one page of a ranked list.
 * @param cursors write the cursor of the next page
 */
export async function searchPage(
  pool: Pool,
  resource: Resource,
  plan: ListPlan,
  source: 'body' | 'detail',
  cursors: Cursors,
): Promise<ListPage> {
  const place = plan.after && (JSON.parse(plan.after.key ?? '{}') as Place);
  const from = place && plan.after && { key: place.key, id: plan.after.id };
  const skip = plan.page === null ? 0 : (plan.page - 1) * plan.limit;
  const judge = async (query: string | undefined): Promise<{ hits: Hit[]; found: Found }> => {
    const within =
      place && from && 'relevance' in place.at ? { ...from, ...place.at, border: place.border } : null;
    const given = windowStatement(resource, asking(plan, query), within, skip, source);
    return judgedRows((await pool.query<Judged>(given)).rows, query);
  };

  let hits: Hit[] = [];
  let found: Found;
  if (place) {
    found = place;
    // Beyond the window nothing is judged.
    if ('relevance' in place.at) ({ hits } = await judge(place.query));
  } else {
    ({ hits, found } = await judge(undefined));
    if (found.count < FEW && !hits.some(({ at }) => 'relevance' in at && at.relevance >= CODE)) {
      for (const query of await similarQueries(pool, resource, plan.query ?? '', found.count > 0)) {
        ({ hits, found } = await judge(query));
        if (found.count > 0) break;
      }
    }
  }
  const { border, count, query } = found;
  if (border && hits.length <= plan.limit) {
    const after = place && from && 'elsewhere' in place.at ? { ...from, ...place.at } : border;
    const rest = { ...asking(plan, query), limit: plan.limit - hits.length };
    const { rows } = await pool.query<Beyond>(
      beyondStatement(resource, rest, after, Math.max(0, skip - count), source),
    );
    hits.push(...rows.map(([elsewhere, ...row]): Hit => ({ row, at: { elsewhere } })));
  }
  const page = hits.slice(0, plan.limit);
  const last = hits.length > plan.limit ? page.at(-1) : undefined;
  const ended = last && ({ key: last.row[1], at: last.at, border, count, query } satisfies Place);
  return {
    rows: page.map(({ row }) => row),
    next: last ? cursors.write({ key: JSON.stringify(ended), id: last.row[2] }, plan.scope) : null,
    total: { count, relation: border ? 'gte' : 'eq' },
    similar: query !== undefined,
  };
}

/** The plan, for another query than the caller wrote. */
const asking = (plan: ListPlan, query: string | undefined): ListPlan => ({
  ...plan,
  conditions: plan.conditions.map(
    (condition): Condition =>
      condition.match === 'search' && query !== undefined ? { ...condition, query } : condition,
  ),
});

function judgedRows(rows: readonly Judged[], query: string | undefined): { hits: Hit[]; found: Found } {
  const [size = '0', [elsewhere, key, id] = [null, null, null]] = rows[0] ?? [];
  const count = Number(size);
  const border = count >= WINDOW && elsewhere !== null && id !== null ? { elsewhere, key, id } : null;
  const hits = rows.flatMap(([, , relevance, ...row]): Hit[] =>
    relevance === null ? [] : [{ row, at: { relevance: Number(relevance) } }],
  );
  return { hits, found: { border, count, query } };
}

/**
 * @param matched whether the query itself has found anything: then only words that no record has are replaced
 * @returns what the caller may have meant, the closest first
 */
async function similarQueries(
  pool: Pool,
  { name }: Resource,
  words: string,
  matched: boolean,
): Promise<string[]> {
  const { rows } = await pool.query<{ queries: (string | null)[] }>({
    name: 'similar-queries',
    text: 'select read.similar_queries($1, $2)::text[] as queries',
    values: [name, words],
  });
  const [replaced, widened] = rows[0]?.queries ?? [];
  return [replaced, matched ? null : widened].flatMap((query) => query ?? []);
}
