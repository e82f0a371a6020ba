import type { Executor } from '#shared/database.ts';
import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import type { Source } from '#workers/collect/source.ts';
import { encode, numberIn } from '#workers/collect/store.ts';
import type { Batch } from './batches.ts';

/** What was stored of a batch: a response with so many releases. */
export type Stored = { responseId: string; releases: number };

/**
 * Stores releases from a file as a response, with their captures, in one statement, as collect stores a page. Also
 * deletes the number checks of their numbers, because they have a release now. Releases that an import has stored before
 * with this content and time are left out, whichever file they were in. One import of a source runs at a time.
 * @param name of the file; the response's address is made of it
 * @returns null where all of them were stored before
 */
export async function storeBatch(
  database: Executor,
  source: Source,
  name: string,
  batch: Batch,
): Promise<Stored | null> {
  const url = `file:${encodeURI(name)}#${batch.first}-${batch.last}`;
  const releases = await newReleases(database, source, batch);
  if (releases.length === 0) return null;
  const texts = releases.map(({ text }) => text).join(',');
  const blob = await encode(Buffer.from(`{"uri":${JSON.stringify(url)},"releases":[${texts}]}`));
  const { rows } = await database.query<{ id: string }>(
    `with blob as (
       insert into raw.blob (hash, encoding, size, body) values ($1, $2, $3, $4) on conflict (hash) do nothing
     ), response as (
       insert into raw.response (source, url, status, content_type, hash, fetched_at, captures)
       values ($5, $6, 200, 'application/json', $1, $7, $8) returning id
     ), capture as (
       insert into raw.capture (response_id, position, source, natural_key, number, hash)
       select response.id, position - 1, $5, natural_key, number, substring($9::bytea from (position * 32 - 31)::int for 32)
       from response, unnest($10::text[], $11::int[]) with ordinality as release (natural_key, number, position)
     ), filled as (
       delete from ops.number_check where source = $5 and number = any($11::int[])
     )
     select id::text from response`,
    [
      blob.hash,
      blob.encoding,
      blob.size,
      blob.body,
      source.name,
      url,
      batch.at,
      releases.length,
      Buffer.concat(releases.map(({ hash }) => hash)),
      releases.map(({ key }) => key),
      releases.map(({ key }) => numberIn(source, key)),
    ],
  );
  return { responseId: rows[0]!.id, releases: releases.length };
}

/** @returns the releases of the batch that no import has stored */
async function newReleases(database: Executor, source: Source, { at, releases }: Batch) {
  const given = releases.map(({ release, text }) => ({
    text,
    key: source.format.naturalKeyOf(release),
    hash: hashOf(release),
  }));
  const { rows } = await database.query<{ key: string; hash: Buffer }>(
    `select natural_key as key, capture.hash from raw.capture join raw.response on response.id = response_id
     where natural_key = any($1::text[]) and capture.source = $2 and fetched_at = $3 and task_id is null`,
    [given.map(({ key }) => key), source.name, at],
  );
  const known = new Set(rows.map(({ key, hash }) => `${hash.toString('hex')} ${key}`));
  return given.filter(({ key, hash }) => !known.has(`${hash.toString('hex')} ${key}`));
}
