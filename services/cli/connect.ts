import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { type Config, dataDirectory } from '#shared/config.ts';
import { openPool, openPrisma, type Pool, type PrismaClient } from '#shared/database.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { openQueues, type Queues } from '#shared/queues/enqueue.ts';
import { STACK_FILE, stackFile } from '#shared/stack-file.ts';

/** The client of Redis reconnects without end; a command gives up after this long. */
const TIMEOUT_MS = 5_000;

export type Connections = {
  pool: Pool;
  prisma: PrismaClient;
  /**
   * Opens the queues on first use.
   * @throws EnvironmentError where they do not respond
   */
  queues: () => Promise<Queues>;
  close: () => Promise<void>;
};

/**
 * Finds database and queues: DATABASE_URL and REDIS_URL where set, else the running one-command stack.
 * @returns the settings with both filled in
 * @throws EnvironmentError where neither is found
 */
export async function locate(config: Config): Promise<Config> {
  if (config.DATABASE_URL) return config;
  const path = join(dataDirectory(config), STACK_FILE);
  const stack = await readStack(path);
  return {
    ...config,
    DATABASE_URL: stack.databaseUrl,
    REDIS_URL: config.REDIS_URL ?? stack.redisUrl ?? undefined,
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
        `no database: DATABASE_URL is not set and there is no ${path}; run \`npm start\` first, or set DATABASE_URL (or DATA_DIR)`,
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
 * Opens database and queues under the operator's role.
 * @throws EnvironmentError where the database does not respond or is not one of this service
 */
export async function connect(config: Config): Promise<Connections> {
  const located = await locate(config);
  const url = located.DATABASE_URL!;
  const database = { url, role: 'tender_operator', name: 'tenders', size: 3 } as const;
  const pool = openPool(database);
  try {
    await pool.query('select from ops.sync_meta limit 1');
  } catch (error) {
    await pool.end();
    throw unusable(url, config.DATABASE_URL === undefined, error as Error & { code?: string });
  }
  const prisma = openPrisma(database);
  let queues: Promise<Queues> | undefined;
  return {
    pool,
    prisma,
    queues: () => {
      queues ??= reachQueues(located);
      return queues;
    },
    close: async () => {
      const open = await queues?.catch(() => undefined);
      await open?.close();
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

async function reachQueues(config: Config): Promise<Queues> {
  const queues = openQueues(config);
  const answered = new AbortController();
  const late = wait(TIMEOUT_MS, undefined, { signal: answered.signal }).then(() => {
    const place = queues.kind === 'redis' ? `Redis at ${new URL(config.REDIS_URL!).host}` : 'PostgreSQL';
    throw new EnvironmentError(`the queues do not respond (${place})`);
  });
  try {
    await Promise.race([queues.counts(), late]);
    return queues;
  } finally {
    answered.abort();
    late.catch(() => undefined);
  }
}

function unusable(url: string, fromStack: boolean, error: Error & { code?: string }): EnvironmentError {
  const { host, pathname } = new URL(url);
  // Where a host has several addresses, the error that collects their failures has no message.
  const reason = error.message || error.code || error.name;
  const hint = fromStack
    ? 'is `npm start` running?'
    : 'check DATABASE_URL, and `node prisma/migrate.ts deploy`';
  return new EnvironmentError(`the database ${host}${pathname} cannot be used: ${reason}; ${hint}`, {
    cause: error,
  });
}
