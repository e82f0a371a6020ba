import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eachBackend } from '#test/support/redis.ts';
import {
  beginningOf,
  type Harness,
  openHarness,
  openPublisher,
  until,
} from '#test/workers/collect/harness.ts';
import { putTender } from '#test/workers/publish/records.ts';
import { collect } from '#workers/collect/stage.ts';
import { derive } from '#workers/derive/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { jobs, schedule } from '#workers/pipeline/schedule.ts';
import { publish } from '#workers/publish/stage.ts';

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

describe('jobs', () => {
  it('have distinct names, a reason, and a cron expression that the queue accepts', async () => {
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
    for (const job of jobs) expect(job.reason).not.toBe('');
    const harness = await openHarness();
    await schedule.start?.(harness.context);
    const counts = await harness.context.queues.counts();
    expect(counts.schedule['delayed']).toBe(jobs.length);
    // Starting again replaces the scheduled jobs instead of adding to them.
    await schedule.start?.(harness.context);
    expect((await harness.context.queues.counts()).schedule['delayed']).toBe(jobs.length);
  });

  it('an unknown job is ignored', async () => {
    const harness = await openHarness();
    await run(harness, 'of-last-year');
    expect(await harness.rows(`select 1 from ops.cron_runs`)).toEqual([]);
  });

  it('a failed job is recorded with its reason', async () => {
    const harness = await openHarness();
    const broken = {
      ...harness.context,
      queues: { ...harness.context.queues, requestSync: () => Promise.reject(new Error('no queue')) },
    };
    await expect(schedule.handle({ job: 'sync-incremental' }, broken)).rejects.toThrow('no queue');
    expect(await runsOf(harness, 'sync-incremental')).toEqual([
      { status: 'failed', rows_synced: 0, error_message: 'no queue', ended: true },
    ]);
    expect(await harness.rows(`select kind, subject from ops.issue`)).toEqual([
      { kind: 'job-failed', subject: 'sync-incremental' },
    ]);
  });
});

describe('syncs', () => {
  it.each([
    ['sync-incremental', 'incremental', 2],
    ['sync-refetch', 'refetch', 1],
    ['backfill-rest', 'backfill', 2],
  ] as const)(
    '%s requests a run of each source that supports the mode, except while such a run is running',
    async (job, mode, sources) => {
      const publisher = await openPublisher({ releases: 10, clockRate: 0 });
      const harness = await openHarness({ OCDS_BASE_URL: publisher.url });
      await run(harness, job);
      expect((await waiting(harness)).collect).toBe(sources);
      await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'works', mode }, harness.context);
      await harness.rows(`update ops.cron_runs set status = 'running' where entity = 'ocds'`);
      await run(harness, job);
      expect((await runsOf(harness, job)).map((row) => row['rows_synced'])).toEqual([sources, sources - 1]);
    },
  );
});

describe('transition', () => {
  it('emits only the tenders that have closed since they were published, and each only once', async () => {
    const harness = await openHarness();
    const closing = await putTender(harness.context.pool, {
      number: 1,
      closesAt: '2099-01-01T11:00:00+02:00',
    });
    await putTender(harness.context.pool, { number: 2, closesAt: '2099-01-01T11:00:00+02:00' });
    await publish.handle({ resource: 'tender', cause: 'test' }, harness.context);
    await run(harness, 'transition');
    expect(await harness.rows(`select * from core.outbox`)).toEqual([]);
    expect(await runsOf(harness, 'transition')).toEqual([]);

    await harness.rows(
      `update read.tender set closing_date_time = now() - interval '1 second' where id = $1`,
      [closing],
    );
    await run(harness, 'transition');
    await run(harness, 'transition');
    expect(await harness.rows(`select resource, entity_id from core.outbox`)).toEqual([
      { resource: 'tender', entity_id: closing },
    ]);
    expect((await waiting(harness)).publish).toBe(1);
    expect(await runsOf(harness, 'transition')).toMatchObject([{ status: 'completed', rows_synced: 1 }]);
  });
});

describe('requeue', () => {
  it('does nothing and leaves no row in the run log if no work is left', async () => {
    const harness = await openHarness();
    await run(harness, 'requeue');
    expect(await runsOf(harness, 'requeue')).toEqual([]);
  });

  it('sends messages for old work only', async () => {
    const publisher = await openPublisher({ releases: 10, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    const silent = { ...harness.context, queues: { ...harness.context.queues, send: async () => undefined } };
    await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'x', mode: 'backfill' }, silent);
    await collect.handle({ kind: 'task', taskId: '1' }, silent);
    await harness.rows(
      `insert into core.outbox (resource, entity_id) values ('tender', $1), ('tender', $2)`,
      [randomUUID(), randomUUID()],
    );
    await run(harness, 'requeue');
    expect(await waiting(harness)).toEqual({ collect: 0, normalise: 0, publish: 0 });

    await harness.rows(`update raw.response set fetched_at = fetched_at - interval '2 minutes'`);
    await harness.rows(`update core.outbox set at = at - interval '2 minutes'`);
    await run(harness, 'requeue');
    const [left] = await harness.rows<{ n: number }>(
      `select count(*)::int as n from raw.response where captures > 0`,
    );
    expect(await waiting(harness)).toEqual({ collect: 0, normalise: left!.n, publish: 1 });
    // Messages that are still in the queue are not sent again.
    await run(harness, 'requeue');
    expect((await waiting(harness)).normalise).toBe(left!.n);
  });

  it('sends tasks of a source only if no process is working on it', async () => {
    const publisher = await openPublisher({ releases: 10, clockRate: 0 });
    const harness = await openHarness({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    const silent = { ...harness.context, queues: { ...harness.context.queues, send: async () => undefined } };
    await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'x', mode: 'backfill' }, silent);

    const worker = await harness.context.pool.connect();
    await worker.query(`select pg_advisory_lock(hashtextextended('collect:ocds', 0))`);
    await run(harness, 'requeue');
    expect((await waiting(harness)).collect).toBe(0);
    worker.release(true);
    await until(harness, `select where pg_try_advisory_xact_lock(hashtextextended('collect:ocds', 0))`);
    await run(harness, 'requeue');
    expect((await waiting(harness)).collect).toBeGreaterThan(0);
  });
});

eachBackend(({ settings }) => {
  it('a start after a crash that lost every message completes all work', async () => {
    const publisher = await openPublisher({ releases: 40, clockRate: 0 });
    const harness = await openHarness(
      { OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) },
      settings,
    );
    const silent = { ...harness.context, queues: { ...harness.context.queues, send: async () => undefined } };
    await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'a', mode: 'backfill' }, silent);
    await collect.handle({ kind: 'task', taskId: '1' }, silent);
    await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'b', mode: 'incremental' }, silent);

    const consumer = consume([collect, normalise, derive, publish] as never, harness.context);
    try {
      await schedule.start?.(harness.context);
      await until(
        harness,
        `select where not exists (select from ops.cron_runs where status = 'running')
        and not exists (select from raw.response where normalised_at is null and fault is null)
        and not exists (select from core.outbox)`,
      );
    } finally {
      await consumer.close();
    }
    const [{ n } = { n: 0 }] = await harness.rows<{ n: number }>(
      `select count(*)::int as n from read.tender`,
    );
    expect(n).toBe((await publisher.published()).length);
  });
});
