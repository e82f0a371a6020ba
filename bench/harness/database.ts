import { join } from 'node:path';
import pg from 'pg';
import { deploy } from '#prisma/migrate.ts';
import { startPostgres } from '#services/local/postgres.ts';
import { findRedisProgram, startRedisServer } from '#services/local/redis.ts';
import { createKey } from '#shared/access/keys.ts';
import { openPool, type Pool } from '#shared/database/connection.ts';
import type { Harness } from './harness.ts';

export type Database = {
  url: string;
  /** With the role of the workers. */
  pool: Pool;
  /** Version of the server. */
  version: string;
};

/** Starts a server with the settings of `npm start`, durable writes included, and migrates a database in it. */
export async function startDatabase(harness: Harness): Promise<Database> {
  const server = await startPostgres({ directory: join(harness.folder, 'postgres'), database: 'bench' });
  harness.keep(server);
  await deploy(server.url);
  const version = await withClient(server.url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]!.server_version;
  });
  const pool = openPool({ url: server.url, role: 'tender_worker', name: 'bench' });
  harness.defer(() => pool.end());
  return { url: server.url, pool, version };
}

/** Runs `work` with one connection of the owner of the database. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is lost is reported by the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Copies the migrated database under another name, replacing an existing one. The original must be empty and without
 * connections.
 * @returns address of the copy
 */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const address = new URL(url);
  const template = address.pathname.slice(1);
  address.pathname = '/postgres';
  await withClient(address.href, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${template}`);
    // Otherwise earlier writes would reach the disk during a measurement.
    await client.query('checkpoint');
  });
  address.pathname = `/${name}`;
  return address.href;
}

/** Starts Redis if the machine has it. @returns its address, else the empty text */
export async function startRedis(harness: Harness): Promise<string> {
  const program = findRedisProgram();
  if (program === null) return '';
  const server = await startRedisServer({
    program,
    directory: join(harness.folder, 'redis'),
    password: 'bench',
  });
  harness.keep(server);
  return server.url;
}

/** More calls than any run makes; the columns are 32-bit. */
const PLENTY = 2_000_000_000;

/** @returns an API key whose quota is counted as usual and is never used up */
export async function makeKey(url: string): Promise<string> {
  const pool = openPool({ url, role: 'tender_operator', name: 'bench', size: 1 });
  try {
    const limits = { daily: PLENTY, monthly: PLENTY };
    return (await createKey(pool, { name: 'bench', tier: 'enterprise', limits })).key;
  } finally {
    await pool.end();
  }
}
