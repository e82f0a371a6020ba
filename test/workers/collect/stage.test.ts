import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/time.ts';
import { windows } from '#workers/collect/plan.ts';
import { ocds } from '#workers/collect/sources/ocds.ts';
import { collect, collectFrom } from '#workers/collect/stage.ts';
import { beginningOf, daysAgo, openHarness, openPublisher, storedOcids } from './harness.ts';
import { elsewhere, serve } from './packages.ts';

describe('planning', () => {
  it('windows cover every day once in each round, newest first, none longer than asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 3 }),
        (length, days, repeats) => {
          const to = addDays('2024-01-15', length);
          const tasks = windows('2024-01-15', to, days, repeats);
          for (let repeat = 1; repeat <= repeats; repeat += 1) {
            const spans = tasks
              .filter((task) => task.repeat === repeat)
              .map(({ fromDay, toDay }) => [fromDay, toDay] as const);
            let expected = to;
            for (const [first, last] of spans) {
              expect(last).toBe(expected);
              expect(first <= last && addDays(first, days) > last).toBe(true);
              expected = addDays(first, -1);
            }
            expect(expected).toBe('2024-01-14');
          }
        },
      ),
    );
  });

  it('the same request is planned once, also when it comes twice at the same time', async () => {
    const publisher = await openPublisher({ releases: 20, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url });
    const plan = {
      kind: 'plan',
      source: 'ocds',
      requestId: 'once',
      mode: 'backfill',
      from: daysAgo(20),
      to: daysAgo(0),
    } as const;
    await Promise.all([collect.handle(plan, harness.context), collect.handle(plan, harness.context)]);
    await collect.handle(plan, harness.context);
    expect(await harness.rows(`select entity, invocation_id, status from ops.cron_runs`)).toEqual([
      { entity: 'ocds', invocation_id: 'once', status: 'running' },
    ]);
    expect(await harness.rows(`select count(*)::int as n from ops.task where pass = 'window'`)).toEqual([
      { n: 6 },
    ]);
  });

  it.each([
    ['an unknown source', { source: 'nowhere' }, /no source nowhere/],
    ['a name that every object has', { source: 'constructor' }, /no source constructor/],
    ['days in the wrong order', { from: '2026-02-02', to: '2026-02-01' }, /after the last/],
  ])('%s is a failed run with its reason, not a failed message', async (_, wrong, reason) => {
    const harness = await openHarness();
    await harness.sync({ mode: 'backfill', requestId: 'wrong', ...wrong });
    await harness.sync({ mode: 'backfill', requestId: 'wrong', ...wrong });
    const runs = await harness.rows(
      `select status, error_message, completed_at is not null as ended from ops.cron_runs`,
    );
    expect(runs).toEqual([{ status: 'failed', error_message: expect.stringMatching(reason), ended: true }]);
    expect(await harness.rows(`select kind, severity, subject from ops.issue`)).toEqual([
      { kind: 'run-rejected', severity: 'error', subject: 'wrong' },
    ]);
  });

  it('an incremental run lists the last 14 days only', async () => {
    const publisher = await openPublisher({ releases: 40, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url });
    await harness.sync({ mode: 'incremental' });
    const windows = await harness.rows(
      `select from_day, to_day, repeat from ops.task where pass = 'window' order by id limit 4`,
    );
    expect(windows).toEqual([
      { from_day: daysAgo(6), to_day: daysAgo(0), repeat: 1 },
      { from_day: daysAgo(13), to_day: daysAgo(7), repeat: 1 },
      { from_day: daysAgo(6), to_day: daysAgo(0), repeat: 2 },
      { from_day: daysAgo(13), to_day: daysAgo(7), repeat: 2 },
    ]);
  });
});

