import { setTimeout as sleep } from 'node:timers/promises';
import type { Executor } from '#shared/database.ts';

/** Responses that wait for normalise, of any source. With more, what is collected meanwhile would wait too long. */
const MAX_RESPONSES = 20;
/** Changed records that wait for publish. */
const MAX_CHANGES = 50_000;
const POLL_MS = 250;

/** What the next stages have still to do, up to the limits. */
export type Waiting = { responses: number; changes: number };

/**
 * Waits until normalise and publish have nearly caught up, so that no more than a few responses wait, however large the
 * file is and however slow they are. Responses that normalise has given up are not waited for.
 * @param report receives what is waited for, each time it was asked for
 * @throws the signal's reason where it is aborted
 */
export async function waitForRoom(
  database: Executor,
  report: (waiting: Waiting) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const { rows } = await database.query<Waiting>({
      name: 'import-room',
      text: `select
         (select count(*)::int from (select from raw.response where normalised_at is null and fault is null
            and not exists (select from ops.issue where kind = 'message-failed' and subject = 'response-' || response.id)
            limit $1) as waiting) as responses,
         (select count(*)::int from (select from core.outbox limit $2) as change) as changes`,
      values: [MAX_RESPONSES, MAX_CHANGES],
    });
    const waiting = rows[0] ?? { responses: 0, changes: 0 };
    report(waiting);
    if (waiting.responses < MAX_RESPONSES && waiting.changes < MAX_CHANGES) return;
    await sleep(POLL_MS, undefined, { signal });
  }
}
