import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Client, Executor } from '#shared/database.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { memberIdentity } from '#shared/text/identity.ts';
import { keepFile, receiveFile, withFolder } from '#workers/documents/fetch/receive.ts';
import { membersOf } from '#workers/documents/read/archive.ts';
import type { Unread } from '#workers/documents/read/readers.ts';

/** A member of an archive whose file is stored. */
export type StoredMember = { id: string; path: string; place: number; sha256: string };

/**
 * Stores the members of an archive, one at a time. Empty ones are left out.
 * @throws DocumentError where the archive exceeds a limit or is broken; StorageError
 */
export async function storeMembers(
  database: Executor,
  storage: Storage,
  archive: Unread,
  bytes: Uint8Array,
): Promise<StoredMember[]> {
  const stored: StoredMember[] = [];
  for (const [place, { path, repetition, unpack }] of membersOf(bytes, archive.depth).entries()) {
    const content = unpack();
    if (content.length === 0) continue;
    const sha256 = await withFolder(async (folder) => {
      const file = await receiveFile(Readable.from([content]), join(folder, 'member'));
      await keepFile(database, storage, file);
      return file.sha256;
    });
    stored.push({ id: memberIdentity(archive.id, path, repetition), path, place, sha256 });
  }
  return stored;
}

/**
 * Enters the members of an archive as documents of their own, and removes those that it no longer has. The same archive gives the
 * same ids, and a member with the same content stays as it is, so that doing it twice changes nothing.
 */
export async function enterMembers(
  client: Client,
  archive: Unread,
  members: readonly StoredMember[],
): Promise<void> {
  await client.query(
    `insert into core.document_state as known
       (id, tender_id, parent_id, member, place, depth, closes_at, state, sha256, fetched_at)
     select id, $1, $2, member, place, $3, $4, 'fetched', sha256, now()
     from unnest($5::uuid[], $6::text[], $7::int[], $8::text[]) as given (id, member, place, sha256)
     on conflict (id) do update set place = excluded.place, closes_at = excluded.closes_at, sha256 = excluded.sha256,
       state = case when known.sha256 = excluded.sha256 then known.state else 'fetched' end,
       fetched_at = case when known.sha256 = excluded.sha256 then known.fetched_at else excluded.fetched_at end`,
    [
      ...[archive.tender_id, archive.id, archive.depth + 1, archive.closes_at],
      ...[members.map(({ id }) => id), members.map(({ path }) => path)],
      ...[members.map(({ place }) => place), members.map(({ sha256 }) => sha256)],
    ],
  );
  await client.query(
    `with gone as (
       delete from core.document_state where parent_id = $1 and id <> all($2::uuid[]) returning id
     ) delete from core.document_analysis where id in (select id from gone)`,
    [archive.id, members.map(({ id }) => id)],
  );
}
