import type { Config } from '#shared/config.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { Logger } from '#shared/log.ts';
import { openQueues, type Queues, type RefusedMessage } from '#shared/queues/enqueue.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';

/** Maximum number of characters of a message in an issue; normal messages are shorter. */
const MAX_SUBJECT = 300;

/**
 * Opens the queues of a worker. Messages refer to rows of tables. A message that breaks its contract points to a faulty
 * row, so it becomes an issue `message-refused` with the message, and the sender continues with the other messages.
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

/** Without the cause of the message, which differs each time. */
function subjectOf(message: unknown): string {
  const { cause: _, ...named } = message as { cause?: string };
  return JSON.stringify(named).slice(0, MAX_SUBJECT);
}
