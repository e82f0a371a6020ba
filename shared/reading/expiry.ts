import { columnOf } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
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
  if (!expiry || (condition.match !== 'equals' && condition.match !== 'among')) return condition;
  if (condition.column !== expiry.column) return condition;
  const values = 'value' in condition ? [condition.value] : condition.values;
  const { column, value, at, into } = expiry;
  const [before, after] = [values.includes(value), values.includes(into)];
  // Who wants both the value before that time and the one after it need not know the time.
  if (before === after) return condition;
  const others = values.filter((each) => each !== value);
  const same: Condition[] = others.length === 0 ? [] : [equalTo(column, others)];
  const timed: Condition = before ? { match: 'current', column, value, at } : expiredOf(expiry);
  return same.length === 0 ? timed : { match: 'either', of: [...same, timed] };
}

const equalTo = (column: string, values: readonly string[]): Condition =>
  values.length === 1 ? { match: 'equals', column, value: values[0]! } : { match: 'among', column, values };

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
