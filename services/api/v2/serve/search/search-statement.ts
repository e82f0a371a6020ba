import type { Facet } from '#services/api/v2/endpoint.ts';
import { countsSql, type FacetCount, facetColumns } from '#services/api/v2/serve/search/facets.ts';
import type { Edge, Ranked } from '#services/api/v2/serve/search/ranked.ts';
import { recentSql, sliceSql, windowParts } from '#services/api/v2/serve/search/window-parts.ts';
import { isByMonth, SAMPLE, WINDOW, type WindowPlans } from '#services/api/v2/serve/search/window-plans.ts';
import { type Statement, statement } from '#services/api/v2/serve/sql/statement.ts';
import { columnOf } from '#shared/reading/columns.ts';
import { inTurn, listParts, matchingPart, type Position } from '#shared/reading/parts.ts';
import {
  anywhereSql,
  collect,
  collectUnseen,
  inNamesSql,
  isNarrowed,
  searchOf,
  textsOf,
  type Values,
} from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** End of a page within the window. */
export type After = Position & { relevance: number };

type Row = [text: string, key: string | null, id: string, changeSeq: string];
/**
 * A row of the window: its size; the number of all matches of the parts for which the index of words was queried; its
 * last record with the best relevance of all; in the first row the numbers of the facets; and one record if the page
 * has any.
 */
