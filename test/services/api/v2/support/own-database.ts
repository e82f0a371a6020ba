import { onTestFinished } from 'vitest';
import { openPool, type Pool } from '#shared/database.ts';
import { startApiServer } from '#test/support/api.ts';
import { ownPostgres } from '#test/support/frozen.ts';
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
  const pool = (role: 'tender_worker' | 'tender_operator') => {
    const opened = openPool({ url: postgres.url, role, name: 'test', size: 2 });
    onTestFinished(() => opened.end());
    return opened;
  };
  await fill(postgres.url, () => pool('tender_worker'));
  const operator = pool('tender_operator');
  const own = { DATABASE_URL: postgres.url, REDIS_URL: '' };
  const api = await start({ ...TEST_SETTINGS, ...own, ...settings }, operator);
  onTestFinished(async () => {
    postgres.thaw();
    await api.stop();
  });
  return { postgres, api, operator };
}
