import { databaseTime } from '#shared/database/connection.ts';
import { removeOld } from '#workers/collect/retention/job.ts';
import { removeOldRuns } from '#workers/collect/retention/runs.ts';
import type { Job, StageContext } from '#workers/pipeline/stage.ts';

/** The recurring work of collecting and removing, besides planned runs. */
export const collectJobs: readonly Job[] = [
  {
    name: 'registers',
    cron: '40 2 * * *',
    reason: 'registers of companies and directors change daily, and at night nobody waits',
    quiet: true,
    run: (context) => fetchRegisters(context, false),
  },
  {
    name: 'registers-first',
    cron: '25 * * * *',
    reason: 'a register whose address was just configured is read at once, not only at night',
    quiet: true,
    run: (context) => fetchRegisters(context, true),
  },
  {
    name: 'retention',
    cron: '*/10 * * * *',
    reason:
      'pages are hourly copies whose contents are stored elsewhere; a few at a time are removed without delaying other work',
    quiet: true,
    run: async (context) => removeOld(context, await databaseTime(context.pool)),
  },
  {
    name: 'retention-runs',
    cron: '54 * * * *',
    reason: 'the log of runs and of the time spent on publishers must not grow for ever',
    quiet: true,
    run: removeOldRuns,
  },
];

/** The reader of registers is loaded when it is needed, because the process that runs jobs has those of all stages. */
async function fetchRegisters(context: StageContext, isFirst: boolean): Promise<number> {
  const registers = await import('#workers/collect/registers.ts');
  return await registers.fetchRegisters(context, isFirst);
}
