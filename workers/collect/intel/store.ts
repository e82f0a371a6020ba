import { type Client, type Executor, inTransaction } from '#shared/database/connection.ts';
import type { UpstreamError } from '#shared/errors.ts';
import { decompressed } from '#shared/raw/compression.ts';
import type { PublisherResponse } from '#workers/collect/fetch.ts';
import { type IntelSource, recordAnswer, storedAs } from '#workers/collect/intel/sources.ts';
import { storeBlob, storeKept } from '#workers/collect/store/response.ts';
import { lockStored } from '#workers/pipeline/locks.ts';

/** Maximum number of bytes kept of an unusable response, so that a person can see what it was. */
const MAX_FAULT_BYTES = 262_144;

/**
 * Stores the bytes of a feed as a response with one page, which retention removes after some weeks. It has an outcome
 * from the start, so that no other stage waits for it; the row of the source says which one must still be read.
 * @returns id of the response
 */
export const storeFeed = (
  client: Client,
  source: IntelSource,
  response: PublisherResponse,
): Promise<string> =>
  inTransaction(client, async () => {
    const id = await insert(client, source, response);
    await recordAnswer(client, source, { id, ...response.validators });
    return id;
  });

/** Stores the bytes of a linked page in the same way. */
export const storePageOf = (
  client: Client,
  source: IntelSource,
  response: PublisherResponse,
): Promise<string> => inTransaction(client, () => insert(client, source, response));

async function insert(client: Client, source: IntelSource, response: PublisherResponse): Promise<string> {
  await lockStored(client, storedAs(source));
  const hash = await storeBlob(client, response.bytes);
  const { rows } = await client.query<{ id: string }>(
    `with stored as (
       insert into raw.response (source, url, status, content_type, hash, fetched_at, normalised_at, etag, last_modified)
       select $1, $2, $3, $4, $5, at, at, $6, $7 from clock_timestamp() as at returning id, source, fetched_at),
     page as (insert into raw.page (response_id, source, fetched_at, contents) select id, source, fetched_at, '{}' from stored)
     select id::text from stored`,
    [
      ...[storedAs(source), response.answeredBy, response.status, response.contentType, hash],
      ...[response.validators.etag, response.validators.lastModified],
    ],
  );
  return rows[0]!.id;
}

/** Stores an unusable response, or its beginning; of equal ones only the first. */
export async function storeUnusable(
  database: Executor,
  source: IntelSource,
  response: PublisherResponse,
  error: UpstreamError,
): Promise<void> {
  const { bytes, kept } = response;
  const hash = kept
    ? await storeKept(database, kept)
    : await storeBlob(database, bytes.subarray(0, MAX_FAULT_BYTES));
  await database.query(
    `insert into raw.response (source, url, status, content_type, hash, fetched_at, fault)
     select $2, $3, $4, $5, $1, clock_timestamp(), $6
     where not exists (select from raw.response where source = $2 and url = $3 and hash = $1 and fault = $6)`,
    [hash, storedAs(source), response.answeredBy, response.status, response.contentType, error.kind],
  );
}

export type StoredFeed = { bytes: Buffer; url: string; contentType: string | null; fetchedAt: Date };

/** @returns null if the bytes have been removed */
export async function readStored(database: Executor, responseId: string): Promise<StoredFeed | null> {
  const { rows } = await database.query<{
    encoding: string;
    body: Buffer;
    url: string;
    contentType: string | null;
    fetchedAt: Date;
  }>(
    `select blob.encoding, blob.body, url, content_type as "contentType", fetched_at as "fetchedAt"
     from raw.response join raw.blob using (hash) where response.id = $1`,
    [responseId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    bytes: await decompressed(row),
    url: row.url,
    contentType: row.contentType,
    fetchedAt: new Date(row.fetchedAt),
  };
}

/** Records the number of items of a response, and their outcome: captures = normalised + unchanged + rejected. */
export async function countItems(
  database: Executor,
  responseId: string,
  { stored, unchanged, rejected }: { stored: number; unchanged: number; rejected: number },
): Promise<void> {
  await database.query(
    `update raw.response set captures = $2::int + $3 + $4, normalised = $2, unchanged = $3, rejected = $4 where id = $1`,
    [responseId, stored, unchanged, rejected],
  );
}
