import { describe, expect, it } from 'vitest';
import { harness } from '#test/support/harness.ts';
import { createMeter, TaskYields } from '#workers/collect/meter.ts';
import { idleTasks } from '#workers/collect/runner.ts';
import { ocds } from '#workers/collect/sources/ocds.ts';
import { serve } from './packages.ts';

const BACKFILL = { source: 'ocds', mode: 'backfill', from: '2026-01-01', to: '2026-01-04' } as const;

describe('the time of a publisher', () => {
  it('is recorded by mode and kind of request', async () => {
    const test = await harness({ publisher: { releases: 40, seed: 7, clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'gaps' });
    const spent = await test.rows<{ pass: string; requests: number; pages: number }>(
      `select spent.mode, spent.pass, spent.requests, (select sum(task.pages)::int from ops.task
         where task.pass = spent.pass) as pages, seconds > 0 as timed
       from ops.publisher_time spent order by spent.pass`,
    );
    expect(spent).toEqual([
      { mode: 'gaps', pass: 'number', requests: spent[0]?.pages, pages: expect.any(Number), timed: true },
      { mode: 'gaps', pass: 'window', requests: spent[1]?.pages, pages: expect.any(Number), timed: true },
    ]);
  });

  it('goes to a mode that precedes: a task yields after a minute of requests', async () => {
    const test = await harness({ publisher: { releases: 40, seed: 7, clockRate: 0 } });
    const { pool } = test.context;
    await test.stages.handle('plan', { source: 'ocds', mode: 'backfill', requestId: 'all' });
    const [task] = await test.rows<{ id: string; runId: string }>(
      `update ops.task set state = 'running' where id = (select min(id) from ops.task) returning id, run_id as "runId"`,
    );
    const client = await pool.connect();
    let clock = 0;
    try {
      const meter = createMeter(
        client,
        'ocds',
        { ...task!, mode: 'backfill', pass: 'window' } as never,
        1_000,
        () => clock,
      );
      const request = async () => {
        await meter.beforeRequest();
        clock += 61_000;
        meter.afterRequest(false);
      };
      await request();
      // Nothing else waits.
      await request();
      await test.stages.handle('plan', { source: 'ocds', mode: 'incremental', requestId: 'new' });
      await expect(request()).rejects.toBeInstanceOf(TaskYields);
    } finally {
      client.release();
    }
  });

  it('is not used while the publisher asks for a pause, by no process, and is used again afterwards', async () => {
    let busy = true;
    let asked = 0;
    const address = await serve((_, response) => {
      asked += 1;
      if (busy) response.writeHead(429, { 'retry-after': '7200' }).end();
      else response.end('{"releases":[]}');
    });
    const test = await harness({ settings: { OCDS_BASE_URL: address } });
    await test.stages.sync(BACKFILL);
    expect(
      await test.rows(
        `select pause_reason, round(extract(epoch from paused_until - now()) / 60)::int as minutes from ops.sync_meta`,
      ),
    ).toEqual([{ pause_reason: expect.stringContaining('429'), minutes: 60 }]);
    const before = asked;
    busy = false;
    await test.stages.resume();
    expect(await idleTasks(test.context.pool, test.context.config)).toEqual([]);
    expect(asked).toBe(before);
    await test.rows(`update ops.sync_meta set paused_until = now()`);
    expect(await idleTasks(test.context.pool, test.context.config)).not.toEqual([]);
    // Another process, which knows nothing of the answer, sends the request that shows whether the pause is over.
    await test.stages.resume({ ocds });
    expect(asked).toBeGreaterThan(before);
    expect(await test.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'completed' }]);
  });
});

describe('lists of several pages', () => {
  it('are read again by a backfill if that takes less time than asking for the missing numbers', async () => {
    const test = await harness({
      publisher: { releases: 120, seed: 7, clockRate: 0, faults: 'unstable,small-pages:1:10' },
    });
    const cost = { ...ocds.pace.cost, number: { value: 10_000, reason: 'a test' } };
    const limited = { value: [10], reason: 'a test' };
    const windows = { ...ocds.pace.windows!, caps: limited };
    await test.stages.sync(
      { source: 'ocds', mode: 'backfill' },
      { ocds: { ...ocds, pace: { ...ocds.pace, cost, windows } } },
    );
    const readings = await test.rows<{ repeat: number; least: number }>(
      `select repeat, min(pages) as least from ops.task where pass = 'window' group by 1 order by 1`,
    );
    expect(readings.map(({ repeat }) => repeat)).toEqual([1, 2, 3]);
    expect(await test.rows(`select repeat from ops.task where pass = 'plan' order by 1`)).toEqual([
      { repeat: 1 },
      { repeat: 2 },
      { repeat: 3 },
    ]);
    const [left] = await test.rows<{ n: number }>(
      `select count(distinct natural_key)::int as n from raw.capture`,
    );
    expect(left?.n).toBe(test.publisher.ocids().length);
  });
});
