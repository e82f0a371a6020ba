import { type Job, UnrecoverableError } from 'bullmq';
import type { Message, QueueName } from '#shared/queues/contracts.ts';
import type { Stage, StageContext } from '#workers/pipeline/stage.ts';

/** The last suspect of each stage in this process. */
const handled = new Map<QueueName, Promise<unknown>>();

/**
 * Handles a message that the queue delivers again because its process died. A death counts only for a message that was
 * being handled, not for one that was waiting in the process. The count is in a table, because the queue forgets its
 * own; only such messages cost statements.
 * @param work handles the message
 * @throws UnrecoverableError after QUEUE_MAX_DEATHS deaths without progress; otherwise any error of `work`
 */
export async function handleSuspect(
  stage: Stage,
  job: Job,
  context: StageContext,
  work: () => Promise<void>,
): Promise<void> {
  const { progressOf, queue } = stage;
  if (progressOf === undefined) return work();
  const progress = await progressOf(job.data as Message<QueueName> as never, context);
  const key = [queue, job.id];
  const { rows } = await context.pool.query<{ deaths: number }>(
    `insert into ops.interrupted_message as known (queue, message, progress) values ($1, $2, $3)
     on conflict (queue, message) do update set progress = excluded.progress, in_work = false, last_at = now(),
       deaths = case when known.progress <> excluded.progress then 1 else known.deaths + known.in_work::int end
     returning deaths`,
    [...key, progress],
  );
  const deaths = rows[0]?.deaths ?? 0;
  const forget = () =>
    context.pool.query('delete from ops.interrupted_message where queue = $1 and message = $2', key);
  if (deaths >= context.config.QUEUE_MAX_DEATHS) {
    await forget();
    throw new UnrecoverableError(
      `its process has died ${deaths} times while it handled this message, which is set aside`,
    );
  }
  const before = stage.suspectsAlone ? handled.get(queue) : undefined;
  const turn = (async () => {
    await before?.catch(() => undefined);
    await context.pool.query(
      'update ops.interrupted_message set in_work = true where queue = $1 and message = $2',
      key,
    );
    try {
      await work();
    } finally {
      // Whatever the result was, the process survived.
      await forget();
    }
  })();
  handled.set(queue, turn);
  await turn;
}
