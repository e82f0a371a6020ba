import { parseArgs } from 'node:util';
import { EnvironmentError } from '#shared/errors.ts';
import type { ImportProgress } from '#shared/record-files/import-report.ts';
import { listSourceNames } from '#shared/sources.ts';
import { openImportStore, runImport, tell } from '#workers/pipeline/import-process.ts';
import { importable } from './judge.ts';
import { type Acceptance, importList } from './list.ts';
import { importFiles } from './run.ts';

/**
 * `node workers/collect/import/main.ts <source> <path> [--dry-run] [--because <text> --by <name>]`: the process behind
 * `tenders import`. It sends its progress and its report to its parent process, and ends.
 */

/** Time between two messages about progress. */
const TELL_EVERY_MS = 200;

async function main(args: string[], stop: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, because: { type: 'string' }, by: { type: 'string' } },
  });
  const [source = '', path = ''] = positionals;
  const list = listSourceNames.find((name) => name === source);
  const of = importable[source];
  if (of === undefined && list === undefined) throw new EnvironmentError(`${source} publishes no files`);
  const dryRun = values['dry-run'] === true;
  if (list !== undefined) {
    // Also a dry run compares the list with the edition in use.
    await using store = openImportStore(3);
    await tell({ report: await importList(list, path, acceptanceOf(values), store, dryRun) });
    return;
  }
  await using store = dryRun ? null : openImportStore(3);
  await tell({ report: await importFiles(path, { of: of!, store, progress: tellOften(), signal: stop }) });
}

const acceptanceOf = ({ because, by }: { because?: string; by?: string }): Acceptance | null =>
  because === undefined || by === undefined ? null : { because, by };

function tellOften(): (progress: ImportProgress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const now = performance.now();
    if (now - last < TELL_EVERY_MS) return;
    last = now;
    void tell({ progress });
  };
}

runImport(main);
