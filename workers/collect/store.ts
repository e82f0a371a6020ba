import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Client, Executor } from '#shared/database.ts';
import { hashOf, numberOf } from '#shared/domain/captures/ocds-package.ts';
import type { UpstreamError } from '#shared/errors.ts';
import type { PublisherResponse } from '#workers/collect/fetch.ts';
import type { Source } from '#workers/collect/source.ts';
import type { Task } from '#workers/collect/tasks.ts';

/** Limit of the bytes kept of a response that cannot be used: enough for a person to see what it was. */
const MAX_FAULT_BYTES = 262_144;
/** Bodies with fewer bytes are not worth compressing. */
const MIN_COMPRESSED_BYTES = 256;
/** Responses are so repetitive that higher levels save little space and take twice the time. */
const COMPRESSION_LEVEL = 1;

const compress = promisify(zstdCompress);

/** Another process has taken over the task. This process must stop; nothing of its page has been stored. */
export class TaskLost extends Error {
  override name = 'TaskLost';
}

/**
 * Stores a response with its captures and advances the task by one page, in one statement, so that a crash leaves both
 * or neither. Also deletes the number checks of the numbers in the page, because they have a release now.
 * @param page number of the page within its list; null for a single release
 * @returns id of the stored response
 * @throws TaskLost where the task is not at the page that this process has reached
 */
export async function storePage(
  client: Client,
  {
    source,
    task,
    response,
    releases,
    page,
  }: { source: Source; task: Task; response: PublisherResponse; releases: unknown[]; page: number | null },
): Promise<string> {
  const blob = await encode(response.bytes);
  const keys = releases.map(source.format.naturalKeyOf);
  const numbers = keys.map((key) => numberIn(source, key));
  const hashes = Buffer.concat(releases.map(hashOf));
  const { rows } = await client.query(
    `with task as (
       update ops.task set next_page = next_page + 1, pages = pages + 1, captures = captures + $14
       where id = $1 and next_page = $2 and state = 'running' returning id
     ), blob as (
       insert into raw.blob (hash, encoding, size, body) select $3, $4, $5, $6 from task on conflict (hash) do nothing
     ), response as (
       insert into raw.response (source, task_id, page, url, status, content_type, hash, fetched_at, captures, normalised_at)
       select $7, id, $8, $9, $10, $11, $3, $12, $14, case when $14 = 0 then $12::timestamptz end from task returning id
     ), capture as (
       insert into raw.capture (response_id, position, source, natural_key, number, hash)
       select response.id, position - 1, $7, natural_key, number, substring($13::bytea from (position * 32 - 31)::int for 32)
       from response, unnest($15::text[], $16::int[]) with ordinality as release (natural_key, number, position)
     ), filled as (
       delete from ops.number_check where source = $7 and number = any($16::int[]) and exists (select from task)
     )
     select id from response`,
    [
      task.id,
      task.nextPage,
      blob.hash,
      blob.encoding,
      blob.size,
      blob.body,
      source.name,
      page,
      response.url,
      response.status,
      response.contentType,
      response.fetchedAt,
      hashes,
      releases.length,
      keys,
      numbers,
    ],
  );
  const id: string | undefined = rows[0]?.id;
  if (id === undefined) throw new TaskLost(`task ${task.id} is not at page ${task.nextPage} any more`);
  task.nextPage += 1;
  return id;
}

/** Stores the beginning of a response that cannot be used. Of equal responses to a task only the first is stored. */
export async function storeFault(
  client: Executor,
  source: Source,
  task: Task,
  page: number | null,
  response: PublisherResponse,
  error: UpstreamError,
): Promise<void> {
  const blob = await encode(response.bytes.subarray(0, MAX_FAULT_BYTES));
  await client.query(
    `with blob as (
       insert into raw.blob (hash, encoding, size, body) values ($1, $2, $3, $4) on conflict (hash) do nothing
     )
     insert into raw.response (source, task_id, page, url, status, content_type, hash, fetched_at, fault)
     select $5, $6, $7, $8, $9, $10, $1, $11, $12
     where not exists (select from raw.response where task_id = $6 and url = $8 and hash = $1 and fault = $12)`,
    [
      blob.hash,
      blob.encoding,
      blob.size,
      blob.body,
      source.name,
      task.id,
      page,
      response.url,
      response.status,
      response.contentType,
      response.fetchedAt,
      error.kind,
    ],
  );
}

/** Compresses the bytes of a response where that saves space. */
export async function encode(
  bytes: Buffer,
): Promise<{ hash: Buffer; encoding: 'identity' | 'zstd'; size: number; body: Buffer }> {
  const hash = createHash('sha256').update(bytes).digest();
  const size = bytes.length;
  if (size >= MIN_COMPRESSED_BYTES) {
    const body = await compress(bytes, {
      params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL },
    });
    if (body.length < size) return { hash, encoding: 'zstd', size, body };
  }
  return { hash, encoding: 'identity', size, body: bytes };
}

/** @returns the publisher's number of a process; null where the ocid is not under the publisher's own prefix */
export function numberIn(source: Source, key: string | null): number | null {
  if (key === null || source.ocidPrefix === null || !key.startsWith(`${source.ocidPrefix}-`)) return null;
  return numberOf(key);
}
