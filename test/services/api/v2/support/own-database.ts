import { onTestFinished } from 'vitest';
import { type DatabaseRole, openPool, type Pool } from '#shared/database/connection.ts';
import { startApiServer } from '#test/support/api.ts';
import { type OwnPostgres, ownPostgres } from '#test/support/frozen.ts';
import { TEST_SETTINGS } from '#test/support/harness.ts';

/**
 * Starts the API over a database of its own, which the test may freeze; both end with the test.
 * @param fill publishes what the API serves
 */
export async function overOwnDatabase(
  fill: (url: string, worker: () => Pool) => Promise<void>,
  start = startApiServer,
  settings: Record<string, string> = {},
) {
  const postgres = await ownPostgres();
  await fill(postgres.url, () => poolOn(postgres, 'tender_worker'));
  return { postgres, ...(await serveOver(postgres, start, settings)) };
}

/** Starts the API over a server that several tests share, thawed after each. */
export async function serveOver(
  postgres: OwnPostgres,
  start = startApiServer,
  settings: Record<string, string> = {},
) {
  const operator = poolOn(postgres, 'tender_operator');
  const own = { DATABASE_URL: postgres.url, REDIS_URL: '' };
  const api = await start({ ...TEST_SETTINGS, ...own, ...settings }, operator);
  onTestFinished(async () => {
    postgres.thaw();
    await api.stop();
  });
  return { api, operator };
}

function poolOn({ url }: OwnPostgres, role: DatabaseRole): Pool {
  const opened = openPool({ url, role, name: 'test', size: 2 });
  onTestFinished(() => opened.end());
  return opened;
}
