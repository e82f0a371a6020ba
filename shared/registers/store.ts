import type { Client, Executor } from '#shared/database/connection.ts';
import type { RegisterKind } from '#shared/domain/registers/columns.ts';
import { maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { grouped } from '#shared/text/plural.ts';
import { storableJson } from '#shared/text/storable.ts';
import { checkOrgans } from './organs.ts';
import type { ReadEntry } from './read-register.ts';

export type RegisterFile = {
  kind: RegisterKind;
  /** Name of the file, or an address. */
  origin: string;
  /** Of the bytes, hexadecimal. */
  sha256: string;
};

/** What an import has changed. */
export type RegisterChanges = { id: string | null; added: number; changed: number; removed: number };

/** Entries of one statement. */
const PORTION = 5_000;
/** Imports of one kind wait for each other: two at once would each see half of the other. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('register-' || $1, 0))`;

/**
 * Stores the entries of a file, in the transaction of the caller. Entries that say the same as before stay as they are. Of
 * an entry that is there already, columns that the file does not have keep their values.
 * @param replaces whether the file is the whole register: entries and values that it does not have are removed
 * @returns what has changed; id null where nothing has
 * @throws FileFault where the columns of a row name different organs of state
 */
export async function storeRegister(
  client: Client,
  { kind, origin, sha256 }: RegisterFile,
  entries: readonly ReadEntry[],
  replaces: boolean,
): Promise<RegisterChanges> {
  await checkOrgans(client, entries);
  await client.query(LOCK, [kind]);
  const { rows } = await client.query<{ id: string }>(
    `insert into ops.register_import (kind, origin, sha256, rows, added, changed, removed) values ($1, $2, $3, $4, 0, 0, 0) returning id`,
    [kind, maskSuspectedNumbers(origin), sha256, entries.length],
  );
  const id = rows[0]?.id as string;
  let [added, changed] = [0, 0];
  for (let from = 0; from < entries.length; from += PORTION) {
    const written = await writeEntries(client, { kind, id, replaces }, entries.slice(from, from + PORTION));
    added += written.filter((row) => row.added).length;
    changed += written.filter((row) => !row.added).length;
  }
  const removed = replaces ? await removeOthers(client, kind, entries) : 0;
  if (added + changed + removed === 0) {
    // The first one from a place stays, so that it is known that it was read.
    await client.query(
      `delete from ops.register_import latest where id = $1 and exists (
         select from ops.register_import other where other.kind = $2 and other.origin = latest.origin and other.id <> $1)`,
      [id, kind],
    );
    return { id: null, added, changed, removed };
  }
  await client.query('update ops.register_import set added = $2, changed = $3, removed = $4 where id = $1', [
    id,
    added,
    changed,
    removed,
  ]);
  return { id, added, changed, removed };
}

async function writeEntries(
  client: Client,
  { kind, id, replaces }: { kind: RegisterKind; id: string; replaces: boolean },
  entries: readonly ReadEntry[],
): Promise<{ added: boolean }[]> {
  const given = entries.map(({ line, leftOut, ...one }) => ({
    id: one.id,
    registration_number: one.registrationNumber,
    name_key: one.nameKey,
    organization_id: one.organizationId,
    entry: { ...one.entry, number_left_out: leftOut },
    line,
  }));
  const merged = replaces ? 'excluded.entry' : 'old.entry || excluded.entry';
  const { rows } = await client.query<{ added: boolean }>(
    `insert into ops.register_record as old (id, kind, registration_number, name_key, organization_id, entry, import_id, line)
     select id, $1, registration_number, name_key, organization_id, entry, $2, line
     from jsonb_to_recordset($3::jsonb) as given (id uuid, registration_number text, name_key text, organization_id uuid, entry jsonb, line int)
     on conflict (id) do update set registration_number = excluded.registration_number, name_key = excluded.name_key,
       organization_id = excluded.organization_id, entry = ${merged}, import_id = excluded.import_id, line = excluded.line,
       changed_at = now()
     where (old.registration_number, old.name_key, old.organization_id, old.entry)
       is distinct from (excluded.registration_number, excluded.name_key, excluded.organization_id, ${merged})
     returning xmax = 0 as added`,
    [kind, id, storableJson(given)],
  );
  return rows;
}

async function removeOthers(
  client: Client,
  kind: RegisterKind,
  entries: readonly ReadEntry[],
): Promise<number> {
  const { rowCount } = await client.query(
    `delete from ops.register_record record where kind = $1
       and not exists (select from unnest($2::uuid[]) given (id) where given.id = record.id)`,
    [kind, entries.map(({ id }) => id)],
  );
  return rowCount ?? 0;
}

/** @returns a few words on what an import has changed, such as `3 added, 1 changed` */
export const changesInWords = ({ added, changed, removed }: Omit<RegisterChanges, 'id'>): string =>
  `${grouped(added)} added, ${grouped(changed)} changed${removed > 0 ? `, ${grouped(removed)} removed` : ''}`;

export type StoredRegisterImport = RegisterFile &
  RegisterChanges & {
    id: string;
    /** UTC. */
    importedAt: string;
    rows: number;
  };

/** @returns the imports of a register that changed something, and the first of each origin, the latest first */
export async function listRegisterImports(
  database: Executor,
  kind: RegisterKind,
): Promise<StoredRegisterImport[]> {
  const { rows } = await database.query<StoredRegisterImport>(
    `select id, kind, origin, sha256, core.utc_time(imported_at) as "importedAt", rows, added, changed, removed
     from ops.register_import where kind = $1 order by imported_at desc, id`,
    [kind],
  );
  return rows;
}
