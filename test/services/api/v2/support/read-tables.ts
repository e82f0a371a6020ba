import pg from 'pg';
import {
  promotedColumns,
  type Resource,
  recordValue,
  renderRecord,
} from '#shared/resources/definition/resource.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { withValues } from '#workers/publish/search-values.ts';
import type { Row } from './rows.ts';

/** Writes read tables as publish does: records, counters and version in one transaction, then the notification. */
export type ReadTables = {
  tenders: (rows: readonly Row[]) => Promise<void>;
  awards: (rows: readonly Row[]) => Promise<void>;
  records: (resource: Resource, rows: readonly Row[]) => Promise<void>;
  remove: (resource: Resource, ids: readonly string[]) => Promise<void>;
  client: pg.Client;
  close: () => Promise<void>;
};

/** @param url address of the test's own database, as superuser */
export async function openReadTables(url: string): Promise<ReadTables> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const inTransaction = async (resource: Resource, work: () => Promise<unknown>) => {
    await client.query('begin');
    await work();
    await recount(client, resource);
    await client.query('commit');
  };
  const publish = (resource: Resource, rows: readonly Row[]) =>
    inTransaction(resource, async () => {
      for (const row of rows) await upsert(client, resource, row);
    });
  return {
    client,
    tenders: (rows) => publish(tender, rows),
    awards: (rows) => publish(award, rows),
    records: publish,
    remove: (resource, ids) =>
      inTransaction(resource, () =>
        client.query(`delete from read.${resource.name} where id = any($1)`, [ids]),
      ),
    close: () => client.end(),
  };
}

async function upsert(client: pg.Client, resource: Resource, row: Row): Promise<void> {
  const { body, detail } = renderRecord(resource, { synced_at: row['updated_at'], ...row });
  const values: Record<string, unknown> = { id: row.id, published_at: new Date(), body, detail };
  for (const { name, field, of } of promotedColumns(resource))
    values[name] = of(recordValue(resource, field, row));
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`);
  const words: unknown[] = [
    row['title'] ?? row['name'] ?? row['full_name'] ?? null,
    (row['source_organization'] as { name?: string } | null | undefined)?.name ?? null,
    row['description'] ?? null,
    [row['reference_number'] ?? null, row['tender_id'] ?? null, row['ocid'] ?? null],
    row['delivery'] ?? null,
  ];
  const at = names.length + 1;
  const vector = `read.search_vector($${at}, $${at + 1}, $${at + 2}, $${at + 3}::text[], $${at + 4})`;
  const months = resource.recency ? ` || read.search_month($${at + 5}::timestamptz)` : '';
  if (resource.recency) words.push(row[resource.recency] ?? null);
  const parts = ` || read.search_parts(($${at + 3}::text[])[1])`;
  const given = withValues(
    resource,
    '',
    promotedColumns(resource).map(({ name }) => values[name]),
  );
  const search = resource.searchable ? [`${vector}${months}${parts} || $${at + words.length}::tsvector`] : [];
  words.push(given);
  await client.query({
    name: `put-${resource.name}`,
    text: `insert into read.${resource.name} (change_seq, ${names.join(', ')}${search.length > 0 ? ', search' : ''})
     values ((select greatest((select max(change_seq) from read.${resource.name}), (select change_seq from read.version where resource = '${resource.name}'), 0) + 1), ${[...places, ...search].join(', ')})
     on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, change_seq = excluded.change_seq`,
    values: [...Object.values(values), ...(search.length > 0 ? words : [])],
  });
}

/** Counts all rows again and stores the next version. */
async function recount(client: pg.Client, resource: Resource): Promise<void> {
  const types = new Map(promotedColumns(resource).map(({ name, type }) => [name, type]));
  const counted = resource.counted.map((column) => {
    const value = types.get(column) === 'text[]' ? `unnest(${column})` : column;
    const shown = resource.aside && column !== resource.aside ? ` where ${resource.aside} = 0` : '';
    return `select '${column}' as c, ${value}${types.get(column) === 'int' ? '::text' : ''} as v from read.${resource.name}${shown}`;
  });
  const all = [`select '' as c, '' as v from read.${resource.name}`, ...counted].join(' union all ');
  await client.query('delete from read.counter where resource = $1', [resource.name]);
  await client.query(
    `insert into read.counter (resource, "column", value, n)
     select $1, c, v, count(*) from (${all}) x where v is not null group by c, v`,
    [resource.name],
  );
  const { rows } = await client.query<{ change_seq: string }>(
    `insert into read.version as v (resource, change_seq)
     select $1, coalesce(max(change_seq), 0) + 1 from read.${resource.name}
     on conflict (resource) do update set change_seq = greatest(v.change_seq + 1, excluded.change_seq), published_at = now() returning change_seq`,
    [resource.name],
  );
  await client.query(`select pg_notify('read_version', $1)`, [`${resource.name}:${rows[0]?.change_seq}`]);
}
