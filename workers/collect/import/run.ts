import { randomUUID } from 'node:crypto';
import { EnvironmentError } from '#shared/errors.ts';
import type { FileReport, ImportProgress, ImportReport } from '#shared/record-files/import-report.ts';
import { BUSY, withLock } from '#workers/pipeline/locks.ts';
import { beginRun, endAbandoned, endRun } from '#workers/pipeline/runs.ts';
import { type ImportContext, type ImportRun, importFile } from './file.ts';
import { type Input, inputsAt } from './inputs.ts';

/**
 * Imports the files at a path, in the order of their names, and wakes normalise after each batch. May be stopped or
 * killed at any time: what is stored stays, and importing the same files again stores the rest.
 * @throws EnvironmentError if the file does not exist, or another import is running
 */
export async function importFiles(path: string, context: ImportContext): Promise<ImportReport> {
  const inputs = await inputsAt(path);
  const { store, of } = context;
  if (store === null) return readAll(inputs, context, null);
  const entity = `import-${of.source.name}`;
  const report = await withLock(store.pool, entity, async () => {
    await endAbandoned(store.pool, entity, 'its process ended; importing the same files again goes on');
    const requestId = randomUUID();
    const id = await beginRun(store.pool, { kind: 'import', entity, invocationId: requestId });
    try {
      return await readAll(inputs, context, { id: id!, requestId });
    } catch (error) {
      await endRun(store.pool, id!, 'failed', { error: (error as Error).message });
      throw error;
    }
  });
  if (report === BUSY) throw new EnvironmentError(`another import of ${of.source.name} is running`);
  return report;
}

async function readAll(
  inputs: readonly Input[],
  context: ImportContext,
  run: ImportRun | null,
): Promise<ImportReport> {
  const files: FileReport[] = [];
  const sizes = inputs.map(({ size }) => size);
  const allBytes = sizes.includes(null) ? null : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  let bytes = 0;
  for (const [index, input] of inputs.entries()) {
    if (context.signal.aborted) break;
    const file: FileReport = newReport(input.name);
    files.push(file);
    const tell = (waiting: ImportProgress['waiting']): void => {
      const { releases, stored, rejected } = summed(files);
      const place = { file: index + 1, files: inputs.length, name: input.name, bytes, allBytes };
      context.progress({ ...place, releases, stored, rejected, waiting });
    };
    const count = (read: number): void => {
      bytes += read;
      tell(null);
    };
    await importFile(input, file, { ...context, run, count, tell });
  }
  const total = summed(files);
  const stopped = context.signal.aborted;
  const faults = files.flatMap(({ name, error }) => (error === null ? [] : [`${name}: ${error}`]));
  if (stopped) faults.push('stopped before the end');
  const status = faults.length === 0 ? 'completed' : 'partial';
  const error = faults.length === 0 ? null : faults.join('; ');
  const { name: _, ...counts } = total;
  if (context.store && run) await endRun(context.store.pool, run.id, status, { error });
  return {
    source: context.of.source.name,
    dryRun: context.store === null,
    status,
    requestId: run?.requestId ?? null,
    stopped,
    ...counts,
    error,
    files,
  };
}

/** @returns the report of a file that has not been read yet */
const newReport = (name: string): FileReport => ({
  name,
  releases: 0,
  stored: 0,
  known: 0,
  rejected: 0,
  responses: 0,
  error: null,
});

/** @returns the counts of all files together */
function summed(files: readonly FileReport[]): FileReport {
  const sum = newReport('');
  for (const file of files)
    for (const name of ['releases', 'stored', 'known', 'rejected', 'responses'] as const)
      sum[name] += file[name];
  return sum;
}
