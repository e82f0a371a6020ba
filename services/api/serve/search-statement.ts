import type { Condition } from '#services/api/serve/condition.ts';
import type { Position } from '#services/api/serve/cursor.ts';
import type { ListPlan } from '#services/api/serve/plan.ts';
import {
  collect,
  columnOf,
  listParts,
  type Statement,
  statement,
  type Values,
} from '#services/api/serve/statement.ts';
import type { Resource } from '#shared/resources/resource.ts';

/**
 * How many of a query's first matches are judged: far more than anybody reads, and few enough that judging them takes a
 * millisecond or two.
 */
export const WINDOW = 250;

/** What a ranked list is read with. */
export type Ranked = Pick<ListPlan, 'conditions' | 'sort' | 'limit'>;
/** A record of the list, and whether its title and names do not match by themselves. */
export type Edge = Position & { elsewhere: boolean };
/** Where a page within the window ended, and the last record of the window if more match. */
export type After = Position & { relevance: number; border: Edge | null };

type Row = [text: string, key: string | null, id: string, changeSeq: string];
/** The window's size and last record, and one of its records if the page has any. */
export type Judged = [
  count: string,
  border: [elsewhere: boolean | null, key: string | null, id: string | null],
  relevance: string | null,
  ...row: Row,
];
export type Beyond = [elsewhere: boolean, ...row: Row];

/**
 * The judged matches of one page and one more. Every row begins with the size of the window and its last record; a page
 * without records still gives one row for those.
 * @param skip judged records to pass over
 */
export function windowStatement(
  resource: Resource,
  plan: Ranked,
  after: After | null,
  skip: number,
  source: 'body' | 'detail',
): Statement {
  const values = collect();
  const { sort, limit } = plan;
  const [direction, reverse] = sort.descending ? ['desc', 'asc'] : ['asc', 'desc'];
  // What was published since may have entered the window before its border.
  const most = after ? 2 * WINDOW : WINDOW;
  const border = after?.border ?? null;
  const parts = [false, true].flatMap((elsewhere) => {
    if (elsewhere && border && !border.elsewhere) return [];
    const until = border?.elsewhere === elsewhere ? border : null;
    const select = `t.id, t.${sort.column} as key, t.search, ${elsewhere} as elsewhere`;
    return listParts(resource, narrowed(plan, elsewhere), { until }, select, most, values);
  });
  const order = `relevance desc, key ${direction} nulls last, id ${direction}`;
  return statement(
    `with hit as materialized (${parts.join(' union all ')} limit ${most}),
      judged as (select id, key, ${relevanceSql(plan, values)} as relevance from hit),
      page as (
        select * from judged ${after ? laterSql(resource, plan, after, values) : ''}
        order by ${order} limit ${limit + 1} offset ${skip}),
      size as (select count(*)::text as n from hit),
      border as (
        select elsewhere, key::text, id::text from hit
        order by elsewhere desc, key ${reverse} nulls first, id ${reverse} limit 1)
    select size.n, json_build_array(border.elsewhere, border.key, border.id), page.relevance::text,
      t.${source}, page.key::text, page.id::text, t.change_seq::text
    from size left join border on true left join (page join read.${resource.name} t on t.id = page.id) on true
    order by page.relevance desc, page.key ${direction} nulls last, page.id ${direction}`,
    values,
    false,
  );
}

function relevanceSql({ conditions }: Ranked, values: Values): string {
  const search = conditions.find((condition) => condition.match === 'search');
  const text = values.bind(search?.value ?? '', 'text');
  const query =
    search?.query === undefined ? `read.words_query(${text})` : values.bind(search.query, 'tsquery');
  return `read.relevance(search, ${query}, read.code_query(${text}))`;
}

/** Judged records that come after one. */
function laterSql(resource: Resource, { sort }: Ranked, after: After, values: Values): string {
  const { type, required } = columnOf(resource, sort.column);
  const beyond = sort.descending ? '<' : '>';
  const relevance = values.bind(String(after.relevance), 'integer');
  const id = values.bind(after.id, 'uuid');
  const later =
    after.key === null
      ? `key is null and id ${beyond} ${id}`
      : `(key, id) ${beyond} (${values.bind(after.key, type)}, ${id})${required ? '' : ' or key is null'}`;
  return `where relevance < ${relevance} or (relevance = ${relevance} and (${later}))`;
}

/**
 * The matches of one page beyond the window, and one more, in the order of the list.
 * @param after where the page before ended, or the last record of the window
 */
export function beyondStatement(
  resource: Resource,
  plan: Ranked,
  after: Edge,
  skip: number,
  source: 'body' | 'detail',
): Statement {
  const values = collect();
  const rows = skip + plan.limit + 1;
  const parts = (after.elsewhere ? [true] : [false, true]).flatMap((elsewhere) => {
    const select = `${elsewhere} as elsewhere, t.${source}, t.${plan.sort.column}::text, t.id::text, t.change_seq::text`;
    const from = after.elsewhere === elsewhere ? after : null;
    return listParts(resource, narrowed(plan, elsewhere), { after: from }, select, rows, values);
  });
  return statement(`${parts.join(' union all ')} limit ${plan.limit + 1} offset ${skip}`, values, false);
}

/** The part of the list whose titles and names match, or the part where they do not. */
const narrowed = <Plan extends Ranked>(plan: Plan, elsewhere: boolean): Plan => ({
  ...plan,
  conditions: plan.conditions.map(
    (condition): Condition =>
      condition.match === 'search' ? { ...condition, where: elsewhere ? 'elsewhere' : 'names' } : condition,
  ),
});
