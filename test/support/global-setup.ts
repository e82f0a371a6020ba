import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { deploy } from '#prisma/migrate.ts';
import { startPostgres } from '#services/local/postgres.ts';
import { PASSWORDS } from './database.ts';
import { type RedisAvailability, startTestRedis } from './redis-server.ts';
import { serverFolder } from './server-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser address of the PostgreSQL of the test run, with the database `postgres`. */
    databaseServer: string;
    redis: RedisAvailability;
  }
}

/** The migrated database that is copied for each test. */
const TEMPLATE = 'template_tda';

/** Starts one PostgreSQL, and one Redis if the machine has it, for the whole test run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await serverFolder('tda-test-');
  const [postgres, redis] = await Promise.all([
    startPostgres({ directory: join(directory, 'postgres'), database: TEMPLATE, ephemeral: true }),
    startTestRedis(directory),
  ]);
  watch([directory, postgres.folder], [postgres.process.pid, redis.pid]);
  const server = new URL(postgres.url);
  await deploy(server.href, { passwords: PASSWORDS });
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  await client.end();

  project.provide('databaseServer', server.href);
  project.provide('redis', redis.availability);
  return async () => {
    await Promise.all([postgres.stop(), redis.stop()]);
    for (const folder of [directory, postgres.folder]) await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Ends the servers and removes their files when this process has ended, even by a signal: the standard input of the
 * watcher closes only then.
 */
function watch(folders: string[], pids: (number | undefined)[]): void {
  const script = 'read _; for pid in $1; do kill -QUIT $pid 2>/dev/null; done; sleep 1; shift; rm -rf "$@"';
  const targets = pids.filter((pid) => pid !== undefined).join(' ');
  const watcher = spawn('/bin/sh', ['-c', script, 'watcher', targets, ...folders], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
}
