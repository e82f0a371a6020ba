import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { type Config, dataDirectory, requireSetting } from '#shared/config.ts';
import { type DatabaseRole, openPool, type Pool } from '#shared/database/connection.ts';
import type { PrismaClient } from '#shared/database/prisma.ts';
import { errorText } from '#shared/database/unavailable.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { STACK_FILE, stackFile } from '#shared/process/stack-file.ts';
import type { Queues } from '#shared/queues/enqueue.ts';

/** A command waits this long for the queues, because the Redis client itself retries forever. */
const TIMEOUT_MS = 5_000;
/** PostgreSQL's code for what a login may not do, such as taking the role of another process. */
const FORBIDDEN = '42501';

export type Connections = {
  pool: Pool;
  /**
   * The key of the hashes of identity numbers.
   * @throws ConfigError where neither the settings nor `npm start` have one
   */
  identityKey: () => string;
  /**
   * The secret that signs tokens of users.
   * @throws ConfigError where neither the settings nor `npm start` have one
   */
  jwtSecret: () => string;
  /** Hosts inside the network from which news may be read: those of the settings and of `npm start`. */
  intelAllowedHosts: readonly string[];
  /** Loads Prisma on first use, which takes longer than most commands. */
  prisma: () => Promise<PrismaClient>;
  /**
   * Loads what queues need and opens them on first use.
   * @throws EnvironmentError if they do not respond
   */
  queues: () => Promise<Queues>;
  close: () => Promise<void>;
};

/** The roles under which commands work: `import` writes what workers write, every other one is the operator's. */
export type CommandRole = Extract<DatabaseRole, 'tender_operator' | 'tender_worker'>;

/**
 * Finds database and queues: DATABASE_URL and REDIS_URL if set, otherwise those of a running `npm start`.
 * @param role whose login is taken from `npm start`
 * @returns the settings with both filled in, and with the secrets that commands need
 * @throws EnvironmentError if neither is found
 */
export async function locate(config: Config, role: CommandRole): Promise<Config> {
  if (config.DATABASE_URL) return config;
  const path = join(dataDirectory(config), STACK_FILE);
  const stack = await readStack(path);
  return {
    ...config,
    DATABASE_URL: role === 'tender_worker' ? stack.workerDatabaseUrl : stack.databaseUrl,
    REDIS_URL: config.REDIS_URL ?? stack.redisUrl ?? undefined,
    IDENTITY_KEY: config.IDENTITY_KEY ?? stack.identityKey,
    JWT_SECRET: config.JWT_SECRET ?? stack.jwtSecret,
    INTEL_ALLOWED_HOSTS: [...config.INTEL_ALLOWED_HOSTS, ...(stack.intelAllowedHosts ?? [])],
  };
}

async function readStack(path: string): Promise<z.output<typeof stackFile>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      throw new EnvironmentError(
        `no database: DATABASE_URL is not set and ${path} does not exist; run \`npm start\` first, or set DATABASE_URL (or DATA_DIR)`,
      );
    }
    throw new EnvironmentError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  try {
    return stackFile.parse(JSON.parse(text));
  } catch (error) {
    throw new EnvironmentError(`${path} was not written by \`npm start\`; run it again`, { cause: error });
  }
}

/**
 * Connects to the database under a role.
 * @throws EnvironmentError if the database does not respond or does not belong to this service
 */
export async function connect(config: Config, role: CommandRole): Promise<Connections> {
  const located = await locate(config, role);
  const url = located.DATABASE_URL!;
  const database = { url, role, name: 'tenders', size: 3 } as const;
  const pool = openPool(database);
  try {
    await pool.query('select from ops.sync_meta limit 1');
  } catch (error) {
    await pool.end();
    throw unusable(url, role, config.DATABASE_URL === undefined, error as Error & { code?: string });
  }
  let prisma: Promise<PrismaClient> | undefined;
  let queues: Promise<Queues> | undefined;
  return {
    pool,
    identityKey: () => requireSetting(located, 'IDENTITY_KEY'),
    jwtSecret: () => requireSetting(located, 'JWT_SECRET'),
    intelAllowedHosts: located.INTEL_ALLOWED_HOSTS,
    prisma: () => {
      prisma ??= import('#shared/database/prisma.ts').then(({ openPrisma }) => openPrisma(database));
      return prisma;
    },
    queues: () => {
      queues ??= reachQueues(located);
      return queues;
    },
    close: async () => {
      const open = await queues?.catch(() => undefined);
      await open?.close();
      await (await prisma)?.$disconnect();
      await pool.end();
    },
  };
}

async function reachQueues(config: Config): Promise<Queues> {
  const { openQueues } = await import('#shared/queues/enqueue.ts');
  const queues = openQueues(config);
  const responded = new AbortController();
  const timeout = wait(TIMEOUT_MS, undefined, { signal: responded.signal }).then(() => {
    const place = queues.kind === 'redis' ? `Redis at ${new URL(config.REDIS_URL!).host}` : 'PostgreSQL';
    throw new EnvironmentError(`the queues do not respond (${place})`);
  });
  try {
    await Promise.race([queues.counts(), timeout]);
    return queues;
  } finally {
    responded.abort();
    timeout.catch(() => undefined);
  }
}

function unusable(
  url: string,
  role: CommandRole,
  fromStack: boolean,
  error: Error & { code?: string },
): EnvironmentError {
  const { host, pathname } = new URL(url);
  const hint = fromStack
    ? 'check that `npm start` is running'
    : error.code === FORBIDDEN
      ? `this command logs in as ${role} or as the owner of the database`
      : 'check DATABASE_URL and run `node prisma/migrate.ts deploy`';
  return new EnvironmentError(
    `the database ${host}${pathname} cannot be used: ${errorText(error)}; ${hint}`,
    {
      cause: error,
    },
  );
}
