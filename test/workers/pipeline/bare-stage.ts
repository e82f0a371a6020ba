import type { QueueName } from '#shared/queues/contracts.ts';
import { defineStage, type Stage } from '#workers/pipeline/stage.ts';

/** A stage that only handles messages, for tests of what runs stages. */
export const bareStage = <Name extends QueueName>(
  queue: Name,
  given: Pick<Stage<Name>, 'handle'> & Partial<Stage<Name>>,
): Stage<never> =>
  defineStage({ queue, does: '', reads: [], writes: [], emits: '', ...given }) as unknown as Stage<never>;
