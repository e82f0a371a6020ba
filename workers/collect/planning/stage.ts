import { planningJobs } from '#workers/collect/planning/jobs.ts';
import { planRun } from '#workers/collect/planning/plan.ts';
import { type PlanMessage, rejectRequest } from '#workers/collect/run-log.ts';
import type { Source } from '#workers/collect/source.ts';
import { sources } from '#workers/collect/sources/index.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { defineStage, type Stage, type StageContext } from '#workers/pipeline/stage.ts';

/**
 * The plan stage for a registry of sources: makes a run and its tasks from a request. It has its own queue, so that a
 * request never waits behind the hours that collect spends on tasks. A message may be delivered twice: a request is
 * planned once, and a message to collect for a source whose tasks are being worked on changes nothing.
 */
export const planFrom = (registry: Readonly<Record<string, Source>>): Stage<'plan'> =>
  defineStage({
    queue: 'plan',
    does: 'plans runs: which lists, numbers and releases are requested from a publisher, and in which order',
    reads: ['raw', 'core.process', 'core.tender', 'ops.publisher_time'],
    writes: ['ops.cron_runs', 'ops.sync_meta', 'ops.task', 'ops.issue'],
    emits: 'tasks, for collect; the end of runs without tasks, for derive',
    jobs: planningJobs,
    handle: async (request, context) => {
      const source = Object.hasOwn(registry, request.source) ? registry[request.source] : undefined;
      if (!source) {
        const known = Object.keys(registry).join(', ');
        return reject(request, `there is no source ${request.source}; known are ${known}`, context);
      }
      if (request.from && request.to && request.from > request.to) {
        return reject(request, `the first day, ${request.from}, is after the last, ${request.to}`, context);
      }
      const taskId = await planRun(request, source, context);
      // One message is enough, because its receiver works on all tasks of the source.
      if (taskId !== null) await context.queues.send('collect', { taskId });
    },
  });

export const plan = planFrom(sources);

async function reject(request: PlanMessage, reason: string, { pool, log }: StageContext): Promise<void> {
  log.warn({ request, reason }, 'a run cannot be planned');
  await rejectRequest(pool, request, reason);
  await recordIssues(pool, [
    stageIssues('plan').error('run-rejected', request.source, request.requestId, { reason }),
  ]);
}
