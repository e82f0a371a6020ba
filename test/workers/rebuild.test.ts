import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#shared/database.ts';
import { startProcess } from '#test/support/processes.ts';
import { eachBackend } from '#test/support/redis.ts';
import { derive } from '#workers/derive/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { schedule } from '#workers/pipeline/schedule.ts';
import { publish } from '#workers/publish/stage.ts';
import { rebuild } from '#workers/rebuild/stage.ts';
import { damage, emptyAll } from './damage.ts';
import {
  contents,
  difference,
  dump,
  ended,
  type Filled,
  fill,
  type Harness,
  rebuilt,
  SETTLED,
  sync,
  until,
  working,
} from './rebuilding.ts';

let filled: Filled;
beforeAll(async () => {
  filled = await fill();
});
afterAll(() => filled.close());

const expectReconciled = async ({ rows }: Harness) => {
  expect(
    await rows(
      `select source, (stored - normalised - unchanged - rejected)::int as difference, outstanding::int
       from ops.reconciliation order by source`,
    ),
  ).toEqual([
    { source: 'etenders', difference: 0, outstanding: 0 },
    { source: 'ocds', difference: 0, outstanding: 0 },
  ]);
  expect(
    await rows('select id from raw.response where captures <> normalised + unchanged + rejected'),
  ).toEqual([]);
};

eachBackend(({ settings }) => {
  it('writes no row where everything is as it should be, and all captures are accounted for', async () => {
    const harness = await filled.copy(settings);
    const before = await dump(harness);
    const [stored] = await harness.rows(
      'select count(*)::int as responses from raw.response where fault is null and captures > 0',
    );
    expect(await working(harness, () => rebuilt(harness))).toEqual({
      entity: 'rebuild',
      status: 'completed',
      rows_synced: stored?.['responses'],
      error_message: null,
    });
    expect(difference(before, await dump(harness))).toEqual({});
    await expectReconciled(harness);
  });
});

describe('what is damaged', () => {
  it.each(['a', 'b'])('in rows of every table comes back as it was, with the same ids (%s)', async (seed) => {
    const harness = await filled.copy();
    const before = await contents(harness);
    const last = `select change_seq from read.version where resource = 'award'`;
    expect(await damage(harness, seed)).toBeGreaterThan(300);
    const [newest] = await harness.rows('select max(change_seq) as change_seq from read.award');
    expect(await working(harness, () => rebuilt(harness))).toMatchObject({ status: 'completed' });
    expect(difference(before, await contents(harness))).toEqual({});
    // Numbers go on, although the version of the resource was lost.
    expect(Number((await harness.rows(last))[0]?.['change_seq'])).toBeGreaterThan(
      Number(newest?.['change_seq']),
    );
    await expectReconciled(harness);
  });

  it('in whole tables comes back as it was, with the same ids', async () => {
    const harness = await filled.copy();
    const before = await contents(harness);
    await emptyAll(harness);
    expect(await working(harness, () => rebuilt(harness))).toMatchObject({ status: 'completed' });
    expect(difference(before, await contents(harness))).toEqual({});
  });
});

describe('what nothing backs', () => {
  it('goes: of processes nobody captured, of captures that say nothing, of buyers nobody names', async () => {
    const harness = await filled.copy();
    const { rows } = harness;
    const [silent] = await rows<{ ocid: string }>('select ocid from core.tender order by ocid limit 1');
    // As if the rules of today could not read what those of yesterday could.
    await rows(`delete from raw.capture where natural_key = $1`, [silent?.ocid]);
    await rows(
      `update raw.response set captures = (select count(*) from raw.capture where response_id = id) where fault is null`,
    );
    await rows(
      `insert into core.organization (id, name, slug) values (gen_random_uuid(), 'Nobody', 'nobody')`,
    );
    const [shown] = await rows<{ id: string }>('select id from read.tender where ocid = $1', [silent?.ocid]);
    await working(harness, () => rebuilt(harness));
    expect(await rows('select ocid from core.process where ocid = $1', [silent?.ocid])).toEqual([]);
    expect(await rows('select ocid from core.tender where ocid = $1', [silent?.ocid])).toEqual([]);
    expect(await rows('select id from read.tender where id = $1', [shown?.id])).toEqual([]);
    expect(await rows(`select id from read.tombstone where resource = 'tender'`)).toEqual([shown]);
    expect(await rows(`select id from core.organization where slug = 'nobody'`)).toEqual([]);
    expect(
      await rows(`select id from core.provenance where id not in (select provenance_id from core.tender)`),
    ).toEqual([]);
  });

  it('stays where a response could not be read, and the rebuild says so', async () => {
    const harness = await filled.copy();
    const before = await contents(harness);
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
    const run = await working(harness, () => rebuilt(harness), [unable, derive, publish, rebuild] as never);
    expect(run).toMatchObject({ status: 'partial', error_message: '1 response could not be normalised' });
    expect(difference(withoutMarks(before), withoutMarks(await contents(harness)))).toEqual({});
    // Another time it can be read.
    await harness.rows('delete from ops.issue');
    expect(await working(harness, () => rebuilt(harness))).toMatchObject({ status: 'completed' });
    expect(difference(before, await contents(harness))).toEqual({});
    await expectReconciled(harness);
  });
});

