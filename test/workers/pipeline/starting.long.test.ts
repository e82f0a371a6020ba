import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deploy } from '#prisma/migrate.ts';
import { freePort } from '#services/local/network.ts';
import { startPostgres } from '#services/local/postgres.ts';
import { findRedisProgram, startRedisServer } from '#services/local/redis.ts';
import { loadConfig } from '#shared/config.ts';
import { addressAs } from '#shared/database/connection.ts';
import { ConfigError } from '#shared/errors.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { PASSWORDS, withClient } from '#test/support/database.ts';
import { harness, TEST_SETTINGS } from '#test/support/harness.ts';
import { startProcess, type TestProcess } from '#test/support/processes.ts';
import { describeWithRedis } from '#test/support/redis.ts';
import { serverFolder } from '#test/support/server-folder.ts';
import { startStages } from '#workers/pipeline/starting.ts';
import { bareStage } from './bare-stage.ts';

/** Maximum wait for a condition; no test depends on its length. */
const PATIENCE = { timeout: 40_000, interval: 100 };

const folderOf = async (): Promise<string> => {
  const folder = await serverFolder('tda-starting-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

async function startSchedule(settings: Record<string, string>): Promise<{
  worker: TestProcess;
  health: () => Promise<{ status: number; reasons: string[] }>;
}> {
  const port = await freePort();
  const worker = await startProcess('workers/main.ts', ['schedule', 'collect', 'derive'], {
    ...TEST_SETTINGS,
    ...settings,
    OPERATOR_PORT: String(port),
  });
  return {
    worker,
    health: async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      return { status: answer.status, reasons: ((await answer.json()) as { reasons: string[] }).reasons };
    },
  };
}

describe('a worker that starts before its servers', () => {
  it('waits for PostgreSQL, says so, and starts its schedule when it responds', async () => {
    const directory = join(await folderOf(), 'postgres');
    const before = await startPostgres({ directory, ephemeral: true });
    const { port } = before;
    await deploy(before.url, { passwords: PASSWORDS });
    await before.stop();

    const { worker, health } = await startSchedule({
      DATABASE_URL: addressAs(before.url, 'tender_worker', PASSWORDS.tender_worker),
    });
    await vi.waitFor(() => expect(worker.output()).toContain('the stage could not be started'), PATIENCE);
    const { status, reasons } = await health();
    expect(status).toBe(503);
    expect(reasons.join()).toContain('the stage schedule has not started');

    const after = await startPostgres({ directory, port, ephemeral: true });
    onTestFinished(() => after.stop());
    await vi.waitFor(async () => expect(await health()).toEqual({ status: 200, reasons: [] }), PATIENCE);
    const { rows } = await withClient(after.url, (client) =>
      client.query('select name from ops.scheduled_job order by name'),
    );
    expect(rows.map(({ name }) => name)).toEqual(['requeue', 'transition']);
    expect(await worker.end()).toBe(0);
  });

  describeWithRedis('with Redis', () => {
    it('waits for it, says so, and starts its schedule when it responds', async () => {
      const test = await harness({});
      const port = await freePort();
      const settings = {
        ...test.settingsOf('tender_worker'),
        REDIS_URL: `redis://:secret@127.0.0.1:${port}`,
      };
      const { worker, health } = await startSchedule(settings);
      const { status, reasons } = await health();
      expect(status).toBe(503);
      expect(reasons.join()).toContain('the stage schedule has not started');

      const directory = join(await folderOf(), 'redis');
      const redis = await startRedisServer({
        program: findRedisProgram() ?? '',
        ...{ directory, port, password: 'secret', persistent: false },
      });
      onTestFinished(() => redis.stop());
      await vi.waitFor(async () => expect(await health()).toEqual({ status: 200, reasons: [] }), PATIENCE);
      await test.rows(
        `insert into derived.stale (derivation, key) values ('tender_place', gen_random_uuid())`,
      );
      const queues = openQueues(loadConfig(settings));
      onTestFinished(queues.close);
      await queues.send('derive', { cause: 'test' });
      await vi.waitFor(
        async () => expect(await test.rows('select from derived.stale')).toEqual([]),
        PATIENCE,
      );
      expect(await test.rows('select name from ops.scheduled_job order by name')).toHaveLength(2);
      expect(await worker.end()).toBe(0);
    });
  });
});

describe('starting stages', () => {
  const stage = (start: () => Promise<void>) =>
    bareStage('derive', {
      start,
      handle: async () => {},
    });

  it('looks at the intervals of a stage whose start never ends, one look at a time', async () => {
    const { context } = await harness({});
    let looks = 0;
    const look = () => {
      looks += 1;
      return looks < 3 ? Promise.reject(new Error('no')) : new Promise<void>(() => undefined);
    };
    const hanging = { ...stage(() => new Promise(() => undefined)), intervals: [{ milliseconds: 1, look }] };
    const starting = startStages([hanging as never], context);
    await vi.waitFor(() => expect(looks).toBe(3), PATIENCE);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(looks).toBe(3);
    expect(starting.reasons()).toHaveLength(1);
    starting.close();
  });

  it('tries again until it succeeds, but not if a setting is wrong', async () => {
    const { context } = await harness({});
    let attempts = 0;
    const failing = stage(async () => {
      attempts += 1;
      if (attempts < 2) throw new Error('the server is away');
    });
    const starting = startStages([failing as never], context);
    await starting.started;
    expect([attempts, starting.reasons()]).toEqual([2, []]);
    const wrong = startStages([stage(() => Promise.reject(new ConfigError('wrong'))) as never], context);
    await expect(wrong.started).rejects.toThrow('wrong');
  });
});
