import { describe, expect, it } from 'vitest';
import { windowsOf } from '#shared/pace/windows.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { harness } from '#test/support/harness.ts';
import { plan } from '#workers/collect/planning/stage.ts';
import { elsewhere } from './packages.ts';

/** @returns the day so many days before today */
const daysAgo = (days: number): string => addDays(southAfricanDay(new Date()), -days);

describe('planning', () => {
  it('the same request is planned once, even if it is handled twice at the same time', async () => {
    const test = await harness({ publisher: { releases: 20, seed: 7, clockRate: 0 } });
    const request = {
      source: 'ocds',
      requestId: 'once',
      mode: 'backfill',
      from: daysAgo(20),
      to: daysAgo(0),
    } as const;
    await Promise.all([plan.handle(request, test.context), plan.handle(request, test.context)]);
    await plan.handle(request, test.context);
    expect(await test.rows(`select entity, invocation_id, status from ops.cron_runs`)).toEqual([
      { entity: 'ocds', invocation_id: 'once', status: 'running' },
    ]);
    expect(await test.rows(`select count(*)::int as n from ops.task where pass = 'window'`)).toEqual([
      { n: 6 },
    ]);
  });

  it.each([
    ['an unknown source', { source: 'nowhere' }, /no source nowhere/],
    ['a name that every object has', { source: 'constructor' }, /no source constructor/],
    ['days in the wrong order', { from: '2026-02-02', to: '2026-02-01' }, /after the last/],
  ])('%s makes a failed run with its reason, not a failed message', async (_, wrong, reason) => {
    const test = await harness({});
    await test.stages.sync({ source: 'ocds', mode: 'backfill', requestId: 'wrong', ...wrong });
    await test.stages.sync({ source: 'ocds', mode: 'backfill', requestId: 'wrong', ...wrong });
    const runs = await test.rows(
      `select status, error_message, completed_at is not null as ended from ops.cron_runs`,
    );
    expect(runs).toEqual([{ status: 'failed', error_message: expect.stringMatching(reason), ended: true }]);
    expect(await test.rows(`select kind, severity, subject from ops.issue`)).toEqual([
      { kind: 'run-rejected', severity: 'error', subject: 'wrong' },
    ]);
  });

  it('a request joins the run of the same source, mode and days that is under way', async () => {
    const test = await harness({ publisher: { releases: 20, seed: 7, clockRate: 0 } });
    const request = { source: 'ocds', mode: 'incremental' } as const;
    await plan.handle({ ...request, requestId: 'first' }, test.context);
    await plan.handle({ ...request, requestId: 'second' }, test.context);
    await plan.handle({ ...request, requestId: 'second' }, test.context);
    await plan.handle({ ...request, requestId: 'other', mode: 'gaps' }, test.context);
    expect(await test.rows(`select invocation_id, joined from ops.cron_runs order by 1`)).toEqual([
      { invocation_id: 'first', joined: ['second'] },
      { invocation_id: 'other', joined: [] },
    ]);
    await test.stages.resume();
    await plan.handle({ ...request, requestId: 'third' }, test.context);
    expect(await test.rows(`select count(*)::int as n from ops.cron_runs`)).toEqual([{ n: 3 }]);
  });

  it('an incremental run reads the list of today, and in the morning of yesterday, once', async () => {
    const test = await harness({ publisher: { releases: 40, seed: 7, clockRate: 0 } });
    await test.stages.sync({ source: 'ocds', mode: 'incremental' });
    const since = southAfricanDay(new Date(Date.now() - 12 * 3_600_000));
    const days = windowsOf(since, daysAgo(0), 4).map(({ fromDay, toDay }) => ({
      from_day: fromDay,
      to_day: toDay,
    }));
    expect(await test.rows(`select from_day, to_day from ops.task order by id`)).toEqual(days);
  });

  it('a run for gaps reads the windows of the last month that were not read since they were over', async () => {
    const test = await harness({ publisher: { releases: 40, seed: 7, clockRate: 0 } });
    const read = () =>
      test.rows(
        `select from_day, to_day from ops.task where pass = 'window'
         and run_id = (select id from ops.cron_runs order by started_at desc limit 1) order by id`,
      );
    const month = windowsOf(daysAgo(31), daysAgo(0), 4);
    await test.stages.sync({ source: 'ocds', mode: 'gaps' });
    expect(await read()).toEqual(month.map(({ fromDay, toDay }) => ({ from_day: fromDay, to_day: toDay })));
    await test.stages.sync({ source: 'ocds', mode: 'gaps' });
    expect(await read()).toEqual([]);
    // On some days the first window is of one day, and the second ends yesterday: incremental runs still read it.
    const [, , third] = month;
    await test.rows(`update ops.task set started_at = $1::date where to_day = $1`, [third!.toDay]);
    await test.stages.sync({ source: 'ocds', mode: 'gaps' });
    expect(await read()).toEqual([{ from_day: third!.fromDay, to_day: third!.toDay }]);
  });

  it.each(['gaps', 'refetch'] as const)(
    'a run for %s asks for no day before those that are collected',
    async (mode) => {
      const test = await harness({
        publisher: { releases: 40, seed: 7, clockRate: 0 },
        settings: { COLLECT_FROM: daysAgo(9) },
      });
      await plan.handle({ source: 'ocds', mode, requestId: mode }, test.context);
      const [first] = await test.rows<{ from: string }>(
        `select min(from_day) as from from ops.task where pass = 'window'`,
      );
      expect(first!.from >= daysAgo(9)).toBe(true);
    },
  );

  it('one reading of a window serves all runs that were waiting for it', async () => {
    const test = await harness({ publisher: { releases: 40, seed: 7, clockRate: 0 } });
    await plan.handle({ source: 'ocds', mode: 'gaps', requestId: 'gaps' }, test.context);
    const days = { from: daysAgo(31), to: daysAgo(0) };
    await plan.handle({ source: 'ocds', mode: 'backfill', requestId: 'all', ...days }, test.context);
    await test.stages.resume();
    expect(
      await test.rows(
        `select mode, sum(task.pages)::int as pages from ops.task join ops.cron_runs run on run.id = run_id
         where pass = 'window' and state = 'done' group by 1 order by 1`,
      ),
    ).toEqual([
      { mode: 'backfill', pages: 0 },
      { mode: 'gaps', pages: windowsOf(daysAgo(31), daysAgo(0), 4).length },
    ]);
  });

  it('a run that finds nothing to do is complete', async () => {
    const test = await harness({});
    const source = elsewhere('http://127.0.0.1:9');
    const idle = { ...source, pace: { ...source.pace, windows: null }, passes: {} };
    await test.stages.sync({ source: 'idle', mode: 'backfill' }, { idle });
    expect(await test.rows(`select status, pages from ops.cron_runs`)).toEqual([
      { status: 'completed', pages: 0 },
    ]);
  });
});
