import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import {
  type Publisher,
  type PublisherOptions,
  startPublisher,
} from '#services/sample-publisher/http/server.ts';
import { listPaths } from '#services/sample-publisher/http/supplier-lists.ts';
import { type Config, loadConfig, surroundings } from '#shared/config.ts';
import { type DatabaseRole, openPool, type Pool } from '#shared/database/connection.ts';
import { openPrisma, type PrismaClient } from '#shared/database/prisma.ts';
import { createLog } from '#shared/log.ts';
import type { Queues, SyncRequest } from '#shared/queues/enqueue.ts';
import { southAfricanDay } from '#shared/time.ts';
import { openWorkerQueues } from '#workers/pipeline/queues.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import type { StageName } from '#workers/registry.ts';
import { startApiProcess, startApiServer, type TestApi } from './api.ts';
import { newDatabase, type Row, type Rows, type TestDatabase } from './database.ts';
import { type InProcessStages, inProcessStages } from './in-process-stages.ts';
import { launchProcess, type TestProcess } from './processes.ts';
import { type Backend, postgresBackend } from './redis.ts';

/**
 * The harness for tests that need more than a function: a database, and on request a sample publisher, queues, stages
 * and the API. Nothing is opened before it is used; everything is closed when the test ends.
 */

export type HarnessOptions = {
  /** Queue backend; by default PostgreSQL. */
  backend?: Backend;
  /** Options of the sample publisher; without them there is no publisher. */
  publisher?: PublisherOptions;
  /**
   * Stages run in this process when the test calls them (the default), or in worker processes: one is started for the
   * stages listed, none for an empty list.
   */
  stages?: 'in-process' | readonly StageName[];
  /** Starts the API: in this process, or as a process when the stages are one. */
  api?: boolean;
  /** Settings that differ from those of {@link TEST_SETTINGS}. */
  settings?: Record<string, string>;
  /** Factor for the pauses between attempts of messages that this process sends; 1 by default. */
  patience?: number;
  /** A database to use instead of a new one, such as a copy of a filled one; the harness drops it. */
  database?: TestDatabase;
};

export type Harness = {
  database: TestDatabase;
  /** The settings for access to database, queues and publisher as the owner of the database. */
  settings: Record<string, string>;
  /** The settings of a process, with its own login. */
  settingsOf: (role: DatabaseRole) => Record<string, string>;
  config: Config;
  queues: Queues;
  /** A pool under a role; by default that of the workers. */
  pool: (role?: DatabaseRole) => Pool;
  prisma: (role?: DatabaseRole) => PrismaClient;
  /** Rows of a statement, run under the role of the workers. */
  rows: Rows;
  /** Waits until a statement gives a row. @returns the first */
  until: (sql: string, values?: unknown[]) => Promise<Row>;
  /** Requests a run of collect, for which `settled` waits; a refetch is of {@link publishedDays}. @returns the request's id */
  requestSync: (request: SyncRequest) => Promise<string>;
  /**
   * Waits until no run is under way, the runs of `requestSync` have ended, and all stored data has been published. If
   * the stages are in this process, it runs normalise, derive and publish itself.
   */
  settled: () => Promise<void>;
  /** The stages in this process. */
  stages: InProcessStages;
  /** The context of a stage in this process, under the role of the workers. */
  context: StageContext;
  /** Starts a worker process for some stages, with options of Node; killed at the end unless it has ended before. */
  startWorkers: (stages: readonly StageName[], options?: readonly string[]) => Promise<TestProcess>;
  /** Starts one more API, of the kind that `api` starts. */
  startApi: (settings?: Record<string, string>) => Promise<TestApi>;
  close: () => Promise<void>;
};

/** The members that options add, so that TypeScript knows that they are present. */
type Started<Options extends HarnessOptions> = (Options extends { publisher: PublisherOptions }
  ? { publisher: TestPublisher }
  : unknown) &
  (Options extends { api: true } ? { api: TestApi } : unknown) &
  (Options extends { stages: readonly [StageName, ...StageName[]] } ? { workers: TestProcess } : unknown);

