import type { Executor } from '#shared/database.ts';
import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import type { Source } from '#workers/collect/source.ts';
import { encode, numberIn } from '#workers/collect/store.ts';
import type { Batch } from './batches.ts';

/**
 * Stores releases from a file as a response, with their captures, in one statement, as collect stores a page. Also
 * deletes the number checks of their numbers, because they have a release now.
 * @param name of the file; the response's address is made of it
 * @returns id of the stored response; null where the same file has been imported before
 */
export async function storeBatch(
  database: Executor,
  source: Source,
  name: string,
  batch: Batch,
): Promise<string | null> {
  const url = `file:${encodeURI(name)}#${batch.first}-${batch.last}`;
  const releases = batch.releases.map(({ release }) => release);
  const texts = batch.releases.map(({ text }) => text).join(',');
  const blob = await encode(Buffer.from(`{"uri":${JSON.stringify(url)},"releases":[${texts}]}`));
  const keys = releases.map(source.format.naturalKeyOf);
  const { rows } = await database.query<{ id: string }>(
    `with given as (
       select where not exists (
         select from raw.response where source = $5 and fetched_at = $7 and url = $6 and hash = $1 and task_id is null)
     ), blob as (
       insert into raw.blob (hash, encoding, size, body) select $1, $2, $3, $4 from given on conflict (hash) do nothing
     ), response as (
       insert into raw.response (source, url, status, content_type, hash, fetched_at, captures)
       select $5, $6, 200, 'application/json', $1, $7, $8 from given returning id
     ), capture as (
       insert into raw.capture (response_id, position, source, natural_key, number, hash)
       select response.id, position - 1, $5, natural_key, number, substring($9::bytea from (position * 32 - 31)::int for 32)
       from response, unnest($10::text[], $11::int[]) with ordinality as release (natural_key, number, position)
     ), filled as (
       delete from ops.number_check where source = $5 and number = any($11::int[]) and exists (select from given)
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
      Buffer.concat(releases.map(hashOf)),
      keys,
      keys.map((key) => numberIn(source, key)),
    ],
  );
  return rows[0]?.id ?? null;
}
