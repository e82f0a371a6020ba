import { databaseTime } from '#shared/database.ts';
import { expireExports } from '#workers/exports/expire.ts';
import { reconcileVault } from '#workers/exports/stored-files.ts';
import type { Job } from '#workers/pipeline/stage.ts';

/** When stored files of users and companies end. */
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
    name: 'vault',
    cron: '35 3 * * *',
    reason:
      'what a crash leaves of an upload or a deletion is removed; it disturbs nobody, so once a day is enough',
    quiet: true,
    run: async (context) => reconcileVault(context, await databaseTime(context.pool)),
  },
];
