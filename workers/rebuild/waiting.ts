import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from '#shared/database/connection.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import type { RebuildRun } from '#workers/rebuild/run.ts';

/** The remaining work of the other stages for a rebuild. */

const POLL_MS = 100;
/**
 * After a wait of this long the messages are sent again. They can be lost, and a queue rejects one for a response that
 * another worker normalised just before it was marked, until that worker has ended its message.
 */
const RESEND_MS = 5_000;

/**
 * Waits until `done` returns true, calling `resend` now and then.
 * @returns false if the process must stop before
 */
export async function waitFor(
  signal: AbortSignal | undefined,
  done: () => Promise<boolean>,
  resend: () => Promise<void>,
): Promise<boolean> {
  let resentAt = performance.now();
  while (!signal?.aborted) {
    if (await done()) return true;
    if (performance.now() - resentAt >= RESEND_MS) {
      await resend();
      resentAt = performance.now();
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

type Waiting = { id: string; captures: number };

/**
 * @param upTo the last response that was marked
 * @param givenUp ids of messages that were given up before the rebuild began; their responses are blocked until an
 *   operator retries them
 * @returns the responses that are not normalised yet: those that still have a message, and those whose message was given up
 */
export async function waitingResponses(
  pool: Pool,
  { startedAt }: RebuildRun,
  upTo: string,
  givenUp: ReadonlySet<string>,
): Promise<{ queued: Waiting[]; givenUp: Waiting[] }> {
  const { rows } = await pool.query<Waiting & { failed: boolean }>(
    `select id::text, captures, exists (
       select from ops.issue where kind = 'message-failed' and source = 'queue' and subject = 'response-' || response.id
         and last_at >= $2) as failed
     from raw.response where normalised_at is null and fault is null and captures > 0 and id <= $1
     order by response.id`,
    [upTo, startedAt],
  );
  const isGivenUp = (row: (typeof rows)[number]) => row.failed || givenUp.has(`response-${row.id}`);
  return { queued: rows.filter((row) => !isGivenUp(row)), givenUp: rows.filter(isGivenUp) };
}

/** @returns ids of the messages of normalise in the list of failed messages */
export async function givenUpMessages(queues: Queues): Promise<ReadonlySet<string>> {
  const failed = await queues.failed();
  return new Set(failed.flatMap(({ queue, id }) => (queue === 'normalise' ? [id] : [])));
}
