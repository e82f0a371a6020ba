import type { Position } from '#services/api/v2/serve/cursor.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import { columnOf } from '#services/api/v2/serve/sql/columns.ts';
import type { Condition } from '#services/api/v2/serve/sql/condition.ts';
import { inTurn, listParts, type Statement, statement } from '#services/api/v2/serve/sql/statement.ts';
import {
  anywhereSql,
  collect,
  conditionsSql,
  inNamesSql,
  type Search,
  textsOf,
  type Values,
} from '#services/api/v2/serve/sql/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Number of first matches that are ranked: more than anybody reads. */
export const WINDOW = 100;
/** Number of records that are read to estimate how common a query is. */
export const SAMPLE = 1_000;

/** The part of a plan that a ranked list needs; one of the conditions is the search. */
export type Ranked = Pick<ListPlan, 'conditions' | 'sort' | 'limit'>;
/** Position of a record, and whether it matches only elsewhere than in title and names. */
export type Edge = Position & { elsewhere: boolean };
/** End of a page within the window. */
export type After = Position & { relevance: number };

/**
 * How a part of the window is found: by reading at most `walk` records in the order of the list, or by asking the index of
 * words for all matches. PostgreSQL's planner does not decide this, because it assumes that words are independent and so
 * takes names of buyers for rare and phrases for common.
 */
export type Way = { walk: number } | 'index';
/** How both parts of the window are found; `elsewhere` is null where the first part fills it. */
export type Ways = { names: Way; elsewhere: Way | null };

type Row = [text: string, key: string | null, id: string, changeSeq: string];
/**
 * A row of the window: its size, the number of all matches where the index of words was asked for all of them, its last
 * record, and one record if the page has any.
 */
export type Judged = [
  count: string,
  matched: string | null,
  last: [elsewhere: boolean | null, key: string | null, id: string | null],
  relevance: string | null,
  ...row: Row,
];
export type Beyond = [elsewhere: boolean, ...row: Row];
/** Numbers of matches in the sample, the size of the sample, and the approximate number of records of the table. */
export type Sampled = [names: string, elsewhere: string, seen: string, records: string];

/** Estimates how common a query is. One row. */
export function sampleStatement(resource: Resource, plan: Ranked): Statement {
  const values = collect();
  const search = searchOf(plan);
  const [inNames, anywhere] = [inNamesSql(search, values), anywhereSql(search, values)];
  return statement(
    `select count(*) filter (where matches)::text, count(*) filter (where not matches and search @@ ${anywhere})::text,
      count(*)::text, (select reltuples::bigint::text from pg_class where oid = 'read.${resource.name}'::regclass)
    from (select search, search @@ ${inNames} as matches from ${sliceSql(resource, plan, SAMPLE, null, values)}) seen`,
    values,
    false,
  );
}

/**
 * The ranked matches of one page, and one more. Every row begins with the size of the window and its last record; a page
 * without records is one row with only those.
 * @param until last record of the window, where an earlier page has found it
 * @param skip number of ranked records to skip
 */
export function windowStatement(
  resource: Resource,
  plan: Ranked,
  ways: Ways,
  until: Edge | null,
  after: After | null,
  skip: number,
  source: 'body' | 'detail',
): Statement {
  const values = collect();
  const { sort, limit } = plan;
  const [direction, reverse] = sort.descending ? ['desc', 'asc'] : ['asc', 'desc'];
  // Records published since the first page may have entered the window before its last record.
  const maxRows = after ? 2 * WINDOW : WINDOW;
  const parts = windowParts(resource, { ...plan, ways, until, maxRows }, values);
  const order = `relevance desc, key ${direction} nulls last, id ${direction}`;
  return statement(
    `with hit as materialized (${inTurn(parts)} limit ${maxRows}),
      judged as (select id, key, ${relevanceSql(plan, values)} as relevance from hit),
      page as (
        select * from judged ${after ? laterSql(resource, plan, after, values) : ''}
        order by ${order} limit ${limit + 1} offset ${skip}),
      size as (select count(*)::text as n, max(matched)::text as matched from hit),
      final as (
        select elsewhere, key::text, id::text from hit
        order by hit.elsewhere desc, hit.key ${reverse} nulls first, hit.id ${reverse} limit 1)
    select size.n, size.matched, json_build_array(final.elsewhere, final.key, final.id), page.relevance::text,
      t.${source}, page.key::text, page.id::text, t.change_seq::text
    from size left join final on true left join (page join read.${resource.name} t on t.id = page.id) on true
    order by page.relevance desc, page.key ${direction} nulls last, page.id ${direction}`,
    values,
    false,
  );
}

type Window = Ranked & { ways: Ways; until: Edge | null; maxRows: number };

/** The parts of the window, to be run in this order. */
function windowParts(resource: Resource, window: Window, values: Values): string[] {
  const { ways, until } = window;
  if (ways.names === 'index' && ways.elsewhere === 'index')
    return [indexedSql(resource, window, null, values)];
  return [false, true].flatMap((elsewhere) => {
    const way = elsewhere ? ways.elsewhere : ways.names;
    if (way === null || (elsewhere && until !== null && !until.elsewhere)) return [];
    return way === 'index'
      ? [indexedSql(resource, window, elsewhere, values)]
      : [walkedSql(resource, window, elsewhere, way.walk, values)];
  });
}

