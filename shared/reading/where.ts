import type { Alternatives } from '#shared/domain/search/combining.ts';
import type { Form, SearchTexts } from '#shared/domain/search/tsquery.ts';
import { valueLexeme } from '#shared/domain/search/values.ts';
import { columnOf } from '#shared/reading/columns.ts';
import type { Condition, Identifying } from '#shared/reading/condition.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A value of a parameter; several are an array of PostgreSQL. */
export type Bound = string | readonly (string | null)[];

/** Collects the parameters of a statement. */
export type Values = { bind: (value: Bound, type: string) => string; all: Bound[] };

export function collect(): Values {
  const all: Bound[] = [];
  return { all, bind: (value, type) => `$${all.push(value)}::${type}` };
}

/**
 * As `collect`, but the planner does not see the words that are searched for. It would compare each of them with the statistics of
 * all words, which takes up to half of the time of a search, and nothing follows from it where a statement has one way to be run.
 */
export function collectUnseen(): Values {
  const { all, bind } = collect();
  return {
    all,
    bind: (value, type) => (type === 'tsquery' ? `(select ${bind(value, type)})` : bind(value, type)),
  };
}

const RANGES: ReadonlySet<Condition['match']> = new Set([
  'from',
  'until',
  'before',
  'within',
  'future',
  'present',
]);

/** @returns the columns that are restricted to a range */
export const rangeColumns = (conditions: readonly Condition[]): string[] =>
  conditions.flatMap((condition) =>
    RANGES.has(condition.match) && 'column' in condition ? [condition.column] : [],
  );

/** @returns the conditions of which one holds: a condition by itself, unless it is an `either` */
export const alternatives = (condition: Condition): readonly Condition[] =>
  condition.match === 'either' ? condition.of : [condition];

export type Search = Extract<Condition, { match: 'search' }>;

/** A part of a list: the records with, or without, a value in the sort column. */
export type PresencePart = { column: string; present: boolean };

/**
 * What stands behind `from`: the records `t` that meet the conditions. Where one of several conditions must hold, the records
 * of each are read on their own, in the order of the list and no more than it needs: each has its index, which `or` has not.
 * @param more further conditions, as SQL
 * @param ending order and limit of the list
 */
export function sourceSql(
  resource: Resource,
  conditions: readonly Condition[],
  values: Values,
  part: PresencePart | null,
  more: readonly string[] = [],
  ending = '',
): string {
  const table = `read.${resource.name} t`;
  const either = conditions.find(({ match }) => match === 'either');
  const others = conditions.filter((condition) => condition !== either);
  const where = [...conditionsSql(resource, others, values, part), ...more];
  if (!either) return `${table}${whereSql(where)} ${ending}`;
  const each = alternatives(either).map((one) => {
    const own = conditionsSql(resource, [one], values, part);
    // Few records are expired and not published again. `offset 0` makes PostgreSQL look for them first, and not for the order.
    return one.match === 'expired'
      ? `(select * from (select * from ${table}${whereSql(own)} offset 0) t${whereSql(where)} ${ending})`
      : `(select * from ${table}${whereSql([...own, ...where])} ${ending})`;
  });
  return `(${each.join(' union all ')}) t ${ending}`;
}

const whereSql = (conditions: readonly string[]): string =>
  conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';

/** @param part of the list, which may decide a condition already */
export function conditionsSql(
  resource: Resource,
  conditions: readonly Condition[],
  values: Values,
  part: PresencePart | null,
): string[] {
  const compared = new Set(rangeColumns(conditions));
  return conditions.flatMap((condition) => {
    // A compared time is not null; saying so lets PostgreSQL use one range of the index.
    const set = condition.match === 'current' && condition.at !== part?.column && compared.has(condition.at);
    return conditionSql(resource, condition, values, set ? { column: condition.at, present: true } : part);
  });
}