export type Judged = [
  count: string,
  matched: string | null,
  last: [elsewhere: boolean | null, key: string | null, id: string | null, best: number | null],
  facets: FacetCount[] | null,
  relevance: string | null,
  ...row: Row,
];
export type Beyond = [elsewhere: boolean, ...row: Row];
const OLDEST = `to_char(min(key) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Estimates how common a query is. One row. */
export function sampleStatement(resource: Resource, plan: Ranked): Statement {
  const values = collect();
  const search = searchOf(plan);
  const [inNames, anywhere] = [inNamesSql(search, values), anywhereSql(search, values)];
  return statement(
    `select count(*) filter (where matches)::text, count(*) filter (where not matches and search @@ ${anywhere})::text,
      count(*)::text, (select reltuples::bigint::text from pg_class where oid = 'read.${resource.name}'::regclass),
      ${isByMonth(resource, plan) ? OLDEST : 'null'}
    from (select search, key, search @@ ${inNames} as matches from ${sliceSql(resource, plan, SAMPLE, null, values)}) seen`,
    values,
    false,
  );
}

/**
 * The ranked matches of one page, and one more. Every row begins with the size of the window and its last record; a
 * page without records is one row with only those.
 * @param until last record of the window, if an earlier page has found it
 * @param skip number of ranked records to skip
 * @param facets what is counted: all matches if the window finds them together, otherwise its own records
 */
export function windowStatement(
  resource: Resource,
  plan: Ranked,
  ways: WindowPlans,
  until: Edge | null,
  after: After | null,
  skip: number,
  source: 'body' | 'detail',
  facets: readonly Facet[] = [],
): Statement {
  // With a filter that the index of words can also answer, the planner must know that the words are rarer.
  const values = isNarrowed(resource, plan.conditions) ? collect() : collectUnseen();
  const { sort, limit } = plan;
  const [direction, reverse] = sort.descending ? ['desc', 'asc'] : ['asc', 'desc'];
  // Records published since the first page may have entered the window before its last record.
  const maxRows = after ? 2 * WINDOW : WINDOW;
  const columns = facetColumns(resource, facets, values);
  const window = { ...plan, ways, until, maxRows, facets: columns };
  const { parts, found } = windowParts(resource, window, values);
  const order = `relevance desc, key ${direction} nulls last, id ${direction}`;
  const counts =
    facets.length === 0
      ? 'null'
      : `case when row_number() over (order by page.relevance desc, page.key ${direction} nulls last, page.id ${direction}) = 1
        then (select json_agg(json_build_array(name, value, count)) from (${countsSql(resource, facets, found ? 'found' : 'hit', values)}) counts) end`;
  return statement(
    `with ${found ? `found as materialized (${found}),` : ''} hit as materialized (${inTurn(parts)} limit ${maxRows}),
      judged as (select id, key, ${relevanceSql(plan, values)} as relevance from hit),
      page as (
        select * from judged ${after ? laterSql(resource, plan, after, values) : ''}
        order by ${order} limit ${limit + 1} offset ${skip}),
      size as (
        select count(*)::text as n, max(matched)::text as matched from hit),
      final as (
        select elsewhere, key::text, id::text from hit
        order by hit.elsewhere desc, hit.key ${reverse} nulls first, hit.id ${reverse} limit 1)
    select size.n, size.matched, json_build_array(final.elsewhere, final.key, final.id, (select max(relevance) from judged)), ${counts}, page.relevance::text,
      t.${source}, page.key::text, page.id::text, t.change_seq::text
    from size left join final on true left join (page join read.${resource.name} t on t.id = page.id) on true
    order by page.relevance desc, page.key ${direction} nulls last, page.id ${direction}`,
    values,
    false,
  );
}

/**
 * Minimum rank of a record if the text, or a part of it, is one of its numbers or the beginning of one: higher than the
 * rank of all words in every place.
 */
export const BY_NUMBER = 400;
/** Weights of the places of a word, from place of delivery (D) to title (A). */
const PLACES = `'{0.05, 0.2, 0.5, 1}'`;
const TITLE = `ts_filter(search, '{a}')`;
/** The words in texts, by whose number the rank is divided: without those of documents, months and values. */
const PLACED = `ts_filter(search, '{a,b,c,d}')`;

/**
 * How well a record matches. A record with the text as a number ranks highest, then one with a part of the text as the
 * beginning of a number, one with all words in its title, one with all words in title and names; then the number,
 * weight and distance of the words decide. If most words suffice, the weights of the found words decide first. The
 * result is a whole number, so that similar records are equal and keep the order of the list.
 */
function relevanceSql(plan: Ranked, values: Values): string {
  const { names, anywhere, any, code, codes, literal, subject, weighed } = textsOf(searchOf(plan));
  const found = (text: string, points: number, vector = 'search') =>
    `case when ${vector} @@ ${values.bind(text, 'tsquery')} then ${points} else 0 end`;
  const near = () => `8 * ts_rank_cd(${PLACES}, search, ${values.bind(anywhere, 'tsquery')}, 32)`;
  const parts = weighed
    ? weighed.map((term) => {
        const { own, names: inNames, anywhere: inAll, weight } = term;
        // If two records each lack a word, a record with the words themselves in its title is more likely meant than
        // one with synonyms, or with a word in its buyer's name or category.
        const places = [
          ...(own === inNames ? [] : [[TITLE, own, 10] as const]),
          [TITLE, inNames, own === inNames ? 10 : 9] as const,
          ['search', inNames, 8] as const,
          ['search', inAll, 7] as const,
        ];
        const cases = places.map(
          ([vector, text, points]) =>
            `when ${vector} @@ ${values.bind(text, 'tsquery')} then ${points * weight}`,
        );
        return `case ${cases.join(' ')} else 0 end`;
      })
    : [
        ...(code === null ? [] : [found(code, 1000)]),
        ...(codes === null ? [] : [found(codes, BY_NUMBER)]),
        found(names, 100, TITLE),
        found(names, 100),
        ...(literal === null ? [] : [found(literal, 15)]),
        // A place may be in a buyer's name or in an address, so the words for what is bought count more.
        ...(subject === null ? [] : [found(subject, 110, TITLE)]),
      ];
  const ranked = any === '' ? '0' : `12 * ts_rank(${PLACES}, ${PLACED}, ${values.bind(any, 'tsquery')}, 1)`;
  return `(${parts.join(' + ')} + round(${ranked} + ${weighed ? '0' : near()}))::integer`;
}

/** Condition for the ranked records after a given one. */
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
 * The matches of one page after the window, and one more, in the order of the list.
 * @param after end of the previous page, or last record of the window
 * @param since if the list is ordered by month: the months in which the page should begin and end, see `sinceBehind`
 */
export function beyondStatement(
  resource: Resource,
  plan: Ranked,
  after: Edge,
  skip: number,
  source: 'body' | 'detail',
  since: string | null,
): Statement {
  const values = collect();
  const rows = skip + plan.limit + 1;
  const parts = (after.elsewhere ? [true] : [false, true]).flatMap((elsewhere) => {
    const select = `${elsewhere} as elsewhere, t.${source}, t.${plan.sort.column}::text, t.id::text, t.change_seq::text`;
    const from = after.elsewhere === elsewhere ? after : null;
    const walked = (position: Position | null) =>
      listParts(resource, narrowed(plan, elsewhere), { after: position }, select, rows, values);
    // After a position before that month, all months are searched.
    if (from === null || since === null || from.key === null || Date.parse(from.key) < Date.parse(since))
      return walked(from);
    const recent = recentSql(resource, { ...plan, limit: rows }, from, since, select, values);
    return [recent, ...walked({ key: since, id: BEFORE_ALL })];
  });
  return statement(`${inTurn(parts)} limit ${plan.limit + 1} offset ${skip}`, values, false);
}

/** The smallest UUID. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const narrowed = (plan: Ranked, elsewhere: boolean): Ranked => ({
  ...plan,
  conditions: matchingPart(plan.conditions, elsewhere),
});
