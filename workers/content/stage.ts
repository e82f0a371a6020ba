import { randomUUID } from 'node:crypto';
import { transaction } from '#shared/database/connection.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { defineStage, type StageContext } from '#workers/pipeline/stage.ts';
import { contentJobs } from './jobs.ts';
import { storeShipped } from './shipped.ts';

/**
 * Stores content that people write: the operator's folder, and content that ships with the service. If a message is
 * handled twice, there is nothing left to write the second time; two messages at once take turns.
 */
export const content = defineStage({
  queue: 'content',
  does: 'imports articles, authors, newsletters and kinds of service from the folder of the operator, and writes briefings from the data',
  reads: [
    'read.tender',
    'read.award',
    'read.company',
    'read.organization',
    'read.restricted_supplier',
    'read.tender_timeline',
    'core.tender_event',
  ],
  writes: [
    'core.article',
    'core.author',
    'core.newsletter_edition',
    'core.service_type',
    'core.outbox',
    'raw.content_file',
    'ops.issue',
    'ops.cron_runs',
  ],
  emits: 'changed records, for publish',
  jobs: contentJobs,
  start: async (context) => {
    const changed = await transaction(context.pool, storeShipped);
    const cause = `shipped-${randomUUID()}`;
    if (changed.length > 0)
      await context.queues.send('publish', ...changed.map((resource) => ({ resource, cause })));
    await context.queues.send('content', { work: 'import' });
  },
  handle: (_, context) => importFolder(context),
});

const NO_FOLDER = 'content-folder';

/** A folder that cannot be read is an issue until it can; the job tries again within a minute. */
async function importFolder(context: StageContext): Promise<void> {
  const { CONTENT_DIR: folder } = context.config;
  if (folder === undefined) return;
  // Loaded only if there is a folder, because it loads readers of YAML and Markdown.
  const { importContent } = await import('./import/run.ts');
  const report = await importContent(context, { folder, dryRun: false, prune: false }).catch(
    (error: unknown) => {
      if (error instanceof EnvironmentError) return error;
      throw error;
    },
  );
  if (report instanceof EnvironmentError)
    return recordIssues(context.pool, [
      stageIssues('content').error(NO_FOLDER, 'content', folder, { reason: report.message }),
    ]);
  await context.pool.query('delete from ops.issue where kind = $1', [NO_FOLDER]);
  const { added, changed, faults } = report;
  if (added.length + changed.length > 0)
    context.log.info(
      { added: added.length, changed: changed.length, faults: faults.length },
      'content imported',
    );
}
