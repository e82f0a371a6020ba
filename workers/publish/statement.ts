import { readFileSync } from 'node:fs';
import type { CopyColumn } from '#shared/database/copy.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import { coreTables } from '#shared/tables/index.ts';
import { qualifiedName } from '#shared/tables/statements.ts';
import { snakeCase } from '#shared/text/case.ts';

/** The SQL statements that publish a batch of records, generated from the declaration of their resource. */

export type PublishStatements = {
  /** Reads the records with the ids in $1, with one column per field. */
  select: string;
  /** Reads the published records among the ids in $1, with their counted columns. */
  published: string;
  /** Writes the records in $2, a JSON list of objects keyed by column, with change numbers that follow $1. */
  upsert: string;
  /** The promoted columns. */
  columns: readonly CopyColumn[];
};

/** @returns the statements that publish a resource; a file in sql/ reads its records */
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
    // Only records that differ from the published ones get a new change number, so publishing twice changes nothing.
    upsert: `with finished as (
        select ${names.map((name) => (name === 'search' ? 'search::tsvector as search' : name)).join(', ')}
        from json_to_recordset($2::json) as given (${given.join(', ')})
      ), changed as (
        select finished.*, row_number() over (order by finished.id) as nth
        from finished left join ${table} as old on old.id = finished.id
        where old.id is null or ${compared.map((name) => `old.${name} is distinct from finished.${name}`).join(' or ')}
      )
      insert into ${table} as target (change_seq, first_seq, published_at, ${names.join(', ')})
      select $1::bigint + nth, $1::bigint + nth, now(), ${names.join(', ')} from changed
      on conflict (id) do update set change_seq = excluded.change_seq, published_at = excluded.published_at,
        ${compared.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  };
}

const prepared = new Map<string, PublishStatements>();

/** @returns the statements of a resource, generated on first use */
export function statementsOf(resource: Resource): PublishStatements {
  const existing = prepared.get(resource.name);
  if (existing) return existing;
  const statements = publishStatements(resource);
  prepared.set(resource.name, statements);
  return statements;
}

const OWN_COLUMNS = /\/\* own columns: (\S+) (\w+) \*\//g;

/**
 * Expands the comment `own columns: <table> <alias>` in a statement into the columns of the table that have the name
 * of a field of the resource. Columns that the statement computes itself (`as <name>`) are left out.
 * @throws if the comment names an unknown table
 */
export const withOwnColumns = (resource: Resource, statement: string): string =>
  statement.replaceAll(OWN_COLUMNS, (_, name: string, alias: string) => {
    const table = coreTables.find((one) => qualifiedName(one) === name);
    if (!table) throw new Error(`sql/${resource.name}.sql names an unknown table: ${name}`);
    const computed = new Set([...statement.matchAll(/\bas (\w+)\b/g)].map(([, output]) => output));
    const own = Object.keys(resource.fields)
      .map(snakeCase)
      .filter((column) => column !== 'id' && Object.hasOwn(table.columns, column) && !computed.has(column));
    return own.map((column) => `, ${alias}."${column}"`).join('');
  });