export type TestPublisher = Publisher & {
  /** Runs a command of the publisher's control interface, such as `advance?days=30`. */
  command: (command: string) => Promise<unknown>;
  /** Every ocid that was ever visible, sorted. */
  ocids: () => string[];
};

/** Settings with short waits for tests, and without work at fixed times of day. */
export const TEST_SETTINGS: Readonly<Record<string, string>> = {
  COLLECT_DELAY_MS: '0',
  COLLECT_RETRY_MS: '1',
  COLLECT_TIMEOUT_MS: '5000',
  QUEUE_LOCK_MS: '1000',
  // No test sends requests to real publishers of news.
  INTEL_SOURCES: 'paused',
  // No syncs at the full hour or at night: a test requests its own.
  SCHEDULE_JOBS: 'transition,requeue',
  JWT_SECRET: 'a secret for tests only',
  IDENTITY_KEY: 'a key for tests only',
  PORT: '0',
  API_PROCESSES: '1',
  OPERATOR_PORT: '0',
  LOG_LEVEL: 'warn',
};
const POLL_MS = 50;
/**
 * Connections of a pool: enough for all stages at once, but few, because each has to load all tables and statements
 * again.
 */
const CONNECTIONS = 6;

/** A harness that is closed when the test ends. */
export async function harness<const Options extends HarnessOptions>(
  options: Options,
): Promise<Harness & Started<Options>> {
  const opened = await openHarness(options);
  onTestFinished(opened.close);
  return opened;
}

/** A harness that the caller closes; tests that share one open it with `sharedHarness`. */
export async function openHarness<const Options extends HarnessOptions>(
  options: Options,
): Promise<Harness & Started<Options>> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const made = await make(options, closing);
    return Object.assign(made.harness, made.started, { close }) as Harness & Started<Options>;
  } catch (error) {
    await close();
    throw error;
  }
}

