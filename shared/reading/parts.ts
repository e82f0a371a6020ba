import { columnOf } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { sourceSql, type Values } from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A place in a list: the sort key of a record as PostgreSQL wrote it (microseconds included; null for none), and its id. */
export type Position = { key: string | null; id: string };

/** A column of the read table by which a list is sorted. */
export type Sort = { column: string; descending: boolean };

/** Which records a list has, and in which order. */
export type ListedRecords = { conditions: readonly Condition[]; sort: Sort };

/** @returns one SELECT that runs the parts in this order; a limit can follow it */
export const inTurn = (parts: readonly string[]): string =>
  parts.length === 1 ? `select * from ${parts[0]} whole` : parts.join(' union all ');

/** The part of a list whose titles and names match, or the part whose titles and names do not. */
export const matchingPart = (conditions: readonly Condition[], elsewhere: boolean): Condition[] =>
  conditions.map((one) =>
    one.match === 'search' ? { ...one, where: elsewhere ? 'elsewhere' : 'names' } : one,
  );

/** A section of a list: all records after one, or all up to and including one. */
export type Bounds = { after?: Position | null; until?: Position | null };

/**
 * The ranges of the index that a list consists of, each a SELECT in parentheses, to be run in this order.
 * @param select columns of each record
 * @param rows maximum number of records of each range
 */
export function listParts(
  resource: Resource,
  { conditions, sort }: ListedRecords,
  { after = null, until = null }: Bounds,
  select: string,
  rows: number,
  values: Values,
): string[] {
  const { type, required } = columnOf(resource, sort.column);
  const [direction, beyond, within] = sort.descending ? ['desc', '<', '>='] : ['asc', '>', '<='];
  const column = `t.${sort.column}`;
  const part = (present: boolean) => {
    const where: string[] = [];
    if (!required) where.push(`${column} is ${present ? 'not null' : 'null'}`);
    for (const [operator, edge] of [
      [beyond, after],
      [within, until],
    ] as const) {
      if (edge === null || (edge.key !== null) !== present) continue;
      const id = values.bind(edge.id, 'uuid');
      where.push(
        edge.key === null
          ? `t.id ${operator} ${id}`
          : `(${column}, t.id) ${operator} (${values.bind(edge.key, type)}, ${id})`,
      );
    }
    const ending = `order by ${column} ${direction}, t.id ${direction} limit ${rows}`;
    const place = { column: sort.column, present };
    return `(select ${select} from ${sourceSql(resource, conditions, values, place, where, ending)})`;
  };
  // Records without a sort key come after all those with one.
  return [
    ...(after === null || after.key !== null ? [part(true)] : []),
    ...(required || (until !== null && until.key !== null) ? [] : [part(false)]),
  ];
}
