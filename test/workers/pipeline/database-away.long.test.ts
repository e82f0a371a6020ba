import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { deploy } from '#prisma/migrate.ts';
import { startPostgres } from '#services/local/postgres.ts';
import { loadConfig } from '#shared/config.ts';
import { addressAs, openPool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { PASSWORDS } from '#test/support/database.ts';
import { serverFolder } from '#test/support/server-folder.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { bareStage } from './bare-stage.ts';

/** Long enough for a worker to be replaced while connections are refused. */
const AWAY_MS = 4_000;

it('messages in PostgreSQL are handled again after the server has refused connections for a while', async () => {
  const directory = await serverFolder('tda-away-');
  const options = { directory: join(directory, 'postgres'), database: 'test', ephemeral: true };
  let server = await startPostgres(options);
  onTestFinished(async () => {
    await server.stop();
    for (const folder of [directory, server.folder]) await rm(folder, { recursive: true, force: true });
  });
  await deploy(server.url, { passwords: PASSWORDS });
  const url = addressAs(server.url, 'tender_worker', PASSWORDS.tender_worker);
  const config = loadConfig({ DATABASE_URL: url, REDIS_URL: '' });
  const log = createLog('test', 'silent');
  const queues = openQueues(config);
  const pool = openPool({ url, role: 'tender_worker', name: 'test', size: 2 }, log);
  const handled: string[] = [];
  const stage = bareStage('derive', {
    handle: async ({ cause }) => void handled.push(cause),
  });
  const consumer = consume([stage], { config, log, queues, pool });
  onTestFinished(async () => {
    await consumer.close();
    await queues.close();
    await pool.end();
  });
  await queues.send('derive', { cause: 'before' });
  await expect.poll(() => handled, { timeout: 30_000 }).toEqual(['before']);
  const { port } = server;
  await server.stop();
  await wait(AWAY_MS);
  server = await startPostgres({ ...options, port });
  await expect
    .poll(
      () =>
        queues.send('derive', { cause: 'after' }).then(
          () => true,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  await expect.poll(() => handled, { timeout: 30_000 }).toContain('after');
}, 120_000);