async function make(options: HarnessOptions, closing: (() => Promise<unknown>)[]) {
  const database = options.database ?? (await newDatabase());
  closing.push(database.drop);
  const publisher = options.publisher ? await openPublisher(options.publisher) : null;
  if (publisher) closing.push(publisher.close);
  const { backend = postgresBackend } = options;
  const files = join(surroundings.scratch, 'files', randomUUID());
  closing.push(() => rm(files, { recursive: true, force: true }));
  const settings = {
    ...TEST_SETTINGS,
    STORAGE_URL: pathToFileURL(files).href,
    ...(await backend.settings(database.url)),
    ...(publisher && {
      DOCUMENTS_ALLOWED_HOSTS: new URL(publisher.url).host,
      OCDS_BASE_URL: publisher.url,
      ETENDERS_BASE_URL: publisher.url,
      TREASURY_RESTRICTED_URL: publisher.url + listPaths.restricted,
      TREASURY_DEFAULTERS_URL: publisher.url + listPaths.defaulters,
    }),
    ...(publisher?.since && { COLLECT_FROM: southAfricanDay(publisher.since) }),
    ...options.settings,
  };
  const settingsOf = (role: DatabaseRole) => ({ ...settings, DATABASE_URL: database.login(role) });
  const config = loadConfig(settingsOf('tender_worker'));
  const log = createLog('test', 'silent');
  const address = (role: DatabaseRole) => ({ url: database.login(role), role, name: 'test' });
  const pool = oneForEach((role: DatabaseRole) => {
    const opened = openPool({ ...address(role), size: CONNECTIONS }, log);
    closing.push(() => opened.end());
    return opened;
  });
  const queues = openWorkerQueues(config, pool('tender_worker'), log, options.patience);
  closing.push(queues.close);
  const prisma = oneForEach((role: DatabaseRole) => {
    const opened = openPrisma(address(role));
    closing.push(() => opened.$disconnect());
    return opened;
  });
  const rows: Rows = async <Found>(sql: string, values: unknown[] = []) =>
    (await pool('tender_worker').query(sql, values)).rows as Found[];
  const until = async (sql: string, values: unknown[] = []): Promise<Row> => {
    for (;;) {
      const [row] = await rows(sql, values);
      if (row) return row;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };

  const context: StageContext = {
    config,
    log,
    queues,
    pool: pool('tender_worker'),
  };
  const apis: TestApi[] = [];
  const inThisProcess = inProcessStages(context, rows);
  const stages: InProcessStages = {
    ...inThisProcess,
    publishAll: async () => {
      await inThisProcess.publishAll();
      // An API learns of a publication a moment later; until then it serves cached responses.
      for (const api of apis) await api.catchUp();
    },
  };
  const inProcess = !Array.isArray(options.stages);
  const requested: string[] = [];
  const startWorkers = async (names: readonly StageName[], options: readonly string[] = []) => {
    const launched = await launchProcess('workers/main.ts', [...names], settingsOf('tender_worker'), options);
    closing.push(launched.kill);
    return launched;
  };
  const startApi = async (extra: Record<string, string> = {}) => {
    const start = inProcess ? startApiServer : startApiProcess;
    const api = await start({ ...settingsOf('tender_api'), ...extra }, pool('tender_operator'));
    closing.push(api.stop);
    apis.push(api);
    return api;
  };

  const harness: Omit<Harness, 'close'> = {
    database,
    settings,
    settingsOf,
    config,
    queues,
    pool: (role = 'tender_worker') => pool(role),
    prisma: (role = 'tender_worker') => prisma(role),
    rows,
    until,
    requestSync: async (given) => {
      const isOfAll = given.mode === 'refetch' && publisher?.since;
      const request = { ...(isOfAll && publishedDays({ config, publisher })), ...given };
      const id = inProcess ? await stages.sync(request) : await queues.requestSync(request);
      requested.push(id);
      return id;
    },
    settled: async () => {
      if (inProcess) await stages.publishAll();
      await until(SETTLED, [requested]);
    },
    stages,
    context,
    startWorkers,
    startApi,
  };
  const started = {
    ...(publisher && { publisher }),
    ...(options.stages?.length &&
      !inProcess && { workers: await startWorkers(options.stages as StageName[]) }),
    ...(options.api && { api: await startApi() }),
  };
  return { harness, started };
}

/** Gives a row when there is at least one run with tasks, every requested run has ended, and nothing is outstanding. */
const SETTLED = `
  select where exists (select from ops.cron_runs run where exists (select from ops.task where run_id = run.id))
    and not exists (select from unnest($1::text[]) as request where not exists (
      select from ops.cron_runs where invocation_id = request and completed_at is not null))
    and not exists (select from ops.task where state in ('pending', 'running'))
    and not exists (select from raw.response where normalised_at is null and fault is null)
    and not exists (select from core.outbox) and not exists (select from derived.stale)`;

async function openPublisher(options: PublisherOptions): Promise<TestPublisher> {
  const publisher = await startPublisher(options);
  return {
    ...publisher,
    command: async (command) =>
      (await fetch(`${publisher.url}/__control/${command}`, { method: 'POST' })).json(),
    ocids: () => [...publisher.catalogue.ocids()].toSorted(),
  };
}

/** @returns a function that makes the value of a key at its first call and returns the same one afterwards */
function oneForEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}

/**
 * The days of a publisher's releases. Between the time of its clock and today there are only empty windows; and a refetch, which
 * reaches back some months from today, would one day begin after a clock that stands.
 */
export const publishedDays = ({ config, publisher }: { config: Config; publisher: TestPublisher }) => ({
  from: config.COLLECT_FROM,
  to: southAfricanDay(new Date(publisher.clock.now())),
});
