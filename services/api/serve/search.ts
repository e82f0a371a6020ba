import type { Condition } from '#services/api/serve/condition.ts';
import type { Cursors, Position } from '#services/api/serve/cursor.ts';
import type { ListPlan } from '#services/api/serve/plan.ts';
import {
  collect,
  columnOf,
  conditionsSql,
  type Part,
  pageStatement,
  type Statement,
  statement,
} from '#services/api/serve/statement.ts';
import type { Total } from '#services/api/serve/totals.ts';
import type { Pool } from '#shared/database.ts';
import type { Resource } from '#shared/resources/resource.ts';

/**
 * Lists in which the best matches come first.
 *
 * Judging every record that has a common word would cost seconds, so a list has two parts. The first matches in the
 * order of the list (for tenders the newest) are its window: they are judged and come by relevance, and among equals in
 * the order of the list. All further matches follow in the order of the list. A query with fewer matches than the window
 * holds is ranked as a whole. The cursor carries where the window ended on the first page, so no record is given twice
 * or left out while the list is read, whatever is published meanwhile.
 */
export const WINDOW = 250;
/** Fewer matches than these, and words that no record has are replaced by similar ones. */
const FEW = 3;

export type ListRow = [text: string, key: string | null, id: string, changeSeq: string];
export type ListPage = { rows: ListRow[]; next: string | null; total: Total; similar: boolean };

/** Where a page ended. `relevance` is null beyond the window. */
type Place = {
  relevance: number | null;
  key: string | null;
  /** Last record of the window, where more records match than it holds. */
  border: Position | null;
  count: number;
  /** The query, where it is not what the caller wrote. */
  query?: string | undefined;
};

type Hit = [
  count: string,
  borderKey: string | null,
  borderId: string | null,
  relevance: string | null,
  ...row: ListRow,
];

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
  let conditions = withQuery(plan.conditions, place?.query);
  const skip = plan.page === null ? 0 : (plan.page - 1) * plan.limit;
  const position = place && plan.after && { ...place, id: plan.after.id };
  const judge = async () => {
    const window = { ...plan, conditions };
    return (await pool.query<Hit>(windowStatement(resource, window, position, skip, source))).rows;
  };
  // Beyond the window nothing is judged.
  let hits = position && position.relevance === null ? [] : await judge();
  let query = place?.query;
  if (!position && Number(hits[0]?.[0] ?? 0) < FEW) {
    query = await similarQuery(pool, resource, plan.query ?? '');
    if (query !== undefined) {
      conditions = withQuery(plan.conditions, query);
      hits = await judge();
    }
  }
  const [first] = hits;
  const count = place?.count ?? Number(first?.[0] ?? 0);
  const full = count >= WINDOW;
  const border = place ? place.border : full && first?.[2] ? { key: first[1] ?? null, id: first[2] } : null;
  const judged = hits.filter((hit) => hit[6] !== null);
  const rows: { row: ListRow; relevance: number | null }[] = judged.map(
    ([, , , relevance, text, key, id, seq]) => ({ row: [text, key, id, seq], relevance: Number(relevance) }),
  );
  if (border && rows.length <= plan.limit) {
    const beyond = position && position.relevance === null ? { key: position.key, id: position.id } : border;
    const rest = await pool.query<ListRow>(
      pageStatement(
        resource,
        {
          conditions,
          sort: plan.sort,
          after: beyond,
          page: null,
          limit: plan.limit - rows.length,
          skip: Math.max(0, skip - count),
        },
        source,
      ),
    );
    rows.push(...rest.rows.map((row) => ({ row, relevance: null })));
  }
  const page = rows.slice(0, plan.limit);
  const last = rows.length > plan.limit ? page.at(-1) : undefined;
  const next =
    last &&
    cursors.write(
      {
        key: JSON.stringify({
          relevance: last.relevance,
          key: last.row[1],
          border,
          count,
          query,
        } satisfies Place),
        id: last.row[2],
      },
      plan.scope,
    );
  return {
    rows: page.map(({ row }) => row),
    next: next ?? null,
    total: { count, relation: full ? 'gte' : 'eq' },
    similar: query !== undefined,
  };
}