/** Processes that are still to be recomputed have a mark in their compiled versions. */
const withoutMarks = ({ 'core.process': _, ...rest }: Record<string, string[]>) => rest;

describe('of one resource', () => {
  it('compares its records alone', async () => {
    const harness = await filled.copy();
    const before = await contents(harness);
    await harness.rows(`delete from read.award where hashtext(id::text) % 2 = 0`);
    await harness.rows(
      `update read.tender_document set body = '{"wrong": true}' where hashtext(id::text) % 2 = 0`,
    );
    const [{ n } = { n: 0 }] = await harness.rows<{ n: number }>('select count(*)::int as n from core.award');
    await working(harness, async () => {
      expect(await rebuilt(harness, 'award')).toEqual({
        entity: 'rebuild award',
        status: 'completed',
        rows_synced: n,
        error_message: null,
      });
      const mended = await contents(harness);
      expect(mended['read.award']).toEqual(before['read.award']);
      expect(mended['read.counter']).toEqual(before['read.counter']);
      expect(mended['read.tender_document']).not.toEqual(before['read.tender_document']);
      await rebuilt(harness, 'tender_document');
      expect(difference(before, await contents(harness))).toEqual({});
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

describe('requests', () => {
  it('at the same time are one, and repeated after their end begin nothing', async () => {
    const harness = await filled.copy();
    const requests = ['one', 'two', 'three'].map((requestId) => ({ kind: 'start', requestId }) as const);
    const ran = `select invocation_id, status from ops.cron_runs where entity = 'rebuild' and status <> 'running'`;
    await working(harness, async () => {
      const other = consume([rebuild] as never, harness.context);
      await harness.context.queues.send('rebuild', ...requests);
      await until(harness, ran);
      await other.close();
    });
    const runs = await harness.rows<{ invocation_id: string; status: string }>(ran);
    expect(runs.map(({ status }) => status)).toEqual(['completed']);
    for (const kind of ['start', 'finish'] as const)
      await rebuild.handle({ kind, requestId: runs[0]?.invocation_id ?? '' }, harness.context);
    await rebuild.handle({ kind: 'finish', requestId: 'never-begun' }, harness.context);
    expect(
      await harness.rows(`select invocation_id, status from ops.cron_runs where entity = 'rebuild'`),
    ).toEqual(runs);
  });
});

describe('interrupted', () => {
  /** A pool whose connections are lost after so many statements, in the middle of whatever they do. */
  const mortal = (pool: Pool, statements: number): Pool => {
    let left = statements;
    const living = <Owner extends object>(owner: Owner): Owner =>
      new Proxy(owner, {
        get: (target, name) => {
          const value = Reflect.get(target, name, target);
          if (typeof value !== 'function') return value;
          if (name === 'connect')
            return async () => living((await Reflect.apply(value, target, [])) as object);
          if (name !== 'query') return value.bind(target);
          return (...words: unknown[]) => {
            left -= 1;
            if (left < 0 && words[0] !== 'rollback') throw new Error('the process is dead');
            return Reflect.apply(value, target, words);
          };
        },
      });
    return living(pool);
  };

  it('after any number of statements it goes on, and ends as if nothing had happened', async () => {
    const harness = await filled.copy();
    const before = await contents(harness);
    await damage(harness, 'e');
    const deaths: string[] = [];
    await working(
      harness,
      async () => {
        await expect(
          rebuild.handle(
            { kind: 'start', requestId: 'e' },
            { ...harness.context, pool: mortal(harness.context.pool, 6) },
          ),
        ).rejects.toThrow('dead');
        await rebuild.handle(
          { kind: 'start', requestId: 'e' },
          { ...harness.context, signal: AbortSignal.abort() },
        );
        for (let statements = 7; ; statements += 3) {
          const [open] = await harness.rows(
            `select cursor::jsonb->>'do' as step from ops.cron_runs join ops.sync_meta using (entity)
             where invocation_id = 'e' and status = 'running'`,
          );
          if (open === undefined) break;
          const pool = mortal(harness.context.pool, statements);
          for (const kind of ['start', 'finish'] as const)
            await rebuild
              .handle({ kind, requestId: 'e' }, { ...harness.context, pool })
              .catch((error: Error) => {
                expect(error.message).toContain('dead');
                deaths.push(String(open['step']));
              });
        }
      },
      [normalise, derive, publish] as never,
    );
    expect(new Set(deaths).size).toBeGreaterThan(4);
    expect(await ended(harness, 'e')).toMatchObject({ status: 'completed' });
    expect(difference(before, await contents(harness))).toEqual({});
    await expectReconciled(harness);
  });

  it('by a kill it is found by the next process, whatever messages are left', async () => {
    const harness = await filled.copy();
    const before = await contents(harness);
    await damage(harness, 'k');
    const stages = ['normalise', 'derive', 'publish', 'rebuild', 'schedule'];
    const start = () =>
      startProcess('workers/main.ts', stages, { ...harness.settings, QUEUE_LOCK_MS: '500' });
    let worker = await start();
    await harness.context.queues.send('rebuild', { kind: 'start', requestId: 'k' });
    await until(
      harness,
      `select from ops.sync_meta where entity = 'rebuild' and cursor::jsonb->>'do' in ('responses', 'settle')`,
    );
    await worker.end('SIGKILL');
    expect(await harness.rows(`select status from ops.cron_runs where invocation_id = 'k'`)).toEqual([
      { status: 'running' },
    ]);
    worker = await start();
    expect(await ended(harness, 'k')).toMatchObject({ status: 'completed' });
    await worker.end();
    expect(difference(before, await contents(harness))).toEqual({});
    await expectReconciled(harness);
  });

  it('and without any message it is found by the requeue job, once no process works on it', async () => {
    const harness = await filled.copy();
    await rebuild.handle(
      { kind: 'start', requestId: 's' },
      { ...harness.context, signal: AbortSignal.abort() },
    );
    const waiting = async () => (await harness.context.queues.counts()).rebuild['waiting'];
    await schedule.handle({ job: 'requeue' }, harness.context);
    expect(await waiting()).toBe(0);
    await harness.rows(`update ops.cron_runs set started_at = started_at - interval '2 minutes'`);
    const claim = await harness.context.pool.connect();
    await claim.query(`select pg_advisory_lock(hashtextextended('rebuild:rebuild', 0))`);
    await schedule.handle({ job: 'requeue' }, harness.context);
    expect(await waiting()).toBe(0);
    await claim.query(`select pg_advisory_unlock(hashtextextended('rebuild:rebuild', 0))`);
    claim.release();
    await schedule.handle({ job: 'requeue' }, harness.context);
    expect(await waiting()).toBe(1);
  });
});

describe('while both publishers are being collected', () => {
  it('everything arrives, and another rebuild finds nothing to do', async () => {
    const harness = await filled.copy();
    await working(harness, async () => {
      const rebuilding = rebuilt(harness);
      await sync(harness, 'refetch');
      expect(await rebuilding).toMatchObject({ status: 'completed' });
      await until(harness, SETTLED);
    });
    const [{ captured, shown } = { captured: 0, shown: -1 }] = await harness.rows<Record<string, number>>(
      `select (select count(distinct natural_key)::int from raw.capture) as captured,
         (select count(*)::int from read.tender) as shown`,
    );
    expect(shown).toBe(captured);
    await expectReconciled(harness);
    const after = await dump(harness);
    await working(harness, () => rebuilt(harness));
    expect(difference(after, await dump(harness))).toEqual({});
  });
});
