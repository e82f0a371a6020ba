import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Harness, harness } from '#test/support/harness.ts';
import { describeWithRedis, eachBackend, flush, redisBackend } from '#test/support/redis.ts';
import { putTender } from '#test/workers/publish/records.ts';
import { stages, timetable } from '#workers/all-stages.ts';
import { plan } from '#workers/collect/planning/stage.ts';
import { collect } from '#workers/collect/stage.ts';
import { derive } from '#workers/derive/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { publish } from '#workers/publish/stage.ts';
import { type Requeued, requeue } from '#workers/schedule/requeue.ts';
import { restore, tick } from '#workers/schedule/stage.ts';

const { schedule } = stages;
const { jobs } = timetable;

const run = (harness: Harness, job: string) => schedule.handle({ job }, harness.context);
const runsOf = (harness: Harness, entity: string) =>
  harness.rows(
    `select status, rows_synced, error_message, completed_at is not null as ended from ops.cron_runs where entity = $1`,
    [entity],
  );
const waiting = async (harness: Harness) => {
  const counts = await harness.context.queues.counts();
  return {
    collect: counts.collect['waiting'],
    normalise: counts.normalise['waiting'],
    publish: counts.publish['waiting'],
  };
};

/** Without the setting of the harness all jobs run. */
const ALL_JOBS = { SCHEDULE_JOBS: '' };
const TEN_RELEASES = { releases: 10, seed: 7, clockRate: 0 };

describe('jobs', () => {
  it('have distinct names, a reason, and a cron expression that the queue accepts', async () => {
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
    for (const job of jobs) expect(job.reason).not.toBe('');
    const test = await harness({ settings: ALL_JOBS });
    await schedule.start?.(test.context);
    // All but the one that the process itself runs. One whose minute has come is not delayed any more.
    const entered = async () => {
      const { schedule: counts } = await test.context.queues.counts();
      return (counts['delayed'] ?? 0) + (counts['waiting'] ?? 0);
    };
    expect(await entered()).toBe(jobs.length - 1);
    // Starting again replaces the scheduled jobs instead of adding to them.
    await schedule.start?.(test.context);
    expect(await entered()).toBe(jobs.length - 1);
  });

  it('an unknown job is ignored', async () => {
    const test = await harness({ settings: ALL_JOBS });
    await run(test, 'of-last-year');
    expect(await test.rows(`select 1 from ops.cron_runs`)).toEqual([]);
  });

  it('only those that SCHEDULE_JOBS names run, even if the queue still has others', async () => {
    const test = await harness({ settings: { SCHEDULE_JOBS: 'requeue, transition' } });
    await schedule.start?.(test.context);
    expect((await test.context.queues.counts()).schedule['delayed']).toBe(1);
    await run(test, 'sync-incremental');
    expect(await test.rows('select 1 from ops.cron_runs')).toEqual([]);
    expect((await waiting(test)).collect).toBe(0);
  });

  it('an unknown name in SCHEDULE_JOBS is an error that says which jobs there are', async () => {
    const test = await harness({ settings: { SCHEDULE_JOBS: 'requeue,sleep' } });
    await expect(schedule.start?.(test.context)).rejects.toThrow(
      /^SCHEDULE_JOBS: there is no job sleep; there are sync-incremental, .*requeue$/,
    );
  });

  const failing = async (test: Harness, error: Error) => {
    const requestSync = () => Promise.reject(error);
    const context = { ...test.context, queues: { ...test.context.queues, requestSync } };
    await expect(schedule.handle({ job: 'sync-incremental' }, context)).rejects.toThrow(error.message);
  };

  it('one that an outage interrupts stays due and leaves no issue', async () => {
    const test = await harness({ settings: ALL_JOBS });
    await schedule.start?.(test.context);
    await test.rows(`update ops.scheduled_job set due_at = now() - interval '1 hour'`);
    await failing(test, Object.assign(new Error('no server'), { code: 'ECONNREFUSED' }));
    expect(await runsOf(test, 'sync-incremental')).toMatchObject([{ status: 'failed' }]);
    expect(
      await test.rows(
        `select due_at < now() as due from ops.scheduled_job where name = 'sync-incremental' and failed_at is not null`,
      ),
    ).toEqual([{ due: true }]);
    expect(await test.rows('select kind from ops.issue')).toEqual([]);
  });

  it('a failed job is recorded with its reason', async () => {
    const test = await harness({ settings: ALL_JOBS });
    await failing(test, new Error('no queue'));
    expect(await runsOf(test, 'sync-incremental')).toEqual([
      { status: 'failed', rows_synced: 0, error_message: 'no queue', ended: true },
    ]);
    expect(await test.rows(`select kind, subject from ops.issue`)).toEqual([
      { kind: 'job-failed', subject: 'sync-incremental' },
    ]);
  });
});

