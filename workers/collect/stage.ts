import type { Config } from '#shared/config.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { collectJobs } from '#workers/collect/jobs.ts';
import { createPoliteClient, type PoliteClient } from '#workers/collect/polite.ts';
import { idleTasks, runSource } from '#workers/collect/runner.ts';
import type { Source } from '#workers/collect/source.ts';
import { sources } from '#workers/collect/sources/index.ts';
import { hasRoom, LOOK_MS, lookingAs } from '#workers/pipeline/room.ts';
import { defineStage, type Stage, type StageContext } from '#workers/pipeline/stage.ts';

/**
 * The collect stage for a registry of sources. The process that receives a message works on all tasks of that source. A
 * message may be delivered twice: a lock protects the tasks, and each task continues at the page that it has reached.
 */
export function collectFrom(registry: Readonly<Record<string, Source>>): Stage<'collect'> {
  // One client for each publisher in a process, so that pauses and failures apply to all messages.
  const publishers = new WeakMap<Config, Map<string, PoliteClient>>();
  const publisherOf = (source: Source, config: Config): PoliteClient => {
    const known = publishers.get(config) ?? new Map<string, PoliteClient>();
    publishers.set(config, known);
    const client = known.get(source.name) ?? createPoliteClient(source, config);
    known.set(source.name, client);
    return client;
  };

  return defineStage({
    queue: 'collect',
    does: 'fetches releases from the publishers, stores their bytes and origin, and checks that no number is missing',
    reads: ['core.process', 'core.tender', 'core.supplier_list_edition'],
    writes: [
      'raw',
      'ops.cron_runs',
      'ops.sync_meta',
      'ops.task',
      'ops.number_check',
      'ops.publisher_time',
      'ops.register_import',
      'ops.register_record',
      'ops.issue',
      'ops.disk',
    ],
    // Keeps ops.disk up to date.
    start: async (context) => void (await hasRoom(context, 'collect')),
    intervals: [{ milliseconds: LOOK_MS, look: lookingAs('collect') }],
    emits: 'responses, for normalise; the end of runs, for derive',
    jobs: collectJobs,
    leftWork: async ({ pool, config }) => (await idleTasks(pool, config)).map((taskId) => ({ taskId })),
    progressOf: async ({ taskId }, { pool }) => {
      const { rows } = await pool.query<{ progress: string }>(
        `select concat_ws('/', sum(next_page), sum(attempts), count(*)) as progress from ops.task
         where source = (select source from ops.task where id = $1)`,
        [taskId],
      );
      return rows[0]?.progress ?? '';
    },
    handle: async (message, context) => {
      const source = await sourceOf(registry, message, context);
      if (!source) return;
      const publisher = publisherOf(source, context.config);
      await runSource({ source, publisher, context, signal: context.signal });
    },
  });
}

export const collect = collectFrom(sources);

/** @returns the source of a task; undefined if the task or the source does not exist */
async function sourceOf(
  registry: Readonly<Record<string, Source>>,
  { taskId }: Message<'collect'>,
  { pool, log }: StageContext,
): Promise<Source | undefined> {
  const { rows } = await pool.query(`select source from ops.task where id = $1`, [taskId]);
  const name: string = rows[0]?.source ?? '';
  if (Object.hasOwn(registry, name)) return registry[name];
  log.warn({ taskId, source: name }, 'the task does not exist or its source is not known');
  return undefined;
}
