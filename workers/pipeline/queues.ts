import type { Config } from '#shared/config.ts';
import type { Pool } from '#shared/database.ts';
import type { Logger } from '#shared/log.ts';
import { openQueues, type Queues, type RefusedMessage } from '#shared/queues/enqueue.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';

/** Characters of a message that name it in an issue; real ones have fewer. */
const MAX_SUBJECT = 300;

/**
 * Opens the queues of a worker. Its messages name what tables hold, so that one which breaks its contract tells of a row: it becomes
 * an issue `message-refused` that shows the message, and the work that sent it goes on with the others.
 */
export function openWorkerQueues(config: Config, pool: Pool, log: Logger, patience?: number): Queues {
  const refuse = async (refused: readonly RefusedMessage[]) => {
    for (const one of refused) log.error(one, 'a message breaks its contract and is not sent');
    await recordIssues(
      pool,
      refused.map(({ queue, message, reason }) =>
        stageIssues(queue).error('message-refused', 'queue', subjectOf(message), { reason }),
      ),
    );
  };
  return openQueues(config, refuse, patience);
}

/** Without its cause, which is another one each time. */
function subjectOf(message: unknown): string {
  const { cause: _, ...named } = message as { cause?: string };
  return JSON.stringify(named).slice(0, MAX_SUBJECT);
}
