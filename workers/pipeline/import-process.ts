import { type Config, loadConfig, requireSetting } from '#shared/config.ts';
import { openPool, type Pool } from '#shared/database/connection.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { createLog, type Logger } from '#shared/log.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import type { ImportMessage } from '#shared/record-files/import-report.ts';
import { openWorkerQueues } from './queues.ts';

/** A process behind `tenders import`: it sends its progress and its report to the command that forked it. */

export type ImportStore = { pool: Pool; queues: Queues; config: Config; log: Logger } & AsyncDisposable;

/** @param size maximum number of connections to the database */
export function openImportStore(size: number): ImportStore {
  const config = loadConfig();
  const log = createLog('import', config.LOG_LEVEL);
  const url = requireSetting(config, 'DATABASE_URL');
  const pool = openPool({ url, role: 'tender_worker', name: 'import', size }, log);
  const queues = openWorkerQueues(config, pool, log);
  const close = async () => {
    await queues.close();
    await pool.end();
  };
  return { pool, queues, config, log, [Symbol.asyncDispose]: close };
}

/** Waits until the message has been handed over, because the process may end after it. */
export const tell = (message: ImportMessage): Promise<void> =>
  new Promise((done) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => done());
    else done();
  });

/** @returns what the operator is told where the environment, and no defect, ended an import; null for a defect */
export function environmentFault(error: Error): string | null {
  if (error instanceof EnvironmentError) return error.message;
  return isUnavailable(error)
    ? `the database or the queue cannot be used: ${error.message}; once it can, import the same again, which goes on where this ended`
    : null;
}

/** Runs the process and ends it. The command gets faults of the environment; other faults are logged. */
export function runImport(main: (args: string[], stop: AbortSignal) => Promise<void>): void {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => stop.abort());
  main(process.argv.slice(2), stop.signal).then(
    () => process.exit(0),
    async (error: Error) => {
      const fault = environmentFault(error);
      if (fault !== null) await tell({ failed: fault });
      else process.stderr.write(`${error.stack ?? error.message}\n`);
      process.exit(1);
    },
  );
}
