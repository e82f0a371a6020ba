import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#services/local/network.ts';
import { type Publisher, startPublisher } from '#services/sample-publisher/http/server.ts';
import { listPaths } from '#services/sample-publisher/http/supplier-lists.ts';
import { createKey } from '#shared/access/keys.ts';
import { loadConfig, surroundings } from '#shared/config.ts';
import { addressAs, openPool } from '#shared/database/connection.ts';
import type { QueueBackend } from '#shared/queues/backend.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { sourceNames } from '#shared/sources.ts';
import { southAfricanDay } from '#shared/time.ts';
import { PASSWORDS, type Row, type Rows } from '#test/support/database.ts';
import { projectRoot } from '#test/support/processes.ts';
import { flush } from '#test/support/redis.ts';
import { servePoison } from './poison.ts';
import { emptyPostgresQueues, type Outside, openPostgres, openRedis } from './servers.ts';
import { signalAll } from './signals.ts';

/**
 * The whole service as `npm start` runs it, each process with its own login, with PostgreSQL, Redis and the publisher outside
 * of it, so that each of them can be stopped, frozen or emptied while the launcher looks after its own processes.
 */

/** Where the queues are. */
export type Place = QueueBackend['kind'];

export type WorldOptions = {
  /** Further environment of the launcher and all that it starts. */
  environment?: Record<string, string>;
  /** Megabytes of the disk on which PostgreSQL keeps its data; without it, the machine's disk. */
  room?: number;
  /** The publisher's answers pass through a server that can add what no publisher should send. */
  poison?: true;
};

export type World = {
  folder: string;
  /** Address of the API. */
  url: string;
  key: () => Promise<string>;
  /** Makes a key of another caller. */
  anotherKey: () => Promise<string>;
  postgres: Outside & { room: string | null };
  /** Null if the queues are in PostgreSQL. */
  redis: (Outside & { url: string }) | null;
  /** Empties the queues, as the loss of their files does. */
  emptyQueues: () => Promise<unknown>;
  publisher: Publisher;
  /** Makes the publisher send, from now on, what no publisher should. */
  poison: () => void;
  /** Starts the launcher; returns at once. */
  launch: () => void;
  launcher: () => ChildProcess;
  /** Ids of the processes of the service whose command line contains a word, such as `schedule`. */
  service: (word: string) => Promise<number[]>;
  /** Runs a statement with the login of the workers. */
  rows: Rows;
  /** Asks for a run of each source in this mode, and waits for its end. */
  sync: (mode: 'refetch' | 'incremental', patience: number) => Promise<void>;
  close: () => Promise<void>;
};

const RELEASES = { releases: 300, seed: 5, clockRate: 0, now: new Date('2026-06-15T10:00:00Z'), pageCap: 20 };
/** The same for every world, because addresses of the publisher are part of contents, and ids of events follow from these. */
let publisherPort = 0;
const POLL_MS = 100;

/**
 * The same in every world: identity numbers are stored as hashes under this key, so that with another one the tables of two
 * worlds differ in every person on a list.
 */
const IDENTITY_KEY = randomBytes(16).toString('hex');

