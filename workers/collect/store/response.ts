import { hash } from 'node:crypto';
import type { Client, Executor } from '#shared/database/connection.ts';
import { envelopeOf } from '#shared/domain/captures/envelope.ts';
import { numberOf } from '#shared/domain/captures/ocds-package.ts';
import { listOf } from '#shared/domain/captures/record-spans.ts';
import { type Compressed, compressed } from '#shared/raw/compression.ts';
import type { Kept } from '#workers/collect/body.ts';
import type { PublisherResponse, Validators } from '#workers/collect/fetch.ts';
import type { Source } from '#workers/collect/source.ts';
import { cutResponse } from '#workers/collect/store/cut.ts';
import { type RunStart, runStarts, type Seen, type Sighting } from '#workers/collect/store/runs.ts';

/** The properties of a source that decide how its responses are stored. */
export type StoredSource = Pick<Source, 'name' | 'format' | 'ocidPrefix'>;

/** A usable response. */
export type UsableResponse = Pick<PublisherResponse, 'url' | 'status' | 'contentType' | 'bytes'> & {
  /** The time of its content, which is not in the future; null for now, by the database's clock. */
  asOf: Date | null;
  /** Values by which the publisher later says whether it has changed. */
  validators?: Validators;
};

/** The origin of a response: a task, and the page of its list. Null for files. */
export type ResponseOrigin = { taskId: string; page: number | null };

/**
 * Stores a response with its records, in the caller's transaction, which must hold the lock of `lockStored` in
 * workers/pipeline/locks.ts. Known contents are referenced; the others become the block of this response. A response
 * may be stored after later ones. Responses with the present time have the order in which they are stored, because the
 * database's clock is read under the lock.
 * @param records the items of the response in order, as `source.format.itemsOf` gives them
 * @returns id of the stored response, and the publisher's numbers of its records
 * @throws UpstreamError `unreadable` if our rules fail for it, before anything is stored
 */
export async function storeResponse(
  client: Client,
  source: StoredSource,
  response: UsableResponse,
  records: readonly unknown[],
  origin: ResponseOrigin | null = null,
): Promise<{ id: string; numbers: number[] }> {
  const { spans, hashes, naturalKeys } = await cutResponse(source, response, records);
  // Otherwise the bytes are stored as a whole, and contain the contents.
  const split = spans !== null;
  const texts = (spans ?? []).map(({ start, end }) => response.bytes.subarray(start, end));
  const { late, ...seen } = await insertResponse(client, source.name, response, records.length, origin);
  const known = await knownContents(client, source.name, hashes);

  const added = new Map<string, { position: number; place: number }>();
  const entries = hashes.map((hash, position) => {
    const naturalKey = naturalKeys[position]!;
    const name = hash.toString('latin1');
    const textHash = split ? sha256(texts[position]!) : null;
    const content = known.get(position);
    const unknown = content === undefined && !added.has(name);
    if (unknown) added.set(name, { position, place: split ? added.size : position });
    const first = added.get(name);
    return {
      ...{ position, hash, naturalKey, number: numberIn(source, naturalKey), unknown, textHash },
      /** Id of a known content; for a new one its place, as a negative number. */
      reference: content?.id ?? String(-1 - first!.place),
      /** Whether the content is stored with exactly the bytes of this record. */
      stored:
        textHash !== null &&
        (content
          ? content.textHash?.equals(textHash) === true
          : texts[first!.position]!.equals(texts[position]!)),
    };
  });
  const starts = await runStarts(client, seen, entries, late);
  const around = split
    ? envelopeOf(
        response.bytes,
        spans.map((span, at) => ({ ...span, stored: entries[at]!.stored })),
      )
    : null;
  const news = entries.filter(({ unknown }) => unknown);
  await insertRecords(client, seen, {
    news: news.map((entry) => ({ ...entry, place: added.get(entry.hash.toString('latin1'))!.place })),
    references: entries.map(({ reference }) => reference),
    envelope: around && (await compressed(around)),
    block:
      split && news.length > 0
        ? await compressed(listOf(news.map(({ position }) => texts[position]!)))
        : null,
    starts,
  });
  if (!split) await storeBlob(client, response.bytes);
  return { id: seen.responseId, numbers: entries.flatMap(({ number }) => number ?? []) };
}

/** Stores whole bytes once. @returns their hash */
export const storeBlob = async (client: Executor, bytes: Buffer): Promise<Buffer> =>
  storeKept(client, { ...(await compressed(bytes)), size: bytes.length, hash: sha256(bytes) });

/** The same for bytes that are already compressed. */
export async function storeKept(client: Executor, { encoding, body, size, hash }: Kept): Promise<Buffer> {
  // The new time prevents the job that removes unused bytes from removing these before they are referenced.
  await client.query(
    `insert into raw.blob (hash, encoding, size, body) values ($1, $2, $3, $4)
     on conflict (hash) do update set created_at = now()`,
    [hash, encoding, size, body],
  );
  return hash;
}

