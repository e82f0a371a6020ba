import type { Config } from '#shared/config.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { planRun } from '#workers/collect/plan.ts';
import { createPoliteClient, type PoliteClient } from '#workers/collect/polite.ts';
import { type PlanMessage, rejectRequest } from '#workers/collect/run-log.ts';
import { runSource } from '#workers/collect/runner.ts';
import type { Source } from '#workers/collect/source.ts';
import { sources } from '#workers/collect/sources/index.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { defineStage, type Stage, type StageContext } from '#workers/pipeline/stage.ts';

/**
 * The collect stage for a registry of sources. A `plan` message makes a run and its tasks. The process that receives a
 * `task` message works on the tasks of that source until none is left. Both may be delivered twice: a request is
 * planned once, and tasks are worked on under a lock, from the page that they have reached.
 */
export function collectFrom(registry: Readonly<Record<string, Source>>): Stage<'collect'> {
  // One client for each publisher in a process, so that pauses and failures count across messages.
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
    does: 'pulls releases from the publishers, stores their bytes and where each came from, accounts for every number',
    reads: ['core.process', 'core.tender'],
    writes: ['raw', 'ops.cron_runs', 'ops.sync_meta', 'ops.task', 'ops.number_check', 'ops.issue'],
    emits: 'responses, for normalise',
    handle: async (message, context) => {
      if (message.kind === 'plan') {
        await handlePlan(registry, message, context);
        return;
      }
      const source = await sourceOf(registry, message, context);
      if (!source) return;
      const publisher = publisherOf(source, context.config);
      await runSource({ source, publisher, context, signal: context.signal });
    },
  });
}

export const collect = collectFrom(sources);

async function handlePlan(
  registry: Readonly<Record<string, Source>>,
  request: PlanMessage,
  context: StageContext,
): Promise<void> {
  const source = Object.hasOwn(registry, request.source) ? registry[request.source] : undefined;
  const rejection = !source
    ? `there is no source ${request.source}; known are ${Object.keys(registry).join(', ')}`
    : request.from && request.to && request.from > request.to
      ? `the first day, ${request.from}, is after the last, ${request.to}`
      : null;
  if (!source || rejection !== null) {
    context.log.warn({ request, rejection }, 'a run cannot be planned');
    await rejectRequest(context.pool, request, rejection ?? '');
    await recordIssues(context.pool, [
      {
        stage: 'collect',
        kind: 'run-rejected',
        severity: 'error',
        source: request.source,
        subject: request.requestId,
        detail: { reason: rejection },
      },
    ]);
    return;
  }
  await planRun(request, source, context);
  const { rows } = await context.pool.query(
    `select task.id from ops.task join ops.cron_runs run on run.id = run_id
     where invocation_id = $1 and state = 'pending' order by task.id limit 1`,
    [request.requestId],
  );
  // One message is enough, because whoever receives it works on all tasks of the source.
  if (rows[0]) await context.queues.send('collect', { kind: 'task', taskId: rows[0].id });
}

/** @returns the source of a task; undefined where there is no such task or source */
async function sourceOf(
  registry: Readonly<Record<string, Source>>,
  { taskId }: Extract<Message<'collect'>, { kind: 'task' }>,
  { pool, log }: StageContext,
): Promise<Source | undefined> {
  const { rows } = await pool.query(`select source from ops.task where id = $1`, [taskId]);
  const name: string = rows[0]?.source ?? '';
  if (Object.hasOwn(registry, name)) return registry[name];
  log.warn({ taskId, source: name }, 'the task does not exist or its source is not known');
  return undefined;
}
