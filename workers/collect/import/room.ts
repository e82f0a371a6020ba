import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportProgress } from '#shared/record-files/import-report.ts';
import { hasRoom } from '#workers/pipeline/room.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Maximum number of responses of any source that wait for normalise. With more, newly collected data would wait too
 * long.
 */
const MAX_RESPONSES = 20;
/** Maximum number of changed records that wait for publish. */
const MAX_CHANGES = 50_000;
const POLL_MS = 250;

/** The remaining work of the next stages, up to the limits, and whether a disk is low. */
export type Waiting = NonNullable<ImportProgress['waiting']>;

/**
 * Waits until normalise and publish have nearly caught up, so that no more than a few responses wait, however large the
 * file is and however slow they are; and, as collecting does, until the disks have room. Responses that normalise has
 * given up are ignored.
 * @param report receives the remaining work after each check
 * @throws the signal's reason if it is aborted
 */
export async function waitForRoom(
  context: Pick<StageContext, 'pool' | 'config' | 'log'>,
  report: (waiting: Waiting) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const { rows } = await context.pool.query<Omit<Waiting, 'diskLow'>>({
      name: 'import-room',
      text: `select
         (select count(*)::int from (select from raw.response where normalised_at is null and fault is null
            and not exists (select from ops.issue where kind = 'message-failed' and subject = 'response-' || response.id)
            limit $1) as waiting) as responses,
         (select count(*)::int from (select from core.outbox limit $2) as change) as changes`,
      values: [MAX_RESPONSES, MAX_CHANGES],
    });
    const { responses, changes } = rows[0] ?? { responses: 0, changes: 0 };
    const diskLow = !(await hasRoom(context, 'collect'));
    report({ responses, changes, diskLow });
    if (!diskLow && responses < MAX_RESPONSES && changes < MAX_CHANGES) return;
    await sleep(POLL_MS, undefined, { signal });
  }
}
