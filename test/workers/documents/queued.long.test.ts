import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openStorage } from '#shared/storage/open.ts';
import { tendersJson } from '#test/services/cli/terminal.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { zipOf } from '#test/support/zip.ts';
import { putTender } from '#test/workers/publish/records.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import type { DocumentReaders } from '#workers/documents/read/readers.ts';
import { documentsFrom, documents as real } from '#workers/documents/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { readers } from './opened-stage.ts';
import { type Site, startSite } from './site.ts';

/** The stage with its queue, as the login of a worker. */

/** Maximum wait for a condition; no test depends on its length. */
const PATIENCE = { timeout: 60_000, interval: 50 };

async function sites(count: number): Promise<Site[]> {
  const started = await Promise.all(Array.from({ length: count }, startSite));
  onTestFinished(async () => void (await Promise.all(started.map((site) => site.close()))));
  return started;
}

/** Consumes the queue of documents with the given readers until the test ends. */
function consumeWith(test: Harness, given: DocumentReaders): void {
  const stage = documentsFrom({ storageOf: openStorage, readers: given });
  const consumer = consume([stage] as never, test.context);
  onTestFinished(() => consumer.close());
}

async function putDocument(test: Harness, host: string, path: string): Promise<string> {
  const id = randomUUID();
  const tender = await putTender(test.context.pool, { closesAt: '2099-01-01T09:00:00Z' });
  await test.rows(
    `insert into core.tender_document (id, tender_id, position, file_name, url) values ($1, $2, 0, $3, $4)`,
    [id, tender, path.slice(1), `http://${host}${path}`],
  );
  return id;
}

const stateOf = async (test: Harness, id: string) =>
  (await test.rows<{ state: string }>('select state from core.document_state where id = $1', [id]))[0]?.state;
const allowing = (allowed: readonly Site[]) => ({
  DOCUMENTS_ALLOWED_HOSTS: allowed.map(({ host }) => host).join(','),
});

eachBackend((backend) => {
  it('hosts that never answer do not delay reading, nor, once one of them fails, other hosts', async () => {
    const all = await sites(4);
    const [quick, one, two, three] = all as [Site, Site, Site, Site];
    // On a busy machine a message must not be given out again meanwhile.
    const waits = { DOCUMENTS_TIMEOUT_MS: '600000', QUEUE_LOCK_MS: '60000' };
    const test = await harness({ backend, settings: { ...allowing(all), ...waits } });
    quick.pages.set('/a', { body: 'A\n' });
    for (const slow of [one, two, three]) slow.pages.set('/slow', 'hangs');
    const stored = await putDocument(test, quick.host, '/a');
    for (const slow of [one, two, three]) await putDocument(test, slow.host, '/slow');
    await enterDocuments(test.context.pool);
    const silent = { ...test.context, queues: { ...test.context.queues, send: async () => undefined } };
    await real.handle({ host: quick.host, cause: 'test' }, silent);
    expect(await stateOf(test, stored)).toBe('fetched');

    consumeWith(test, readers);
    for (const slow of [one, two]) await test.queues.send('documents', { host: slow.host, cause: 'test' });
    await vi.waitFor(() => expect([one.asked.length, two.asked.length]).toEqual([1, 1]), PATIENCE);
    await test.queues.send('documents', { host: three.host, cause: 'test' }, { documentId: stored });
    await vi.waitFor(async () => expect(await stateOf(test, stored)).toBe('done'), PATIENCE);
    await vi.waitFor(
      async () => expect((await test.queues.counts()).documents).toMatchObject({ active: 2, waiting: 0 }),
      PATIENCE,
    );
    expect(three.asked).toEqual([]);
    await one.close();
    await vi.waitFor(() => expect(three.asked).toHaveLength(1), PATIENCE);
  });

  it('an archive of fifty members is read to its end, and all of them again when analyses are rebuilt', async () => {
    const [site] = (await sites(1)) as [Site];
    const test = await harness({ backend, settings: allowing([site]) });
    const members = Array.from({ length: 50 }, (_, at) => [`${at}.txt`, `Text ${at}\n`] as const);
    site.pages.set('/a.zip', { body: zipOf(members) });
    await putDocument(test, site.host, '/a.zip');
    await enterDocuments(test.context.pool);
    const given: DocumentReaders = { ...readers };
    consumeWith(test, given);
    const analysed = (version: number) =>
      test.rows(
        `select state.id from core.document_state state join core.document_analysis known using (id)
         where state = 'done' and rules_version = $1`,
        [version],
      );
    await test.queues.send('documents', { host: site.host, cause: 'test' });
    await vi.waitFor(async () => expect(await analysed(1)).toHaveLength(50), PATIENCE);

    given.rulesVersion = 2;
    const { code } = await tendersJson(['rebuild', 'analyses'], test.settingsOf('tender_operator'));
    expect(code).toBe(0);
    await vi.waitFor(async () => expect(await analysed(2)).toHaveLength(50), PATIENCE);
    expect(await test.queues.failed()).toEqual([]);
    expect(await test.rows('select from ops.issue')).toEqual([]);
  });
});
