import { describe, expect, it, onTestFinished } from 'vitest';
import { openPool } from '#shared/database/connection.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { lockOf } from '#workers/documents/hosts.ts';
import { idleDocuments } from '#workers/documents/idle.ts';
import { documentsFrom } from '#workers/documents/stage.ts';
import { withLock } from '#workers/pipeline/locks.ts';
import { opened, openStage, putDocument, readers, site, stateOf, storage, work } from './opened-stage.ts';
import { startSite } from './site.ts';

openStage();

/** Does a turn that is over at once. @returns the hosts whose turn is next */
async function turnOf(host: string): Promise<string[]> {
  const sent: Message<'documents'>[] = [];
  const send = async (queue: string, ...messages: unknown[]) => {
    if (queue === 'documents') sent.push(...(messages as Message<'documents'>[]));
  };
  const { context } = opened;
  await documentsFrom({ storageOf: () => storage, readers, turnMs: 0 }).handle(
    { host, cause: 'test' },
    { ...context, config: { ...context.config }, queues: { ...context.queues, send: send as never } },
  );
  return sent.flatMap((message) => ('host' in message ? [message.host] : []));
}

const hostsInOrder = async () =>
  (await idleDocuments(opened.context, 0)).flatMap((message) => ('host' in message ? [message.host] : []));

describe('turns of hosts', () => {
  it('end after some time, and the host that was asked longest ago has the next', async () => {
    const other = await startSite();
    onTestFinished(other.close);
    for (const path of ['/a', '/b']) {
      await putDocument(path, { body: `${path}\n` });
      await putDocument(path, { url: `http://${other.host}${path}` });
    }
    await enterDocuments(opened.context.pool);
    expect(await turnOf(site.host)).toEqual([other.host]);
    expect(site.asked).toHaveLength(1);
    // The address of the other site is not allowed, so that its document fails without being asked for.
    expect(await turnOf(other.host)).toEqual([site.host]);
    expect(await turnOf(site.host)).toEqual([other.host]);
    expect(site.asked).toHaveLength(2);
    expect(await turnOf(other.host)).toEqual([]);
  });

  it('go by the time of the last request, those of hosts never asked first', async () => {
    for (const host of ['a.example', 'b.example', 'c.example'])
      await putDocument('/a', { url: `https://${host}/a` });
    await enterDocuments(opened.context.pool);
    await opened.rows(
      `insert into core.document_host (host, requested_at) values ('a.example', now()), ('b.example', now() - interval '1 hour')`,
    );
    expect(await hostsInOrder()).toEqual(['c.example', 'b.example', 'a.example']);
  });

  it('go on with another host if that of the message has its turn', async () => {
    await putDocument('/a');
    await putDocument('/a', { url: 'https://a.example/a' });
    await enterDocuments(opened.context.pool);
    const next = await withLock(opened.context.pool, lockOf(site.host), () => turnOf(site.host));
    expect({ next, asked: site.asked }).toEqual({ next: ['a.example'], asked: [] });
  });

  it('are not given to a host that is collected from', async () => {
    await putDocument('/a');
    await putDocument('/a', { url: 'https://a.example/a' });
    await enterDocuments(opened.context.pool);
    await opened.rows(
      `with run as (insert into ops.cron_runs (id, status, kind, entity, mode, invocation_id)
         values (gen_random_uuid(), 'running', 'sync', 'etenders', 'incremental', 'test') returning id)
       insert into ops.task (run_id, source, pass, state) select id, 'etenders', 'file', 'running' from run`,
    );
    expect(await hostsInOrder()).toEqual(['a.example']);
    expect(await turnOf(site.host)).toEqual([]);
  });
});

describe('an address whose host cannot be sent', () => {
  const HOSTS = [`${'a'.repeat(300)}.example`, 'no\u0001host.example', ''];

  it.each(HOSTS)('fails alone, with an issue: %s', async (host) => {
    site.pages.set('/a', { body: 'A\n' });
    const bad = await putDocument('/bad', { url: `https://${host}/bad` });
    const good = await putDocument('/a');
    await work();
    expect(await stateOf(bad)).toMatchObject({ state: 'failed', fault: 'bad-address' });
    expect(await stateOf(good)).toMatchObject({ state: 'done' });
    expect(await opened.rows('select kind from ops.issue where subject = $1', [bad])).toEqual([
      { kind: 'document-address' },
    ]);
  });

  it('also fails if an earlier release has entered it', async () => {
    const host = `${'a'.repeat(300)}.example`;
    const id = await putDocument('/bad', { url: `https://${host}/bad` });
    await enterDocuments(opened.context.pool);
    await opened.rows(`update core.document_state set state = 'waiting', fault = null, host = $1`, [host]);
    // The process of another release compares all documents when it starts.
    const [url, role] = [opened.database.login('tender_worker'), 'tender_worker'] as const;
    const restarted = openPool({ url, role, name: 'restarted', size: 2 }, opened.context.log);
    try {
      await enterDocuments(restarted);
      expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'bad-address' });
      expect(await enterDocuments(restarted)).toBe(0);
    } finally {
      await restarted.end();
    }
  });

  it('blanks that only some languages have are part of a host for PostgreSQL and for messages', async () => {
    const id = await putDocument('/a', { url: 'https://no\u00a0host.example/a' });
    const good = await putDocument('/b');
    site.pages.set('/b', { body: 'B\n' });
    await work();
    expect(await stateOf(id)).toMatchObject({ fault: 'bad-address' });
    expect(await stateOf(good)).toMatchObject({ state: 'done' });
  });
});
