import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { hashOf, numberOf } from '#shared/domain/captures/ocds-package.ts';
import type { Harness } from '#test/support/harness.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { normaliseFrom } from '#workers/normalise/stage.ts';

/** Stores responses as collect does, and normalises them. */

/** The response of a publisher at a time. */
export type TestResponse = {
  json: unknown;
  at: string;
  source?: string;
  /** The question, which names the list of a portal's response. */
  url?: string;
  encoding?: 'identity' | 'zstd';
};

const URL = 'http://publisher.test/';

/** Stores a response. @returns its id */
export const storeResponse = (harness: Harness, { json, ...response }: TestResponse): Promise<string> =>
  storeBytes(
    harness,
    Buffer.from(JSON.stringify(json)),
    response,
    knownSources.formatOf(response.source ?? 'ocds').itemsOf(json, response.url ?? URL),
  );

/** Stores any bytes as a response, with the captures of the given releases. @returns its id */
export async function storeBytes(
  { rows }: Harness,
  bytes: Buffer,
  { at, source = 'ocds', url = URL, encoding = 'zstd' }: Omit<TestResponse, 'json'>,
  releases: unknown[],
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest();
  await rows(
    `insert into raw.blob (hash, encoding, size, body) values ($1, $2, $3, $4) on conflict do nothing`,
    [hash, encoding, bytes.length, encoding === 'zstd' ? zstdCompressSync(bytes) : bytes],
  );
  const [response] = await rows<{ id: string }>(
    `insert into raw.response (source, url, status, content_type, hash, fetched_at, captures)
     values ($1, $5, 200, 'application/json', $2, $3, $4) returning id::text`,
    [source, hash, at, releases.length, url],
  );
  const id = response?.id ?? '';
  const ocids = releases.map(knownSources.formatOf(source).naturalKeyOf);
  await rows(
    `insert into raw.capture (response_id, position, source, natural_key, number, hash)
     select $1, position, $2, natural_key, number, hash
     from unnest($3::int[], $4::text[], $5::int[], $6::bytea[]) as given (position, natural_key, number, hash)`,
    [
      id,
      source,
      releases.map((_, position) => position),
      ocids,
      ocids.map((ocid) => (ocid === null ? null : numberOf(ocid))),
      releases.map(hashOf),
    ],
  );
  return id;
}

const stage = normaliseFrom(knownSources);

/** Handles the message of a response, as the stage does for the sources of `knownSources`. */
export const normaliseResponse = ({ stages }: Harness, responseId: string): Promise<void> =>
  stages.handle('normalise', { responseId }, stage);

/** Empties every table that normalise reads or writes. */
export async function deleteResponsesAndRecords({ rows }: Harness): Promise<void> {
  await rows(
    `delete from core.tender; delete from core.process; delete from core.provenance; delete from core.organization; delete from core.outbox;
     delete from raw.response; delete from raw.blob; delete from ops.issue`,
  );
}
