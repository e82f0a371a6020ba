import type { Edge, Ranked } from '#services/api/v2/serve/search/ranked.ts';
import type { WindowPlan, WindowPlans } from '#services/api/v2/serve/search/window-plans.ts';
import { askedFrom } from '#services/api/v2/serve/sql/statement.ts';
import { monthsIn } from '#shared/domain/search/months.ts';
import type { Form } from '#shared/domain/search/tsquery.ts';
import { columnOf } from '#shared/reading/columns.ts';
import { inTurn, listParts, type Position } from '#shared/reading/parts.ts';
import {
  anywhereSql,
  askedSql,
  checkedSql,
  conditionsSql,
  inNamesSql,
  narrowing,
  searchOf,
  textsOf,
  type Values,
} from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * The parts of a window, as SQL: matches with id, sort key, search vector, part, and the total number of matches of the
 * part.
 */

/** `facets` are further values of the matches: columns of a record `t`, see `facetColumns`. */
export type Window = Ranked & {
  ways: WindowPlans;
  until: Edge | null;
  maxRows: number;
  facets: readonly string[];
};

/**
 * @returns the parts of the window, to be run in this order; and `found`, all matches of its only part, if that part
 *   reads them as the table `found`
 */
export function windowParts(
  resource: Resource,
  window: Window,
  values: Values,
): { parts: string[]; found: string | null } {
  const { ways, until } = window;
  if (ways.together) {
    const found = foundSql(resource, window, null, values);
    return { parts: [firstSql(resource, window, null, 'found', values)], found };
  }
  const parts = [false, true].flatMap((elsewhere) => {
    const way = elsewhere ? ways.elsewhere : ways.names;
    if (way === null || (elsewhere && until !== null && !until.elsewhere)) return [];
    return partsBy(way, resource, window, elsewhere, values);
  });
  return { parts, found: null };
}

function partsBy(
  way: WindowPlan,
  resource: Resource,
  window: Window,
  elsewhere: boolean,
  values: Values,
): string[] {
  if (way === 'index') return [indexedSql(resource, window, elsewhere, values)];
  if ('walk' in way) return [walkedSql(resource, window, elsewhere, way.walk, values)];
  return [...way.since, null].map((from, place) =>
    indexedSql(resource, window, elsewhere, values, { from, before: way.since[place - 1] ?? null }),
  );
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
  // Further records may have been published before a known record.
  const slice = sliceSql(resource, window, until ? 2 * walk : walk, until, values, window.facets);
  return `(select *, ${elsewhere} as elsewhere, null::bigint as matched from ${slice} where ${matches} limit ${window.maxRows})`;
}

/** Only records from a month on, only those before a month, or both; months are given by their beginnings. */
type Months = { from: string | null; before: string | null };

/** All matches of one part by the index of words, sorted. */
const indexedSql = (
  resource: Resource,
  window: Window,
  elsewhere: boolean,
  values: Values,
  months?: Months,
): string =>
  firstSql(
    resource,
    window,
    elsewhere,
    `(${foundSql(resource, window, elsewhere, values, months)}) found`,
    values,
  );

/**
 * All matches by the index of words.
 * @param elsewhere which part of the window; null for both
 */
function foundSql(
  resource: Resource,
  window: Window,
  elsewhere: boolean | null,
  values: Values,
  months: Months | null = null,
): string {
  const columns = ['t.id', `t.${window.sort.column} as key`, 't.search', ...window.facets];
  const outside = elsewhere ?? outsideSql(window, values);
  return `select ${columns.join(', ')}, ${outside} as elsewhere from ${matchesFrom(resource, window, elsewhere, months, values)}`;
}

const outsideSql = (plan: Ranked, values: Values): string =>
  `not t.search @@ ${inNamesSql(searchOf(plan), values)}`;

/** The matches `t` of a part by the index of words, as a `from` clause with further conditions. */
function matchesFrom(
  resource: Resource,
  plan: Ranked,
  elsewhere: boolean | null,
  months: Months | null,
  values: Values,
  more: readonly string[] = [],
): string {
  const { conditions, sort } = plan;
  const form = elsewhere === false ? 'names' : 'anywhere';
  const asked = matchesSql(resource, plan, form, months, values);
  const others = conditions.filter(({ match }) => match !== 'search');
  return askedFrom(resource, asked, [
    ...conditionsSql(resource, others, values, null),
    ...(elsewhere ? [outsideSql(plan, values)] : []),
    ...checkedSql(textsOf(searchOf(plan)), form, values),
    ...(months ? monthsSql(resource, sort.column, months, values) : []),
    ...more,
  ]);
}

/**
 * The first matches in the order of the list, of two parts one after the other, and the number of all matches.
 * @param found all matches
 */
function firstSql(
  resource: Resource,
  window: Window,
  elsewhere: boolean | null,
  found: string,
  values: Values,
): string {
  const { sort, until, maxRows } = window;
  const direction = sort.descending ? 'desc' : 'asc';
  const range =
    until && (elsewhere ?? until.elsewhere) === until.elsewhere ? upTo(resource, window, until, values) : '';
  return `(select *, count(*) over () as matched from ${found} ${range}
    order by elsewhere, key ${direction} nulls last, id ${direction} limit ${maxRows})`;
}

/** @returns conditions for the matches by the index of words, from a month on if one is given */
function matchesSql(
  resource: Resource,
  { conditions }: Pick<Ranked, 'conditions'>,
  form: Form,
  months: Months | null,
  values: Values,
): string {
  const also = narrowing(resource, conditions);
  if (months && months.from !== null) {
    const before = months.before === null ? undefined : new Date(months.before);
    const lexemes = monthsIn(new Date(months.from), before).map((month) => `'${month}'`);
    also.push(lexemes.join(' | '));
  }
  return askedSql(textsOf(searchOf({ conditions })).asked[form], values, also);
}

/** The same as conditions that also hold without the index of words. */
function monthsSql(resource: Resource, column: string, { from, before }: Months, values: Values): string[] {
  const bound = (month: string) => values.bind(month, columnOf(resource, column).type);
  return [
    ...(from === null ? [] : [`t.${column} >= ${bound(from)}`]),
    // Records without a time come last.
    ...(before === null
      ? []
      : [`(t.${column} < ${bound(before)}${from === null ? ` or t.${column} is null` : ''})`]),
  ];
}

/**
 * The matches of one part from a month on, after a position, in the order of the list; at most `limit`.
 * @param select columns of each record
 */
export function recentSql(
  resource: Resource,
  plan: Ranked,
  after: Edge,
  since: string,
  select: string,
  values: Values,
): string {
  const { sort, limit } = plan;
  const position = `(${values.bind(after.key ?? '', columnOf(resource, sort.column).type)}, ${values.bind(after.id, 'uuid')})`;
  const behind = `(t.${sort.column}, t.id) < ${position}`;
  const from = matchesFrom(resource, plan, after.elsewhere, { from: since, before: null }, values, [behind]);
  return `(select ${select} from ${from} order by t.${sort.column} desc, t.id desc limit ${limit})`;
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

/** The first records of the list, whether they match or not. */
export function sliceSql(
  resource: Resource,
  plan: Ranked,
  rows: number,
  until: Position | null,
  values: Values,
  facets: readonly string[] = [],
): string {
  const conditions = plan.conditions.filter(({ match }) => match !== 'search');
  const select = ['t.id', `t.${plan.sort.column} as key`, 't.search', ...facets].join(', ');
  const parts = listParts(resource, { ...plan, conditions }, { until }, select, rows, values);
  return `(${inTurn(parts)} limit ${rows}) slice`;
}
