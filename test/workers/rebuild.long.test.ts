import { describe, expect, it } from 'vitest';
import { processSourceNames } from '#shared/sources.ts';
import type { Harness } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { shared } from '#test/support/shared.ts';
import { stages } from '#workers/all-stages.ts';
import { removeOld } from '#workers/collect/retention/job.ts';
import { derive } from '#workers/derive/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { publish } from '#workers/publish/stage.ts';
import { rebuild } from '#workers/rebuild/stage.ts';
import { damage } from './damage.ts';
import { failingAfter } from './failing-pool.ts';
import { ALL_PUBLISHED, collectAll, fillDatabase } from './filled-database.ts';
import { ended, rebuildStages, rebuilt } from './rebuild-runs.ts';
import { expectReconciled } from './reconciled.ts';
import { difference, everyRecord, everyRow, type TableContents } from './table-contents.ts';

const filled = shared(fillDatabase);

eachBackend((backend) => {
  it('requests at the same time start one run, which repairs damaged rows of every table with the same ids', async () => {
    const harness = await filled.copy({ backend });
    const before = await everyRecord(harness);
    const last = `select change_seq from read.version where resource = 'award'`;
    expect(await damage(harness, 'a')).toBeGreaterThan(200);
    const [newest] = await harness.rows('select max(change_seq) as change_seq from read.award');
    const requests = ['one', 'two', 'three'].map((requestId) => ({ kind: 'start', requestId }) as const);
    const ran = `select invocation_id, status from ops.cron_runs where entity = 'rebuild' and status <> 'running'`;
    await harness.stages.consuming(rebuildStages, async () => {
      const other = consume([rebuild] as never, harness.context);
      await harness.context.queues.send('rebuild', ...requests);
      await harness.until(ran);
      await other.close();
    });
    const runs = await harness.rows<{ invocation_id: string; status: string }>(ran);
    expect(runs.map(({ status }) => status)).toEqual(['completed']);
    expect(difference(before, await everyRecord(harness))).toEqual({});
    // Change numbers go on increasing, although the version of the resource was lost.
    expect(Number((await harness.rows(last))[0]?.['change_seq'])).toBeGreaterThan(
      Number(newest?.['change_seq']),
    );
    await expectReconciled(harness);
    // Requests that are repeated after the end of their run, or that never began one, start none.
    for (const kind of ['start', 'finish'] as const)
      await rebuild.handle({ kind, requestId: runs[0]?.invocation_id ?? '' }, harness.context);
    await rebuild.handle({ kind: 'finish', requestId: 'never-begun' }, harness.context);
    expect(
      await harness.rows(`select invocation_id, status from ops.cron_runs where entity = 'rebuild'`),
    ).toEqual(runs);
  });
});

describe('orphans', () => {
  it('are deleted: processes without captures, and buyers and provenance that no tender refers to', async () => {
    const harness = await filled.copy();
    const { rows } = harness;
    const [silent] = await rows<{ ocid: string }>('select ocid from core.tender order by ocid limit 1');
    // As if the present rules could not read releases that earlier rules could. Without pages, only runs have captures.
    await removeOld(harness.context, new Date(Date.now() + 30 * 86_400_000));
    await rows(`delete from raw.capture where natural_key = $1`, [silent?.ocid]);
    await rows(
      `update raw.response set captures = (select count(*) from raw.capture where response_id = id) where fault is null`,
    );
    await rows(
      `insert into core.organization (id, name, slug) values (gen_random_uuid(), 'Nobody', 'nobody')`,
    );
    const [shown] = await rows<{ id: string }>('select id from read.tender where ocid = $1', [silent?.ocid]);
    await harness.stages.consuming(rebuildStages, () => rebuilt(harness));
    expect(await rows('select ocid from core.process where ocid = $1', [silent?.ocid])).toEqual([]);
    expect(await rows('select ocid from core.tender where ocid = $1', [silent?.ocid])).toEqual([]);
    expect(await rows('select id from read.tender where id = $1', [shown?.id])).toEqual([]);
    expect(await rows(`select id from read.tombstone where resource = 'tender'`)).toEqual([shown]);
    expect(await rows(`select id from core.organization where slug = 'nobody'`)).toEqual([]);
    expect(
      await rows(`select id from core.provenance where id not in (select provenance_id from core.tender)`),
    ).toEqual([]);
  });

  it('are kept if a response could not be normalised, and the rebuild says so', async () => {
    const harness = await filled.copy();
    const before = await everyRecord(harness);
    const [{ id: broken } = { id: '' }] = await harness.rows<{ id: string }>(
      `select id::text from raw.response where captures > 1 order by id limit 1`,
    );
    const unable = {
      ...normalise,
      handle: async (message: { responseId: string }, context: Harness['context']) => {
        if (message.responseId !== broken) return normalise.handle(message, context);
        await harness.rows(
          `insert into ops.issue (stage, kind, severity, source, subject, detail)
           values ('normalise', 'message-failed', 'error', 'queue', 'response-' || $1, '{}') on conflict do nothing`,
          [broken],
        );
        return undefined;
      },
    };
    const consumer = consume([unable, derive, publish, rebuild] as never, harness.context);
    const run = await rebuilt(harness).finally(consumer.close);
    expect(run).toMatchObject({ status: 'partial', error_message: '1 response could not be normalised' });
    expect(difference(withoutMarks(before), withoutMarks(await everyRecord(harness)))).toEqual({});
    // The next time the response can be normalised.
    await harness.rows('delete from ops.issue');
    expect(await harness.stages.consuming(rebuildStages, () => rebuilt(harness))).toMatchObject({
      status: 'completed',
    });
    expect(difference(before, await everyRecord(harness))).toEqual({});
    await expectReconciled(harness);
  });
});

