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
  type Bench,
  contents,
  difference,
  dump,
  ended,
  type Filled,
  fill,
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

const balanced = async ({ rows }: Bench) => {
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
  it('writes no row where everything is as it should be, and the books balance', async () => {
    const bench = await filled.copy(settings);
    const before = await dump(bench);
    const [stored] = await bench.rows(
      'select count(*)::int as responses from raw.response where fault is null and captures > 0',
    );
    expect(await working(bench, () => rebuilt(bench))).toEqual({
      entity: 'rebuild',
      status: 'completed',
      rows_synced: stored?.['responses'],
      error_message: null,
    });
    expect(difference(before, await dump(bench))).toEqual({});
    await balanced(bench);
  });
});

describe('what is damaged', () => {
  it.each(['a', 'b'])('in rows of every table comes back as it was, with the same ids (%s)', async (seed) => {
    const bench = await filled.copy();
    const before = await contents(bench);
    const last = `select change_seq from read.version where resource = 'award'`;
    expect(await damage(bench, seed)).toBeGreaterThan(300);
    const [newest] = await bench.rows('select max(change_seq) as change_seq from read.award');
    expect(await working(bench, () => rebuilt(bench))).toMatchObject({ status: 'completed' });
    expect(difference(before, await contents(bench))).toEqual({});
    // Numbers go on, although the book of the last one was lost.
    expect(Number((await bench.rows(last))[0]?.['change_seq'])).toBeGreaterThan(
      Number(newest?.['change_seq']),
    );
    await balanced(bench);
  });

  it('in whole tables comes back as it was, with the same ids', async () => {
    const bench = await filled.copy();
    const before = await contents(bench);
    await emptyAll(bench);
    expect(await working(bench, () => rebuilt(bench))).toMatchObject({ status: 'completed' });
    expect(difference(before, await contents(bench))).toEqual({});
  });
});

describe('what nothing backs', () => {
  it('goes: of processes nobody captured, of captures that say nothing, of buyers nobody names', async () => {
    const bench = await filled.copy();
    const { rows } = bench;
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
    await working(bench, () => rebuilt(bench));
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
    const bench = await filled.copy();
    const before = await contents(bench);
    const [{ id: broken } = { id: '' }] = await bench.rows<{ id: string }>(
      `select id::text from raw.response where captures > 1 order by id limit 1`,
    );
    const unable = {
      ...normalise,
      handle: async (message: { responseId: string }, context: Bench['context']) => {
        if (message.responseId !== broken) return normalise.handle(message, context);
        await bench.rows(
          `insert into ops.issue (stage, kind, severity, source, subject, detail)
           values ('normalise', 'message-failed', 'error', 'queue', 'response-' || $1, '{}') on conflict do nothing`,
          [broken],
        );
        return undefined;
      },
    };
    const run = await working(bench, () => rebuilt(bench), [unable, derive, publish, rebuild] as never);
    expect(run).toMatchObject({ status: 'partial', error_message: '1 response could not be normalised' });
    expect(difference(withoutMarks(before), withoutMarks(await contents(bench)))).toEqual({});
    // Another time it can be read.
    await bench.rows('delete from ops.issue');
    expect(await working(bench, () => rebuilt(bench))).toMatchObject({ status: 'completed' });
    expect(difference(before, await contents(bench))).toEqual({});
    await balanced(bench);
  });
});

/** Processes that are still to be made anew bear a mark in their versions. */
const withoutMarks = ({ 'core.process': _, ...rest }: Record<string, string[]>) => rest;

describe('of one resource', () => {
  it('compares its records alone', async () => {
    const bench = await filled.copy();
    const before = await contents(bench);
    await bench.rows(`delete from read.award where hashtext(id::text) % 2 = 0`);
    await bench.rows(
      `update read.tender_document set body = '{"wrong": true}' where hashtext(id::text) % 2 = 0`,
    );
    const [{ n } = { n: 0 }] = await bench.rows<{ n: number }>('select count(*)::int as n from core.award');
    await working(bench, async () => {
      expect(await rebuilt(bench, 'award')).toEqual({
        entity: 'rebuild award',
        status: 'completed',
        rows_synced: n,
        error_message: null,
      });
      const mended = await contents(bench);
      expect(mended['read.award']).toEqual(before['read.award']);
      expect(mended['read.counter']).toEqual(before['read.counter']);
      expect(mended['read.tender_document']).not.toEqual(before['read.tender_document']);
      await rebuilt(bench, 'tender_document');
      expect(difference(before, await contents(bench))).toEqual({});
      // Workers store the codelists when they begin, and not again by themselves.
      await bench.rows(`delete from core.codelist_entry where slug = 'gauteng'`);
      await rebuilt(bench, 'province');
    });
    expect(await bench.rows(`select slug from read.province where slug = 'gauteng'`)).toEqual([
      { slug: 'gauteng' },
    ]);
    expect(await bench.rows(`select slug from core.codelist_entry where slug = 'gauteng'`)).toEqual([
      { slug: 'gauteng' },
    ]);
  });
});