const withQuery = (conditions: readonly Condition[], query: string | undefined): Condition[] =>
  conditions.map((condition) =>
    condition.match === 'search' && query !== undefined ? { ...condition, query } : condition,
  );

/** @returns the query with what its unknown words may have meant, or undefined where there is nothing */
async function similarQuery(pool: Pool, { name }: Resource, words: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ query: string; similar: string }>({
    name: 'similar-query',
    text: `select query::text, (query || read.similar_query($1, query))::text as similar
      from read.search_query($2) as query`,
    values: [name, words],
  });
  const [found] = rows;
  const plain = (text: string) => new Set(text.match(/'[^']*'/g));
  return found && plain(found.similar).size > plain(found.query).size ? found.similar : undefined;
}

/**
 * The judged matches of one page and one more. Every row begins with the size of the window and its last record; a page
 * without records still gives one row for those.
 */
function windowStatement(
  resource: Resource,
  plan: ListPlan,
  after: (Place & { id: string }) | null,
  skip: number,
  source: 'body' | 'detail',
): Statement {
  const values = collect();
  const { sort, limit } = plan;
  const { type, required } = columnOf(resource, sort.column);
  const [direction, reverse, beyond, within] = sort.descending
    ? ['desc', 'asc', '<', '>=']
    : ['asc', 'desc', '>', '<='];
  // What was published since may have entered the window before its border.
  const most = after ? 2 * WINDOW : WINDOW;
  const border = after?.border ?? null;
  const part = ({ column, present }: Part, range: string | null) => {
    const where = conditionsSql(resource, plan.conditions, values, { column, present });
    if (!required) where.push(`t.${column} is ${present ? 'not null' : 'null'}`);
    if (range) where.push(range);
    return `(select t.id, t.${column} as key, t.search from read.${resource.name} t where ${where.join(' and ')}
      order by t.${column} ${direction}, t.id ${direction} limit ${most})`;
  };
  const borderId = border && values.bind(border.id, 'uuid');
  const parts = [
    part(
      { column: sort.column, present: true },
      border?.key == null
        ? null
        : `(t.${sort.column}, t.id) ${within} (${values.bind(border.key, type)}, ${borderId})`,
    ),
  ];
  if (!required && border?.key == null) {
    parts.push(part({ column: sort.column, present: false }, border && `t.id ${within} ${borderId}`));
  }
  const search = plan.conditions.find((condition) => condition.match === 'search');
  const text = values.bind(search?.value ?? '', 'text');
  const query =
    search?.query === undefined ? `read.search_query(${text})` : values.bind(search.query, 'tsquery');
  const order = `relevance desc, key ${direction} nulls last, id ${direction}`;
  return statement(
    `with hit as materialized (select * from (${parts.join(' union all ')}) every limit ${most}),
      judged as (select id, key, read.relevance(search, ${query}, read.code_query(${text})) as relevance from hit),
      page as (select * from judged ${afterSql()} order by ${order} limit ${limit + 1} offset ${skip}),
      size as (select count(*)::text as n from hit),
      border as (select key::text, id::text from hit order by key ${reverse} nulls first, id ${reverse} limit 1)
    select size.n, border.key, border.id, page.relevance::text, t.${source}, page.key::text, page.id::text, t.change_seq::text
    from size left join border on true left join (page join read.${resource.name} t on t.id = page.id) on true
    order by page.relevance desc, page.key ${direction} nulls last, page.id ${direction}`,
    values,
    false,
  );

  function afterSql(): string {
    if (after?.relevance == null) return '';
    const relevance = values.bind(String(after.relevance), 'integer');
    const id = values.bind(after.id, 'uuid');
    const later =
      after.key === null
        ? `key is null and id ${beyond} ${id}`
        : `(key, id) ${beyond} (${values.bind(after.key, type)}, ${id})${required ? '' : ' or key is null'}`;
    return `where relevance < ${relevance} or (relevance = ${relevance} and (${later}))`;
  }
}
