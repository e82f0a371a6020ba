import { basename, extname } from 'node:path';
import { transaction } from '#shared/database/connection.ts';
import { UsageError } from '#shared/errors.ts';
import { FileFault } from '#shared/record-files/fault.ts';
import { readRows } from '#shared/record-files/rows.ts';
import { plural } from '#shared/text/plural.ts';
import type { CommandOutcome, Context } from '../command.ts';
import { readSmallFile } from '../small-file.ts';
import { type Application, applicationOf } from './read-row.ts';
import { storeApplications, type Unknown } from './storing.ts';

const formats: Readonly<Record<string, 'csv' | 'json' | 'ndjson'>> = {
  '.csv': 'csv',
  '.json': 'json',
  '.ndjson': 'ndjson',
};
/** Faults that the text names; `--json` has all of them. */
const MAX_FAULTS = 20;

/**
 * `import applications`: stores which documents of their vaults companies use in applications for tenders, all of a file or
 * nothing. An application that is there already, by company and reference, is replaced.
 * @param words behind `import applications`
 */
export async function importApplications(
  context: Context,
  words: readonly string[],
): Promise<CommandOutcome> {
  const [path, ...rest] = words;
  if (path === undefined || rest.length > 0)
    throw new UsageError(
      'import applications takes one file, such as `import applications applications.csv`',
    );
  const format = formats[extname(path).toLowerCase()];
  if (format === undefined) throw new UsageError(`${path} is neither .csv, .json nor .ndjson`);
  const file = basename(path);
  let applications: Application[];
  try {
    applications = readRows(await readSmallFile(path), format, 'applications').map(applicationOf);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return failed(file, [{ line: error.line, column: error.column, error: error.message }]);
  }
  const { pool } = await context.connect();
  const isDryRun = context.options['dry-run'] === true;
  const unknown = await transaction(pool, (client) => storeApplications(client, applications, isDryRun));
  if (unknown.length > 0) return failed(file, unknown);
  const references = applications.reduce((sum, { documents }) => sum + documents.length, 0);
  const amount = `${plural(applications.length, 'application')} with ${plural(references, 'document')}`;
  return {
    code: 0,
    json: { status: isDryRun ? 'read' : 'imported', file, applications: applications.length, references },
    text: isDryRun ? `read: ${amount}; nothing was stored` : `imported: ${amount}`,
  };
}

const failed = (file: string, faults: readonly Unknown[]): CommandOutcome => ({
  code: 1,
  json: { status: 'failed', file, faults },
  text: [
    ...faults
      .slice(0, MAX_FAULTS)
      .map(({ line, column, error }) => `${file}, line ${line}, column ${column}: ${error}`),
    ...(faults.length > MAX_FAULTS ? [`… and ${faults.length - MAX_FAULTS} more`] : []),
    'nothing was imported',
  ].join('\n'),
});
