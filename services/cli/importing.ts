import { fork } from 'node:child_process';
import { join } from 'node:path';
import { surroundings } from '#shared/config.ts';
import type { ContentReport } from '#shared/content/report.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type {
  ImportMessage,
  ImportProgress,
  ImportReport,
  ListReport,
} from '#shared/record-files/import-report.ts';

const IMPORTS = join(import.meta.dirname, '../../workers');
const PROGRAMS = {
  /** Of releases and of lists of restricted suppliers. */
  sources: join(IMPORTS, 'collect/import/main.ts'),
  content: join(IMPORTS, 'content/import/main.ts'),
} as const;

/**
 * Imports files in a process of its own, which is part of the pipeline. Ctrl-C lets it end the batch that it is storing.
 * @param settings where database and queues are
 * @param of what is imported, by its program; `imported` hears of each import of a folder that is watched
 * @throws EnvironmentError where nothing could be imported
 */
export async function runImport<Report extends ImportReport | ListReport | ContentReport = ImportReport>(
  args: readonly string[],
  settings: Record<string, string>,
  show: (progress: ImportProgress) => void,
  {
    of = 'sources',
    imported,
  }: { of?: keyof typeof PROGRAMS; imported?: (report: ContentReport) => void } = {},
): Promise<Report> {
  const child = fork(PROGRAMS[of], [...args], {
    env: surroundings.childEnvironment({ LOG_LEVEL: 'error', ...settings }),
    execArgv: [],
    // Files may come through standard input. What the process reports comes as messages.
    stdio: ['inherit', 'ignore', 'inherit', 'ipc'],
  });
  // Ctrl-C reaches the child too, so this process only waits for its report. Other signals are passed on.
  const wait = () => undefined;
  const pass = () => child.kill('SIGTERM');
  process.on('SIGINT', wait);
  process.on('SIGTERM', pass);
  try {
    return await new Promise<Report>((resolve, reject) => {
      let ended: ImportMessage | undefined;
      child.on('message', (message: ImportMessage) => {
        if ('progress' in message) show(message.progress);
        else if ('imported' in message) imported?.(message.imported);
        else ended = message;
      });
      child.once('error', reject);
      child.once('close', (code, signal) => {
        if (ended === undefined || 'progress' in ended || 'imported' in ended)
          reject(new EnvironmentError(`the import ended early (${signal ?? `exit code ${code}`})`));
        else if ('failed' in ended) reject(new EnvironmentError(ended.failed));
        // The program makes the report that belongs to its arguments.
        else resolve(ended.report as Report);
      });
    });
  } finally {
    process.off('SIGINT', wait);
    process.off('SIGTERM', pass);
  }
}
