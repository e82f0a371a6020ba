import type { ColumnType } from '#shared/resources/definition/fields.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';

const tables = new WeakMap<Resource, Map<string, { type: ColumnType; required: boolean }>>();

/**
 * Condition for the values of a column that callers are shown. One with a colon is only used by filters, such as
 * `industry:construction` besides a category.
 */
export const SHOWN_VALUE = `value not like '%:%'`;

/** @returns what a column of a resource's read table holds; @throws Error where there is no such column */
export function columnOf(resource: Resource, name: string): { type: ColumnType; required: boolean } {
  let columns = tables.get(resource);
  if (!columns) {
    columns = new Map(promotedColumns(resource).map(({ name: column, ...rest }) => [column, rest]));
    columns.set('published_at', { type: 'timestamptz', required: true });
    tables.set(resource, columns);
  }
  const column = columns.get(name);
  if (!column) throw new Error(`${resource.name} publishes no column ${name}`);
  return column;
}

/** @returns the type of what an identifying column is compared with: of an array column, that of its items */
export function identifyingType(resource: Resource, name: string): ColumnType {
  const type = name === 'id' ? 'uuid' : columnOf(resource, name).type;
  return type === 'text[]' ? 'text' : type;
}
