import { databaseTime } from '#shared/database/connection.ts';
import { MODEL_ANSWER_DAYS } from '#shared/operator/retention.ts';
import { removeUnusedFiles } from '#workers/documents/fetch/unused-files.ts';
import { requestDocuments } from '#workers/documents/idle.ts';
import { portionBy, ROWS, removeOldRows } from '#workers/pipeline/old-rows.ts';
import type { Job, StageContext } from '#workers/pipeline/stage.ts';

const portion = portionBy(
  `delete from core.model_answer where key in (
     select key from core.model_answer where answered_at < $1 limit $2)`,
  (ago) => [ago(MODEL_ANSWER_DAYS), ROWS],
);

/** Removes old answers of language models. @returns how many */
const removeOldAnswers = (context: Pick<StageContext, 'pool' | 'signal'>): Promise<number> =>
  removeOldRows(context, [portion]);

/** When documents are looked for, and files removed that no document has. */
export const documentsJobs: readonly Job[] = [
  {
    name: 'documents',
    cron: '* * * * *',
    reason:
      'documents of new tenders are fetched while the tenders are open, and documents with changed addresses are fetched again',
    quiet: true,
    run: requestDocuments,
  },
  {
    name: 'document-files',
    cron: '5 4 * * *',
    reason: 'documents that publishers have replaced or withdrawn are removed in time; once a day is enough',
    quiet: true,
    run: async (context) => removeUnusedFiles(context, await databaseTime(context.pool)),
  },
  {
    name: 'retention-answers',
    cron: '56 * * * *',
    reason: 'answers of language models are not kept for ever',
    quiet: true,
    run: removeOldAnswers,
  },
];
