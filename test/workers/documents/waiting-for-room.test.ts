import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { StorageError } from '#shared/errors.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { zipOf } from '#test/support/zip.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { idleDocuments } from '#workers/documents/idle.ts';
import {
  handle,
  opened,
  openStage,
  putDocument,
  site,
  stateOf,
  states,
  storage,
  work,
} from './opened-stage.ts';

openStage();

/** Sends what is left once, to a process whose disk must have so many megabytes free. */
async function workOnce(freeMb: number, parts: { storage?: Storage } = {}): Promise<void> {
  await enterDocuments(opened.context.pool);
  for (const message of await idleDocuments(opened.context, 0))
    await handle(message, { ...parts, settings: { DISK_FREE_MB: freeMb, DISK_PATHS: [tmpdir()] } });
}

async function moreThanFree(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return Math.ceil((2 * bavail * bsize) / 1024 ** 2);
}

const issues = () => opened.rows('select stage, kind, severity from ops.issue order by kind');

describe('documents on a disk that is low', () => {
  it('are not fetched until there is room; the issue says why', async () => {
    const id = await putDocument('/a.txt', { body: 'First\n' });
    await workOnce(await moreThanFree());
    expect(site.asked).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await issues()).toContainEqual({ stage: 'documents', kind: 'disk-low', severity: 'error' });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
  });

  it('are not unpacked until there is room', async () => {
    const id = await putDocument('/a.zip', { body: zipOf({ 'one.txt': 'One\n' }) });
    await workOnce(0);
    expect(await stateOf(id)).toMatchObject({ state: 'fetched' });
    await workOnce(await moreThanFree());
    expect(await stateOf(id)).toMatchObject({ state: 'fetched' });
    expect(await states()).toHaveLength(1);
    await work();
    expect((await states()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('wait without a failed attempt if the storage becomes full meanwhile', async () => {
    const id = await putDocument('/a.txt', { body: 'First\n' });
    const full = { ...storage, put: () => Promise.reject(new StorageError('full', 'bucket: 507')) };
    await workOnce(0, { storage: full });
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await issues()).toContainEqual({ stage: 'documents', kind: 'storage-full', severity: 'error' });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
  });
});
