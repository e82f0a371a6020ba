import { type Cursors, cursorsOf } from '#services/api/v2/serve/cursor.ts';
import { metaText } from '#services/api/v2/serve/response.ts';
import type { Key } from '#shared/access/keys.ts';

/**
 * Records as a stream of lines. Each line is a record, or an object with only the member `meta`: every 500 records, and
 * if `limit` ends the stream early, with the cursor to continue; at the end with the number of records and the cursor
 * of the changes since the first stream began.
 * @param key of the caller
 * @throws RequestError 400 at once for a wrong query
 */
export type Snapshot = (query: string, key: Key | null) => AsyncGenerator<string>;

/** Records that one stream may be limited to, for callers that read it part by part. */
export const MAX_PART = 1_000;
/**
 * Number of records that are read together; no others are in memory. Larger batches are not faster, and the memory of
 * their texts is hardly reused.
 */
const BATCH = 100;
/** Number of records after which a cursor is written. */
const MARKED_EVERY = 500;

/** Some records as lines, their number, the place after them, and whether more follow. */
export type Batch<Place> = { text: string; count: number; place: Place; more: boolean };

type Source<Place> = {
  /** Where it begins, and the number of records before. */
  start: { place: Place; sent: number };
  /** Maximum number of records; null for all. */
  limit: number | null;
  read: (place: Place, limit: number) => Promise<Batch<Place>>;
  /** @returns the cursor that continues from a place, after this number of sent records */
  cursor: (place: Place, sent: number) => string;
  /** @returns the cursor of the changes since the stream began */
  changes: () => string;
};

/** @returns the lines of a stream, batch by batch */
export async function* linesOf<Place>({
  start,
  limit,
  read,
  cursor,
  changes,
}: Source<Place>): AsyncGenerator<string> {
  let { place, sent } = start;
  const end = limit === null ? Number.POSITIVE_INFINITY : sent + limit;
  for (;;) {
    const batch = await read(place, Math.min(BATCH, end - sent));
    place = batch.place;
    const marked = Math.floor(sent / MARKED_EVERY);
    sent += batch.count;
    if (!batch.more) {
      yield batch.text + metaLine({ complete: true, count: sent, changes: changes() });
      return;
    }
    const atMark = sent >= end || Math.floor(sent / MARKED_EVERY) > marked;
    if (atMark) yield batch.text + metaLine({ complete: false, count: sent, cursor: cursor(place, sent) });
    else if (batch.count > 0) yield batch.text;
    if (sent >= end) return;
  }
}

const metaLine = (members: Record<string, unknown>): string => `{"meta":{${metaText(members).slice(1)}}}\n`;

/** A cursor of a stream is not valid for a list, and vice versa. */
export const streamCursors = (cursors: Cursors): Cursors => cursorsOf('stream', cursors);
