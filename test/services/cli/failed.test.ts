import { describe, expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { openBackend } from '#shared/queues/backend.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { newDatabase } from '#test/support/database.ts';
import { eachBackend } from '#test/support/redis.ts';
import { tenders, tendersJson } from './terminal.ts';

/** Sends a message to a worker that rejects it, and waits until it is given up. */
async function giveUpOne(settings: Record<string, string>, job: string): Promise<void> {
  const config = loadConfig(settings);
  const queues = openQueues(config);
  await queues.send('schedule', { job });
  const backend = openBackend(config);
  const worker = backend.worker('schedule', () => Promise.reject(new Error(`no ${job} today`)), {});
  await new Promise<void>((done) => {
    worker.on('failed', () => done());
  });
  await worker.close();
  await backend.close();
  await queues.close();
}

eachBackend((backend) => {
  describe('tenders failed', () => {
    it('lists a message that was given up, with its reason', async () => {
      await using database = await newDatabase();
      const settings = await backend.settings(database.login('tender_operator'));
      await giveUpOne(settings, 'requeue');
      const { code, document } = await tendersJson(['failed', 'list'], settings);
      expect(code).toBe(0);
      expect(document.failed).toMatchObject([
        {
          queue: 'schedule',
          id: 'requeue',
          message: { job: 'requeue' },
          attempts: 1,
          reason: 'no requeue today',
        },
      ]);
      expect((await tenders(['failed', 'list'], settings)).stdout).toContain('no requeue today');
    });

    it('retries it', async () => {
      await using database = await newDatabase();
      const settings = await backend.settings(database.login('tender_operator'));
      await giveUpOne(settings, 'requeue');
      expect(await tendersJson(['failed', 'retry'], settings)).toEqual({ code: 0, document: { retried: 1 } });
      expect((await tendersJson(['failed', 'list'], settings)).document.failed).toEqual([]);
      const status = await tendersJson(['status'], settings);
      expect(status.document.queues.messages.schedule).toMatchObject({ waiting: 1, failed: 0 });
    });

    it('deletes it', async () => {
      await using database = await newDatabase();
      const settings = await backend.settings(database.login('tender_operator'));
      await giveUpOne(settings, 'requeue');
      expect(await tendersJson(['failed', 'purge'], settings)).toEqual({ code: 0, document: { purged: 1 } });
      expect((await tenders(['failed', 'list'], settings)).stdout).toContain('no message has failed');
      const status = await tendersJson(['status'], settings);
      expect(status.document.queues.messages.schedule).toMatchObject({ waiting: 0, failed: 0 });
    });
  });
});
