import { parseArgs } from 'node:util';
import { loadConfig, requireSetting } from '#shared/config.ts';
import { openPool } from '#shared/database.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { ImportMessage, ImportProgress } from '#shared/import-report.ts';
import { createLog } from '#shared/log.ts';
import { listSourceNames } from '#shared/sources.ts';
import { openWorkerQueues } from '#workers/pipeline/queues.ts';
import { importable } from './judge.ts';
import { type Acceptance, importList } from './list.ts';
import { importFiles } from './run.ts';

/**
 * `node workers/collect/import/main.ts <source> <path> [--dry-run] [--because <text> --by <name>]`: the process behind `tenders import`. It tells its
 * progress and its report to the process that has forked it, and ends.
 */

/** Time between two messages about progress. */
const TELL_EVERY_MS = 200;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, because: { type: 'string' }, by: { type: 'string' } },
  });
  const [source = '', path = ''] = positionals;
  const list = listSourceNames.find((name) => name === source);
  const of = importable[source];
  if (of === undefined && list === undefined) throw new EnvironmentError(`${source} publishes no files`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => stop.abort());
  const store = values['dry-run'] ? null : openStore();
  try {
    const report =
      list === undefined
        ? await importFiles(path, { of: of!, store, progress: tellOften(), signal: stop.signal })
        : await importList(list, path, acceptanceOf(values), store);
    await tell({ report });
  } finally {
    await store?.queues.close();
    await store?.pool.end();
  }
}

const acceptanceOf = ({ because, by }: { because?: string; by?: string }): Acceptance | null =>
  because === undefined || by === undefined ? null : { because, by };

function openStore() {
  const config = loadConfig();
  const log = createLog('import', config.LOG_LEVEL);
  const database = {
    url: requireSetting(config, 'DATABASE_URL'),
    role: 'tender_worker',
    name: 'import',
    size: 3,
  } as const;
  const pool = openPool(database, log);
  return { pool, queues: openWorkerQueues(config, pool, log), config, log };
}

function tellOften(): (progress: ImportProgress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const now = performance.now();
    if (now - last < TELL_EVERY_MS) return;
    last = now;
    void tell({ progress });
  };
}

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
