import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { zipOf } from '#test/support/zip.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import {
  again,
  extracted,
  firstLines,
  folder,
  handle,
  listAgain,
  opened,
  openStage,
  putDocument,
  site,
  stateOf,
  states,
  storedFiles,
  work,
} from './opened-stage.ts';

openStage();

describe('fetching', () => {
  it('what closes last comes first; a document is stored, read and analysed', async () => {
    await putDocument('/early', { closesAt: '2026-11-01T09:00:00Z', body: 'Early\n' });
    await putDocument('/late', { closesAt: '2027-02-01T09:00:00Z', body: 'Late\n' });
    await work();
    expect(site.asked.map(({ path }) => path)).toEqual(['/late', '/early']);
    expect((await states()).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await firstLines()).toEqual(['Early', 'Late']);
  });

  it('a file under two addresses is stored and extracted once', async () => {
    for (const path of ['/a', '/b']) await putDocument(path, { body: 'The same\n' });
    await work();
    expect(await storedFiles()).toBe(1);
    expect(extracted).toEqual(['The same\n']);
    expect(await firstLines()).toEqual(['The same', 'The same']);
  });

  it('one that breaks off continues where it was, and is stored whole', async () => {
    const id = await putDocument('/a', {
      body: 'The first half, and the second\n',
      etag: '"1"',
      breaksAt: 14,
    });
    await work();
    expect(site.asked.map(({ status }) => status)).toEqual([200, 206]);
    expect(await firstLines()).toEqual(['The first half, and the second']);
    expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 0 });
  });

  it.each([
    ['is not there', '/missing', 'refused'],
    ['is too large', '/large', 'too-large'],
    ['is encrypted', '/encrypted', 'encrypted'],
  ])('what %s has failed for good, with its kind', async (_, path, fault) => {
    site.pages.set('/large', { body: 'a'.repeat(1_048_577) }).set('/encrypted', { body: 'encrypted' });
    const id = await putDocument(path);
    await work();
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault });
    expect(site.asked).toHaveLength(1);
  });

  it.each([
    ['is none', 'no address'],
    ['leads inside', 'http://169.254.169.254/latest/meta-data/'],
    ['names a login', 'http://user:secret@www.etenders.gov.za/'],
  ])('an address that %s has failed for good', async (_, url) => {
    const id = await putDocument('/a', { url });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'bad-address' });
  });

  it('waits longer after each failure of the host, leaves the host alone after five, and gives up after eight', async () => {
    site.pages.set('/a', 503);
    const id = await putDocument('/a');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await again();
      await opened.context.pool.query('update core.document_host set resumes_at = null');
      await work();
      const [row] = await opened.rows<{ wait: number }>(
        `select round(extract(epoch from next_attempt_at - now()) / 60)::int as wait from core.document_state where state = 'waiting'`,
      );
      if (row) waits.push(row.wait);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320]);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'server-error', attempts: 8 });
    const other = await putDocument('/b');
    await work();
    expect(await stateOf(other)).toMatchObject({ state: 'waiting', attempts: 0 });
    const [known] = await opened.rows(
      'select failures, resumes_at > now() as paused from core.document_host',
    );
    expect(known).toEqual({ failures: 8, paused: true });
  });

  it('collecting what is new comes first; a backfill does not keep documents waiting', async () => {
    await putDocument('/a', { body: 'A\n' });
    const run = randomUUID();
    const { pool } = opened.context;
    await pool.query(
      `insert into ops.cron_runs (id, status, kind, entity, mode, invocation_id) values ($1, 'running', 'sync', 'etenders', 'incremental', $2)`,
      [run, randomUUID()],
    );
    await pool.query(
      `insert into ops.task (run_id, source, pass, state) values ($1, 'etenders', 'file', 'running')`,
      [run],
    );
    await enterDocuments(pool);
    await handle({ host: site.host, cause: 'test' });
    expect(site.asked).toEqual([]);
    await pool.query(`update ops.cron_runs set mode = 'backfill'`);
    await handle({ host: site.host, cause: 'test' });
    expect(site.asked).toHaveLength(1);
  });
});

describe('a document that changes', () => {
  it('is requested again once its date has changed, and read again only if it is another one', async () => {
    const id = await putDocument('/a', { body: 'First\n', etag: '"1"' });
    await work();
    await listAgain(id);
    await work();
    expect(site.asked.map(({ status }) => status)).toEqual([200, 304]);
    expect(extracted).toHaveLength(1);
    site.pages.set('/a', { body: 'Second\n', etag: '"2"' });
    await listAgain(id);
    await work();
    expect(site.asked.map(({ status }) => status)).toEqual([200, 304, 200]);
    expect(await firstLines()).toEqual(['Second']);
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
  });

  it('is fetched whole if the stored file is gone', async () => {
    const id = await putDocument('/a', { body: 'First\n', etag: '"1"' });
    await work();
    await rm(folder, { recursive: true, force: true });
    await listAgain(id);
    await work();
    expect(site.asked.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedFiles()).toBe(1);
  });

  it('goes with its analysis when its publisher removes it', async () => {
    const id = await putDocument('/a.zip', { body: zipOf({ 'one.txt': 'One\n' }) });
    await work();
    expect(await states()).toHaveLength(2);
    await opened.context.pool.query('delete from core.tender_document where id = $1', [id]);
    await work();
    expect({ states: await states(), analyses: await firstLines() }).toEqual({ states: [], analyses: [] });
  });
});
