import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ContentReport } from '#shared/content/report.ts';
import { openImportStore, runImport, tell } from '#workers/pipeline/import-process.ts';
import { signatureOf } from './files.ts';
import { importContent } from './run.ts';

/**
 * `node workers/content/import/main.ts <folder> [--dry-run] [--prune] [--watch]`: the process behind `tenders import
 * content`. It sends its reports to its parent process, and ends; with --watch when it is told to.
 */

/** Time between two checks of a watched folder. */
const LOOK_MS = 500;

async function main(args: string[], stop: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, prune: { type: 'boolean' }, watch: { type: 'boolean' } },
  });
  const [folder = ''] = positionals;
  const options = { folder, dryRun: values['dry-run'] === true, prune: values.prune === true };
  await using context = openImportStore(2);
  let seen = await signatureOf(folder);
  let report: ContentReport = await importContent(context, options);
  if (values.watch) {
    await tell({ imported: report });
    while (await passes(stop)) {
      const now = await signatureOf(folder);
      if (now === seen) continue;
      seen = now;
      report = await importContent(context, options);
      await tell({ imported: report });
    }
  }
  await tell({ report });
}

/** @returns whether the time has passed before the process was asked to end */
const passes = (signal: AbortSignal): Promise<boolean> => sleep(LOOK_MS, true, { signal }).catch(() => false);

runImport(main);
