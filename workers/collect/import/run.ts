import { randomUUID } from 'node:crypto';
import type { Pool } from '#shared/database.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { FileReport, ImportProgress, ImportReport } from '#shared/import-report.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { BUSY, withLock } from '#workers/pipeline/locks.ts';
import { beginRun, endAbandoned, endRun, progressRun } from '#workers/pipeline/runs.ts';
import { type Batch, openBatches } from './batches.ts';
import { FileFault } from './fault.ts';
import { type Input, inputsAt } from './inputs.ts';
import { type Importable, judge } from './judge.ts';
import { releasesOfFile } from './read.ts';
import { waitForRoom } from './room.ts';
import { storeBatch } from './store.ts';

/** What an import needs. `store` is null for a dry run, which only counts. */
export type ImportContext = {
  of: Importable;
  store: { pool: Pool; queues: Queues } | null;
  progress: (progress: ImportProgress) => void;
  /** Aborted where the import is to stop after the batch that is being stored. */
  signal: AbortSignal;
};

/** Rejected releases of one file that are issues of their own. The others are in the counts only. */
const MAX_ISSUES = 100;

/**
 * Imports the files at a path, in the order of their names, and wakes normalise after each batch. May be stopped or
 * killed at any time: what is stored stays, and importing the same files again stores the rest.
 * @throws EnvironmentError where there is no such file, or another import is running
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

type Run = { id: string; requestId: string };

async function readAll(
  inputs: readonly Input[],
  context: ImportContext,
  run: Run | null,
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
    await readFile(input, file, { ...context, run, count, tell });
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

type Reading = ImportContext & {
  run: Run | null;
  count: (bytes: number) => void;
  tell: (waiting: ImportProgress['waiting']) => void;
};

async function readFile(input: Input, file: FileReport, reading: Reading): Promise<void> {
  const { of, signal } = reading;
  const now = Date.now();
  const batches = openBatches();
  const reject = rejecting(file, reading);
  try {
    for await (const found of releasesOfFile(input, reading.count)) {
      if (signal.aborted) return;
      file.releases += 1;
      const place = file.releases;
      if ('rule' in found) {
        await reject(place, found.line, found.rule, null);
        continue;
      }
      const judged = judge(found, of, now);
      if ('rejected' in judged) await reject(place, found.line, judged.rejected, judged.ocid);
      else for (const full of batches.add(place, judged)) await store(full, file, reading);
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    file.error = error.message;
    await recordFault(file, error, reading);
  }
  for (const batch of batches.rest()) await store(batch, file, reading);
}

async function store(
  batch: Batch,
  file: FileReport,
  { store: to, of, run, tell, signal }: Reading,
): Promise<void> {
  if (to === null || run === null || signal.aborted) return;
  try {
    await waitForRoom(to.pool, tell, signal);
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  const id = await storeBatch(to.pool, of.source, file.name, batch);
  if (id === null) {
    file.known += batch.releases.length;
    return;
  }
  await to.queues.send('normalise', { responseId: id });
  file.stored += batch.releases.length;
  file.responses += 1;
  await progressRun(to.pool, run.id, { rows: batch.releases.length, pages: 1, error: null });
}

/** @returns a function that counts a release that is not stored, and records it as an issue up to a limit */
function rejecting(file: FileReport, { store: to, of }: Reading) {
  return async (place: number, line: number, reason: string, ocid: string | null): Promise<void> => {
    file.rejected += 1;
    if (to === null || file.rejected > MAX_ISSUES) return;
    await recordIssues(to.pool, [
      {
        stage: 'collect',
        kind: 'import-rejected',
        severity: 'warning',
        source: of.source.name,
        subject: `file:${file.name}`,
        path: String(place),
        detail: { line, reason, ocid },
      },
    ]);
  };
}

async function recordFault(
  file: FileReport,
  { message, line }: FileFault,
  { store: to, of }: Reading,
): Promise<void> {
  if (to === null) return;
  await recordIssues(to.pool, [
    {
      stage: 'collect',
      kind: 'import-incomplete',
      severity: 'error',
      source: of.source.name,
      subject: `file:${file.name}`,
      detail: { line, reason: message },
    },
  ]);
}

const newReport = (name: string): FileReport => ({
  name,
  releases: 0,
  stored: 0,
  known: 0,
  rejected: 0,
  responses: 0,
  error: null,
});

function summed(files: readonly FileReport[]): FileReport {
  const sum = newReport('');
  for (const file of files)
    for (const name of ['releases', 'stored', 'known', 'rejected', 'responses'] as const)
      sum[name] += file[name];
  return sum;
}
