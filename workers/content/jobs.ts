import type { Job, StageContext } from '#workers/pipeline/stage.ts';

/** What is done with content at fixed times. */
export const contentJobs: readonly Job[] = [
  {
    name: 'content',
    cron: '* * * * *',
    reason: 'what an author has changed in the folder of the operator is seen within a minute',
    quiet: true,
    run: async ({ config, queues }) => {
      if (config.CONTENT_DIR === undefined) return 0;
      await queues.send('content', { work: 'import' });
      return 1;
    },
  },
  {
    name: 'retention-content',
    cron: '47 * * * *',
    reason: 'files of content that have changed since are kept as long as pages of publishers',
    quiet: true,
    run: removeSuperseded,
  },
];

/** Removes files that their paths have no more. @returns how many */
async function removeSuperseded({ pool, config }: StageContext): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from raw.content_file where superseded_at < now() - $1 * interval '1 day'`,
    [config.RAW_PAGE_DAYS],
  );
  return rowCount ?? 0;
}
