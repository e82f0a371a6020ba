import { type Job, UnrecoverableError } from 'bullmq';
import type { Message, QueueName } from '#shared/queues/contracts.ts';
import type { Stage, StageContext } from '#workers/pipeline/stage.ts';

/** The last suspect of each stage in this process. */
const handled = new Map<QueueName, Promise<unknown>>();

/**
 * Handles a message that the queue gives out again because its process has died. A death counts where this message was in
 * work; one that was only waiting here is innocent. The count is in a table, because the queue forgets its own, and only such
 * messages cost statements.
 * @param work handles the message
 * @throws UnrecoverableError after QUEUE_MAX_DEATHS deaths without progress; else what `work` throws
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
      // Whatever came of it, the process lives.
      await forget();
    }
  })();
  handled.set(queue, turn);
  await turn;
}
