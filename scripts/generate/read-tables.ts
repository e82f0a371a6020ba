import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import {
  bigint,
  Column,
  type Index,
  readTable,
  type Table,
  text,
  timestamptz,
  tsvector,
  uuid,
} from '#shared/tables/definition.ts';

/** @returns the table of `read` that holds a resource's records */
export function tableOf(resource: Resource): Table {
  const promoted = promotedColumns(resource).map(({ name, type, required }) => {
    const column = new Column({ type, comment: '', written: true });
    return [name, required || type === 'text[]' ? column : column.nullable()] as const;
  });
  return readTable<Record<string, Column>>(resource.name, {
    comment: resource.description,
    columns: {
      id: uuid(),
      change_seq: bigint(),
      first_seq: bigint('The change number with which the record first appeared.').default(0),
      published_at: timestamptz(),
      body: text('The list item, as served.'),
      detail: text('The full record, as served.'),
      ...(resource.searchable ? { search: tsvector().nullable() } : {}),
      ...Object.fromEntries(promoted),
    },
    indexes: indexesOf(resource),
  });
}

/**
 * @returns indexes for each sort column with the id, each identifier, each array and vector, and those declared by the
 *   resource. Child records need no index for sorting: a parent has few of them, so they are sorted after the lookup.
 */
function indexesOf(resource: Resource): Index[] {
  const arrays = promotedColumns(resource).flatMap(({ name, type }) => (type === 'text[]' ? name : []));
  const sorted = resource.part ? [] : [...Object.values(resource.sorts), 'published_at'];
  const ordered = [
    ...sorted.map((column) => [column, 'id']),
    ...resource.identifiers
      .filter((column) => column !== 'id' && !arrays.includes(column))
      .map((column) => [column]),
    ...resource.indexes.map((columns) => [...columns, 'id']),
    ['change_seq'],
  ];
  const distinct = new Map(ordered.map((columns) => [columns.join(), columns]));
  return [
    ...distinct.values(),
    ...arrays.map((name) => ({ gin: name })),
    ...(resource.searchable ? [{ gin: 'search' }] : []),
  ];
}