describe('the run log', () => {
  it('a complete backfill and an incremental run move sync_meta on, with every column', async () => {
    const publisher = await openPublisher({ releases: 40, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill' });
    const [run] = await harness.rows<Record<string, number>>(`select * from ops.cron_runs`);
    expect(run).toMatchObject({
      status: 'completed',
      kind: 'sync',
      entity: 'ocds',
      mode: 'backfill',
      from_day: beginningOf(publisher),
      to_day: daysAgo(0),
      record: null,
      rows_synced: 80,
      error_message: null,
      completed_at: expect.any(String),
    });
    expect(run!['pages']).toBeGreaterThan(100);
    expect(run!['cpu_time_ms']).toBeGreaterThan(0);
    const [last] = await harness.rows<{ n: number }>(`select max(number) as n from raw.capture`);
    const [meta] = await harness.rows(`select * from ops.sync_meta`);
    expect(meta).toMatchObject({
      entity: 'ocds',
      cursor: `${daysAgo(0)}/${last!.n}`,
      page: run!['pages'],
      mode: 'backfill',
      backfill_complete: 1,
      last_full_sync_at: expect.any(String),
      last_incremental_sync_at: null,
      rows_synced_total: '80',
      last_error: null,
      consecutive_failures: 0,
    });
    await harness.sync({ mode: 'incremental' });
    const [later] = await harness.rows<Record<string, string>>(`select * from ops.sync_meta`);
    expect(later).toMatchObject({
      mode: 'incremental',
      backfill_complete: 1,
      last_incremental_sync_at: expect.any(String),
    });
    expect(Number(later!['rows_synced_total'])).toBeGreaterThan(80);
  });

  it('a backfill of some days is not a complete one', async () => {
    const publisher = await openPublisher({ releases: 40, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill', from: daysAgo(3), to: daysAgo(0) });
    await harness.sync({ mode: 'backfill', to: daysAgo(1) });
    expect(await harness.rows(`select backfill_complete, cursor from ops.sync_meta`)).toMatchObject([
      { backfill_complete: 0 },
    ]);
  });

  it('tasks that keep failing are kept with their reason, and mended by a later run', async () => {
    const publisher = await openPublisher({ releases: 30, faults: 'empty:1', clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill' });
    const [first] = await harness.rows<Record<string, string>>(`select * from ops.cron_runs`);
    expect(first).toMatchObject({
      status: 'partial',
      error_message: expect.stringMatching(/keep failing.*no list of releases/),
    });
    const [failing] = await harness.rows(`select * from ops.task where pass = 'window' limit 1`);
    expect(failing).toMatchObject({
      state: 'failing',
      captures: 0,
      last_error: expect.stringContaining('no list of releases'),
      failing_since: expect.any(String),
    });
    expect(
      await harness.rows(`select fault, captures, body from raw.response join raw.blob using (hash) limit 1`),
    ).toEqual([{ fault: 'unexpected-shape', captures: 0, body: Buffer.from('{}') }]);
    expect(await harness.rows(`select consecutive_failures, backfill_complete from ops.sync_meta`)).toEqual([
      { consecutive_failures: 1, backfill_complete: 0 },
    ]);
    expect(
      await harness.rows(`select count(*)::int as n from ops.issue where kind = 'task-failing'`),
    ).not.toEqual([{ n: 0 }]);

    await publisher.command('faults?spec=');
    await harness.sync({ mode: 'backfill' });
    expect(await harness.rows(`select status from ops.cron_runs`)).toEqual([
      { status: 'completed' },
      { status: 'completed' },
    ]);
    expect(await harness.rows(`select id from ops.task where state <> 'done'`)).toEqual([]);
    expect(await harness.rows(`select consecutive_failures, backfill_complete from ops.sync_meta`)).toEqual([
      { consecutive_failures: 0, backfill_complete: 1 },
    ]);
    expect(await storedOcids(harness)).toEqual(await publisher.published());
  });

  it('a number that keeps failing is recorded with its reason, and captured once it is mended', async () => {
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
    const harness = await openHarness({ OCDS_BASE_URL: address });
    const days = { from: '2026-01-01', to: '2026-01-01' };
    await harness.sync({ mode: 'backfill', ...days });
    expect(
      await harness.rows(
        `select number, reason, since is not null as dated from ops.number_check where outcome = 'failing'`,
      ),
    ).toEqual([{ number: 202, reason: expect.stringContaining('500'), dated: true }]);
    expect(await harness.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'completed' }]);
    // The same response is kept once.
    expect(await harness.rows(`select fault, status from raw.response where fault is not null`)).toEqual([
      { fault: 'server-error', status: 500 },
    ]);
    mended = true;
    await harness.sync({ mode: 'backfill', ...days });
    expect(await storedOcids(harness)).toEqual([201, 202, 203].map((number) => `${prefix}-${number}`));
    expect(await harness.rows(`select number from ops.number_check where number = 202`)).toEqual([]);
  });

  it('a failing task is tried again after waits that double, without a new run', async () => {
    const publisher = await openPublisher({ releases: 30, clockRate: 0, faults: 'empty:1' });
    const harness = await openHarness({
      OCDS_BASE_URL: publisher.url,
      COLLECT_FROM: beginningOf(publisher),
    });
    await harness.sync({ mode: 'backfill' });
    await publisher.command('faults?spec=');
    const tried = () =>
      harness.rows(`select attempts, state from ops.task where pass = 'window' group by 1, 2`);
    await harness.rows(
      `update ops.task set attempts = 1, failing_since = now() + interval '1 hour' where state = 'failing'`,
    );
    await harness.resume();
    expect(await tried()).toEqual([{ attempts: 1, state: 'failing' }]);
    await harness.rows(
      `update ops.task set failing_since = now() - interval '1 hour' where state = 'failing'`,
    );
    await harness.resume();
    expect(await tried()).toEqual([{ attempts: 2, state: 'done' }]);
    expect(await harness.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'completed' }]);
  });

  it('a publisher that cannot be reached is said so at once, and nothing is blamed on its tasks', async () => {
    const publisher = await openPublisher({ releases: 30, clockRate: 0 });
    await publisher.close();
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    await harness.sync({ mode: 'backfill' });
    const [meta] = await harness.rows(`select last_error, consecutive_failures from ops.sync_meta`);
    expect(meta).toEqual({
      last_error: expect.stringMatching(/cannot be reached.*ECONNREFUSED/),
      consecutive_failures: 1,
    });
    expect(await harness.rows(`select distinct state from ops.task`)).toEqual([{ state: 'pending' }]);
    expect(await harness.rows(`select kind from ops.issue`)).toEqual([{ kind: 'publisher-unreachable' }]);
    expect(await harness.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'running' }]);
  });
});

