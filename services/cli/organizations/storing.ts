import type { Client, Executor } from '#shared/database/connection.ts';
import type { MatchedOrganization } from './matching.ts';

export type StoredImport = {
  id: string;
  fileName: string;
  /** Of the file's bytes, hexadecimal. */
  sha256: string;
  /** UTC. */
  importedAt: string;
  /** Rows of the file, and values that they gave. */
  rows: number;
  values: number;
};

const IMPORTS = `
  select imported.id, file_name as "fileName", sha256, core.utc_time(imported_at) as "importedAt", rows,
    (select count(*)::int from ops.organization_value where import_id = imported.id and value <> 'null') as values
  from ops.organization_import imported`;

/** @returns every import that was not removed again, the latest first */
export async function listImports(database: Executor): Promise<StoredImport[]> {
  const { rows } = await database.query<StoredImport>(`${IMPORTS} order by imported_at desc, imported.id`);
  return rows;
}

/** @returns the import of a file with these bytes, if there is one */
export async function importOf(database: Executor, sha256: string): Promise<StoredImport | null> {
  const { rows } = await database.query<StoredImport>(`${IMPORTS} where sha256 = $1`, [sha256]);
  return rows[0] ?? null;
}

/**
 * Stores what a file says. Triggers put its organizations into the outbox.
 * Decision: docs/decisions/0086-values-of-operators-beside-the-pipeline.md
 * @returns the import's id; null where another process has just stored the same file
 */
export async function storeImport(
  client: Client,
  file: { fileName: string; sha256: string },
  entries: readonly MatchedOrganization[],
): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `insert into ops.organization_import (file_name, sha256, rows) values ($1, $2, $3)
     on conflict (sha256) do nothing returning id`,
    [file.fileName, file.sha256, entries.length],
  );
  const id = rows[0]?.id;
  if (id === undefined) return null;
  const values = entries.flatMap(({ organizationId, line, values, cleared }) =>
    [...values, ...cleared.map((field) => [field, null] as const)].map(([field, value]) => ({
      organization_id: organizationId,
      field,
      value,
      line,
    })),
  );
  await client.query(
    `insert into ops.organization_value (import_id, organization_id, field, value, line)
     select $1, organization_id, field, coalesce(value, 'null'), line
     from jsonb_to_recordset($2::jsonb) as given (organization_id uuid, field text, value jsonb, line int)`,
    [id, JSON.stringify(values)],
  );
  return id;
}

/** Removes an import, by its id. @returns how many values went; null where there is no such import */
export async function removeImport(client: Client, id: string): Promise<number | null> {
  const known = (await listImports(client)).find((stored) => stored.id === id.toLowerCase());
  if (known === undefined) return null;
  await client.query('delete from ops.organization_value where import_id = $1', [id]);
  await client.query('delete from ops.organization_import where id = $1', [id]);
  return known.values;
}
