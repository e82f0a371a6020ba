import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPool, type Pool, sharedLogin, transaction } from '#shared/database/connection.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';
import { newDatabase, onServer } from '#test/support/database.ts';

async function apiPool(size = 2): Promise<Pool> {
  const database = await newDatabase();
  const pool = openPool({ url: database.url, role: 'tender_api', name: 'test', size });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
}

/** The error that the work fails with, and whether it is one of the surroundings. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: Error) => (isUnavailable(error) ? 'unavailable' : error.message),
  );

it('survives the loss of a connection between two statements of a transaction', async () => {
  const pool = await apiPool();
  const lost = transaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await onServer((server) => server.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    // The connection ends here, while no statement is under way that could report it.
    await wait(100);
    await client.query('select 1');
  });
  expect(await failure(lost)).toBe('unavailable');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('survives the loss of a connection in the middle of a statement of a transaction', async () => {
  const pool = await apiPool();
  const lost = transaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const killed = wait(50).then(() =>
      onServer((server) => server.query('select pg_terminate_backend($1)', [rows[0]?.pid])),
    );
    await Promise.all([client.query('select pg_sleep(2)'), killed]);
  });
  expect(await failure(lost)).toBe('unavailable');
  await wait(100);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('does not queue forever', async () => {
  const pool = await apiPool(1);
  const holding = await pool.connect();
  const began = performance.now();
  const waiting = Array.from({ length: 1_001 }, () => failure(pool.query('select 1')));
  // The last one finds the queue full; the others give up after their time.
  expect(await waiting.at(-1)).toBe('unavailable');
  expect(performance.now() - began).toBeLessThan(500);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['unavailable']));
  expect(performance.now() - began).toBeLessThan(3_000);
  holding.release();
});

describe('the login of a process', () => {
  const hint = (login: string) => sharedLogin(`postgres://${login}@localhost/x`, 'tender_worker');

  it('is its own, or the log says whose it is', () => {
    expect(hint('tender_worker')).toBeNull();
    expect(hint('postgres')).toMatch(/^the database login postgres may do more .* the login tender_worker /);
    expect(hint('tender_api')).toMatch(
      /^the database login tender_api is that of other processes .* tender_worker /,
    );
  });
});
