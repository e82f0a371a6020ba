import type { Client } from '#shared/database/connection.ts';
import { promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { lockResources } from '#workers/pipeline/locks.ts';

/**
 * Recomputes what publish keeps beside the records: change numbers, counters, words. It holds the lock of publish, so
 * that no batch is published in the meantime.
 */

/** Raises the resource's last change number to that of any known change, so that no number is given twice. */
export async function renumber(client: Client, name: ResourceName): Promise<void> {
  await lockResources(client, [name]);
  await client.query(
    `insert into read.version as version (resource, change_seq)
     select $1, last from (
       select greatest((select max(change_seq) from read."${name}"),
         (select max(change_seq) from read.tombstone where resource = $1)) as last) given
     where last is not null
     on conflict (resource) do update set change_seq = excluded.change_seq where version.change_seq < excluded.change_seq`,
    [name],
  );
}

/** Sets the counters to the numbers of rows in the read table. */
export async function recount(client: Client, name: ResourceName): Promise<void> {
  await lockResources(client, [name]);
  await client.query(
    `with actual as materialized (${countsOf(resources[name])}),
     present as (
       insert into read.counter as counter (resource, "column", value, n)
       select $1, "column", value, n from actual
       on conflict (resource, "column", value) do update set n = excluded.n where counter.n <> excluded.n)
     update read.counter set n = 0 where resource = $1 and n <> 0
       and not exists (select from actual where actual."column" = counter."column" and actual.value = counter.value)`,
    [name],
  );
}

function countsOf(resource: Resource): string {
  const { aside } = resource;
  const types = new Map(promotedColumns(resource).map(({ name, type }) => [name, type]));
  const table = `read."${resource.name}"`;
  const counts = resource.counted.map((column) => {
    const value = types.get(column) === 'text[]' ? `unnest(${column})` : column;
    const shown = aside === undefined || column === aside ? '' : ` where ${aside} = 0`;
    return `select '${column}', value, count(*) from (select ${value}${types.get(column) === 'int' ? '::text' : ''} as value from ${table}${shown}) given where value is not null group by value`;
  });
  return [
    `select '' as "column", '' as value, count(*) as n from ${table} having count(*) > 0`,
    ...counts,
  ].join(' union all ');
}

/** Stores the words in titles and names, from which spelling corrections are taken. */
export async function refreshWords(client: Client, name: ResourceName): Promise<void> {
  const resource: Resource = resources[name];
  if (!resource.searchable) return;
  await lockResources(client, [name]);
  await client.query(
    `with held as materialized (
       select word from ts_stat('select search from read."${name}"', 'ab') where word ~ '^[[:alpha:]]{4,40}$'),
     gone as (
       delete from read.lexeme where resource = $1 and not exists (select from held where word = lexeme))
     insert into read.lexeme (resource, lexeme) select $1, word from held order by word on conflict do nothing`,
    [name],
  );
}