function conditionSql(
  resource: Resource,
  condition: Condition,
  values: Values,
  part: PresencePart | null,
): string[] {
  if (condition.match === 'search') return searchSql(condition, values);
  if (condition.match === 'never') return ['false'];
  if (condition.match === 'either') {
    const each = condition.of.map((one) => conditionSql(resource, one, values, part).join(' and '));
    return [`(${each.join(' or ')})`];
  }
  if (condition.match === 'identified') return [identifiedSql(resource, condition.columns, values)];
  if (condition.match === 'spelled')
    return [
      `btrim(t.body::jsonb->>${values.bind(condition.field, 'text')}) = ${values.bind(condition.value, 'text')}`,
    ];
  const column = `t.${condition.column}`;
  if (condition.match === 'future') return [`${column} > now()`];
  if (condition.match === 'within')
    return [`${column} > now()`, `${column} <= now() + ${values.bind(condition.value, 'interval')}`];
  if (condition.match === 'present') return [`${column} is not null`];
  if (condition.match === 'not') return [`${column} <> ${values.bind(condition.value, 'uuid')}`];
  const { type } = columnOf(resource, condition.column);
  switch (condition.match) {
    case 'equals':
      return [`${column} = ${values.bind(condition.value, type)}`];
    case 'any':
      return [`${column} @> array[${values.bind(condition.value, 'text')}]`];
    case 'among':
      return [`${column} = any(${values.bind(condition.values, `${type}[]`)})`];
    case 'overlaps':
      return [`${column} && ${values.bind(condition.values, 'text[]')}`];
    case 'from':
      return [`${column} >= ${values.bind(condition.value, type)}`];
    case 'until':
      return [`${column} <= ${values.bind(condition.value, type)}`];
    case 'before':
      return [`${column} < ${values.bind(condition.value, type)}`];
    case 'expired':
      return [`${column} = ${values.bind(condition.value, type)}`, `t.${condition.at} <= now()`];
    case 'current': {
      const same = `${column} = ${values.bind(condition.value, type)}`;
      // Where the part already says whether the time is null, the plain comparison can use the index.
      if (part?.column === condition.at) return part.present ? [same, `t.${condition.at} > now()`] : [same];
      return [same, `(t.${condition.at} > now() or t.${condition.at} is null)`];
    }
  }
}

/**
 * @param value what the column must be, or as an array column must contain, as SQL
 * @returns SELECT of the one record that an identifying column finds. Where several share the value, the one that the
 *   resource `prefers`, then the first id
 */
export function foundSql(
  resource: Resource,
  column: string,
  value: string,
  select: readonly string[],
): string {
  const [columns, table] = [select.map((name) => `t.${name}`).join(', '), `read.${resource.name} t`];
  const order = resource.prefers === undefined ? 't.id' : `t.${resource.prefers} desc, t.id`;
  if (column === 'id' || columnOf(resource, column).type !== 'text[]')
    return `(select ${columns} from ${table} where t.${column} = ${value} order by ${order} limit 1)`;
  // `offset 0` makes PostgreSQL look for the value first, and not for the order: few records share it.
  const having = `select * from ${table} where t.${column} @> array[${value}] offset 0`;
  return `(select ${columns} from (${having}) t order by ${order} limit 1)`;
}

/**
 * @param terms each a column, and its value as SQL
 * @returns SELECT of the list items of the other records of the first term that finds the owner, in the order of `foundSql`
 */
export function alsoFoundSql(
  resource: Resource,
  terms: readonly { column: string; value: string }[],
  owner: string,
  limit: number,
): string {
  const order = resource.prefers === undefined ? 't.id' : `t.${resource.prefers} desc, t.id`;
  const branches = terms.map(({ column, value }, nth) => {
    const listed = column !== 'id' && columnOf(resource, column).type === 'text[]';
    const having = listed ? `t.${column} @> array[${value}]` : `t.${column} = ${value}`;
    return `select ${nth} as nth, t.* from read.${resource.name} t where ${having}`;
  });
  return `with found as materialized (${branches.join(' union all ')})
    select t.body from found t
    where t.nth = (select min(nth) from found where id = ${owner}) and t.id <> ${owner} order by ${order} limit ${limit}`;
}

