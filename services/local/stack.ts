import type { ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { z } from 'zod';
import { passwordsOf } from '#prisma/logins.ts';
import { deploy } from '#prisma/migrate.ts';
import { type Config, loadConfig, requireSetting, surroundings } from '#shared/config.ts';
import { addressAs, type DatabaseRole } from '#shared/database/connection.ts';
import { STACK_FILE, type stackFile } from '#shared/process/stack-file.ts';
import { southAfricanDay } from '#shared/time.ts';
import { ensureKey } from './api-key.ts';
import { type Child, startChild } from './child.ts';
import { prepareFolder, writePrivate } from './folders.ts';
import { onKeptPort } from './network.ts';
import { dataSet, describeData, type LocalOptions } from './options.ts';
import { startPostgres } from './postgres.ts';
import { placeOfQueues, startRedisServer } from './redis.ts';
import { databasePasswords, readSecrets, type Secrets, writeSecrets } from './secrets.ts';
import type { Running, Supervisor } from './supervise.ts';

/** The parts of the one-command stack, in the order in which they start. */

export type StackContext = {
  config: Config;
  options: LocalOptions;
  /** DATA_DIR, absolute. */
  directory: string;
  supervisor: Supervisor;
  /** Receives one sentence for each step. */
  note: (line: string) => void;
};

export type Stack = {
  /** Address of the API. */
  url: string;
  /** As the login of commands. */
  databaseUrl: string;
  apiKey: string;
  /** The configuration of the started processes. */
  config: Config;
  /** Resolves when the workers run, too; rejects if one of them cannot be started. */
  workers: Promise<unknown>;
};

/** Settings of collect for the sample publisher, which needs no pauses between requests. */
const SAMPLE_PUBLISHER_SETTINGS = {
  COLLECT_DELAY_MS: '0',
  COLLECT_TIMEOUT_MS: '20000',
  COLLECT_RETRY_MS: '250',
};

/** Articles, authors and newsletters that say of themselves that they are samples. */
const SAMPLE_CONTENT = join(import.meta.dirname, '../sample-publisher/content');

const WORKERS = [
  { name: 'worker-collect', args: ['plan', 'collect'] },
  { name: 'worker-normalise-publish', args: ['normalise', 'derive', 'publish', 'content'] },
  { name: 'worker-documents', args: ['documents', 'intel'] },
  { name: 'worker-schedule', args: ['schedule', 'rebuild', 'exports'] },
];

/**
 * Starts all parts; returns when the API accepts requests. It serves what is stored, so it does not wait for the workers,
 * which take several seconds of a processor to start.
 * @throws EnvironmentError, UsageError when a part cannot be started
 */
export async function startStack(context: StackContext): Promise<Stack> {
  const { config, directory, note, supervisor } = context;
  const secrets = await readSecrets(directory);
  const { addressOf, folder } = await openDatabase(context, secrets);
  const databaseUrl = addressOf('tender_operator');
  supervisor.layer();
  const redisUrl = (await findRedis(context, secrets)) ?? '';
  const settings: Record<string, string> = {
    REDIS_URL: redisUrl,
    DATA_DIR: directory,
    // A free one for each process; `tenders status` lists them.
    OPERATOR_PORT: '0',
    DISK_PATHS: (config.DISK_PATHS ?? [directory, folder ?? directory]).join(delimiter),
    JWT_SECRET: config.JWT_SECRET ?? secrets.jwtSecret,
    IDENTITY_KEY: config.IDENTITY_KEY ?? secrets.identityKey,
  };
  supervisor.layer();
  const keepChild = (
    name: string,
    role: Exclude<DatabaseRole, 'tender_operator'>,
    file: string,
    args: string[] = [],
  ) => {
    const own = { ...settings, ...NO_PASSWORDS, ...NOT_OF[role], DATABASE_URL: addressOf(role) };
    return supervisor.keep(name, () =>
      startChild({ file, args, settings: own, log: logOf(directory, name) }),
    );
  };
  const [{ message }, apiKey, ofPublisher] = await Promise.all([
    keepChild('api', 'tender_api', 'services/api/main.ts'),
    ensureKey(databaseUrl, directory, secrets, dataSet(context.options)),
    keepPublisher(context, secrets),
  ]);
  Object.assign(settings, ofPublisher);
  supervisor.layer();
  const workers = Promise.all(
    WORKERS.map(({ name, args }) => keepChild(name, 'tender_worker', 'workers/main.ts', args)),
  );
  // Whoever waits for them gets the failure, maybe later.
  workers.catch(() => undefined);
  note(`logs are in ${join(directory, 'logs')}`);
  const url = String(message.ready);
  const started = loadConfig(surroundings.childEnvironment({ ...settings, DATABASE_URL: databaseUrl }));
  const found: z.input<typeof stackFile> = {
    databaseUrl,
    workerDatabaseUrl: addressOf('tender_worker'),
    redisUrl: redisUrl || null,
    apiUrl: url,
    identityKey: settings['IDENTITY_KEY'],
    jwtSecret: settings['JWT_SECRET'],
    intelAllowedHosts: started.INTEL_ALLOWED_HOSTS,
  };
  await writePrivate(join(directory, STACK_FILE), JSON.stringify(found));
  return {
    url,
    databaseUrl,
    apiKey,
    config: started,
    workers,
  };
}

/**
 * Settings that a process does not need: a worker signs nothing, and the API sends no messages and hashes no identity
 * numbers.
 */
const NOT_OF = {
  tender_worker: { JWT_SECRET: '', JWT_PREVIOUS_SECRETS: '' },
  tender_api: { REDIS_URL: '', IDENTITY_KEY: '', AI_KEY: '' },
} as const;

/** A process gets only its own address, not those that the environment of `npm start` has for the others. */
const NO_PASSWORDS = {
  DATABASE_PASSWORD_API: '',
  DATABASE_PASSWORD_WORKER: '',
  DATABASE_PASSWORD_OPERATOR: '',
};

/**
 * Brings the database up to date. In our own server every process has a login of its own; in a server of others, which
 * may have given the roles passwords already, only where the settings say with which.
 * @returns the address of the database for a process, and the folder of our own server
 */
async function openDatabase(
  context: StackContext,
  secrets: Secrets,
): Promise<{ addressOf: (role: DatabaseRole) => string; folder: string | null }> {
  const { config, directory, note } = context;
  const own = config.DATABASE_URL === undefined ? await keepPostgres(context) : null;
  const url = own?.url ?? requireSetting(config, 'DATABASE_URL');
  const passwords = own ? databasePasswords(secrets) : passwordsOf(config);
  await writeSecrets(directory, secrets);
  await deploy(url, { log: note, passwords });
  if (Object.keys(passwords).length < 3)
    note(
      'processes share the login of DATABASE_URL; DATABASE_PASSWORD_API, _WORKER and _OPERATOR give each its own',
    );
  return {
    addressOf: (role) => (passwords[role] === undefined ? url : addressAs(url, role, passwords[role])),
    folder: own?.folder ?? null,
  };
}

const logOf = (directory: string, name: string): string => join(directory, 'logs', `${name}.log`);

/** A database server as a part. It has no `command`, because its next start ends its orphans itself. */
const asPart = <Server extends { process: ChildProcess; stop: () => Promise<void> }>(server: Server) => ({
  ...server,
  pid: server.process.pid!,
  exited: new Promise<string>((done) => {
    server.process.once('exit', (code, signal) => done(signal ?? `exit code ${code}`));
  }),
});

async function keepPostgres({
  directory,
  options,
  supervisor,
  note,
}: StackContext): Promise<{ url: string; folder: string }> {
  const began = performance.now();
  const folder = join(directory, 'postgres');
  const server = await supervisor.keep('postgres', async (before?: Running & { port: number }) =>
    asPart(
      await startPostgres({
        directory: folder,
        within: directory,
        database: dataSet(options),
        log: logOf(directory, 'postgres'),
        ...(before && { port: before.port }),
      }),
    ),
  );
  if (server.recovered.length > 0) note('an earlier PostgreSQL was still running and has been ended');
  if (server.folder !== folder)
    note(`PostgreSQL's user may not enter ${folder}; its data is in ${server.folder}`);
  note(`PostgreSQL 18 is running (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return server as unknown as { url: string; folder: string };
}

/** @returns the address of the Redis that holds the queues; null if PostgreSQL holds them */
async function findRedis(context: StackContext, secrets: Secrets): Promise<string | null> {
  const place = placeOfQueues(context.options, context.config);
  if ('program' in place) return keepRedis(context, secrets, place.program);
  if ('url' in place) return place.url;
  context.note(`queues are in PostgreSQL (${place.inPostgres})`);
  return null;
}

async function keepRedis(
  { directory, options, supervisor, note }: StackContext,
  { redisPassword }: Secrets,
  program: string,
): Promise<string> {
  // Each data set has its folder in it.
  const folder = join(directory, 'redis');
  await prepareFolder(folder);
  const server = await supervisor.keep('redis', async (before?: Running & { port: number; url: string }) =>
    asPart(
      await startRedisServer({
        program,
        directory: join(folder, dataSet(options)),
        password: redisPassword,
        log: logOf(directory, 'redis'),
        ...(before && { port: before.port }),
      }),
    ),
  );
  note(`queues are in Redis (${program})`);
  return server.url;
}

/** @returns the settings that point the workers at the sample publisher; none for the real ones */
async function keepPublisher(context: StackContext, secrets: Secrets): Promise<Record<string, string>> {
  const { config, directory, options, supervisor, note } = context;
  const { data, faults } = options;
  if (data.kind === 'live') return {};
  const set = dataSet(options);
  const startOn = (port: number) =>
    startChild({
      file: 'services/sample-publisher/main.ts',
      args: [
        ...['--port', String(port)],
        ...(faults === null ? [] : ['--faults', faults]),
        ...(data.kind === 'files'
          ? ['--files', data.folder]
          : ['--releases', String(data.releases), '--seed', String(data.seed)]),
        ...(secrets.since[set] ? ['--since', secrets.since[set]] : []),
      ],
      settings: {},
      log: logOf(directory, 'publisher'),
    });
  const kept = secrets.publisherPort ?? 0;
  // Workers and stored tenders know the port of the one that ended.
  const publisher = await supervisor.keep<Child>('publisher', (before) =>
    before
      ? startOn(Number(new URL(String(before.message.ready)).port))
      : onKeptPort(kept, startOn, () =>
          note(
            `port ${kept} of the sample publisher is taken: links to its documents in stored tenders no longer work`,
          ),
        ),
  );
  const url = String(publisher.message.ready);
  secrets.publisherPort = Number(new URL(url).port);
  const since = publisher.message.since ?? null;
  if (since !== null) secrets.since[set] = since;
  await writeSecrets(directory, secrets);
  note(`the sample publisher is at ${url} (${describeData(data)}${faults === null ? '' : ', with faults'})`);
  return {
    ...SAMPLE_PUBLISHER_SETTINGS,
    DOCUMENTS_ALLOWED_HOSTS: new URL(url).host,
    INTEL_ALLOWED_HOSTS: new URL(url).host,
    INTEL_SAMPLE_URL: url,
    OCDS_BASE_URL: url,
    ETENDERS_BASE_URL: url,
    TREASURY_RESTRICTED_URL: `${url}/RestrictedSupplier/RestrictedSuppliersReport.pdf`,
    TREASURY_DEFAULTERS_URL: `${url}/publications/other/RegisterForTenderDefaulters.xlsx`,
    ...(data.kind === 'generated' && {
      REGISTER_CIPC_URL: `${url}/registers/cipc.csv`,
      REGISTER_DIRECTORS_URL: `${url}/registers/directors.json`,
      REGISTER_SOURCE_DIRECTORS_URL: `${url}/registers/source-directors.ndjson`,
      CONTENT_DIR: config.CONTENT_DIR ?? SAMPLE_CONTENT,
    }),
    ...(since !== null && { COLLECT_FROM: southAfricanDay(new Date(since)) }),
  };
}
