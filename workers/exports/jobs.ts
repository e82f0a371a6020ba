import { databaseTime } from '#shared/database.ts';
import { expireExports } from '#workers/exports/expire.ts';
import { keepSnapshots } from '#workers/exports/snapshots/jobs.ts';
import { reconcileVault } from '#workers/exports/stored-files.ts';
import type { Job } from '#workers/pipeline/stage.ts';

/** When stored files of users and companies end, and when snapshots are taken. */
export const exportsJobs: readonly Job[] = [
  {
    name: 'exports',
    cron: '*/5 * * * *',
    reason:
      'files of exports are kept for a day only, and whoever waits for one that was given up should know soon',
    quiet: true,
    run: expireExports,
  },
  {
    name: 'snapshots',
    cron: '*/10 * * * *',
    reason:
      'the daily snapshot is asked for in the hour that is set, or as soon after it as the service runs; older ones are removed when there are enough',
    quiet: true,
    run: keepSnapshots,
  },
  {
    name: 'vault',
    cron: '35 3 * * *',
    reason:
      'what a crash leaves of an upload or a deletion is removed; it disturbs nobody, so once a day is enough',
    quiet: true,
    run: async (context) => reconcileVault(context, await databaseTime(context.pool)),
  },
];
