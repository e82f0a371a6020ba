import { randomUUID } from 'node:crypto';
import type { Message, QueueName } from '#shared/queues/contracts.ts';
import type { SyncRequest } from '#shared/queues/enqueue.ts';
import { stages } from '#workers/all-stages.ts';
import { planFrom } from '#workers/collect/planning/stage.ts';
import type { Source } from '#workers/collect/source.ts';
import { collectFrom } from '#workers/collect/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import type { Stage, StageContext } from '#workers/pipeline/stage.ts';
import type { StageName } from '#workers/registry.ts';
import type { Rows } from './database.ts';

/** A registry of sources, by name. */
type Sources = Readonly<Record<string, Source>>;

/** The stages in the test's own process, message by message or as consumers of their queues. */
export type InProcessStages = {
  /** Handles one message; `stage` replaces the registered stage of that queue, such as one with other sources. */
  handle: <Name extends QueueName>(name: Name, message: Message<Name>, stage?: Stage<Name>) => Promise<void>;
  /**
   * Plans a run and works on its tasks until none is left; `from` replaces the registered sources.
   * @returns the request's id
   */
  sync: (request: SyncRequest & { requestId?: string }, from?: Sources) => Promise<string>;
  /** Works on the tasks that are left, as collect does for the latest one. */
  resume: (from?: Sources) => Promise<void>;
  /** Normalises every response that waits to be normalised, in the order in which they were stored. */
  normaliseAll: () => Promise<void>;
  /** Normalises, derives and publishes until nothing waits. */
  publishAll: () => Promise<void>;
  /** Consumes the queues of some stages while `work` runs. */
  consuming: <Result>(names: readonly StageName[], work: () => Promise<Result>) => Promise<Result>;
};

export function inProcessStages(context: StageContext, rows: Rows): InProcessStages {
  const handle: InProcessStages['handle'] = (name, message, stage) => {
    const { handle: work } = (stage ?? stages[name]) as unknown as Stage<typeof name>;
    return work(message, context);
  };
  const resume: InProcessStages['resume'] = async (from) => {
    const [task] = await rows<{ id: string }>('select id from ops.task order by id desc limit 1');
    if (task) await handle('collect', { taskId: task.id }, from && collectFrom(from));
  };
  const normaliseAll: InProcessStages['normaliseAll'] = async () => {
    const responses = await rows<{ id: string }>(
      'select id from raw.response where normalised_at is null and fault is null order by id',
    );
    for (const { id } of responses) await handle('normalise', { responseId: id });
  };
  return {
    handle,
    resume,
    normaliseAll,
    sync: async (request, from) => {
      const { requestId = randomUUID() } = request;
      await handle('plan', { ...request, requestId }, from && planFrom(from));
      await resume(from);
      return requestId;
    },
    publishAll: async () => {
      await normaliseAll();
      await handle('derive', { cause: randomUUID() });
      for (;;) {
        const waiting = await rows<{ resource: Message<'publish'>['resource'] }>(
          'select distinct resource from core.outbox order by resource',
        );
        if (waiting.length === 0) return;
        for (const { resource } of waiting) await handle('publish', { resource, cause: randomUUID() });
      }
    },
    consuming: async (names, work) => {
      const consumer = consume(names.map((name) => stages[name]) as never, context);
      try {
        return await work();
      } finally {
        await consumer.close();
      }
    },
  };
}