export async function openWorld(
  queues: Place,
  { environment = {}, room, poison }: WorldOptions = {},
): Promise<World> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'tda-drill-'));
    await chmod(folder, 0o711);
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const watcher = watch(folder);
    closing.push(async () => watcher.kill('SIGKILL'));
    const postgres = await openPostgres(folder, room, closing);
    const redis = queues === 'redis' ? await openRedis(folder, closing) : null;
    const publisher = await startPublisher({ ...RELEASES, port: publisherPort });
    publisherPort = Number(new URL(publisher.url).port);
    closing.push(publisher.close);
    const between = poison ? await servePoison(publisher.url) : null;
    if (between) closing.push(between.close);

    const port = await freePort();
    const data = join(folder, 'data');
    const settings = {
      DATABASE_URL: postgres.url,
      DATABASE_PASSWORD_API: PASSWORDS.tender_api,
      DATABASE_PASSWORD_WORKER: PASSWORDS.tender_worker,
      DATABASE_PASSWORD_OPERATOR: PASSWORDS.tender_operator,
      REDIS_URL: redis?.url ?? '',
      IDENTITY_KEY,
      OCDS_BASE_URL: between?.url ?? publisher.url,
      ETENDERS_BASE_URL: between?.url ?? publisher.url,
      TREASURY_RESTRICTED_URL: publisher.url + listPaths.restricted,
      TREASURY_DEFAULTERS_URL: publisher.url + listPaths.defaulters,
      COLLECT_FROM: southAfricanDay(publisher.since!),
      // So that a load takes longer than a fault needs to begin.
      COLLECT_DELAY_MS: '150',
      COLLECT_RETRY_MS: '250',
      COLLECT_TIMEOUT_MS: '20000',
      SCHEDULE_JOBS: 'transition,requeue',
      DATA_DIR: data,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...(postgres.room && { DISK_PATHS: [data, postgres.room].join(delimiter), DISK_FREE_MB: '20' }),
      npm_lifecycle_event: undefined,
      ...environment,
    };
    let child: ChildProcess;
    const launch = () => {
      const args = ['--live', ...(redis === null ? ['--no-redis'] : [])];
      child = spawn(process.execPath, [join(projectRoot, 'services/local/main.ts'), ...args], {
        cwd: projectRoot,
        env: surroundings.childEnvironment(settings),
        stdio: 'ignore',
      });
    };
    launch();
    const service = (word: string) => commandsWith(data, word);
    closing.push(() => endService(child, data));

    const connectionString = addressAs(postgres.url, 'tender_worker', PASSWORDS.tender_worker);
    const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 5_000 });
    pool.on('error', () => undefined);
    closing.push(() => pool.end());
    const rows: Rows = async <Found>(sql: string, values: unknown[] = []) =>
      (await pool.query(sql, values)).rows as Found[];
    return {
      folder,
      url: `http://127.0.0.1:${port}`,
      key: async () => (await readFile(join(data, 'api-key'), 'utf8')).trim(),
      anotherKey: async () => {
        const url = addressAs(postgres.url, 'tender_operator', PASSWORDS.tender_operator);
        const pool = openPool({ url, role: 'tender_operator', name: 'drill', size: 1 });
        try {
          return (await createKey(pool, { name: 'another caller', tier: 'enterprise' })).key;
        } finally {
          await pool.end();
        }
      },
      postgres,
      redis,
      emptyQueues: () => (redis === null ? emptyPostgresQueues(postgres.url) : flush(redis.url)),
      publisher,
      poison: () => between?.begin(),
      launch,
      launcher: () => child,
      service,
      rows,
      sync: async (mode, patience) => {
        const DATABASE_URL = addressAs(postgres.url, 'tender_operator', PASSWORDS.tender_operator);
        const queues = openQueues(loadConfig({ DATABASE_URL, REDIS_URL: redis?.url ?? '' }));
        try {
          const requests: string[] = [];
          for (const source of sourceNames) requests.push(await queues.requestSync({ source, mode }));
          await eventually(
            rows,
            `select where not exists (select from unnest($1::text[]) as request where not exists (
               select from ops.cron_runs where invocation_id = request and completed_at is not null))`,
            [requests],
            patience,
            `the end of ${mode}`,
          );
        } finally {
          await queues.close();
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Ends every process of the world when this process has ended, also by a signal: only then does the standard input of the
 * watcher close. It knows servers by their working directory and ours by their environment.
 */
function watch(folder: string): ChildProcess {
  const script = `read _
    for process in /proc/[0-9]*; do
      case "$(readlink $process/cwd)" in "$1"/*) kill -KILL "$\{process#/proc/}";; esac
      grep -qs "DATA_DIR=$1/" $process/environ && kill -KILL "$\{process#/proc/}"
    done
    umount --lazy "$1/postgres"; rm -rf "$1"`;
  const watcher = spawn('/bin/sh', ['-c', script, 'watcher', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return watcher;
}

/** @throws Error if the queues are in PostgreSQL */
export function redisOf({ redis }: World): NonNullable<World['redis']> {
  if (redis === null) throw new Error('the queues are in PostgreSQL');
  return redis;
}

/** @returns ids of the processes that have this DATA_DIR in their environment and a word in their command line */
async function commandsWith(data: string, word: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  return pids.filter((pid) => {
    try {
      return (
        readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${data}`) &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(word)
      );
    } catch {
      return false;
    }
  });
}

async function endService(launcher: ChildProcess, data: string): Promise<void> {
  const over = new Promise((done) => launcher.once('exit', done));
  if (launcher.exitCode === null && launcher.signalCode === null && launcher.kill('SIGTERM'))
    await Promise.race([over, wait(20_000, undefined, { ref: false })]);
  // The launcher first, so that it starts nothing again.
  for (const file of ['services/local/main.ts', 'workers/main.ts', 'services/api/main.ts'])
    signalAll(await commandsWith(data, join(projectRoot, file)), 'SIGKILL');
}

/**
 * Waits until a statement gives a row, also while the database is away.
 * @param patience seconds
 * @returns the seconds it took
 * @throws after the patience, with what was waited for
 */
export async function eventually(
  rows: Rows,
  sql: string,
  values: unknown[],
  patience: number,
  what: string,
): Promise<number> {
  const began = performance.now();
  let last: unknown;
  for (;;) {
    const found: Row[] = await rows(sql, values).catch((error: Error) => {
      last = error.message;
      return [];
    });
    const took = (performance.now() - began) / 1000;
    if (found.length > 0) return took;
    if (took > patience)
      throw new Error(`waited ${patience} s in vain for ${what}${last ? ` (${String(last)})` : ''}`);
    await wait(POLL_MS);
  }
}
