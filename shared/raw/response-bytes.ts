import { createHash } from 'node:crypto';
import type { Executor } from '#shared/database/connection.ts';
import { rebuildResponse, storedPlaces } from '#shared/domain/captures/envelope.ts';
import type { Format } from '#shared/domain/captures/format.ts';
import { recordSpans } from '#shared/domain/captures/record-spans.ts';
import { decompressed } from '#shared/raw/compression.ts';
import { type ContentPlace, storedLists } from '#shared/raw/contents.ts';

type Row = {
  source: string;
  hash: Buffer;
  contents: string[] | null;
  encoding: string | null;
  envelope: Buffer | null;
  blob_encoding: string | null;
  blob: Buffer | null;
};

/**
 * Gives the exact bytes of a response, of one that cannot be used their beginning.
 * @returns null where there is no such response, or its page has been removed
 * @throws Error where the bytes are not those that were received
 */
export async function responseBytes(
  database: Executor,
  id: string,
  formatOf: (source: string) => Format,
): Promise<Buffer | null> {
  const { rows } = await database.query<Row>(
    `select response.source, response.hash, page.contents, page.encoding, page.envelope,
       blob.encoding as blob_encoding, blob.body as blob
     from raw.response left join raw.page on page.response_id = response.id
     left join raw.blob on blob.hash = response.hash where response.id = $1`,
    [id],
  );
  const [row] = rows;
  const bytes = row === undefined ? null : await bytesOf(database, row, formatOf);
  if (row && bytes && !createHash('sha256').update(bytes).digest().equals(row.hash))
    throw new Error(`the stored bytes of response ${id} are not those that were received`);
  return bytes;
}

async function bytesOf(
  database: Executor,
  row: Row,
  formatOf: (source: string) => Format,
): Promise<Buffer | null> {
  // Kept as a whole, as everything is that sources of news send; these have no format.
  if (row.envelope === null)
    return row.blob === null ? null : decompressed({ encoding: row.blob_encoding!, body: row.blob });
  const envelope = await decompressed({ encoding: row.encoding!, body: row.envelope });
  const texts = await textsOf(
    database,
    storedPlaces(envelope).map((place) => row.contents?.[place] ?? ''),
    formatOf(row.source).lists,
  );
  return rebuildResponse(envelope, (place) => texts.get(row.contents?.[place] ?? '')!);
}

/** @returns the stored bytes of contents by their ids */
async function textsOf(
  database: Executor,
  contents: readonly string[],
  lists: readonly string[],
): Promise<Map<string, Buffer>> {
  const { rows } = await database.query<ContentPlace & { id: string }>(
    `select id::text, response_id::text as "responseId", place from raw.content where id = any($1::bigint[])`,
    [contents],
  );
  const byResponse = Map.groupBy(rows, ({ responseId }) => responseId);
  const texts = new Map<string, Buffer>();
  for await (const { responseId, bytes } of storedLists(database, [...byResponse.keys()])) {
    const spans = recordSpans(bytes, lists);
    for (const { id, place } of byResponse.get(responseId) ?? []) {
      const span = spans[place];
      if (span) texts.set(id, bytes.subarray(span.start, span.end));
    }
  }
  return texts;
}
