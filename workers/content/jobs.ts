import type { Job, StageContext } from '#workers/pipeline/stage.ts';
import { writeBriefings, writeMissingBriefings } from './briefings/job.ts';

/** What is done with content at fixed times. */
export const contentJobs: readonly Job[] = [
  {
    name: 'content',
    cron: '* * * * *',
    reason: 'changes by authors in the folder of the operator are published within a minute',
    quiet: true,
    run: async ({ config, queues }) => {
      // The import itself is a run where it changes something.
      if (config.CONTENT_DIR !== undefined) await queues.send('content', { work: 'import' });
      return 0;
    },
  },
  {
    name: 'briefings',
    cron: '0 5 * * *',
    reason:
      'on Monday the week has ended, and readers have its briefings when they begin to work; on other days briefings are corrected',
    quiet: true,
    run: writeBriefings,
  },
  {
    name: 'briefings-first',
    cron: '*/2 * * * *',
    reason: 'a first load may end at any time, and the week before should get its briefings soon',
    quiet: true,
    run: writeMissingBriefings,
  },
  {
    name: 'retention-content',
    cron: '47 * * * *',
    reason: 'older versions of content files are kept as long as pages of publishers',
    quiet: true,
    run: removeSuperseded,
  },
];

/** Removes files that no path uses any more. @returns how many */
async function removeSuperseded({ pool, config }: StageContext): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from raw.content_file where superseded_at < now() - $1 * interval '1 day'`,
    [config.RAW_PAGE_DAYS],
  );
  return rowCount ?? 0;
}
