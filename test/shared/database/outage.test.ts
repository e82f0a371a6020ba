import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { addressAs, type DatabaseRole, openPool, transaction } from '#shared/database/connection.ts';
import { failureLevel } from '#shared/database/outage.ts';
import { createLog } from '#shared/log.ts';
import { newDatabase, onServer, PASSWORDS } from '#test/support/database.ts';

/** @returns a pool of its own log with a database that is dropped after the test, and the messages in the log */
async function watched() {
  const database = await newDatabase();
  const written: string[] = [];
  const log = createLog('test', 'info', {
    write: (line) => {
      const { msg, reason } = JSON.parse(line) as { msg: string; reason?: string };
      written.push([msg, reason].filter(Boolean).join(': '));
    },
  });
  onTestFinished(() => database.drop());
  return { database, log, written };
}

it('an outage is one line when it begins and one when it ends, for all pools and attempts', async () => {
  const { database, log, written } = await watched();
  const name = new URL(database.url).pathname.slice(1);
  const pools = ['one', 'two'].map((pool) =>
    openPool({ url: database.url, role: 'tender_worker', name: pool, size: 2 }, log),
  );
  onTestFinished(async () => {
    for (const pool of pools) await pool.end();
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

it('a server that comes back and refuses the login is told as well', async () => {
  const { database, log, written } = await watched();
  const pool = openPool({ url: database.url, role: 'tender_worker', name: 'test', size: 1 }, log);
  onTestFinished(() => pool.end());
  const failing = (message: string, code: string) => Object.assign(new Error(message), { code });
  pool.emit('error', failing('shut down', '57P01'));
  pool.emit('error', failing('refused', '28P01'));
  pool.emit('error', failing('refused', '28P01'));
  await pool.query('select 1');
  expect(written).toEqual([
    expect.stringMatching(/cannot be used.*: shut down$/),
    expect.stringMatching(/cannot be used.*: refused$/),
    'the database can be used again',
  ]);
});

it('the login of another process is one line until the process has its own, not a stack for each attempt', async () => {
  const { database, log, written } = await watched();
  const poolAs = (login: DatabaseRole) => {
    const url = addressAs(database.url, login, PASSWORDS[login]);
    const pool = openPool({ url, role: 'tender_api', name: login, size: 1 }, log);
    onTestFinished(() => pool.end());
    return pool;
  };
  const others = poolAs('tender_worker');
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect(await others.query('select 1').catch((error) => failureLevel(others, error))).toBe('debug');
  await poolAs('tender_api').query('select 1');
  expect(written).toEqual([
    expect.stringMatching(/cannot be used.*permission denied to set role "tender_api"/),
    'the database can be used again',
  ]);
});
