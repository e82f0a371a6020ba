import pg from 'pg';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { promotedColumns, recordValue, renderRecord } from '#shared/resources/definition/resource.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { slugify } from '#shared/text/slug.ts';

/** A row as a publishing statement would select it: field names in snake_case, values of the database. */
export type Row = Record<string, unknown> & { id: string };

/** @returns a UUID that stands for a number and sorts like it */
export const uuidOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

const DAY_MS = 86_400_000;
const instant = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** An active tender that closes in 30 days, published `n` minutes before the first. Given values replace the defaults. */
export function tenderRow(n: number, given: Record<string, unknown> = {}): Row {
  const id = uuidOf(n);
  const title = `Road maintenance in ward ${n}`;
  const published = new Date(Date.UTC(2026, 7, 14) - n * 60_000).toISOString();
  const closing = given['closing_date_time'] === undefined ? instant(30) : given['closing_date_time'];
  return {
    id,
    tender_id: String(100_000 + n),
    ocid: `ocds-9t57fa-${100_000 + n}`,
    slug: `${slugify(title)}-${100_000 + n}`,
    title,
    description: `Supply and delivery of gravel, lot ${n}`,
    province: 'Gauteng',
    category: 'Civil engineering',
    closing_date: closing,
    closing_date_time: closing,
    status: 'active',
    publication_date: published,
    publication_date_time: published,
    publication_type: 'TENDER_NOTICE',
    source_organization: { id: uuidOf(1), name: 'City of Cape Town', slug: 'city-of-cape-town' },
    reference_number: `REF/${n}`,
    data_source: 'ocds',
    classification_confidence: 1,
    amendment_number: 0,
    validation_errors: [],
    documents: [],
    awards: [],
    timeline: [],
    created_at: published,
    updated_at: published,
    ...given,
  };
}

/** An award to `Supplier n`. Given values replace the defaults. */
export function awardRow(n: number, given: Record<string, unknown> = {}): Row {
  const seen = new Date(Date.UTC(2026, 5, 2) - n * 60_000).toISOString();
  return {
    id: uuidOf(0xa0000 + n),
    award_id: `${100_000 + n}-${n}`,
    tender_record_id: uuidOf(n),
    tender_id: String(100_000 + n),
    title: `Supplier ${n}`,
    status: 'awarded',
    award_date: null,
    amount: n * 1000,
    currency: 'ZAR',
    supplier_name: `Supplier ${n} (Pty) Ltd`,
    supplier_id: String(n),
    enterprise_type: 'EME',
    description: 'EME',
    tender_title: `Road maintenance in ward ${n}`,
    tender_category: 'Civil engineering',
    tender_province: 'Gauteng',
    ocid: `ocds-9t57fa-${100_000 + n}`,
    ocds_award_id: String(n),
    validation_errors: [],
    first_seen_at: seen,
    created_at: seen,
    updated_at: seen,
    ...given,
  };
}

/** Writes read tables as publish does: records, counters and version in one transaction, then the notification. */
export type Publisher = {
  tenders: (rows: readonly Row[]) => Promise<void>;
  awards: (rows: readonly Row[]) => Promise<void>;
  records: (resource: Resource, rows: readonly Row[]) => Promise<void>;
  remove: (resource: Resource, ids: readonly string[]) => Promise<void>;
  client: pg.Client;
  close: () => Promise<void>;
};

/** @param url of the test's own database, as superuser */
export async function openPublisher(url: string): Promise<Publisher> {
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
  const words = [
    row['title'] ?? row['name'] ?? row['full_name'] ?? null,
    (row['source_organization'] as { name?: string } | null | undefined)?.name ?? null,
    row['description'] ?? null,
    [row['reference_number'] ?? null, row['tender_id'] ?? null, row['ocid'] ?? null],
    row['delivery'] ?? null,
  ];
  const at = names.length + 1;
  const search = resource.searchable
    ? [`read.search_vector($${at}, $${at + 1}, $${at + 2}, $${at + 3}::text[], $${at + 4})`]
    : [];
  await client.query(
    `insert into read.${resource.name} (change_seq, ${names.join(', ')}${search.length > 0 ? ', search' : ''})
     values ((select greatest((select max(change_seq) from read.${resource.name}), (select change_seq from read.version where resource = '${resource.name}'), 0) + 1), ${[...places, ...search].join(', ')})
     on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, change_seq = excluded.change_seq`,
    [...Object.values(values), ...(search.length > 0 ? words : [])],
  );
}

/** Computes the counters anew and gives the next version. */
async function recount(client: pg.Client, resource: Resource): Promise<void> {
  const types = new Map(promotedColumns(resource).map(({ name, type }) => [name, type]));
  const counted = resource.counted.map((column) => {
    const value = types.get(column) === 'text[]' ? `unnest(${column})` : column;
    return `select '${column}' as c, ${value} as v from read.${resource.name}`;
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
