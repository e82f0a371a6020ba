import type { Executor } from '#shared/database/connection.ts';
import type { Format } from '#shared/domain/captures/format.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { type ContentPlace, type ReadLists, readContents } from '#shared/raw/contents.ts';
import { attemptEach, type Failure } from '#workers/pipeline/attempt.ts';

/** A stored response with its captures. */
export type StoredResponse = {
  id: string;
  source: string;
  /** Whether it has been normalised before. */
  done: boolean;
  captures: StoredCapture[];
  /** The contents that are stored with this response, by their place in its list. */
  own: (at: ContentPlace) => unknown;
};

/** A capture without its release, and the place where that is stored. */
type Unread = Omit<Capture, 'release'> & { stored: ContentPlace };

/** A capture of the response being normalised. `ocid` is null if collect found none. */
export type StoredCapture = Unread & { ocid: string | null; number: number | null };

/** A capture of any response. */
export type CaptureReference = Unread & { ocid: string };

/** Gives the format of a source's responses. */
type FormatOf = (source: string) => Format;

/** Represents a release in a list for which our rules fail or do not end. */
export class UnreadableCapture {
  readonly failure: Failure;
  constructor(failure: Failure) {
    this.failure = failure;
  }
}

/** @param limit milliseconds for one list */
const withinLimit =
  (limit: number): ReadLists =>
  async (lists, read) =>
    (await attemptEach(lists, read, limit)).map((attempt) =>
      'result' in attempt ? attempt.result : { instead: new UnreadableCapture(attempt.failure) },
    );

/** How contents are read: the format of a source, and the milliseconds that reading one list may take. */
export type CaptureReading = { formatOf: FormatOf; limit: number };

/** SQL for the time of a response in UTC, as text that sorts by time. */
const CAPTURED_AT = `to_char(response.fetched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Loads a response with all its captures; after its page is removed, with those in which its contents were first seen.
 * @returns null if it does not exist or has a fault
 */
export async function loadResponse(
  database: Executor,
  id: string,
  { formatOf, limit }: CaptureReading,
): Promise<StoredResponse | null> {
  const { rows } = await database.query<{ id: string; source: string; captured_at: string; done: boolean }>(
    `select id::text, source, ${CAPTURED_AT} as captured_at, normalised_at is not null as done
     from raw.response where id = $1 and fault is null`,
    [id],
  );
  const response = rows[0];
  if (response === undefined) return null;
  const captures = await database.query<{
    position: number;
    ocid: string | null;
    number: number | null;
    hash: string;
    stored_with: string;
    place: number;
  }>(
    `select position, natural_key as ocid, number, encode(hash, 'hex') as hash, content.response_id::text as stored_with, place
     from (
       select item.position - 1 as position, item.content from raw.page cross join unnest(contents) with ordinality as item (content, position)
       where response_id = $1
       union all
       select capture.position, content.id from raw.capture join raw.content using (source, hash)
       where capture.response_id = $1 and not exists (select from raw.page where response_id = $1)
     ) as seen join raw.content on content.id = seen.content order by position`,
    [id],
  );
  const stored = captures.rows.map(({ stored_with, place, position, ...row }) => ({
    ...row,
    position: Number(position),
    source: response.source,
    responseId: id,
    capturedAt: response.captured_at,
    stored: { responseId: stored_with, place },
  }));
  // Outside the transaction that locks processes. All captures of a list of new records are among these.
  const own = await readContents(
    database,
    stored.flatMap((capture) => (capture.stored.responseId === id ? [capture.stored] : [])),
    formatOf,
    withinLimit(limit),
  );
  return { id: response.id, source: response.source, done: response.done, captures: stored, own };
}

/**
 * Lists the captures at which the content of a process changed: those whose hash differs from that of the same source's
 * capture before. Ordered by process, time, response and position; captures that are not committed yet are missing.
 */
export async function changesOf(database: Executor, ocids: readonly string[]): Promise<CaptureReference[]> {
  const { rows } = await database.query<{
    ocid: string;
    source: string;
    response_id: string;
    position: number;
    captured_at: string;
    hash: string;
    stored_with: string;
    place: number;
  }>(
    `select ocid, captured.source, captured.response_id::text, position, captured_at, encode(captured.hash, 'hex') as hash,
       content.response_id::text as stored_with, place
     from (
       select capture.natural_key as ocid, capture.source, capture.response_id, capture.position, capture.hash, response.fetched_at,
         ${CAPTURED_AT} as captured_at, lag(capture.hash) over history as previous
       from raw.capture join raw.response on response.id = capture.response_id
       where capture.natural_key = any($1::text[])
       window history as (
         partition by capture.natural_key, capture.source order by response.fetched_at, capture.response_id, capture.position)
     ) as captured join raw.content on content.source = captured.source and content.hash = captured.hash
     where previous is distinct from captured.hash
     order by ocid, fetched_at, captured.response_id, position`,
    [ocids],
  );
  return rows.map((row) => ({
    ocid: row.ocid,
    source: row.source,
    responseId: row.response_id,
    position: row.position,
    capturedAt: row.captured_at,
    hash: row.hash,
    stored: { responseId: row.stored_with, place: row.place },
  }));
}

/**
 * Adds the releases to captures; undefined if nothing readable is stored, and Unreadable. Every list of contents is
 * read once.
 * @param current the response being normalised, whose own contents are already known
 */
export async function withReleases<Of extends Unread>(
  database: Executor,
  captures: readonly Of[],
  current: StoredResponse,
  { formatOf, limit }: CaptureReading,
): Promise<(Of & { release: unknown })[]> {
  const isOwn = ({ stored }: Unread) => stored.responseId === current.id;
  const others = captures.filter((capture) => !isOwn(capture)).map(({ stored }) => stored);
  const found = await readContents(database, others, formatOf, withinLimit(limit));
  return captures.map((capture) => ({
    ...capture,
    release: isOwn(capture) ? current.own(capture.stored) : found(capture.stored),
  }));
}
