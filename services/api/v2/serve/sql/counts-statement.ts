import { askedFrom, type Statement, statement } from '#services/api/v2/serve/sql/statement.ts';
import { columnOf, SHOWN_VALUE } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { valueNow } from '#shared/reading/expiry.ts';
import {
  askedSql,
  checkedSql,
  collect,
  conditionsSql,
  narrowing,
  type Search,
  sourceSql,
  textsOf,
  type Values,
} from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Maximum number of records that are counted by the values of a column. Each is read from the table, which takes up to
 * 50 µs if it is not in memory: among 500,000 tenders, counting 100,000 exceeded the time limit of a statement.
 */
export const COUNTED_RECORDS = 20_000;
/** Maximum number of values that are counted. */
export const COUNTED_VALUES = 10_000;

/**
 * Numbers in every row: number of values, at most one more than the bound; number of records, likewise, or null if
 * counters were read. Then a value, its number of records, and its name if values have names; null after the last
 * value.
 */
export type CountsRow = [
  values: string,
  records: string | null,
  value: string | null,
  n: string | null,
  name: string | null,
];

/** The source of names of values. */
export type Names = { resource: Resource; slug: string; name: string };
/** A part of the values, in order. */
export type Slice = { after: string; skip: number; limit: number };

/** @returns the numbers of all records by the values of a column, from the counters that publish maintains */
export function countersStatement(
  resource: Resource,
  column: string,
  names: Names | null,
  slice: Slice | null,
): Statement {
  const values = collect();
  // Counters may be negative for a moment while a table is filled again; such values are left out.
  const grouped = `select value, n from read.counter where resource = ${values.bind(resource.name, 'text')}
    and "column" = ${values.bind(column, 'text')} and n > 0 and ${SHOWN_VALUE}`;
  return statement(
    `with grouped as not materialized (${grouped}) ${pageSql('null', names, slice, values)}`,
    values,
    true,
  );
}

/** @returns the numbers of records with these conditions by the values of a column as of now, counted up to the bound */
export function countsStatement(
  resource: Resource,
  column: string,
  conditions: readonly Condition[],
  names: Names | null,
  slice: Slice | null,
): Statement {
  const values = collect();
  const value = valueNow(resource, column, values.bind);
  const each = columnOf(resource, column).type === 'text[]' ? 'unnest(value)' : 'value';
  const counted = countedSql(resource, conditions, values);
  return statement(
    `with counted as materialized (select ${value} as value from ${counted} limit ${COUNTED_RECORDS + 1}),
      grouped as materialized (select value, count(*) as n from (select ${each} as value from counted) each
        where ${SHOWN_VALUE} group by value)
      ${pageSql('(select count(*) from counted)', names, slice, values)}`,
    values,
    false,
  );
}

function countedSql(resource: Resource, conditions: readonly Condition[], values: Values): string {
  const search = conditions.find((condition): condition is Search => condition.match === 'search');
  if (!search) return sourceSql(resource, conditions, values, null);
  const others = conditions.filter((condition) => condition !== search);
  const texts = textsOf(search);
  const where = [...conditionsSql(resource, others, values, null), ...checkedSql(texts, 'anywhere', values)];
  return askedFrom(resource, askedSql(texts.asked.anywhere, values, narrowing(resource, others)), where);
}

function pageSql(records: string, names: Names | null, slice: Slice | null, values: Values): string {
  const name = names
    ? `(select ${names.name} from read.${names.resource.name} where ${names.slug} = value order by id limit 1)`
    : 'null';
  const range = slice ? `where value > ${values.bind(slice.after, 'text')}` : '';
  const part = slice
    ? `limit ${values.bind(String(slice.limit), 'bigint')} offset ${values.bind(String(slice.skip), 'bigint')}`
    : '';
  return `select size.n::text, ${records}::text, page.value, page.n::text, page.name
    from (select count(*) as n from (select from grouped limit ${COUNTED_VALUES + 1}) found) size
    left join (select value, n, ${name} as name from grouped ${range} order by value ${part}) page on true
    order by page.value`;
}