describe('the schedule', () => {
  it('sends what one stage has left to do though another cannot say what it has', async () => {
    const test = await harness({ settings: ALL_JOBS });
    const left = [
      { queue: 'derive', leftWork: () => Promise.reject(new Error('no such table')) },
      { queue: 'publish', leftWork: async () => [{ resource: 'tender', cause: 'test' }] },
    ] as unknown as readonly Requeued[];
    await expect(requeue(left, test.context, 0)).rejects.toThrow('no such table');
    expect((await waiting(test)).publish).toBe(1);
  });

  it('runs at its start what was missed while no process ran it, and what has never run at its next time', async () => {
    const test = await harness({ settings: ALL_JOBS });
    await schedule.start?.(test.context);
    expect(await runsOf(test, 'sync-refetch')).toEqual([]);
    await test.rows(
      `update ops.scheduled_job set due_at = now() - interval '1 second' where name = 'sync-refetch'`,
    );
    await schedule.start?.(test.context);
    expect((await runsOf(test, 'sync-refetch')).map(({ status }) => status)).toEqual(['completed']);
    expect(await runsOf(test, 'sync-gaps')).toEqual([]);
    const next = await test.rows(
      `select due_at > now() as later from ops.scheduled_job where name = 'sync-refetch'`,
    );
    expect(next).toEqual([{ later: true }]);
  });
});

describeWithRedis('queues that have lost everything', () => {
  it('have the times of all jobs and all work again as soon as that is seen', async () => {
    const test = await harness({ backend: redisBackend, publisher: TEN_RELEASES, settings: ALL_JOBS });
    await schedule.start?.(test.context);
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    await flush(test.settings['REDIS_URL'] ?? '');
    await restore(timetable, test.context);
    const counts = await test.context.queues.counts();
    expect(counts.schedule['delayed']).toBe(jobs.length - 1);
    expect(counts.normalise['waiting']).toBeGreaterThan(0);
    const runs = await runsOf(test, 'requeue');
    await restore(timetable, test.context);
    expect(await runsOf(test, 'requeue')).toEqual(runs);
  });

  it('have the times of all jobs and all work again within a minute', async () => {
    const test = await harness({ backend: redisBackend, publisher: TEN_RELEASES, settings: ALL_JOBS });
    await schedule.start?.(test.context);
    await test.stages.sync({ source: 'ocds', mode: 'backfill' });
    await flush(test.settings['REDIS_URL'] ?? '');
    expect((await test.context.queues.counts()).schedule['delayed']).toBe(0);
    await test.rows(`update raw.response set fetched_at = fetched_at - interval '2 minutes'`);
    await tick(timetable, test.context);
    const counts = await test.context.queues.counts();
    expect(counts.schedule['delayed']).toBe(jobs.length - 1);
    expect(counts.normalise['waiting']).toBeGreaterThan(0);
  });
});

describe('syncs', () => {
  it.each([
    ['sync-incremental', 'incremental', 2],
    ['sync-gaps', 'gaps', 2],
    ['sync-refetch', 'refetch', 2],
    ['backfill-rest', 'backfill', 2],
  ] as const)(
    '%s requests a run of each source that supports the mode, except while such a run is running',
    async (job, mode, sources) => {
      const test = await harness({ publisher: TEN_RELEASES, settings: ALL_JOBS });
      await run(test, job);
      expect((await test.context.queues.counts()).plan['waiting']).toBe(sources);
      await plan.handle({ source: 'ocds', requestId: 'works', mode }, test.context);
      await test.rows(`update ops.cron_runs set status = 'running' where entity = 'ocds'`);
      await run(test, job);
      expect((await runsOf(test, job)).map((row) => row['rows_synced'])).toEqual([sources, sources - 1]);
    },
  );
});

describe('transition', () => {
  it('emits only the tenders that have closed since they were published, and each only once', async () => {
    const test = await harness({});
    const closing = await putTender(test.context.pool, {
      number: 1,
      closesAt: '2099-01-01T11:00:00+02:00',
    });
    await putTender(test.context.pool, { number: 2, closesAt: '2099-01-01T11:00:00+02:00' });
    await publish.handle({ resource: 'tender', cause: 'test' }, test.context);
    await run(test, 'transition');
    expect(await test.rows(`select * from core.outbox`)).toEqual([]);
    expect(await runsOf(test, 'transition')).toEqual([]);

    await test.rows(`update read.tender set closing_date_time = now() - interval '1 second' where id = $1`, [
      closing,
    ]);
    await run(test, 'transition');
    await run(test, 'transition');
    expect(await test.rows(`select resource, entity_id from core.outbox`)).toEqual([
      { resource: 'tender', entity_id: closing },
    ]);
    expect((await waiting(test)).publish).toBe(1);
    expect(await runsOf(test, 'transition')).toMatchObject([{ status: 'completed', rows_synced: 1 }]);
  });
});

