import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { processesIn } from '#services/local/orphans.ts';
import { startPostgres } from '#services/local/postgres.ts';
import { findRedisProgram, startRedisServer } from '#services/local/redis.ts';
import { QUEUE_SCHEMA } from '#shared/queues/schema.ts';
import { withClient } from '#test/support/database.ts';
import { mountRoom, unmountRoom } from './room.ts';

/** The servers of a drill, which are outside the service. */

export type Outside = {
  stop: () => Promise<void>;
  /** Starts it on the same address, unless it is running. */
  start: () => Promise<void>;
  pids: () => Promise<number[]>;
};

export type Closing = (() => Promise<unknown>)[];

/** Opens a PostgreSQL; with a number, on a separate disk of so many megabytes. */
export async function openPostgres(folder: string, megabytes: number | undefined, closing: Closing) {
  const place = join(folder, 'postgres');
  await mkdir(place, { mode: 0o711 });
  if (megabytes !== undefined) {
    await mountRoom(place, megabytes);
    closing.push(() => unmountRoom(place));
  }
  const directory = join(place, 'server');
  const options = {
    directory,
    settings: { shared_buffers: '128MB', max_wal_size: '64MB', min_wal_size: '32MB' },
    log: join(folder, 'postgres.log'),
  };
  let server = await startPostgres(options);
  const { url, port } = server;
  closing.push(() => server.stop());
  const isOver = () => server.process.exitCode !== null || server.process.signalCode !== null;
  return {
    url,
    room: megabytes === undefined ? null : place,
    stop: () => server.stop(),
    start: async () => {
      if (isOver()) server = await startPostgres({ ...options, port });
    },
    pids: () => processesIn(join(server.folder, 'cluster'), 'postgres', []),
  };
}

/** Empties the queues, as the owner of the database. */
export async function emptyPostgresQueues(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
       from pg_tables where schemaname = $1 and tablename <> 'migration'`,
      [QUEUE_SCHEMA],
    );
    await client.query(`truncate ${rows[0]!.tables}`);
  });
}

export async function openRedis(folder: string, closing: Closing) {
  const program = findRedisProgram();
  if (program === null) throw new Error('there is no redis-server or valkey-server');
  const options = { program, directory: join(folder, 'redis'), password: randomBytes(16).toString('hex') };
  let server = await startRedisServer(options);
  const { url, port } = server;
  closing.push(() => server.stop());
  return {
    url,
    stop: () => server.stop(),
    start: async () => {
      server = await startRedisServer({ ...options, port });
    },
    pids: async () => [server.process.pid!],
  };
}