describe('requests', () => {
  it('at the same time are one, and repeated after their end begin nothing', async () => {
    const bench = await filled.copy();
    const requests = ['one', 'two', 'three'].map((requestId) => ({ kind: 'start', requestId }) as const);
    const ran = `select invocation_id, status from ops.cron_runs where entity = 'rebuild' and status <> 'running'`;
    await working(bench, async () => {
      const other = consume([rebuild] as never, bench.context);
      await bench.context.queues.send('rebuild', ...requests);
      await until(bench, ran);
      await other.close();
    });
    const runs = await bench.rows<{ invocation_id: string; status: string }>(ran);
    expect(runs.map(({ status }) => status)).toEqual(['completed']);
    for (const kind of ['start', 'finish'] as const)
      await rebuild.handle({ kind, requestId: runs[0]?.invocation_id ?? '' }, bench.context);
    await rebuild.handle({ kind: 'finish', requestId: 'never-begun' }, bench.context);
    expect(
      await bench.rows(`select invocation_id, status from ops.cron_runs where entity = 'rebuild'`),
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
    const bench = await filled.copy();
    const before = await contents(bench);
    await damage(bench, 'e');
    const deaths: string[] = [];
    await working(
      bench,
      async () => {
        await expect(
          rebuild.handle(
            { kind: 'start', requestId: 'e' },
            { ...bench.context, pool: mortal(bench.context.pool, 6) },
          ),
        ).rejects.toThrow('dead');
        await rebuild.handle(
          { kind: 'start', requestId: 'e' },
          { ...bench.context, signal: AbortSignal.abort() },
        );
        for (let statements = 7; ; statements += 3) {
          const [open] = await bench.rows(
            `select cursor::jsonb->>'do' as step from ops.cron_runs join ops.sync_meta using (entity)
             where invocation_id = 'e' and status = 'running'`,
          );
          if (open === undefined) break;
          const pool = mortal(bench.context.pool, statements);
          for (const kind of ['start', 'finish'] as const)
            await rebuild
              .handle({ kind, requestId: 'e' }, { ...bench.context, pool })
              .catch((error: Error) => {
                expect(error.message).toContain('dead');
                deaths.push(String(open['step']));
              });
        }
      },
      [normalise, derive, publish] as never,
    );
    expect(new Set(deaths).size).toBeGreaterThan(4);
    expect(await ended(bench, 'e')).toMatchObject({ status: 'completed' });
    expect(difference(before, await contents(bench))).toEqual({});
    await balanced(bench);
  });

  it('by a kill it is found by the next process, whatever messages are left', async () => {
    const bench = await filled.copy();
    const before = await contents(bench);
    await damage(bench, 'k');
    const stages = ['normalise', 'derive', 'publish', 'rebuild', 'schedule'];
    const start = () => startProcess('workers/main.ts', stages, { ...bench.settings, QUEUE_LOCK_MS: '500' });
    let worker = await start();
    await bench.context.queues.send('rebuild', { kind: 'start', requestId: 'k' });
    await until(
      bench,
      `select from ops.sync_meta where entity = 'rebuild' and cursor::jsonb->>'do' in ('responses', 'settle')`,
    );
    await worker.end('SIGKILL');
    expect(await bench.rows(`select status from ops.cron_runs where invocation_id = 'k'`)).toEqual([
      { status: 'running' },
    ]);
    worker = await start();
    expect(await ended(bench, 'k')).toMatchObject({ status: 'completed' });
    await worker.end();
    expect(difference(before, await contents(bench))).toEqual({});
    await balanced(bench);
  });

  it('and forgotten by every message it is found by the requeue job, once nobody works on it', async () => {
    const bench = await filled.copy();
    await rebuild.handle(
      { kind: 'start', requestId: 's' },
      { ...bench.context, signal: AbortSignal.abort() },
    );
    const waiting = async () => (await bench.context.queues.counts()).rebuild['waiting'];
    await schedule.handle({ job: 'requeue' }, bench.context);
    expect(await waiting()).toBe(0);
    await bench.rows(`update ops.cron_runs set started_at = started_at - interval '2 minutes'`);
    const claim = await bench.context.pool.connect();
    await claim.query(`select pg_advisory_lock(hashtextextended('rebuild:rebuild', 0))`);
    await schedule.handle({ job: 'requeue' }, bench.context);
    expect(await waiting()).toBe(0);
    await claim.query(`select pg_advisory_unlock(hashtextextended('rebuild:rebuild', 0))`);
    claim.release();
    await schedule.handle({ job: 'requeue' }, bench.context);
    expect(await waiting()).toBe(1);
  });
});

describe('while both publishers are being collected', () => {
  it('everything arrives, and another rebuild finds nothing to do', async () => {
    const bench = await filled.copy();
    await working(bench, async () => {
      const rebuilding = rebuilt(bench);
      await sync(bench, 'refetch');
      expect(await rebuilding).toMatchObject({ status: 'completed' });
      await until(bench, SETTLED);
    });
    const [{ captured, shown } = { captured: 0, shown: -1 }] = await bench.rows<Record<string, number>>(
      `select (select count(distinct natural_key)::int from raw.capture) as captured,
         (select count(*)::int from read.tender) as shown`,
    );
    expect(shown).toBe(captured);
    await balanced(bench);
    const after = await dump(bench);
    await working(bench, () => rebuilt(bench));
    expect(difference(after, await dump(bench))).toEqual({});
  });
});
