import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#shared/log.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { startHeartbeat } from '#workers/pipeline/heartbeat.ts';

const test = sharedHarness({});

it('a process is registered once it has reached the queues, and stays so when they are away later', async () => {
  let [refused, asked] = [true, 0];
  const { counts } = test.context.queues;
  const heartbeat = startHeartbeat({
    database: test.pool(),
    queues: {
      counts: () => {
        asked += 1;
        return refused ? Promise.reject(new Error('WRONGPASS')) : counts();
      },
    },
    log: createLog('test', 'silent'),
    movement: { stuck: () => [], look: () => undefined } as never,
    title: 'worker-derive',
    stages: ['derive'],
  });
  onTestFinished(heartbeat.close);
  const registered = () => test.rows('select title, operator from ops.process');
  expect(heartbeat.reasons()).toEqual(['database or queue has not taken the first sign of life yet']);
  heartbeat.reachedAt('http://127.0.0.1:0');
  await expect
    .poll(heartbeat.reasons)
    .toEqual(['database or queue has not taken the first sign of life yet: WRONGPASS']);
  heartbeat.reachedAt('http://127.0.0.1:1');
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(await registered()).toEqual([]);
  refused = false;
  heartbeat.reachedAt('http://127.0.0.1:2');
  await expect.poll(registered).toEqual([{ title: 'worker-derive', operator: 'http://127.0.0.1:2' }]);
  refused = true;
  heartbeat.reachedAt('http://127.0.0.1:3');
  await expect.poll(registered).toEqual([{ title: 'worker-derive', operator: 'http://127.0.0.1:3' }]);
  expect(heartbeat.reasons()).toEqual([]);
});

it('a refused login is given as the reason, with the setting to look at', async () => {
  const refusal = Object.assign(new Error('password authentication failed for user "tender_worker"'), {
    code: '28P01',
  });
  const heartbeat = startHeartbeat({
    database: { query: () => Promise.reject(refusal) } as never,
    queues: { counts: () => Promise.resolve({} as never) },
    log: createLog('test', 'silent'),
    movement: { stuck: () => [], look: () => undefined } as never,
    title: 'worker-derive',
    stages: ['derive'],
  });
  onTestFinished(() => heartbeat.close().catch(() => undefined));
  heartbeat.reachedAt('http://127.0.0.1:1');
  await expect
    .poll(heartbeat.reasons)
    .toEqual([
      'database or queue has not taken the first sign of life yet: password authentication failed for user "tender_worker" (the login in DATABASE_URL of this process)',
    ]);
});

it('a process is never registered without the address of its health', async () => {
  const written: unknown[] = [];
  const heartbeat = startHeartbeat({
    database: {
      query: async (_: string, values: unknown[]) => {
        if (values.length > 1) written.push(values.at(-1));
      },
    } as never,
    queues: { counts: () => Promise.resolve({} as never) },
    log: createLog('test', 'silent'),
    movement: { stuck: () => [], look: () => undefined } as never,
    title: 'worker-derive',
    stages: ['derive'],
  });
  onTestFinished(heartbeat.close);
  // As a worker does, which opens the port of its health in the meantime.
  await new Promise(setImmediate);
  heartbeat.reachedAt('http://127.0.0.1:1');
  await expect.poll(() => written.length).toBeGreaterThan(0);
  expect(written[0]).toBe('http://127.0.0.1:1');
});
