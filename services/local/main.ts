import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Config, dataDirectory, loadConfig } from '#shared/config.ts';
import { openPool } from '#shared/database/connection.ts';
import { ConfigError, EnvironmentError, UsageError } from '#shared/errors.ts';
import { giveBackAtRest } from '#shared/process/rest.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { sourceNames } from '#shared/sources.ts';
import { prepareFolder } from './folders.ts';
import { stopInTime } from './life.ts';
import { type Lock, takeLock } from './lock.ts';
import { watchLogs } from './log-files.ts';
import { closeFolder } from './modes.ts';
import { whyNotListen, whyUnreachable } from './network.ts';
import { asksForHelp, type LocalOptions, parseOptions, USAGE } from './options.ts';
import { openOutput } from './output.ts';
import { followFirstSync, isPublished, readProgress } from './progress.ts';
import { type Stack, startStack } from './stack.ts';
import { supervise } from './supervise.ts';

/**
 * `npm start`: starts PostgreSQL, queues, the sample publisher, workers and API with one command and applies migrations.
 * Prints one line, `ready <url> key=<api key>`, when the first sync has been published, or when the API serves what an
 * earlier start has published; everything else goes to standard error.
 */

const COMMAND = 'services/local/main.ts';
/** How long to wait for the processes of a killed stack to release the port. */
const PORT_PATIENCE_MS = 15_000;
const REACH_MS = 10_000;

const { line, note, ready, logTo } = openOutput();

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    process.stdout.write(USAGE);
    return;
  }
  giveBackAtRest();
  const options = parseOptions(args);
  const config = loadConfig();
  const directory = dataDirectory(config);
  await prepareFolder(directory);
  await prepareFolder(join(directory, 'logs'));
  const lock = await takeLock(directory, COMMAND);
  if (!(await closeFolder(directory)))
    note(
      `${directory} holds other things too, so it stays open to other users; only the secrets in it are closed`,
    );
  logTo(join(directory, 'logs', 'start.log'));
  watchLogs(join(directory, 'logs'));
  const stopping = new AbortController();
  const supervisor = supervise({
    note,
    changed: (parts) =>
      lock.record(parts.flatMap(({ pid, command }) => (command === undefined ? [] : [{ pid, command }]))),
  });
  const stop = async (code: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await lock.stopping().catch(() => undefined);
    await supervisor.stop();
    await lock.release();
    process.exit(code);
  };
  await stopInTime({
    command: COMMAND,
    stop: () => {
      note('stopping');
      return stop(0);
    },
    abandon: supervisor.abandon,
  });
  try {
    await requirePort(config, lock);
    const stack = await startStack({ config, options, directory, supervisor, note });
    const failed = new Promise<never>((_, fail) => {
      stack.workers.catch(fail);
    });
    await Promise.race([firstSync(stack, options, stopping.signal), failed]);
    if (stopping.signal.aborted) return;
    ready(`ready ${stack.url} key=${stack.apiKey}`);
    await stack.workers;
    await requestRegisters(stack, options);
  } catch (error) {
    if (stopping.signal.aborted) return;
    note(explain(error));
    await stop(exitCode(error));
  }
}

/** Requests a sync of each source, and shows the progress of the first one until it has been published. */
async function firstSync(stack: Stack, { data }: LocalOptions, signal: AbortSignal): Promise<void> {
  const pool = openPool({ url: stack.databaseUrl, role: 'tender_operator', name: 'local', size: 2 });
  const queues = openQueues(stack.config);
  try {
    const before = await readProgress(pool, sourceNames);
    const complete = before?.backfill_complete === true;
    for (const source of sourceNames) {
      const own = await readProgress(pool, [source]);
      // The workers resume a run that was interrupted.
      if (own?.backfill_complete) await queues.requestSync({ source, mode: 'incremental' });
      else if (own?.status !== 'running') {
        await queues.requestSync({ source, mode: 'gaps' });
        await queues.requestSync({ source, mode: 'backfill' });
      }
    }
    if (data.kind === 'live') {
      const { OCDS_BASE_URL } = stack.config;
      const reason = await whyUnreachable(OCDS_BASE_URL, REACH_MS);
      if (reason !== null) {
        note(`${OCDS_BASE_URL} cannot be reached (${reason}); serving what is stored, and trying again`);
        return;
      }
      if (!complete)
        note(`the first sync of the real publisher takes hours; ${stack.url} can be used in the meantime`);
    }
    if (isPublished(before) || complete) return;
    const outcome = await followFirstSync(pool, sourceNames, line, signal);
    if (outcome === 'stuck')
      note('every request to the publisher fails; serving what is stored, and trying again');
  } finally {
    await queues.close();
    await pool.end();
  }
}

/** Requests the generated registers when everything else is served: nobody waits for them, and not until the hour of their job. */
async function requestRegisters({ config }: Stack, { data }: LocalOptions): Promise<void> {
  if (data.kind !== 'generated') return;
  const queues = openQueues(config);
  try {
    await queues.send('schedule', { job: 'registers' });
  } finally {
    await queues.close();
  }
}

/** @throws EnvironmentError when the API could not listen; checked before anything is started */
async function requirePort({ PORT, HOST }: Config, lock: Lock): Promise<void> {
  const deadline = Date.now() + (lock.inherited ? PORT_PATIENCE_MS : 0);
  for (;;) {
    const reason = await whyNotListen(PORT, HOST);
    if (reason === null) return;
    if (Date.now() >= deadline) throw new EnvironmentError(portMessage(PORT, HOST, reason));
    await wait(100);
  }
}

const portMessage = (port: number, host: string, reason: string): string => {
  switch (reason) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program; choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `this user may not listen on port ${port}; choose one from 1024 on: PORT=8080 npm start`;
    default:
      return `cannot listen on ${host}:${port} (${reason}); check HOST and PORT`;
  }
};

const exitCode = (error: unknown): number =>
  error instanceof UsageError || error instanceof ConfigError ? 2 : 1;

/** The message of an expected failure; the stack trace of anything else, which is a bug. */
function explain(error: unknown): string {
  const expected =
    error instanceof EnvironmentError || error instanceof UsageError || error instanceof ConfigError;
  return expected ? error.message.trimEnd() : ((error as Error).stack ?? String(error));
}

main().catch((error: unknown) => {
  note(explain(error));
  process.exit(exitCode(error));
});
