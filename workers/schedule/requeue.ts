import { eachApart } from '#workers/pipeline/each.ts';
import type { Job, Stage, StageContext } from '#workers/pipeline/stage.ts';

/** More recent work is not requeued, because its own message is probably still in the queue. */
const MIN_AGE_SECONDS = 60;

/** A stage as far as its left work is concerned. */
export type Requeued = Pick<Stage, 'queue' | 'leftWork'>;

/** Runs by the clock of the schedule's process, not of its queue, because it restores what a queue has lost. */
export const requeueOf = (stages: readonly Requeued[]): Job => ({
  name: 'requeue',
  cron: '* * * * *',
  reason: 'messages can be lost; the tables show which work is left',
  quiet: true,
  run: (context) => requeue(stages, context, MIN_AGE_SECONDS),
});

/**
 * Sends messages again for the work that stages have left: of each, what it says itself. A message that is still in its queue is
 * not added again; one that was given up is sent again only by `tenders failed retry`.
 * @param minAge minimum age of the work, in seconds
 * @returns how many messages were sent
 * @throws what a stage has failed with, when the messages of all others are sent
 */
export async function requeue(
  stages: readonly Requeued[],
  context: StageContext,
  minAge: number,
): Promise<number> {
  let sent = 0;
  await eachApart(stages, async ({ queue, leftWork }) => {
    const messages = (await leftWork?.(context, minAge)) ?? [];
    await context.queues.send(queue, ...messages);
    sent += messages.length;
  });
  return sent;
}
