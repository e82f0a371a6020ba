import { databaseTime } from '#shared/database.ts';
import { removeUnusedFiles } from '#workers/documents/fetch/unused-files.ts';
import { requestDocuments } from '#workers/documents/idle.ts';
import { removeOldAnswers } from '#workers/documents/model/old-answers.ts';
import type { Job } from '#workers/pipeline/stage.ts';

/** When documents are looked for, and files removed that no document has. */
export const documentsJobs: readonly Job[] = [
  {
    name: 'documents',
    cron: '* * * * *',
    reason: 'documents of new tenders are fetched while they are open, and those of changed addresses again',
    quiet: true,
    run: requestDocuments,
  },
  {
    name: 'document-files',
    cron: '5 4 * * *',
    reason:
      'documents that publishers have replaced or taken back need no room for ever; once a day is enough',
    quiet: true,
    run: async (context) => removeUnusedFiles(context, await databaseTime(context.pool)),
  },
  {
    name: 'retention-answers',
    cron: '56 * * * *',
    reason: 'answers of language models do not stay for ever',
    quiet: true,
    run: removeOldAnswers,
  },
];
