import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eachBackend } from '#test/support/redis.ts';
import { beginningOf, openPublisher, openRig, type Rig, until } from '#test/workers/collect/rig.ts';
import { putTender } from '#test/workers/publish/records.ts';
import { collect } from '#workers/collect/stage.ts';
import { derive } from '#workers/derive/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { jobs, schedule } from '#workers/pipeline/schedule.ts';
import { publish } from '#workers/publish/stage.ts';

const run = (rig: Rig, job: string) => schedule.handle({ job }, rig.context);
const runsOf = (rig: Rig, entity: string) =>
  rig.rows(
    `select status, rows_synced, error_message, completed_at is not null as ended from ops.cron_runs where entity = $1`,
    [entity],
  );
const waiting = async (rig: Rig) => {
  const counts = await rig.context.queues.counts();
  return {
    collect: counts.collect['waiting'],
    normalise: counts.normalise['waiting'],
    publish: counts.publish['waiting'],
  };
};

describe('jobs', () => {
  it('have distinct names, a reason, and a clock that the queue accepts', async () => {
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
    for (const job of jobs) expect(job.reason).not.toBe('');
    const rig = await openRig();
    await schedule.start?.(rig.context);
    const counts = await rig.context.queues.counts();
    expect(counts.schedule['delayed']).toBe(jobs.length);
    // Starting again replaces, it does not add.
    await schedule.start?.(rig.context);
    expect((await rig.context.queues.counts()).schedule['delayed']).toBe(jobs.length);
  });

  it('one that does not exist any more is passed over', async () => {
    const rig = await openRig();
    await run(rig, 'of-last-year');
    expect(await rig.rows(`select 1 from ops.cron_runs`)).toEqual([]);
  });

  it('a failing one is recorded with its reason', async () => {
    const rig = await openRig();
    const broken = {
      ...rig.context,
      queues: { ...rig.context.queues, requestSync: () => Promise.reject(new Error('no queue')) },
    };
    await expect(schedule.handle({ job: 'sync-incremental' }, broken)).rejects.toThrow('no queue');
    expect(await runsOf(rig, 'sync-incremental')).toEqual([
      { status: 'failed', rows_synced: 0, error_message: 'no queue', ended: true },
    ]);
    expect(await rig.rows(`select kind, subject from ops.issue`)).toEqual([
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
    '%s requests a run of each source that has one, and none while one of its kind works',
    async (job, mode, sources) => {
      const publisher = await openPublisher({ releases: 10, clockRate: 0 });
      const rig = await openRig({ OCDS_BASE_URL: publisher.url });
      await run(rig, job);
      expect((await waiting(rig)).collect).toBe(sources);
      await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'works', mode }, rig.context);
      await rig.rows(`update ops.cron_runs set status = 'running' where entity = 'ocds'`);
      await run(rig, job);
      expect((await runsOf(rig, job)).map((row) => row['rows_synced'])).toEqual([sources, sources - 1]);
    },
  );
});

describe('transition', () => {
  it('hands over tenders that have closed since they were published, once, and nothing else', async () => {
    const rig = await openRig();
    const closing = await putTender(rig.context.pool, { number: 1, closesAt: '2099-01-01T11:00:00+02:00' });
    await putTender(rig.context.pool, { number: 2, closesAt: '2099-01-01T11:00:00+02:00' });
    await publish.handle({ resource: 'tender', cause: 'test' }, rig.context);
    await run(rig, 'transition');
    expect(await rig.rows(`select * from core.outbox`)).toEqual([]);
    expect(await runsOf(rig, 'transition')).toEqual([]);

    await rig.rows(`update read.tender set closing_date_time = now() - interval '1 second' where id = $1`, [
      closing,
    ]);
    await run(rig, 'transition');
    await run(rig, 'transition');
    expect(await rig.rows(`select resource, entity_id from core.outbox`)).toEqual([
      { resource: 'tender', entity_id: closing },
    ]);
    expect((await waiting(rig)).publish).toBe(1);
    expect(await runsOf(rig, 'transition')).toMatchObject([{ status: 'completed', rows_synced: 1 }]);
  });
});

describe('requeue', () => {
  it('finds nothing where nothing is left, and leaves no row', async () => {
    const rig = await openRig();
    await run(rig, 'requeue');
    expect(await runsOf(rig, 'requeue')).toEqual([]);
  });

  it('leaves new work to its own messages, and sends what is older', async () => {
    const publisher = await openPublisher({ releases: 10, clockRate: 0 });
    const rig = await openRig({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    const silent = { ...rig.context, queues: { ...rig.context.queues, send: async () => undefined } };
    await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'x', mode: 'backfill' }, silent);
    await collect.handle({ kind: 'task', taskId: '1' }, silent);
    await rig.rows(`insert into core.outbox (resource, entity_id) values ('tender', $1), ('tender', $2)`, [
      randomUUID(),
      randomUUID(),
    ]);
    await run(rig, 'requeue');
    expect(await waiting(rig)).toEqual({ collect: 0, normalise: 0, publish: 0 });

    await rig.rows(`update raw.response set fetched_at = fetched_at - interval '2 minutes'`);
    await rig.rows(`update core.outbox set at = at - interval '2 minutes'`);
    await run(rig, 'requeue');
    const [left] = await rig.rows<{ n: number }>(
      `select count(*)::int as n from raw.response where captures > 0`,
    );
    expect(await waiting(rig)).toEqual({ collect: 0, normalise: left!.n, publish: 1 });
    // What waits already is not sent twice.
    await run(rig, 'requeue');
    expect((await waiting(rig)).normalise).toBe(left!.n);
  });

  it('wakes a source whose tasks nobody works on, and none that is being worked on', async () => {
    const publisher = await openPublisher({ releases: 10, clockRate: 0 });
    const rig = await openRig({ OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
    const silent = { ...rig.context, queues: { ...rig.context.queues, send: async () => undefined } };
    await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'x', mode: 'backfill' }, silent);

    const worker = await rig.context.pool.connect();
    await worker.query(`select pg_advisory_lock(hashtextextended('collect:ocds', 0))`);
    await run(rig, 'requeue');
    expect((await waiting(rig)).collect).toBe(0);
    worker.release(true);
    await until(rig, `select where pg_try_advisory_xact_lock(hashtextextended('collect:ocds', 0))`);
    await run(rig, 'requeue');
    expect((await waiting(rig)).collect).toBeGreaterThan(0);
  });
});

eachBackend(({ settings }) => {
  it('a start after a crash that lost every message brings all work to its end', async () => {
    const publisher = await openPublisher({ releases: 40, clockRate: 0 });
    const rig = await openRig(
      { OCDS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) },
      settings,
    );
    const silent = { ...rig.context, queues: { ...rig.context.queues, send: async () => undefined } };
    await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'a', mode: 'backfill' }, silent);
    await collect.handle({ kind: 'task', taskId: '1' }, silent);
    await collect.handle({ kind: 'plan', source: 'ocds', requestId: 'b', mode: 'incremental' }, silent);

    const consumer = consume([collect, normalise, derive, publish] as never, rig.context);
    try {
      await schedule.start?.(rig.context);
      await until(
        rig,
        `select where not exists (select from ops.cron_runs where status = 'running')
        and not exists (select from raw.response where normalised_at is null and fault is null)
        and not exists (select from core.outbox)`,
      );
    } finally {
      await consumer.close();
    }
    const [{ n } = { n: 0 }] = await rig.rows<{ n: number }>(`select count(*)::int as n from read.tender`);
    expect(n).toBe((await publisher.published()).length);
  });
});
