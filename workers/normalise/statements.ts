import type { Table } from './tables.ts';

/** SQL that follows from a table's columns. Each statement takes its rows as one JSON array in `$1`. */

type AnyTable = Table<Record<string, unknown>>;

const names = (table: AnyTable, prefix = ''): string =>
  Object.keys(table.columns)
    .map((column) => `${prefix}"${column}"`)
    .join(', ');

const given = (table: AnyTable): string => {
  const columns = Object.entries(table.columns).map(([column, type]) => `"${column}" ${type}`);
  return `given as materialized (select * from json_to_recordset($1::json) as rows (${columns.join(', ')}))`;
};

/** Inserts rows and updates those that differ; returns what the caller asks for of these only. */
const upsert = (table: AnyTable, returning: string): string => {
  const alias = table.name.slice(table.name.indexOf('.') + 1);
  const changing = Object.keys(table.columns).filter((column) => column !== 'id');
  return `insert into ${table.name} (${names(table)}) select ${names(table)} from given
  on conflict (id) do update set ${changing.map((column) => `"${column}" = excluded."${column}"`).join(', ')}
  where (${changing.map((column) => `${alias}."${column}"`).join(', ')})
    is distinct from (${changing.map((column) => `excluded."${column}"`).join(', ')})
  returning ${returning}`;
};

/**
 * Stores rows of a table without parents.
 * @param watched columns whose change is to be told
 * @returns a statement that gives `id` of each new or changed row, and `telling`: whether it existed and a watched
 *   column changed
 */
export function storeStatement(table: AnyTable, watched: readonly string[]): string {
  const tuple = (prefix: string): string =>
    `(${watched.map((column) => `${prefix}."${column}"`).join(', ')})`;
  return `with ${given(table)},
before as (select ${names(table)} from ${table.name} where id in (select id from given)),
written as (${upsert(table, names(table))})
select written.id, before.id is not null and ${tuple('before')} is distinct from ${tuple('written')} as telling
from written left join before on before.id = written.id`;
}

/**
 * Makes the children of the parents in `$2` exactly the given rows: writes what is new or differs, deletes what is not
 * among them.
 * @returns a statement that gives `id` and `tender_id` of each row that was written or deleted
 */
export function replaceStatement(table: AnyTable): string {
  return `with ${given(table)},
gone as (
  delete from ${table.name} as child
  where child.tender_id = any($2::uuid[]) and not exists (select from given where given.id = child.id)
  returning id, tender_id),
written as (${upsert(table, 'id, tender_id')})
select id, tender_id from gone union all select id, tender_id from written`;
}
