import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import type { Source } from '#workers/collect/source.ts';
import { storeResponse } from '#workers/collect/store/response.ts';
import { lockStored } from '#workers/pipeline/locks.ts';
import type { Batch } from './batches.ts';
import type { Accepted } from './judge.ts';

/** What was stored of a batch: a response with this number of releases. */
export type StoredImport = { responseId: string; releases: number };

/**
 * Stores releases from a file as a response, as collect stores a page. Also deletes the number checks of their numbers,
 * which now have a release. Releases whose content is already known for their time are left out, whichever file or
 * response they were in.
 * @param name of the file, from which the response's address is made
 * @returns null if all of them are known
 */
export const storeBatch = (
  pool: Pool,
  source: Source,
  name: string,
  batch: Batch,
): Promise<StoredImport | null> =>
  transaction(pool, async (client) => {
    await lockStored(client, source.name);
    const releases = await newReleases(client, source, batch);
    if (releases.length === 0) return null;
    const url = `file:${encodeURI(name)}#${batch.first}-${batch.last}`;
    const texts = releases.map(({ text }) => text).join(',');
    const { id, numbers } = await storeResponse(
      client,
      source,
      {
        url,
        status: 200,
        contentType: 'application/json',
        bytes: Buffer.from(`{"uri":${JSON.stringify(url)},"releases":[${texts}]}`),
        asOf: new Date(batch.at),
      },
      releases.map(({ release }) => release),
    );
    await client.query('delete from ops.number_check where source = $1 and number = any($2::int[])', [
      source.name,
      numbers,
    ]);
    return { responseId: id, releases: releases.length };
  });

/** @returns the releases of the batch that differ from what is known for their time */
async function newReleases(client: Client, source: Source, { at, releases }: Batch): Promise<Accepted[]> {
  const keys = releases.map(({ release }) => source.format.naturalKeyOf(release));
  const { rows } = await client.query<{ key: string; hash: Buffer }>(
    `select given.key, run.hash from unnest($1::text[]) as given (key)
     cross join lateral (
       select capture.hash from raw.capture join raw.response on response.id = capture.response_id
       where capture.natural_key = given.key and capture.source = $2 and response.fetched_at <= $3
       order by response.fetched_at desc, capture.response_id desc, capture.position desc limit 1) as run`,
    [keys, source.name, at],
  );
  const known = new Map(rows.map(({ key, hash }) => [key, hash]));
  return releases.filter(({ release }, index) => !known.get(keys[index] ?? '')?.equals(hashOf(release)));
}
