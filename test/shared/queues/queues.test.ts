import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { openPool, type Pool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { openQueues, type Queues } from '#shared/queues/enqueue.ts';
import { newDatabase, type TestDatabase } from '#test/support/database.ts';
import { eachBackend } from '#test/support/redis.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { openWorkerQueues } from '#workers/pipeline/queues.ts';
import { defineStage, type StageContext } from '#workers/pipeline/stage.ts';

eachBackend(({ name, settings }) => {
  let database: TestDatabase;
  let pool: Pool;
  let queues: Queues;
  let context: StageContext;
  let consumer: { close: () => Promise<void> } | undefined;

  beforeEach(async () => {
    database = await newDatabase();
    const config = loadConfig({
      ...(await settings(database.login('tender_worker'))),
      QUEUE_LOCK_MS: '2000',
    });
    pool = openPool({ url: database.login('tender_worker'), role: 'tender_worker', name: 'test' });
    queues = openQueues(config, undefined, 0.1);
    context = {
      config,
      log: createLog('test', 'silent'),
      pool,
      queues,
    };
  });
  afterEach(async () => {
    await consumer?.close();
    consumer = undefined;
    await queues.close();
    await pool.end();
    await database.drop();
  });

  /** Consumes normalise messages with `handle` until `done` says so. */
  const work = (handle: (message: Message<'normalise'>) => Promise<void>) => {
    const stage = defineStage({
      queue: 'normalise',
      does: 'test',
      reads: [],
      writes: ['ops.issue'],
      emits: '',
      handle,
    });
    consumer = consume([stage] as never, context);
  };
  const until = async (condition: () => boolean | Promise<boolean>) => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  describe('queues', () => {
    it('says which backend it uses', () => {
      expect(queues.kind).toBe(name);
    });

    it('asks all queues in turn, not each on a connection of its own', async () => {
      for (const ask of [queues.counts, queues.waits, queues.failed]) await ask();
      const { rows } = await pool.query(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = ''`,
      );
      expect(rows[0].n).toBeLessThanOrEqual(3);
    });

    it('delivers each message, and the same message once while it waits', async () => {
      await queues.send('normalise', { responseId: '1' }, { responseId: '2' });
      await queues.send('normalise', { responseId: '1' });
      const seen: string[] = [];
      work(async ({ responseId }) => void seen.push(responseId));
      await until(async () => seen.length >= 2 && (await queues.counts()).normalise['waiting'] === 0);
      expect(seen.toSorted()).toEqual(['1', '2']);
    });

    it('takes a list of any length from the login of a worker, and each message once', async () => {
      const ids = Array.from({ length: 1_000 }, (_, index) => String(index + 1));
      await queues.send('normalise', ...ids.map((responseId) => ({ responseId })));
      await queues.send('normalise', ...ids.map((responseId) => ({ responseId })));
      expect((await queues.counts()).normalise).toMatchObject({ waiting: 1_000 });
    });

    it('delivers a message again after it is done', async () => {
      const seen: string[] = [];
      work(async ({ responseId }) => void seen.push(responseId));
      await queues.send('normalise', { responseId: '5' });
      await until(() => seen.length === 1);
      await until(async () => {
        await queues.send('normalise', { responseId: '5' });
        return seen.length > 1;
      });
      expect(new Set(seen)).toEqual(new Set(['5']));
    });

    it('rejects a message that breaks its contract', async () => {
      await expect(queues.send('normalise', { responseId: 'one' })).rejects.toThrow('responseId');
    });

    it('sends the others of a list with a message that breaks its contract; that of a worker becomes an issue', async () => {
      const [one, broken, three] = [{ responseId: '1' }, { responseId: 'two\u0000' }, { responseId: '3' }];
      await expect(queues.send('normalise', one, broken)).rejects.toThrow('responseId');
      const own = openWorkerQueues(context.config, pool, context.log);
      try {
        await own.send('normalise', one, broken, three);
      } finally {
        await own.close();
      }
      expect((await queues.counts()).normalise).toMatchObject({ waiting: 2 });
      expect((await pool.query('select stage, kind, subject, detail from ops.issue')).rows).toEqual([
        {
          stage: 'normalise',
          kind: 'message-refused',
          subject: '{"responseId":"two\\u0000"}',
          detail: { reason: expect.stringContaining('responseId') },
        },
      ]);
    });

    it('tries again, then gives up with an issue, lists, retries and purges', async () => {
      let attempts = 0;
      work(async () => {
        attempts += 1;
        throw new Error('no such document');
      });
      await queues.send('normalise', { responseId: '9' });
      await until(async () => (await queues.failed()).length === 1);
      expect(attempts).toBe(5);
      expect(await queues.failed()).toMatchObject([
        {
          queue: 'normalise',
          id: 'response-9',
          message: { responseId: '9' },
          attempts: 5,
          reason: 'no such document',
        },
      ]);
      await until(async () => (await pool.query('select from ops.issue')).rows.length === 1);
      expect((await pool.query('select kind, subject from ops.issue')).rows).toEqual([
        { kind: 'message-failed', subject: 'response-9' },
      ]);
      expect(await queues.retryFailed()).toBe(1);
      await until(() => attempts > 5);
      await until(async () => (await queues.failed()).length === 1);
      expect(await queues.purgeFailed()).toBe(1);
      expect(await queues.failed()).toEqual([]);
    });
  });
});
