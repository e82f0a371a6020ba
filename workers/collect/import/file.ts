import { databaseTime } from '#shared/database/connection.ts';
import type { FileReport, ImportProgress } from '#shared/record-files/import-report.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { progressRun } from '#workers/pipeline/runs.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { type Batch, openBatches } from './batches.ts';
import { FileFault } from './fault.ts';
import type { Input } from './inputs.ts';
import { type Importable, judge } from './judge.ts';
import { releasesOfFile } from './read.ts';
import { waitForRoom } from './room.ts';
import { storeBatch } from './store.ts';

/** What an import needs. `store` is null for a dry run, which only counts. */
export type ImportContext = {
  of: Importable;
  store: Pick<StageContext, 'pool' | 'queues' | 'config' | 'log'> | null;
  progress: (progress: ImportProgress) => void;
  /** Aborted if the import must stop after the batch that is being stored. */
  signal: AbortSignal;
};

/** The run of an import in the run log. */
export type ImportRun = { id: string; requestId: string };

/** Maximum number of rejected releases of one file with separate issues. The others are only counted. */
const MAX_ISSUES = 100;

const { error, warning } = stageIssues('collect');

type Reading = ImportContext & {
  run: ImportRun | null;
  count: (bytes: number) => void;
  tell: (waiting: ImportProgress['waiting']) => void;
};

/** Reads a file and stores its releases, batch by batch; counts both in the report of the file. */
export async function importFile(input: Input, file: FileReport, reading: Reading): Promise<void> {
  const { of, signal } = reading;
  // Without a database, nothing is stored either.
  const now = reading.store === null ? new Date() : await databaseTime(reading.store.pool);
  const batches = openBatches();
  const reject = rejecting(file, reading);
  try {
    for await (const found of releasesOfFile(input, reading.count)) {
      if (signal.aborted) return;
      file.releases += 1;
      const place = file.releases;
      if ('rule' in found) {
        await reject(place, found.line, found.rule, found.ocid);
        continue;
      }
      const judged = judge(found, of, now.getTime());
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
    await waitForRoom(to, tell, signal);
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
  const stored = await storeBatch(to.pool, of.source, file.name, batch);
  file.known += batch.releases.length - (stored?.releases ?? 0);
  if (stored === null) return;
  await to.queues.send('normalise', { responseId: stored.responseId });
  file.stored += stored.releases;
  file.responses += 1;
  await progressRun(to.pool, run.id, { rows: stored.releases, pages: 1, error: null });
}

/** @returns a function that counts a release that is not stored, and records it as an issue up to a limit */
function rejecting(file: FileReport, { store: to, of }: Reading) {
  return async (place: number, line: number, reason: string, ocid: string | null): Promise<void> => {
    file.rejected += 1;
    if (to === null || file.rejected > MAX_ISSUES) return;
    const [source, subject, path] = [of.source.name, `file:${file.name}`, String(place)];
    await recordIssues(to.pool, [
      warning('import-rejected', source, subject, { line, reason, ocid }, { path }),
    ]);
  };
}

async function recordFault(
  file: FileReport,
  { message, line }: FileFault,
  { store: to, of }: Reading,
): Promise<void> {
  if (to === null) return;
  const detail = { line, reason: message };
  await recordIssues(to.pool, [error('import-incomplete', of.source.name, `file:${file.name}`, detail)]);
}
