import { describe, expect, it } from 'vitest';
import type { Message, QueueName } from '#shared/queues/contracts.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { storeResponse } from '#test/workers/normalise/responses.ts';
import { tenders, tendersJson, working } from './terminal.ts';

const giveUpOne = (test: Harness, job: string): Promise<void> =>
  giveUp(test, 'schedule', { job }, `no ${job} today`);

/** Sends a message to a worker that rejects it, and waits until it is given up. */
async function giveUp<Name extends QueueName>(
  { queues, settings }: Harness,
  name: Name,
  message: Message<Name>,
  reason = 'no',
): Promise<void> {
  const before = (await queues.failed()).length;
  await queues.send(name, message);
  await working(
    settings,
    name,
    () => Promise.reject(new Error(reason)),
    () => expect.poll(async () => (await queues.failed()).length).toBe(before + 1),
  );
}

eachBackend((backend) => {
  describe('tenders failed', () => {
    it('lists a message that was given up, with its reason', async () => {
      const test = await harness({ backend });
      const settings = test.settingsOf('tender_operator');
      await giveUpOne(test, 'requeue');
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
      const test = await harness({ backend });
      const settings = test.settingsOf('tender_operator');
      await giveUpOne(test, 'requeue');
      expect(await tendersJson(['failed', 'retry'], settings)).toEqual({ code: 0, document: { retried: 1 } });
      expect((await tendersJson(['failed', 'list'], settings)).document.failed).toEqual([]);
      const status = await tendersJson(['status'], settings);
      expect(status.document.queues.messages.schedule).toMatchObject({ waiting: 1, failed: 0 });
    });

    it('retries one by its id, and reports an unknown id', async () => {
      const test = await harness({ backend });
      const { settings } = test;
      await giveUpOne(test, 'requeue');
      await giveUpOne(test, 'transition');
      expect(await tenders(['failed', 'retry', 'nosuch'], settings)).toMatchObject({
        code: 1,
        stdout: 'there is no failed message nosuch\n',
      });
      expect(await tendersJson(['failed', 'retry', 'transition'], settings)).toEqual({
        code: 0,
        document: { retried: 1 },
      });
      const { document } = await tendersJson(['failed', 'list'], settings);
      expect(document.failed).toMatchObject([{ id: 'requeue' }]);
    });

    it('warns before it deletes what would then be missing', async () => {
      const test = await harness({ backend, patience: 0.1 });
      const responseId = await storeResponse(test, {
        json: { releases: [portalRelease(1), portalRelease(2)] },
        at: '2026-08-15T06:00:00Z',
      });
      await giveUp(test, 'normalise', { responseId });
      const warned = await tenders(['failed', 'purge'], test.settings);
      expect(warned.code).toBe(1);
      expect(warned.stdout).toContain('2 records in 1 response, which stay unread until a rebuild');
      expect((await tendersJson(['failed', 'list'], test.settings)).document.failed).toHaveLength(1);
      expect(await tendersJson(['failed', 'purge', '--yes'], test.settings)).toEqual({
        code: 0,
        document: { purged: 1, lost: { responses: 1, records: 2, requests: [] } },
      });
    });

    it('deletes it', async () => {
      const test = await harness({ backend });
      const settings = test.settingsOf('tender_operator');
      await giveUpOne(test, 'requeue');
      expect(await tendersJson(['failed', 'purge'], settings)).toEqual({
        code: 0,
        document: { purged: 1, lost: { responses: 0, records: 0, requests: [] } },
      });
      expect((await tenders(['failed', 'list'], settings)).stdout).toContain('no message has failed');
      const status = await tendersJson(['status'], settings);
      expect(status.document.queues.messages.schedule).toMatchObject({ waiting: 0, failed: 0 });
    });
  });
});