describe('stopping', () => {
  it('a worker that is asked to stop lets go of a slow publisher at once, and the task goes on later', async () => {
    let slow = true;
    let reached = () => {};
    const asked = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const address = await serve((_, response) => {
      reached();
      if (!slow) response.end('{"releases":[]}');
    });
    const harness = await openHarness({ COLLECT_TIMEOUT_MS: '60000' });
    const stage = collectFrom({ elsewhere: elsewhere(address) });
    const stop = new AbortController();
    const plan = {
      kind: 'plan',
      source: 'elsewhere',
      mode: 'backfill',
      from: '2026-01-01',
      to: '2026-01-01',
    } as const;
    await stage.handle({ ...plan, requestId: 'stopped' }, harness.context);
    const stopping = { ...harness.context, signal: stop.signal };
    const working = stage.handle({ kind: 'task', taskId: '1' }, stopping);
    await asked;
    stop.abort();
    await working;
    expect(await harness.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'running' }]);
    slow = false;
    await harness.resume(stage);
    expect(await harness.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'completed' }]);
  });
});

describe('another source', () => {
  const release = (ocid: string) => ({
    ocid,
    id: `${ocid}-1`,
    date: '2026-01-05T10:00:00+01:00',
    tag: ['planning'],
  });

  it('is a declaration: its packages are stored with their ocids, and it has no numbers', async () => {
    const asked: string[] = [];
    const all = ['a', 'b', 'c'].map((name) => release(`ocds-zzz-${name}`));
    const address = await serve((request, response) => {
      asked.push(request.url!);
      const page = Number(new URL(request.url!, 'http://x').searchParams.get('page'));
      const links = page === 1 ? { next: 'more' } : {};
      response.end(JSON.stringify({ releases: all.slice(2 * page - 2, 2 * page), links }));
    });
    const harness = await openHarness();
    const stage = collectFrom({ elsewhere: elsewhere(address) });
    await harness.sync(
      { source: 'elsewhere', mode: 'backfill', from: '2026-01-01', to: '2026-01-31' },
      stage,
    );
    expect(asked).toEqual([
      '/packages/2026-01-31/2026-01-31?page=1',
      '/packages/2026-01-31/2026-01-31?page=2',
      '/packages/2026-01-01/2026-01-30?page=1',
      '/packages/2026-01-01/2026-01-30?page=2',
    ]);
    expect(await storedOcids(harness)).toEqual(['ocds-zzz-a', 'ocds-zzz-b', 'ocds-zzz-c']);
    expect(await harness.rows(`select distinct source, number from raw.capture`)).toEqual([
      { source: 'elsewhere', number: null },
    ]);
    expect(await harness.rows(`select status, entity from ops.cron_runs`)).toEqual([
      { status: 'completed', entity: 'elsewhere' },
    ]);
  });

  it('is asked by one process at a time, however many are woken', async () => {
    let [open, most] = [0, 0];
    const address = await serve((request, response) => {
      open += 1;
      most = Math.max(most, open);
      const page = Number(new URL(request.url!, 'http://x').searchParams.get('page'));
      setTimeout(() => {
        open -= 1;
        response.end(
          JSON.stringify({ releases: page < 4 ? [release(`ocds-zzz-${page}`), release('ocds-zzz-x')] : [] }),
        );
      }, 5);
    });
    const harness = await openHarness();
    const [one, two, three] = [1, 2, 3].map(() => collectFrom({ elsewhere: elsewhere(address) }));
    const plan = {
      kind: 'plan',
      source: 'elsewhere',
      mode: 'backfill',
      from: '2026-01-01',
      to: '2026-04-30',
    } as const;
    await one!.handle({ ...plan, requestId: 'first' }, harness.context);
    await two!.handle({ ...plan, requestId: 'second' }, harness.context);
    const [task] = await harness.rows<{ id: string }>(`select id from ops.task limit 1`);
    const wake = { kind: 'task', taskId: task!.id } as const;
    await Promise.all([one, two, three, one, two].map((stage) => stage!.handle(wake, harness.context)));
    expect(most).toBe(1);
    expect(await harness.rows(`select status, rows_synced from ops.cron_runs`)).toEqual([
      { status: 'completed', rows_synced: 24 },
      { status: 'completed', rows_synced: 24 },
    ]);
  });

  it('releases that are no releases are stored for normalise to reject', async () => {
    const address = await serve((_, response) => {
      response.end(
        '{"releases": [null, 7, {"ocid": ["x"]}, {"ocid": " ocds-zzz-1 "}, {"ocid": "a\\u0000b"}]}',
      );
    });
    const source = elsewhere(address);
    const { window } = source.passes;
    const short = {
      ...source,
      passes: {
        window: {
          ...window,
          short: { value: 50, reason: 'one page' },
          pageSizes: { value: [50], reason: 'one page' },
        },
      },
    };
    const harness = await openHarness();
    await harness.sync(
      { source: 'elsewhere', mode: 'backfill', from: '2026-01-01', to: '2026-01-01' },
      collectFrom({ elsewhere: short }),
    );
    expect(
      await harness.rows(`select position, natural_key as ocid from raw.capture order by position`),
    ).toEqual([
      { position: 0, ocid: null },
      { position: 1, ocid: null },
      { position: 2, ocid: null },
      { position: 3, ocid: 'ocds-zzz-1' },
      { position: 4, ocid: null },
    ]);
  });

  it('a list that has no end is given up as failing, with what it gave', async () => {
    const address = await serve((_, response) => {
      response.end(
        JSON.stringify({ releases: [release('ocds-zzz-1'), release('ocds-zzz-2')], links: { next: 'more' } }),
      );
    });
    const source = elsewhere(address);
    const endless = {
      ...source,
      passes: { window: { ...source.passes.window, maxPages: { value: 3, reason: 'a test' } } },
    };
    const harness = await openHarness();
    await harness.sync(
      { source: 'elsewhere', mode: 'backfill', from: '2026-01-01', to: '2026-01-01' },
      collectFrom({ elsewhere: endless }),
    );
    expect(await harness.rows(`select state, pages, captures from ops.task where pass = 'window'`)).toEqual([
      { state: 'failing', pages: 3, captures: 6 },
    ]);
  });
});
