import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '#shared/config.ts';
import { type Client, type Executor, type Pool, transaction } from '#shared/database/connection.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { memberIdentity } from '#shared/text/identity.ts';
import { keepFile, receiveFile, withFolder } from '#workers/documents/fetch/receive.ts';
import { membersOf, type Unpacked } from '#workers/documents/read/archive.ts';
import type { Unread } from '#workers/documents/read/readers.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';

/** A member of an archive whose file is stored. */
export type StoredMember = { id: string; path: string; place: number; sha256: string };

/**
 * Stores the members of an archive, one at a time. Empty ones are left out.
 * @param others what other archives below the same document have unpacked
 * @throws DocumentError if the archive exceeds a limit or is broken; StorageError
 */
export async function storeMembers(
  database: Executor,
  config: Pick<Config, 'DISK_FREE_MB'>,
  storage: Storage,
  archive: Unread,
  bytes: Uint8Array,
  others: Unpacked,
): Promise<StoredMember[]> {
  const stored: StoredMember[] = [];
  for (const [place, { path, repetition, unpack }] of membersOf(bytes, archive.depth, others).entries()) {
    const content = unpack();
    if (content.length === 0) continue;
    const sha256 = await withFolder(config, async (folder) => {
      const file = await receiveFile(Readable.from([content]), join(folder, 'member'));
      await keepFile(database, storage, file);
      return file.sha256;
    });
    stored.push({ id: memberIdentity(archive.id, path, repetition), path, place, sha256 });
  }
  return stored;
}

/**
 * Lets the archives below the same document of a publisher be unpacked one at a time, because each counts what the others have
 * unpacked.
 * @param work unpacks; it is given those counts, without what this archive itself has unpacked before
 */
export async function unpackingAlone<Result>(
  pool: Pool,
  { id }: Unread,
  work: (others: Unpacked) => Promise<Result>,
): Promise<Result> {
  const { rows: above } = await pool.query<{ id: string }>(
    `with recursive outer_ones as (
       select id, parent_id from core.document_state where id = $1
       union all select parent.id, parent.parent_id from core.document_state parent
         join outer_ones on parent.id = outer_ones.parent_id
     ) select id from outer_ones where parent_id is null`,
    [id],
  );
  const top = above[0]?.id ?? id;
  return await transaction(pool, async (client) => {
    await lockUntilCommit(client, `documents:unpack:${top}`);
    const { rows } = await client.query<{ members: number; bytes: string }>(
      `with recursive below as (
         select id, sha256 from core.document_state where parent_id = $1 and parent_id <> $2
         union all select member.id, member.sha256 from core.document_state member
           join below on member.parent_id = below.id where member.parent_id <> $2
       ) select count(*)::int as members, coalesce(sum(file.size), 0) as bytes
         from below left join core.document_file file using (sha256)`,
      [top, id],
    );
    return await work({ members: rows[0]!.members, bytes: Number(rows[0]!.bytes) });
  });
}

/**
 * Enters the members of an archive as documents of their own, and removes those that it no longer has. The same archive gives the
 * same ids, and a member with the same content stays as it is, so doing it twice changes nothing.
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
