import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { Executor } from '#shared/database.ts';
import type { Format } from '#shared/domain/captures/format.ts';
import { jsonOf } from '#shared/domain/captures/ocds-package.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';

/** A stored response with its captures. */
export type StoredResponse = {
  id: string;
  source: string;
  /** Whether it has been normalised before. */
  done: boolean;
  captures: StoredCapture[];
};

/**
 * A capture of the response being normalised. `ocid` is null where collect found none; `release` is undefined where the
 * response holds none at its position.
 */
export type StoredCapture = Omit<Capture, 'responseId'> & { ocid: string | null; number: number | null };

/** A capture of any response, without its release. */
export type CaptureReference = Omit<Capture, 'release'> & { ocid: string };

/** Gives the format of a source's responses. */
type FormatOf = (source: string) => Format;

const decompress = promisify(zstdDecompress);

/** Limit of responses held in memory at a time while older captures are read. */
const MAX_RESPONSES = 32;

/** SQL for the time of a response in UTC, in a form in which the order of texts is the order of times. */
const CAPTURED_AT = `to_char(response.fetched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

type Stored = { source: string; url: string; encoding: string; body: Buffer };

/** @returns the response with its captures and their releases; null where it does not exist or has a fault */
export async function loadResponse(
  database: Executor,
  id: string,
  formatOf: FormatOf,
): Promise<StoredResponse | null> {
  const { rows } = await database.query<Stored & { id: string; captured_at: string; done: boolean }>(
    `select response.id::text, response.source, response.url, ${CAPTURED_AT} as captured_at, response.normalised_at is not null as done,
       blob.encoding, blob.body
     from raw.response join raw.blob on blob.hash = response.hash
     where response.id = $1 and response.fault is null`,
    [id],
  );
  const response = rows[0];
  if (response === undefined) return null;
  const captures = await database.query<{
    position: number;
    ocid: string | null;
    number: number | null;
    hash: string;
  }>(
    `select position, natural_key as ocid, number, encode(hash, 'hex') as hash from raw.capture where response_id = $1 order by position`,
    [id],
  );
  const releases = await readReleases(response, formatOf);
  return {
    id: response.id,
    source: response.source,
    done: response.done,
    captures: captures.rows.map((row) => ({
      ...row,
      source: response.source,
      capturedAt: response.captured_at,
      release: releases?.[row.position],
    })),
  };
}

/** @returns the releases of stored bytes; null where the bytes are not JSON */
async function readReleases(
  { source, url, encoding, body }: Stored,
  formatOf: FormatOf,
): Promise<unknown[] | null> {
  const bytes = encoding === 'zstd' ? await decompress(body) : body;
  try {
    return formatOf(source).itemsOf(jsonOf(bytes), url);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
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
  }>(
    `select ocid, source, response_id::text, position, captured_at, encode(hash, 'hex') as hash
     from (
       select capture.natural_key as ocid, capture.source, capture.response_id, capture.position, capture.hash, response.fetched_at,
         ${CAPTURED_AT} as captured_at, lag(capture.hash) over history as previous
       from raw.capture join raw.response on response.id = capture.response_id
       where capture.natural_key = any($1::text[])
       window history as (
         partition by capture.natural_key, capture.source order by response.fetched_at, capture.response_id, capture.position)
     ) as captured
     where previous is distinct from hash
     order by ocid, fetched_at, response_id, position`,
    [ocids],
  );
  return rows.map((row) => ({
    ocid: row.ocid,
    source: row.source,
    responseId: row.response_id,
    position: row.position,
    capturedAt: row.captured_at,
    hash: row.hash,
  }));
}

/**
 * Adds the releases to captures. Reads every response that holds some of them once.
 * @param current the response being normalised, whose releases are known already
 */
export async function withReleases(
  database: Executor,
  references: readonly CaptureReference[],
  current: StoredResponse,
  formatOf: FormatOf,
): Promise<(CaptureReference & { release: unknown })[]> {
  const wanted = new Map<string, number[]>();
  for (const { responseId, position } of references) {
    if (responseId !== current.id) wanted.set(responseId, [...(wanted.get(responseId) ?? []), position]);
  }
  const releases = new Map(
    current.captures.map(({ position, release }) => [`${current.id}/${position}`, release]),
  );
  const ids = [...wanted.keys()];
  for (let start = 0; start < ids.length; start += MAX_RESPONSES) {
    const { rows } = await database.query<Stored & { id: string }>(
      `select response.id::text, response.source, response.url, blob.encoding, blob.body
       from raw.response join raw.blob on blob.hash = response.hash where response.id = any($1::bigint[])`,
      [ids.slice(start, start + MAX_RESPONSES)],
    );
    for (const row of rows) {
      const found = await readReleases(row, formatOf);
      for (const position of wanted.get(row.id) ?? [])
        releases.set(`${row.id}/${position}`, found?.[position]);
    }
  }
  return references.map((reference) => ({
    ...reference,
    release: releases.get(`${reference.responseId}/${reference.position}`),
  }));
}
