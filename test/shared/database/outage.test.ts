import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openPool, transaction } from '#shared/database/connection.ts';
import { failureLevel } from '#shared/database/outage.ts';
import { createLog } from '#shared/log.ts';
import { newDatabase, onServer } from '#test/support/database.ts';

it('an outage is one line when it begins and one when it ends, for all pools and attempts', async () => {
  const database = await newDatabase();
  const name = new URL(database.url).pathname.slice(1);
  const written: string[] = [];
  const log = createLog('test', 'info', {
    write: (line) => written.push((JSON.parse(line) as { msg: string }).msg),
  });
  const pools = ['one', 'two'].map((pool) =>
    openPool({ url: database.url, role: 'tender_worker', name: pool, size: 2 }, log),
  );
  onTestFinished(async () => {
    for (const pool of pools) await pool.end();
    await database.drop();
  });
  const askAll = () =>
    Promise.all(
      pools.flatMap((pool) => [
        pool.query('select 1').catch((error) => failureLevel(pool, error)),
        transaction(pool, (client) => client.query('select 1')).catch((error) => failureLevel(log, error)),
      ]),
    );
  await askAll();
  await onServer(async (server) => {
    await server.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1`, [
      name,
    ]);
    await server.query(`alter database "${name}" rename to "${name}-away"`);
  });
  // The pools learn that their connections are gone.
  await wait(100);
  await askAll();
  expect(await askAll()).toEqual(['debug', 'debug', 'debug', 'debug']);
  expect(failureLevel(pools[0]!, new TypeError('a defect'))).toBe('warn');
  await onServer((server) => server.query(`alter database "${name}-away" rename to "${name}"`));
  await askAll();
  expect(written).toEqual([
    expect.stringContaining('the database cannot be used'),
    'the database can be used again',
  ]);
});