/** Each record is looked up by its indexes, as the path of one record looks it up. */
function identifiedSql(resource: Resource, columns: readonly Identifying[], values: Values): string {
  const arrays = columns.map(({ type, values: names }) => values.bind(names, `${type}[]`));
  const finds = columns.map(({ name }) => foundSql(resource, name, `given.${name}`, ['id']));
  const names = columns.map(({ name }) => name).join(', ');
  const first = finds.length === 1 ? finds[0]! : `(${finds.join(' union all ')} limit 1)`;
  return `t.id = any(array(select found.id from unnest(${arrays.join(', ')}) as given(${names}) cross join lateral ${first} found))`;
}

/** @throws Error where a list has no words to search for */
export function searchOf({ conditions }: { conditions: readonly Condition[] }): Search {
  const search = conditions.find((condition) => condition.match === 'search');
  if (!search) throw new Error('a ranked list needs words to rank by');
  return search;
}

/** @returns the tsquery for records whose title and names match */
export const inNamesSql = (search: Search, values: Values): string =>
  values.bind(textsOf(search).names, 'tsquery');

/** @returns the tsquery for records that match anywhere */
export const anywhereSql = (search: Search, values: Values): string =>
  values.bind(textsOf(search).anywhere, 'tsquery');

/** @throws Error where the words have not been looked up */
export function textsOf({ value, texts }: Search): SearchTexts {
  if (!texts) throw new Error(`the words of "${value}" have not been looked up`);
  return texts;
}

/**
 * @param also what each match must meet besides, as texts of tsqueries
 * @returns the condition for all matches, as the index of words is asked for them
 */
export function askedSql(asked: Alternatives, values: Values, also: readonly string[] = []): string {
  // PostgreSQL rejects a statement that does not use all of its values.
  if (asked.length === 0) return 'false';
  const matches = (text: string): string => `search @@ ${values.bind(text, 'tsquery')}`;
  const narrowing = also.map(matches);
  const alternatives = asked.map((all) => [...all.map(matches), ...narrowing].join(' and '));
  return `(${alternatives.join(' or ')})`;
}

/** @returns what the matches that the index finds are checked by, or what is left out of them, as conditions for a record `t` */
export function checkedSql({ isLoose, except, ...texts }: SearchTexts, form: Form, values: Values): string[] {
  if (isLoose) return [`t.search @@ ${values.bind(texts[form], 'tsquery')}`];
  return except === null ? [] : [`not t.search @@ ${values.bind(except, 'tsquery')}`];
}

/** @returns what of the conditions the index of words can answer too, as texts of tsqueries */
export const narrowing = (resource: Resource, conditions: readonly Condition[]): string[] =>
  narrowingLexemes(resource, conditions).map((lexemes) => lexemes.join(' | '));

/** @returns whether the index of words can answer one of the conditions, too */
export const isNarrowed = (resource: Resource, conditions: readonly Condition[]): boolean =>
  narrowingLexemes(resource, conditions).length > 0;

function narrowingLexemes({ narrows = [] }: Resource, conditions: readonly Condition[]): string[][] {
  return conditions.flatMap((condition) => {
    if (!('column' in condition) || !narrows.includes(condition.column)) return [];
    const wanted = 'values' in condition ? condition.values : 'value' in condition ? [condition.value] : [];
    const isValue = ['equals', 'any', 'among', 'overlaps'].includes(condition.match);
    if (!isValue || wanted.length === 0) return [];
    return [wanted.map((value) => valueLexeme(condition.column, value))];
  });
}

function searchSql(search: Search, values: Values): string[] {
  if (search.where === 'names') return [`t.search @@ ${inNamesSql(search, values)}`];
  const anywhere = `t.search @@ ${anywhereSql(search, values)}`;
  return search.where === 'elsewhere'
    ? [anywhere, `not t.search @@ ${inNamesSql(search, values)}`]
    : [anywhere];
}
