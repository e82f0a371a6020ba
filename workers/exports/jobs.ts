import { databaseTime } from '#shared/database/connection.ts';
import { expireExports } from '#workers/exports/expire.ts';
import { keepSnapshots } from '#workers/exports/snapshots/jobs.ts';
import { reconcileVault } from '#workers/exports/stored-files.ts';
import type { Job } from '#workers/pipeline/stage.ts';

/** When stored files of users and companies end, and when snapshots are taken. */
export const exportsJobs: readonly Job[] = [
  {
    name: 'exports',
    cron: '*/5 * * * *',
    reason: 'files of exports are kept for a day only, and users should know soon if an export was given up',
    quiet: true,
    run: expireExports,
  },
  {
    name: 'snapshots',
    cron: '*/10 * * * *',
    reason:
      'the daily snapshot is requested in the configured hour, or as soon as the service runs afterwards; old ones are removed when there are enough',
    quiet: true,
    run: keepSnapshots,
  },
  {
    name: 'vault',
    cron: '35 3 * * *',
    reason:
      'remains of uploads or deletions after a crash are removed; they do no harm, so once a day is enough',
    quiet: true,
    run: async (context) => reconcileVault(context, await databaseTime(context.pool)),
  },
];