/** Matches among the first records of the list. */
function walkedSql(
  resource: Resource,
  window: Window,
  elsewhere: boolean,
  walk: number,
  values: Values,
): string {
  const until = window.until?.elsewhere === elsewhere ? window.until : null;
  const search = searchOf(window);
  const inNames = `search @@ ${inNamesSql(search, values)}`;
  const matches = elsewhere ? `search @@ ${anywhereSql(search, values)} and not ${inNames}` : inNames;
  // Before a known record further ones may have been published.
  const slice = sliceSql(resource, window, until ? 2 * walk : walk, until, values);
  return `(select *, ${elsewhere} as elsewhere, null::bigint as matched from ${slice} where ${matches} limit ${window.maxRows})`;
}

/**
 * All matches by the index of words, sorted.
 * @param elsewhere which part of the window; null for both, one after the other
 */
function indexedSql(resource: Resource, window: Window, elsewhere: boolean | null, values: Values): string {
  const { conditions, sort, until, maxRows } = window;
  const search = searchOf(window);
  const outside = () => `not t.search @@ ${inNamesSql(search, values)}`;
  const asked = elsewhere === false ? inNamesSql(search, values) : anywhereSql(search, values);
  const others = conditions.filter(({ match }) => match !== 'search');
  const where = conditionsSql(resource, others, values, null);
  if (elsewhere === true) where.push(outside());
  const direction = sort.descending ? 'desc' : 'asc';
  const found = `select t.id, t.${sort.column} as key, t.search, ${elsewhere ?? outside()} as elsewhere
    from (select * from read.${resource.name} where search @@ ${asked} offset 0) t
    ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`;
  const range =
    until && (elsewhere ?? until.elsewhere) === until.elsewhere ? upTo(resource, window, until, values) : '';
  // Without `offset 0` the planner may read the list in its order instead, or combine a second index.
  const matched = elsewhere === null ? 'count(*) over ()' : 'null::bigint';
  return `(select *, ${matched} as matched from (${found}) found ${range}
    order by elsewhere, key ${direction} nulls last, id ${direction} limit ${maxRows})`;
}

/** Condition for the records up to and including one. */
function upTo(resource: Resource, { sort }: Ranked, { key, id, elsewhere }: Edge, values: Values): string {
  const { type } = columnOf(resource, sort.column);
  const within = sort.descending ? '>=' : '<=';
  const last = values.bind(id, 'uuid');
  const range =
    key === null
      ? `(key is not null or id ${within} ${last})`
      : `(key, id) ${within} (${values.bind(key, type)}, ${last})`;
  return elsewhere ? `where not elsewhere or ${range}` : `where not elsewhere and ${range}`;
}

/** The first records of the list, matches or not. */
function sliceSql(
  resource: Resource,
  plan: Ranked,
  rows: number,
  until: Position | null,
  values: Values,
): string {
  const conditions = plan.conditions.filter(({ match }) => match !== 'search');
  const select = `t.id, t.${plan.sort.column} as key, t.search`;
  const parts = listParts(resource, { ...plan, conditions }, { until }, select, rows, values);
  return `(${inTurn(parts)} limit ${rows}) slice`;
}

/** Weights of the places of a word, from place of delivery (D) to title (A). */
const PLACES = `'{0.05, 0.2, 0.5, 1}'`;

/**
 * How well a record matches. One with the text as a number ranks highest, then one with a part of it as the beginning of a
 * number, one with all words in its title, one with all in its title and names; then the number, weight and distance of the
 * words decide. Where most words suffice, the weights of the words that it has decide first. The result is a whole number,
 * so that similar records are equal and keep the order of the list.
 */
function relevanceSql(plan: Ranked, values: Values): string {
  const { names, anywhere, any, code, codes, literal, weighed } = textsOf(searchOf(plan));
  const found = (text: string, points: number, vector = 'search') =>
    `case when ${vector} @@ ${values.bind(text, 'tsquery')} then ${points} else 0 end`;
  const near = () => `8 * ts_rank_cd(${PLACES}, search, ${values.bind(anywhere, 'tsquery')}, 32)`;
  const parts = weighed
    ? weighed.map((term) => {
        const [inNames, inAll] = [values.bind(term.names, 'tsquery'), values.bind(term.anywhere, 'tsquery')];
        const { weight } = term;
        return `case when search @@ ${inNames} then ${10 * weight} when search @@ ${inAll} then ${7 * weight} else 0 end`;
      })
    : [
        ...(code === null ? [] : [found(code, 1000)]),
        ...(codes === null ? [] : [found(codes, 300)]),
        found(names, 100, `ts_filter(search, '{a}')`),
        found(names, 100),
        ...(literal === null ? [] : [found(literal, 15)]),
      ];
  const ranked = any === '' ? '0' : `12 * ts_rank(${PLACES}, search, ${values.bind(any, 'tsquery')}, 1)`;
  return `(${parts.join(' + ')} + round(${ranked} + ${weighed ? '0' : near()}))::integer`;
}

/** Condition for the ranked records after one. */
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
 * The matches of one page behind the window, and one more, in the order of the list.
 * @param after end of the previous page, or last record of the window
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
  return statement(`${inTurn(parts)} limit ${plan.limit + 1} offset ${skip}`, values, false);
}

function searchOf({ conditions }: Ranked): Search {
  const search = conditions.find((condition) => condition.match === 'search');
  if (!search) throw new Error('a ranked list needs words to rank by');
  return search;
}

/** The part of the list whose titles and names match, or the part where they do not. */
const narrowed = (plan: Ranked, elsewhere: boolean): Ranked => ({
  ...plan,
  conditions: plan.conditions.map(
    (condition): Condition =>
      condition.match === 'search' ? { ...condition, where: elsewhere ? 'elsewhere' : 'names' } : condition,
  ),
});
