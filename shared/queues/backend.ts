import {
  type ConnectionOptions,
  createPostgresBackend,
  Queue,
  type QueueOptions,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import { type Config, requireSetting } from '#shared/config.ts';
import { openQueuePool } from '#shared/database/connection.ts';
import { QUEUE_SCHEMA } from './schema.ts';

/**
 * Connections to PostgreSQL for the statements of all queues of a process, which take a millisecond each. On every further
 * one PostgreSQL would plan the functions of BullMQ again. Each queue that is read also keeps one for notifications.
 */
const CONNECTIONS = 4;

/**
 * Where queues are stored: in Redis if there is one, otherwise in PostgreSQL through BullMQ's own backend. Only this
 * file distinguishes the two. Decision: docs/decisions/0004-one-queue-backend.md
 */
export type QueueBackend = {
  kind: 'redis' | 'postgres';
  queue: (name: string, options?: Partial<QueueOptions>) => Queue;
  worker: (
    name: string,
    handle: ConstructorParameters<typeof Worker>[1],
    options: Omit<WorkerOptions, 'connection'>,
  ) => Worker;
  close: () => Promise<void>;
};

export function openBackend(config: Config): QueueBackend {
  return config.REDIS_URL
    ? redisBackend(config.REDIS_URL)
    : postgresBackend(requireSetting(config, 'DATABASE_URL'));
}

function redisBackend(url: string): QueueBackend {
  const open: Redis[] = [];
  const connect = () => {
    // No limit of retries, so that blocking reads wait until Redis is back.
    const connection = new Redis(url, { maxRetriesPerRequest: null });
    connection.on('error', () => undefined);
    open.push(connection);
    return connection;
  };
  // A Redis may be shared with others.
  const prefix = `tda-${QUEUE_SCHEMA}`;
  return {
    kind: 'redis',
    queue: (name, options) => new Queue(name, { ...options, prefix, connection: asOption(connect()) }),
    worker: (name, handle, options) => {
      const connection = connect();
      const worker = new Worker(name, handle, { ...options, prefix, connection: asOption(connection) });
      // A worker tells of its first connection only.
      connection.on('ready', () => worker.emit('ready'));
      return worker;
    },
    close: async () => {
      await Promise.allSettled(open.map((connection) => connection.quit()));
    },
  };
}

/** BullMQ has a release of the client of its own. */
const asOption = (connection: Redis): ConnectionOptions => connection as unknown as ConnectionOptions;

/** Connects as the process's own login, which may use the schema of the queues; `prisma/migrate.ts deploy` makes it. */
function postgresBackend(url: string): QueueBackend {
  const pool = openQueuePool(url, QUEUE_SCHEMA, CONNECTIONS);
  const connection = pool as unknown as Parameters<typeof createPostgresBackend>[1]['connection'];
  return {
    kind: 'postgres',
    queue: (name, options) =>
      new Queue(name, { ...options, connection }, createPostgresBackend) as unknown as Queue,
    worker: (name, handle, options) => {
      pool.options.max += 1;
      const worker = new Worker(name, handle, { ...options, connection }, createPostgresBackend);
      worker.once('closed', () => {
        pool.options.max -= 1;
      });
      return worker as unknown as Worker;
    },
    close: () => pool.end(),
  };
}
