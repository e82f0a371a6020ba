import type { Client } from '#shared/database/connection.ts';
import { copyRows } from '#shared/database/copy.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import type { PublishStatements } from '#workers/publish/statement.ts';

/** Functions that write to one read table and its version, in the transaction that holds the resource's lock. */

/** A record ready to be published; `words` are those of its names, `values` those of the promoted columns, in their order. */
export type FinishedRecord = {
  id: string;
  body: string;
  detail: string;
  search: string | null;
  words: readonly string[];
  values: unknown[];
};

/** @returns the promoted columns of a record and their values */
export const promotedOf = (
  { columns }: PublishStatements,
  { values }: FinishedRecord,
): Record<string, unknown> => Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]));

/**
 * Writes records that are already published, if they differ from what is published.
 * @param version the last change number given so far
 * @returns how many records were written
 */
export async function rewrite(
  client: Client,
  resource: Resource,
  statements: PublishStatements,
  records: readonly FinishedRecord[],
  version: bigint,
): Promise<number> {
  if (records.length === 0) return 0;
  const given = records.map((record) => {
    const { values: _, words: __, ...rest } = record;
    return { ...rest, ...promotedOf(statements, record) };
  });
  const { rowCount } = await client.query({
    name: `publish-again-${resource.name}`,
    text: statements.upsert,
    values: [version, JSON.stringify(given)],
  });
  return rowCount ?? 0;
}

/** Writes records that are not published yet. The lock keeps other transactions from publishing them meanwhile. */
export async function insert(
  client: Client,
  { name, searchable }: Resource,
  { columns }: PublishStatements,
  records: readonly FinishedRecord[],
  { version, now }: Version,
): Promise<void> {
  await copyRows(
    client,
    `read."${name}"`,
    [
      { name: 'id', type: 'uuid' },
      { name: 'change_seq', type: 'bigint' },
      { name: 'first_seq', type: 'bigint' },
      { name: 'published_at', type: 'timestamptz' },
      { name: 'body', type: 'text' },
      { name: 'detail', type: 'text' },
      ...(searchable ? [{ name: 'search', type: 'tsvector' } as const] : []),
      ...columns,
    ],
    records.map(({ id, body, detail, search, values }, nth) => {
      const seq = version + BigInt(nth + 1);
      return [id, seq, seq, now, body, detail, ...(searchable ? [search] : []), ...values];
    }),
  );
}

export type Version = {
  /** The last change number given so far. */
  version: bigint;
  /** Time of the transaction, as text. */
  now: string;
};

export async function readVersion(client: Client, { name }: Resource): Promise<Version> {
  const { rows } = await client.query<{ version: string; now: string }>({
    name: 'publish-state',
    text: `select now()::text as now, coalesce((select change_seq from read.version where resource = $1), 0)::text as version`,
    values: [name],
  });
  const { version, now } = rows[0]!;
  return { version: BigInt(version), now };
}

/** Increases the version and notifies the API processes, which receive it when this transaction commits. */
export async function advance(client: Client, resource: Resource, by: number): Promise<void> {
  await client.query({
    name: 'publish-advance',
    text: `with advanced as (
       insert into read.version as version (resource, change_seq) values ($1, $3::int)
       on conflict (resource) do update set change_seq = version.change_seq + $3::int, published_at = now()
       returning change_seq
     ), logged as (
       insert into ops.sync_meta as meta (entity, mode, backfill_complete, rows_synced_total, last_incremental_sync_at)
       values ($2, 'publish', 1, $3::int, now())
       on conflict (entity) do update set rows_synced_total = meta.rows_synced_total + $3::int,
         last_incremental_sync_at = now(), updated_at = now()
     )
     select pg_notify('read_version', $1 || ':' || change_seq) from advanced`,
    values: [resource.name, resource.plural, by],
  });
}
