import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from '#shared/database.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import type { Run } from '#workers/rebuild/run.ts';

/** What the other stages still have to do of a rebuild. */

const POLL_MS = 100;
/** Messages can be lost; where nothing has come of them for this long they are sent again, which costs nothing. */
const REMIND_MS = 30_000;

/**
 * Waits until `arrived` says so.
 * @returns false when the process is asked to stop before
 */
export async function waitFor(
  signal: AbortSignal | undefined,
  arrived: () => Promise<boolean>,
  remind: () => Promise<void>,
): Promise<boolean> {
  let reminded = performance.now();
  while (!signal?.aborted) {
    if (await arrived()) return true;
    if (performance.now() - reminded >= REMIND_MS) {
      await remind();
      reminded = performance.now();
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

type Left = { id: string; captures: number };

/**
 * @param upTo the last response that was marked
 * @param givenUp ids of messages that were given up before the rebuild began; they block responses until an operator
 *   tries them again
 * @returns the responses that are not normalised yet: those that a message carries, and those that were given up
 */
export async function responsesLeft(
  pool: Pool,
  { startedAt }: Run,
  upTo: string,
  givenUp: ReadonlySet<string>,
): Promise<{ carried: Left[]; lost: Left[] }> {
  const { rows } = await pool.query<Left & { failed: boolean }>(
    `select id::text, captures, exists (
       select from ops.issue where kind = 'message-failed' and source = 'queue' and subject = 'response-' || response.id
         and last_at >= $2) as failed
     from raw.response where normalised_at is null and fault is null and captures > 0 and id <= $1
     order by response.id`,
    [upTo, startedAt],
  );
  const isLost = (row: Left & { failed: boolean }) => row.failed || givenUp.has(`response-${row.id}`);
  return { carried: rows.filter((row) => !isLost(row)), lost: rows.filter(isLost) };
}

/** @returns ids of the messages of normalise that were given up, as far as they are listed */
export async function givenUpMessages(queues: Queues): Promise<ReadonlySet<string>> {
  const failed = await queues.failed();
  return new Set(failed.flatMap(({ queue, id }) => (queue === 'normalise' ? [id] : [])));
}
