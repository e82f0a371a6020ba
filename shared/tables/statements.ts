import type { CopyColumn } from '#shared/database/copy.ts';
import type { Table } from '#shared/tables/definition.ts';

/** SQL statements generated from the columns of a table. Each takes its rows as one JSON array in `$1`. */

/** @returns the name of a table with its schema, such as `core.tender` */
export const qualifiedName = ({ schema, name }: Table): string => `${schema}.${name}`;

/** @returns names and types of the columns of written rows, in the order of their declaration */
export const writtenColumns = ({ columns }: Table): CopyColumn[] =>
  Object.entries(columns).flatMap(([name, { type, written }]) => (written ? [{ name, type }] : []));

/** @returns the values of rows in the order of `writtenColumns` */
export function writtenValues(table: Table, rows: readonly object[]): unknown[][] {
  const names = writtenColumns(table).map(({ name }) => name);
  return (rows as readonly Record<string, unknown>[]).map((row) => names.map((name) => row[name]));
}

const list = (names: readonly string[], prefix = ''): string =>
  names.map((name) => `${prefix}"${name}"`).join(', ');

const namesOf = (table: Table): string[] => writtenColumns(table).map(({ name }) => name);

/** @returns the columns of `json_to_recordset($1::json) as given (…)` */
export const recordColumns = (table: Table): string =>
  writtenColumns(table)
    .map(({ name, type }) => `"${name}" ${type}`)
    .join(', ');

const given = (table: Table): string =>
  `given as materialized (select * from json_to_recordset($1::json) as rows (${recordColumns(table)}))`;

/** The time of the last change, which the database fills in. */
const CHANGED_AT = 'updated_at';

/** @returns a statement that inserts new rows and updates those that differ; `returning` applies to these rows only */
const upsert = (table: Table, returning: string): string => {
  const names = namesOf(table);
  const changing = names.filter((name) => !table.key.includes(name));
  const set = changing.map((name) => `"${name}" = excluded."${name}"`);
  if (table.columns[CHANGED_AT]?.written === false) set.push(`"${CHANGED_AT}" = now()`);
  const update =
    changing.length === 0
      ? 'nothing'
      : `update set ${set.join(', ')}
  where (${list(changing, `${table.name}.`)}) is distinct from (${list(changing, 'excluded.')})`;
  return `insert into ${qualifiedName(table)} (${list(names)}) select ${list(names)} from given
  on conflict (${list(table.key)}) do ${update}
  returning ${returning}`;
};

/** @returns a statement that writes rows that are new or differ, and returns their keys; `updated_at` is the time of the change */
export const upsertStatement = (table: Table): string =>
  `with ${given(table)} ${upsert(table, list(table.key))}`;

/**
 * Writes rows that are new or differ, of a table whose key is `id`.
 * @param watched columns whose changes are reported
 * @returns a statement that returns `id` of each new or changed row, and `watched`: whether the row existed and one of the
 *   watched columns changed
 */
export function storeStatement(table: Table, watched: readonly string[]): string {
  const names = list(namesOf(table));
  return `with ${given(table)},
before as (select ${names} from ${qualifiedName(table)} where id in (select id from given)),
written as (${upsert(table, names)})
select written.id, before.id is not null
  and (${list(watched, 'before.')}) is distinct from (${list(watched, 'written.')}) as watched
from written left join before on before.id = written.id`;
}

/**
 * Replaces the child records of the tenders in `$2` by the given rows: writes rows that are new or differ, deletes all
 * others.
 * @param table its key is `id`, and it has a column `tender_id`
 * @returns a statement that returns `id` and `tender_id` of each row that was written or deleted
 */
export function replaceStatement(table: Table): string {
  return `with ${given(table)},
gone as (
  delete from ${qualifiedName(table)} as child
  where child.tender_id = any($2::uuid[]) and not exists (select from given where given.id = child.id)
  returning id, tender_id),
written as (${upsert(table, 'id, tender_id')})
select id, tender_id from gone union all select id, tender_id from written`;
}
