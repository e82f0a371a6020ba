import { readFileSync } from 'node:fs';
import { snakeCase } from '#shared/case.ts';
import type { CopyColumn } from '#shared/copy.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import { coreTables } from '#shared/tables/index.ts';
import { qualifiedName } from '#shared/tables/statements.ts';

/**
 * The statements that move a batch into a read table, written once for every resource from its declaration.
 */

export type PublishStatements = {
  /** The finished records of the ids in $1. */
  select: string;
  /** Which of the ids in $1 are published, with what they count for. */
  published: string;
  /** Writes the records in $2, a JSON list with the columns' names, with change numbers after $1. */
  upsert: string;
  /** The promoted columns. */
  columns: readonly CopyColumn[];
};

/** @param resource one that a stage fills: a pending one has no statement of its own to read */
export function publishStatements(resource: Resource): PublishStatements {
  const promoted = promotedColumns(resource).map(({ name, type }) => ({ name, type }));
  const table = `read."${resource.name}"`;
  const search = resource.searchable ? ['search'] : [];
  const names = ['id', 'body', 'detail', ...search, ...promoted.map(({ name }) => name)];
  const given = [
    ...['id uuid', 'body text', 'detail text', 'search text'],
    ...promoted.map(({ name, type }) => `${name} ${type}`),
  ];
  const compared = names.filter((name) => name !== 'id');
  return {
    columns: promoted,
    published: `select ${['id', ...resource.counted].join(', ')} from ${table} where id = any($1::uuid[])`,
    select: withOwnColumns(
      resource,
      readFileSync(new URL(`sql/${resource.name}.sql`, import.meta.url), 'utf8'),
    ),
    // Only records that differ from what is published get a new change number: publishing twice changes nothing.
    upsert: `with fresh as (
        select ${names.map((name) => (name === 'search' ? 'search::tsvector as search' : name)).join(', ')}
        from json_to_recordset($2::json) as given (${given.join(', ')})
      ), changed as (
        select fresh.*, row_number() over (order by fresh.id) as nth
        from fresh left join ${table} as old on old.id = fresh.id
        where old.id is null or ${compared.map((name) => `old.${name} is distinct from fresh.${name}`).join(' or ')}
      )
      insert into ${table} as target (change_seq, first_seq, published_at, ${names.join(', ')})
      select $1::bigint + nth, $1::bigint + nth, now(), ${names.join(', ')} from changed
      on conflict (id) do update set change_seq = excluded.change_seq, published_at = excluded.published_at,
        ${compared.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  };
}

const OWN_COLUMNS = /\/\* own columns: (\S+) (\w+) \*\//g;

/**
 * A column that a field of the resource is named after needs no mention in the statement: the comment
 * `own columns: <table> <alias>` behind a column stands for all of these, but for those that the statement makes
 * itself (`as <name>`).
 */
export const withOwnColumns = (resource: Resource, statement: string): string =>
  statement.replaceAll(OWN_COLUMNS, (_, name: string, alias: string) => {
    const table = coreTables.find((one) => qualifiedName(one) === name);
    if (!table) throw new Error(`sql/${resource.name}.sql names no table: ${name}`);
    const made = new Set([...statement.matchAll(/\bas (\w+)\b/g)].map(([, output]) => output));
    const own = Object.keys(resource.fields)
      .map(snakeCase)
      .filter((column) => column !== 'id' && Object.hasOwn(table.columns, column) && !made.has(column));
    return own.map((column) => `, ${alias}."${column}"`).join('');
  });