describe('requeue', () => {
  it('does nothing and leaves no row in the run log if no work is left', async () => {
    const test = await harness({});
    await run(test, 'requeue');
    expect(await runsOf(test, 'requeue')).toEqual([]);
  });

  it('sends messages for old work only', async () => {
    const test = await harness({ publisher: TEN_RELEASES });
    const silent = { ...test.context, queues: { ...test.context.queues, send: async () => undefined } };
    await plan.handle({ source: 'ocds', requestId: 'x', mode: 'backfill' }, silent);
    await collect.handle({ taskId: '1' }, silent);
    await test.rows(`insert into core.outbox (resource, entity_id) values ('tender', $1), ('tender', $2)`, [
      randomUUID(),
      randomUUID(),
    ]);
    await run(test, 'requeue');
    expect(await waiting(test)).toEqual({ collect: 0, normalise: 0, publish: 0 });

    await test.rows(`update raw.response set fetched_at = fetched_at - interval '2 minutes'`);
    await test.rows(`update core.outbox set at = at - interval '2 minutes'`);
    await run(test, 'requeue');
    const [left] = await test.rows<{ n: number }>(
      `select count(*)::int as n from raw.response where captures > 0`,
    );
    expect(await waiting(test)).toEqual({ collect: 0, normalise: left!.n, publish: 1 });
    // Messages that are still in the queue are not sent again.
    await run(test, 'requeue');
    expect((await waiting(test)).normalise).toBe(left!.n);
  });

  it('sends tasks of a source only if no process is working on it', async () => {
    const test = await harness({ publisher: TEN_RELEASES });
    const silent = { ...test.context, queues: { ...test.context.queues, send: async () => undefined } };
    await plan.handle({ source: 'ocds', requestId: 'x', mode: 'backfill' }, silent);

    const worker = await test.context.pool.connect();
    await worker.query(`select pg_advisory_lock(hashtextextended('collect:ocds', 0))`);
    await run(test, 'requeue');
    expect((await waiting(test)).collect).toBe(0);
    worker.release(true);
    await test.until(`select where pg_try_advisory_xact_lock(hashtextextended('collect:ocds', 0))`);
    await run(test, 'requeue');
    expect((await waiting(test)).collect).toBeGreaterThan(0);
  });
});

eachBackend((backend) => {
  it('requeueing sends a thousand lost messages, despite one of another release that cannot be sent', async () => {
    const test = await harness({ backend });
    await test.rows(
      `insert into raw.response (source, url, status, hash, fetched_at, captures)
       select 'ocds', 'https://example.org/' || n, 200, sha256(n::text::bytea), now() - interval '2 minutes', 1
       from generate_series(1, 1000) n`,
    );
    await test.rows(
      `insert into core.outbox (resource, entity_id, at) select resource, gen_random_uuid(), now() - interval '2 minutes'
       from unnest(array['of_another_release', 'tender']) resource`,
    );
    await run(test, 'requeue');
    expect(await waiting(test)).toEqual({ collect: 0, normalise: 1_000, publish: 1 });
    expect(await test.rows(`select kind, subject from ops.issue`)).toEqual([
      { kind: 'message-refused', subject: '{"resource":"of_another_release"}' },
    ]);
  });

  it('a start after a crash that lost every message completes all work', async () => {
    const test = await harness({ backend, publisher: { releases: 40, seed: 7, clockRate: 0 } });
    const silent = { ...test.context, queues: { ...test.context.queues, send: async () => undefined } };
    await plan.handle({ source: 'ocds', requestId: 'a', mode: 'backfill' }, silent);
    await collect.handle({ taskId: '1' }, silent);
    await plan.handle({ source: 'ocds', requestId: 'b', mode: 'incremental' }, silent);

    const consumer = consume([plan, collect, normalise, derive, publish] as never, test.context);
    try {
      await schedule.start?.(test.context);
      await test.until(`select where not exists (select from ops.cron_runs where status = 'running')
        and not exists (select from raw.response where normalised_at is null and fault is null)
        and not exists (select from core.outbox) and not exists (select from derived.stale)`);
    } finally {
      await consumer.close();
    }
    const [{ n } = { n: 0 }] = await test.rows<{ n: number }>(`select count(*)::int as n from read.tender`);
    expect(n).toBe(test.publisher.ocids().length);
  });
});
