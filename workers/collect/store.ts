import { type Client, type Executor, inTransaction } from '#shared/database/connection.ts';
import type { UpstreamError } from '#shared/errors.ts';
import type { PublisherResponse } from '#workers/collect/fetch.ts';
import type { Source } from '#workers/collect/source.ts';
import { storeBlob, storeKept, storeResponse } from '#workers/collect/store/response.ts';
import type { Task } from '#workers/collect/tasks.ts';
import { lockStored } from '#workers/pipeline/locks.ts';

/**
 * Limit of the bytes kept of an unusable response: enough for a person to see what it was. A complete response that is
 * too large to be parsed, or for which our rules fail, is kept as a whole; one that is too long is kept as far as it
 * was received.
 */
const MAX_FAULT_BYTES = 262_144;
const KEPT_WHOLE: ReadonlySet<string> = new Set(['too-large', 'unreadable']);

/** Another process has taken over the task. This process must stop; nothing of its page has been stored. */
export class TaskLost extends Error {
  override name = 'TaskLost';
}

/**
 * Stores a response with its records and advances the task by one page, in one transaction, so that a crash leaves both
 * or neither. Also deletes the number checks of the numbers in the page, which now have a release.
 * @param page number of the page within its list; null for a single release
 * @returns id of the stored response
 * @throws TaskLost if the task is not at the page that this process has reached
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
  const id = await inTransaction(client, async () => {
    await lockStored(client, source.name);
    const { rowCount } = await client.query(
      `update ops.task set next_page = next_page + 1, pages = pages + 1, captures = captures + $3
       where id = $1 and next_page = $2 and state = 'running'`,
      [task.id, task.nextPage, releases.length],
    );
    if (rowCount !== 1) throw new TaskLost(`task ${task.id} is not at page ${task.nextPage} any more`);
    const stored = await storeResponse(client, source, { ...response, asOf: null }, releases, {
      taskId: task.id,
      page,
    });
    if (stored.numbers.length > 0)
      await client.query(`delete from ops.number_check where source = $1 and number = any($2::int[])`, [
        source.name,
        stored.numbers,
      ]);
    return stored.id;
  });
  task.nextPage += 1;
  return id;
}

/** Stores an unusable response, or its beginning. Of equal responses to a task only the first is stored. */
export async function storeFault(
  client: Executor,
  source: Source,
  task: Task,
  page: number | null,
  response: PublisherResponse,
  error: UpstreamError,
): Promise<void> {
  const whole = KEPT_WHOLE.has(error.kind) && response.broken === null;
  const { bytes, kept } = response;
  const hash = kept
    ? await storeKept(client, kept)
    : await storeBlob(client, whole ? bytes : bytes.subarray(0, MAX_FAULT_BYTES));
  await client.query(
    `insert into raw.response (source, task_id, page, url, status, content_type, hash, fetched_at, fault)
     select $2, $3, $4, $5, $6, $7, $1, clock_timestamp(), $8
     where not exists (select from raw.response where task_id = $3 and url = $5 and hash = $1 and fault = $8)`,
    [hash, source.name, task.id, page, response.url, response.status, response.contentType, error.kind],
  );
}
