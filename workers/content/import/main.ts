import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadConfig, requireSetting } from '#shared/config.ts';
import type { ContentReport } from '#shared/content/report.ts';
import { openPool } from '#shared/database.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { ImportMessage } from '#shared/import-report.ts';
import { createLog } from '#shared/log.ts';
import { openWorkerQueues } from '#workers/pipeline/queues.ts';
import { signatureOf } from './files.ts';
import { importContent } from './run.ts';

/**
 * `node workers/content/import/main.ts <folder> [--dry-run] [--prune] [--watch]`: the process behind `tenders import content`. It
 * tells its reports to the process that has forked it, and ends; with --watch when it is asked to.
 */

/** Time between two looks at a folder that is watched. */
const LOOK_MS = 500;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, prune: { type: 'boolean' }, watch: { type: 'boolean' } },
  });
  const [folder = ''] = positionals;
  const options = { folder, dryRun: values['dry-run'] === true, prune: values.prune === true };
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => stop.abort());
  const config = loadConfig();
  const log = createLog('import', config.LOG_LEVEL);
  const database = {
    url: requireSetting(config, 'DATABASE_URL'),
    role: 'tender_worker',
    name: 'import',
    size: 2,
  } as const;
  const pool = openPool(database, log);
  const queues = openWorkerQueues(config, pool, log);
  const context = { pool, queues, config };
  try {
    let seen = await signatureOf(folder);
    let report: ContentReport = await importContent(context, options);
    if (values.watch) {
      await tell({ imported: report });
      while (await passes(stop.signal)) {
        const now = await signatureOf(folder);
        if (now === seen) continue;
        seen = now;
        report = await importContent(context, options);
        await tell({ imported: report });
      }
    }
    await tell({ report });
  } finally {
    await queues.close();
    await pool.end();
  }
}

/** @returns whether the time has passed before the process was asked to end */
const passes = (signal: AbortSignal): Promise<boolean> => sleep(LOOK_MS, true, { signal }).catch(() => false);

/** Waits until the message has been handed over, because the process may end after it. */
const tell = (message: ImportMessage): Promise<void> =>
  new Promise((done) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => done());
    else done();
  });

main(process.argv.slice(2)).then(
  () => process.exit(0),
  async (error: Error) => {
    if (error instanceof EnvironmentError) await tell({ failed: error.message });
    else process.stderr.write(`${error.stack ?? error.message}\n`);
    process.exit(1);
  },
);
