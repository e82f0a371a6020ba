import { describe, expect, it } from 'vitest';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { harness } from '#test/support/harness.ts';
import { planFrom } from '#workers/collect/planning/stage.ts';
import { ocds } from '#workers/collect/sources/ocds.ts';
import { collectFrom } from '#workers/collect/stage.ts';
import { elsewhere, serve } from './packages.ts';
import { storedOcids } from './stored-ocids.ts';

/** @returns the day so many days before today */
const daysAgo = (days: number): string => addDays(southAfricanDay(new Date()), -days);

describe('the run log', () => {
  it('a complete backfill and an incremental run update every column of sync_meta', async () => {
    const test = await harness({ publisher: { releases: 40, seed: 7, clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    const [run] = await test.rows<Record<string, number>>(`select * from ops.cron_runs`);
    expect(run).toMatchObject({
      status: 'completed',
      kind: 'sync',
      entity: 'ocds',
      mode: 'backfill',
      from_day: test.settings['COLLECT_FROM'],
      to_day: daysAgo(0),
      record: null,
      rows_synced: 40,
      error_message: null,
      completed_at: expect.any(String),
    });
    expect(run!['pages']).toBeGreaterThan(100);
    expect(run!['cpu_time_ms']).toBeGreaterThan(0);
    const [last] = await test.rows<{ n: number }>(`select max(number) as n from raw.capture`);
    const [meta] = await test.rows(`select * from ops.sync_meta`);
    expect(meta).toMatchObject({
      entity: 'ocds',
      cursor: `${daysAgo(0)}/${last!.n}`,
      page: run!['pages'],
      mode: 'backfill',
      backfill_complete: 1,
      last_full_sync_at: expect.any(String),
      last_incremental_sync_at: null,
      rows_synced_total: '40',
      last_error: null,
      consecutive_failures: 0,
    });
    await test.stages.sync({ source: 'ocds', mode: 'incremental' });
    const [later] = await test.rows<Record<string, string>>(`select * from ops.sync_meta`);
    expect(later).toMatchObject({
      mode: 'incremental',
      backfill_complete: 1,
      last_incremental_sync_at: expect.any(String),
    });
    // At some hours the window since the last sync lies in two days, each with a task.
    const [listed] = await test.rows<{ n: number }>(
      `select sum(captures)::int as n from ops.task where run_id = (
         select id from ops.cron_runs where kind = 'sync' and mode = 'incremental')`,
    );
    expect(Number(later!['rows_synced_total'])).toBe(40 + listed!.n);
  });

  it('a backfill of some days does not count as complete', async () => {
    const test = await harness({ publisher: { releases: 40, seed: 7, clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill', from: daysAgo(3), to: daysAgo(0) });
    await test.stages.sync({ source: 'ocds', mode: 'backfill', to: daysAgo(1) });
    expect(await test.rows(`select backfill_complete, cursor from ops.sync_meta`)).toMatchObject([
      { backfill_complete: 0 },
    ]);
  });

  it('tasks that keep failing are stored with their reason, and a later run completes them', async () => {
    const test = await harness({ publisher: { releases: 30, seed: 7, faults: 'empty:1', clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    const [first] = await test.rows<Record<string, string>>(`select * from ops.cron_runs`);
    expect(first).toMatchObject({
      status: 'partial',
      error_message: expect.stringMatching(/keep failing.*no list of releases/),
    });
    const [failing] = await test.rows(`select * from ops.task where pass = 'window' limit 1`);
    expect(failing).toMatchObject({
      state: 'failing',
      captures: 0,
      last_error: expect.stringContaining('no list of releases'),
      failing_since: expect.any(String),
    });
    expect(
      await test.rows(`select fault, captures, body from raw.response join raw.blob using (hash) limit 1`),
    ).toEqual([{ fault: 'unexpected-shape', captures: 0, body: Buffer.from('{}') }]);
    expect(await test.rows(`select consecutive_failures, backfill_complete from ops.sync_meta`)).toEqual([
      { consecutive_failures: 1, backfill_complete: 0 },
    ]);
    expect(
      await test.rows(`select count(*)::int as n from ops.issue where kind = 'task-failing'`),
    ).not.toEqual([{ n: 0 }]);

    await test.publisher.command('faults?spec=');
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    expect(await test.rows(`select status from ops.cron_runs`)).toEqual([
      { status: 'completed' },
      { status: 'completed' },
    ]);
    expect(await test.rows(`select id from ops.task where state <> 'done'`)).toEqual([]);
    expect(await test.rows(`select consecutive_failures, backfill_complete from ops.sync_meta`)).toEqual([
      { consecutive_failures: 0, backfill_complete: 1 },
    ]);
    expect(await storedOcids(test)).toEqual(test.publisher.ocids());
  });

  it('a number that keeps failing is recorded with its reason, and captured once the publisher responds', async () => {
    const prefix = ocds.ocidPrefix;
    const release = (number: number) => ({ ocid: `${prefix}-${number}`, tag: ['compiled'] });
    let mended = false;
    const address = await serve((request, response) => {
      const number = Number(/release\/.*-(\d+)$/.exec(request.url!)?.[1]);
      if (Number.isNaN(number)) response.end(JSON.stringify({ releases: [release(201), release(203)] }));
      else if (number !== 202) response.end('{}');
      else if (mended) response.end(JSON.stringify(release(202)));
      else response.writeHead(500).end('An error occurred');
    });
    const test = await harness({ settings: { OCDS_BASE_URL: address } });
    const days = { from: '2026-01-01', to: '2026-01-01' };
    await test.stages.sync({ source: 'ocds', mode: 'backfill', ...days });
    expect(
      await test.rows(
        `select number, reason, since is not null as dated from ops.number_check where outcome = 'failing'`,
      ),
    ).toEqual([{ number: 202, reason: expect.stringContaining('500'), dated: true }]);
    expect(await test.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'completed' }]);
    // The failed attempts gave the same response, which is stored once.
    expect(await test.rows(`select fault, status from raw.response where fault is not null`)).toEqual([
      { fault: 'server-error', status: 500 },
    ]);
    mended = true;
    await test.stages.sync({ source: 'ocds', mode: 'backfill', ...days });
    expect(await storedOcids(test)).toEqual([201, 202, 203].map((number) => `${prefix}-${number}`));
    expect(await test.rows(`select number from ops.number_check where number = 202`)).toEqual([]);
  });

  it('a failing task is tried again after waits that double, without a new run', async () => {
    const test = await harness({ publisher: { releases: 30, seed: 7, clockRate: 0, faults: 'empty:1' } });
    await test.stages.sync({ source: 'ocds', mode: 'backfill', from: daysAgo(3), to: daysAgo(0) });
    await test.publisher.command('faults?spec=');
    const tried = () => test.rows(`select attempts, state from ops.task where pass = 'window' group by 1, 2`);
    await test.rows(
      `update ops.task set attempts = 1, failing_since = now() + interval '1 hour' where state = 'failing'`,
    );
    await test.stages.resume();
    expect(await tried()).toEqual([{ attempts: 1, state: 'failing' }]);
    await test.rows(`update ops.task set failing_since = now() - interval '1 hour' where state = 'failing'`);
    await test.stages.resume();
    expect(await tried()).toEqual([{ attempts: 2, state: 'done' }]);
    expect(await test.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'completed' }]);
  });

  it('a publisher that cannot be reached is reported at once, and its tasks stay pending', async () => {
    const test = await harness({ publisher: { releases: 30, seed: 7, clockRate: 0 } });
    await test.publisher.close();
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    const [meta] = await test.rows(`select last_error, consecutive_failures from ops.sync_meta`);
    expect(meta).toEqual({
      last_error: expect.stringMatching(/cannot be reached.*ECONNREFUSED/),
      consecutive_failures: 1,
    });
    expect(await test.rows(`select distinct state from ops.task`)).toEqual([{ state: 'pending' }]);
    expect(await test.rows(`select kind from ops.issue`)).toEqual([{ kind: 'publisher-unreachable' }]);
    expect(await test.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'running' }]);
  });
});

describe('stopping', () => {
  it('a worker that is asked to stop does not wait for a slow publisher, and the task is continued later', async () => {
    let slow = true;
    const { promise: asked, resolve: reached } = Promise.withResolvers<void>();
    const address = await serve((_, response) => {
      reached();
      if (!slow) response.end('{"releases":[]}');
    });
    const test = await harness({ settings: { COLLECT_TIMEOUT_MS: '60000' } });
    const registry = { elsewhere: elsewhere(address) };
    const stage = collectFrom(registry);
    const stop = new AbortController();
    const plan = {
      source: 'elsewhere',
      mode: 'backfill',
      from: '2026-01-01',
      to: '2026-01-01',
    } as const;
    await planFrom(registry).handle({ ...plan, requestId: 'stopped' }, test.context);
    const stopping = { ...test.context, signal: stop.signal };
    const working = stage.handle({ taskId: '1' }, stopping);
    await asked;
    stop.abort();
    await working;
    expect(await test.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'running' }]);
    slow = false;
    await test.stages.resume(registry);
    expect(await test.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'completed' }]);
  });
});
