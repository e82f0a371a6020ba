import type { Pool } from '#shared/database/connection.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';

/** Tables of the schema `read` that publish writes. */
const READ = [
  ...Object.values(resources).map(({ name }) => `read.${name}`),
  ...['read.counter', 'read.version', 'read.tombstone'],
];

/** Empties what is published, and the records that it is made from, with further tables. */
export const emptyRecords = (pool: Pool, further: readonly string[] = []): Promise<unknown> =>
  pool.query(
    [
      'core.tender',
      'core.organization',
      'core.codelist_entry',
      'ops.issue',
      'core.outbox',
      ...further,
      ...READ,
    ]
      .map((table) => `delete from ${table};`)
      .join(' '),
  );

/** @returns the published record with this id, as callers see it; null if there is none */
export async function publishedRecord(pool: Pool, name: ResourceName, id: string) {
  const { rows } = await pool.query<{ detail: string }>(`select detail from read.${name} where id = $1`, [
    id,
  ]);
  return JSON.parse(rows[0]?.detail ?? 'null');
}

/** @returns the published records of a resource as callers see them, and their change numbers */
export async function publishedRecords(pool: Pool, name: ResourceName) {
  const { rows } = await pool.query(
    `select id, detail, change_seq::int as seq from read.${name} order by id`,
  );
  return rows.map(({ id, detail, seq }) => ({
    ...{ id: id as string, seq: seq as number },
    ...JSON.parse(detail),
  }));
}

/** @returns the last change number of each resource */
export async function publishedVersions(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query('select resource, change_seq::int as seq from read.version order by 1');
  return Object.fromEntries(rows.map(({ resource, seq }) => [resource, seq]));
}
