import { columnOf } from '#services/api/v2/serve/sql/columns.ts';
import type { Condition } from '#services/api/v2/serve/sql/condition.ts';
import type { Expiry, Resource } from '#shared/resources/definition/resource.ts';

/**
 * What a value means that expires with time. Lists, totals, counts and facets take it from here, so that a record counts
 * under one value in all of them, whether or not it has been published again since its time came.
 */

/** The records whose value has expired since they were published. */
export const expiredOf = ({ column, value, at }: Expiry): Condition => ({
  match: 'expired',
  column,
  value,
  at,
});

/** @returns the condition for records that have the wanted values now, given the one for those published with them */
export function asOfNow(condition: Condition, { expiry }: Resource): Condition {
  if (!expiry || condition.match !== 'equals' || condition.column !== expiry.column) return condition;
  const { column, value, at, into } = expiry;
  if (condition.value === value) return { match: 'current', column, value, at };
  if (condition.value === into) return { match: 'either', of: [condition, expiredOf(expiry)] };
  return condition;
}

/**
 * @param bind adds a parameter to the statement
 * @returns the expression for the value of a column as of now
 */
export function valueNow(
  resource: Resource,
  column: string,
  bind: (value: string, type: string) => string,
): string {
  const { expiry } = resource;
  if (expiry?.column !== column) return `t.${column}`;
  const { type } = columnOf(resource, column);
  return `case when t.${column} = ${bind(expiry.value, type)} and t.${expiry.at} <= now()
    then ${bind(expiry.into, type)} else t.${column} end`;
}