/** Processes that are still to be recomputed have a mark in their compiled versions. */
const withoutMarks = ({ 'core.process': _, ...rest }: TableContents) => rest;

describe('a rebuild of one resource', () => {
  it('compares its records alone', async () => {
    const harness = await filled.copy();
    const before = await everyRecord(harness);
    await harness.rows(`delete from read.award where hashtext(id::text) % 2 = 0`);
    await harness.rows(
      `update read.tender_document set body = '{"wrong": true}' where hashtext(id::text) % 2 = 0`,
    );
    const [{ n } = { n: 0 }] = await harness.rows<{ n: number }>('select count(*)::int as n from core.award');
    await harness.stages.consuming(rebuildStages, async () => {
      expect(await rebuilt(harness, 'award')).toEqual({
        entity: 'rebuild award',
        status: 'completed',
        rows_synced: n,
        error_message: null,
      });
      const mended = await everyRecord(harness);
      expect(mended['read.award']).toEqual(before['read.award']);
      expect(mended['read.counter']).toEqual(before['read.counter']);
      expect(mended['read.tender_document']).not.toEqual(before['read.tender_document']);
      await rebuilt(harness, 'tender_document');
      expect(difference(before, await everyRecord(harness))).toEqual({});
      // Workers store the codelists when they begin, and not again by themselves.
      await harness.rows(`delete from core.codelist_entry where slug = 'gauteng'`);
      await rebuilt(harness, 'province');
    });
    expect(await harness.rows(`select slug from read.province where slug = 'gauteng'`)).toEqual([
      { slug: 'gauteng' },
    ]);
    expect(await harness.rows(`select slug from core.codelist_entry where slug = 'gauteng'`)).toEqual([
      { slug: 'gauteng' },
    ]);
  });
});

