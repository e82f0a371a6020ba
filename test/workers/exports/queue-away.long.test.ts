import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '#services/local/network.ts';
import { findRedisProgram, startRedisServer } from '#services/local/redis.ts';
import { openServedApplication } from '#test/services/api/application/support/served-application.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { newFolder } from '#test/support/folders.ts';
import { startProcess } from '#test/support/processes.ts';
import { describeWithRedis, postgresBackend } from '#test/support/redis.ts';

/** Maximum wait for a condition; no test depends on its length. */
const PATIENCE = { timeout: 40_000, interval: 100 };

const folder = async (): Promise<string> => {
  const made = await newFolder();
  return made;
};

/** The application with a tender, and a user who asks for a file of it. */
async function asked(queue: Record<string, string>) {
  const settings = { STORAGE_URL: pathToFileURL(await folder()).href, ...queue };
  const at = await openServedApplication({ backend: postgresBackend, settings });
  onTestFinished(at.close);
  await at.readTables.tenders([tenderRow(1)]);
  await startProcess('workers/main.ts', ['exports'], at.settingsOf('tender_worker'));
  const { token } = await at.newUser({ plan: 'enterprise' });
  const { status, json } = await at.call('/api/tenders/export', { body: { format: 'csv' }, token });
  expect(status).toBe(202);
  const { exportId } = json as unknown as { exportId: string };
  return {
    state: async () => {
      const path = `${at.api.url}/api/tenders/export/download?exportId=${exportId}`;
      return (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).status;
    },
  };
}

it('an export is written with queues in PostgreSQL and with the logins of the processes', async () => {
  const { state } = await asked({ REDIS_URL: '' });
  await vi.waitFor(async () => expect(await state()).toBe(200), PATIENCE);
});

describeWithRedis('where queues are in Redis', () => {
  it('an export is accepted while Redis is away, and written when it is back', async () => {
    const port = await freePort();
    const { state } = await asked({ REDIS_URL: `redis://:secret@127.0.0.1:${port}` });
    expect(await state()).toBe(202);
    const redis = await startRedisServer({
      program: findRedisProgram() ?? '',
      ...{ directory: join(await folder(), 'redis'), port, password: 'secret', persistent: false },
    });
    onTestFinished(() => redis.stop());
    await vi.waitFor(async () => expect(await state()).toBe(200), PATIENCE);
  });
});