/** @returns also whether a later response of the source is already stored */
async function insertResponse(
  client: Client,
  source: string,
  { bytes, url, status, contentType, asOf, validators }: UsableResponse,
  records: number,
  origin: ResponseOrigin | null,
): Promise<Seen & { late: boolean }> {
  const { rows } = await client.query<Seen & { late: boolean }>(
    `with stored as (
       insert into raw.response (source, task_id, page, url, status, content_type, hash, fetched_at, captures, normalised_at, etag, last_modified)
       select $1, $2, $3, $4, $5, $6, $7, at, $9::int, case when $9::int = 0 then at end, $10, $11
       from coalesce($8::timestamptz, clock_timestamp()) as at returning id, fetched_at
     )
     select $1 as source, id::text as "responseId", fetched_at as "fetchedAt",
       coalesce((select max(fetched_at) from raw.response where source = $1) > fetched_at, false) as late from stored`,
    [
      source,
      origin?.taskId ?? null,
      origin?.page ?? null,
      url,
      status,
      contentType,
      sha256(bytes),
      asOf,
      records,
      validators?.etag ?? null,
      validators?.lastModified ?? null,
    ],
  );
  return rows[0]!;
}

/** @returns the stored contents by the positions of the hashes; none for those that are not stored */
async function knownContents(
  client: Client,
  source: string,
  hashes: readonly Buffer[],
): Promise<Map<number, { id: string; textHash: Buffer | null }>> {
  const { rows } = await client.query<{ position: number; id: string; textHash: Buffer | null }>(
    `select (at - 1)::int as position, content.id::text, text_hash as "textHash"
     from generate_series(1, length($2::bytea) / 32) as at
     cross join lateral (
       select id, text_hash from raw.content where source = $1 and hash = substring($2::bytea from at * 32 - 31 for 32)) as content`,
    [source, Buffer.concat(hashes)],
  );
  return new Map(rows.map(({ position, ...content }) => [position, content]));
}

type NewContent = Pick<Sighting, 'hash' | 'naturalKey' | 'number'> & {
  textHash: Buffer | null;
  place: number;
};

async function insertRecords(
  client: Client,
  { source, responseId, fetchedAt }: Seen,
  {
    news,
    references,
    envelope,
    block,
    starts,
  }: {
    news: readonly NewContent[];
    references: readonly string[];
    envelope: Compressed | null;
    block: Compressed | null;
    starts: readonly RunStart[];
  },
): Promise<void> {
  await client.query(
    `with content as (
       insert into raw.content (source, hash, text_hash, natural_key, number, response_id, place)
       select $1, substring($3::bytea from (at * 32 - 31)::int for 32),
         nullif(substring($4::bytea from (at * 32 - 31)::int for 32), ''), natural_key, number, $2, place
       from unnest($5::text[], $6::int[], $7::int[]) with ordinality as new (natural_key, number, place, at)
       returning id, place
     ), block as (
       insert into raw.block (response_id, encoding, body) select $2, $8, $9 where $8::text is not null
     ), capture as (
       insert into raw.capture (response_id, position, source, natural_key, number, hash, last_seen_at)
       select response_id, position, $1, natural_key, number, substring($10::bytea from (at * 32 - 31)::int for 32), last_seen_at
       from unnest($11::bigint[], $12::int[], $13::text[], $14::int[], $15::timestamptz[])
         with ordinality as run (response_id, position, natural_key, number, last_seen_at, at)
     )
     insert into raw.page (response_id, source, fetched_at, contents, encoding, envelope)
     select $2, $1, $19, array(
         select coalesce(content.id, reference) from unnest($16::bigint[]) with ordinality as given (reference, at)
         left join content on place = -1 - reference order by at), $17, $18`,
    [
      source,
      responseId,
      Buffer.concat(news.map(({ hash }) => hash)),
      Buffer.concat(news.flatMap(({ textHash }) => textHash ?? [])),
      news.map(({ naturalKey }) => naturalKey),
      news.map(({ number }) => number),
      news.map(({ place }) => place),
      block?.encoding ?? null,
      block?.body ?? null,
      Buffer.concat(starts.map(({ hash }) => hash)),
      starts.map((start) => start.responseId),
      starts.map(({ position }) => position),
      starts.map(({ naturalKey }) => naturalKey),
      starts.map(({ number }) => number),
      starts.map(({ lastSeenAt }) => lastSeenAt),
      references,
      envelope?.encoding ?? null,
      envelope?.body ?? null,
      fetchedAt,
    ],
  );
}

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

/** @returns the publisher's number of a process; null if the ocid does not have the publisher's own prefix */
function numberIn(source: StoredSource, key: string | null): number | null {
  if (key === null || source.ocidPrefix === null || !key.startsWith(`${source.ocidPrefix}-`)) return null;
  return numberOf(key);
}