describe('an interrupted rebuild', () => {
  it('continues after deaths in its steps, with the same result', async () => {
    const harness = await filled.copy();
    const before = await everyRecord(harness);
    await damage(harness, 'e');
    const deaths = new Map<string, number>();
    await harness.stages.consuming(['normalise', 'derive', 'publish'], async () => {
      await expect(
        rebuild.handle(
          { kind: 'start', requestId: 'e' },
          { ...harness.context, pool: failingAfter(harness.context.pool, 6) },
        ),
      ).rejects.toThrow('dead');
      await rebuild.handle(
        { kind: 'start', requestId: 'e' },
        { ...harness.context, signal: AbortSignal.abort() },
      );
      for (;;) {
        const [open] = await harness.rows(
          `select cursor::jsonb->>'do' as step from ops.cron_runs join ops.sync_meta using (entity)
             where invocation_id = 'e' and status = 'running'`,
        );
        if (open === undefined) break;
        const step = String(open['step']);
        for (const kind of ['start', 'finish'] as const) {
          // Each life in the same step is longer than the one before, so that the step ends at last.
          const pool = failingAfter(harness.context.pool, 4 + 4 * (deaths.get(step) ?? 0));
          await rebuild
            .handle({ kind, requestId: 'e' }, { ...harness.context, pool })
            .catch((error: Error) => {
              expect(error.message).toContain('dead');
              deaths.set(step, (deaths.get(step) ?? 0) + 1);
            });
        }
      }
    });
    // A life that ends its step goes on with the next, so that a short step may see no death.
    expect([...deaths.keys()]).toEqual(
      expect.arrayContaining(['numbers', 'organizations', 'processes', 'responses', 'publish']),
    );
    expect(await ended(harness, 'e')).toMatchObject({ status: 'completed' });
    expect(difference(before, await everyRecord(harness))).toEqual({});
    await expectReconciled(harness);
  });

  it('is found by the next process after a kill, whatever messages are left', async () => {
    const harness = await filled.copy({ settings: { QUEUE_LOCK_MS: '500' } });
    const before = await everyRecord(harness);
    await damage(harness, 'k');
    const start = () => harness.startWorkers([...rebuildStages, 'schedule']);
    let worker = await start();
    await harness.context.queues.send('rebuild', { kind: 'start', requestId: 'k' });
    await harness.until(
      `select from ops.sync_meta where entity = 'rebuild' and cursor::jsonb->>'do' in ('responses', 'settle')`,
    );
    await worker.end('SIGKILL');
    expect(await harness.rows(`select status from ops.cron_runs where invocation_id = 'k'`)).toEqual([
      { status: 'running' },
    ]);
    worker = await start();
    expect(await ended(harness, 'k')).toMatchObject({ status: 'completed' });
    await worker.end();
    expect(difference(before, await everyRecord(harness))).toEqual({});
    await expectReconciled(harness);
  });

  it('without any message is found by the requeue job, once no process works on it', async () => {
    const harness = await filled.copy();
    await rebuild.handle(
      { kind: 'start', requestId: 's' },
      { ...harness.context, signal: AbortSignal.abort() },
    );
    const waiting = async () => (await harness.context.queues.counts()).rebuild['waiting'];
    await stages.schedule.handle({ job: 'requeue' }, harness.context);
    expect(await waiting()).toBe(0);
    await harness.rows(`update ops.cron_runs set started_at = started_at - interval '2 minutes'`);
    const claim = await harness.context.pool.connect();
    await claim.query(`select pg_advisory_lock(hashtextextended('rebuild:rebuild', 0))`);
    await stages.schedule.handle({ job: 'requeue' }, harness.context);
    expect(await waiting()).toBe(0);
    await claim.query(`select pg_advisory_unlock(hashtextextended('rebuild:rebuild', 0))`);
    claim.release();
    await stages.schedule.handle({ job: 'requeue' }, harness.context);
    expect(await waiting()).toBe(1);
  });
});

describe('a rebuild while both publishers are being collected', () => {
  it('loses nothing, and another rebuild reads every response and writes no row', async () => {
    const harness = await filled.copy();
    await harness.stages.consuming(rebuildStages, async () => {
      const rebuilding = rebuilt(harness);
      await collectAll(harness, 'refetch');
      expect(await rebuilding).toMatchObject({ status: 'completed' });
      await harness.until(ALL_PUBLISHED);
    });
    const [{ captured, shown } = { captured: 0, shown: -1 }] = await harness.rows<Record<string, number>>(
      `select (select count(distinct natural_key)::int from raw.capture where source = any($1)) as captured,
         (select count(*)::int from read.tender) as shown`,
      [processSourceNames],
    );
    expect(shown).toBe(captured);
    await expectReconciled(harness);
    const after = await everyRow(harness);
    const [stored] = await harness.rows(
      'select count(*)::int as responses from raw.response where fault is null and captures > 0',
    );
    expect(await harness.stages.consuming(rebuildStages, () => rebuilt(harness))).toEqual({
      entity: 'rebuild',
      status: 'completed',
      rows_synced: stored?.['responses'],
      error_message: null,
    });
    expect(difference(after, await everyRow(harness))).toEqual({});
    await expectReconciled(harness);
  });
});
