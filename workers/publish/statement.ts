import { readFileSync } from 'node:fs';
import { promotedColumns, type Resource } from '#shared/resources/resource.ts';

/**
 * The statements that move a batch into a read table, written once for every resource from its declaration.
 */

export type PublishStatements = {
  /** The finished records of the ids in $1. */
  select: string;
  /** Writes the records in $2, a JSON list with the columns' names, with change numbers after $1. */
  upsert: string;
  /** Adds to the counters what the ids in $1 count for; run with `-1` before and `1` after the change. */
  count: string;
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
    select: readFileSync(new URL(`sql/${resource.name}.sql`, import.meta.url), 'utf8'),
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
    count: countStatement(resource, table),
  };
}

function countStatement(resource: Resource, table: string): string {
  const types = new Map(promotedColumns(resource).map(({ name, type }) => [name, type]));
  const counted = resource.counted.map((column) => {
    const value = types.get(column) === 'text[]' ? `unnest(${column})` : column;
    return `select '${column}' as "column", ${value} as value from mine`;
  });
  return `with mine as (select ${['id', ...resource.counted].join(', ')} from ${table} where id = any($1::uuid[])),
    values as (${[`select '' as "column", '' as value from mine`, ...counted].join(' union all ')})
    insert into read.counter as counter (resource, "column", value, n)
    select '${resource.name}', "column", value, $2::bigint * count(*) from values where value is not null group by 2, 3
    order by 2, 3
    on conflict (resource, "column", value) do update set n = counter.n + excluded.n`;
}
