import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '#shared/log.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { keepFile, receiveFile, storageKeyOf, withFolder } from '#workers/documents/fetch/receive.ts';
import { removeUnusedFiles } from '#workers/documents/fetch/unused-files.ts';
import {
  firstLines,
  listAgain,
  opened,
  openStage,
  putDocument,
  site,
  stateOf,
  storage,
  storedFiles,
  work,
} from './opened-stage.ts';

openStage();

/** What the job does in so many days. */
const remove = (days: number, from: Storage = storage) =>
  removeUnusedFiles(
    { ...opened.context, log: createLog('test', 'silent') },
    new Date(Date.now() + days * 86_400_000),
    from,
  );
const files = async () => (await opened.rows('select from core.document_file')).length;

/** A document whose first content was replaced by another. */
async function replaced(): Promise<string> {
  const id = await putDocument('/a', { body: 'First\n' });
  await work();
  site.pages.set('/a', { body: 'Second\n' });
  await listAgain(id);
  await work();
  expect(await storedFiles()).toBe(2);
  return id;
}

describe('a file that no document has any more', () => {
  it('goes with its row a week after that was found, and no other', async () => {
    await replaced();
    await putDocument('/b', { body: 'Third\n' });
    await work();
    expect(await remove(0)).toBe(0);
    expect(await remove(6)).toBe(0);
    expect(await storedFiles()).toBe(3);
    expect(await remove(8)).toBe(1);
    expect({ stored: await storedFiles(), rows: await files() }).toEqual({ stored: 2, rows: 2 });
    expect(await firstLines()).toEqual(['Second', 'Third']);
    expect(await remove(100)).toBe(0);
  });

  it('stays if a document has it again, and its week begins anew', async () => {
    const id = await replaced();
    await remove(0);
    site.pages.set('/a', { body: 'First\n' });
    await listAgain(id);
    await work();
    expect(await remove(8)).toBe(0);
    expect(await firstLines()).toEqual(['First']);
    // The other one is unused only since then.
    expect(await storedFiles()).toBe(2);
    expect(await remove(16)).toBe(1);
    expect(await storedFiles()).toBe(1);
  });

  it('is fetched again if its content comes back later', async () => {
    const id = await replaced();
    await remove(0);
    await remove(8);
    site.pages.set('/a', { body: 'First\n' });
    await listAgain(id);
    await work();
    expect(await firstLines()).toEqual(['First']);
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
    expect(await storedFiles()).toBe(2);
  });

  it('is stored again by whoever stores the same content while it is being removed', async () => {
    await replaced();
    await remove(0);
    const { pool } = opened.context;
    let storing: Promise<void> | null = null;
    const store = () =>
      withFolder(opened.context.config, async (folder) => {
        const file = await receiveFile(Readable.from([Buffer.from('First\n')]), join(folder, 'file'));
        await keepFile(pool, storage, file);
      });
    // The content arrives while the row is locked and the file is still there.
    const removing = {
      ...storage,
      remove: async (key: string) => {
        storing = store();
        while ((await opened.rows(WAITS)).length === 0) await new Promise((done) => setTimeout(done, 5));
        await storage.remove(key);
      },
    };
    await remove(8, removing);
    await storing;
    expect({ stored: await storedFiles(), rows: await files() }).toEqual({ stored: 2, rows: 2 });
  });
});

const WAITS = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('a file without a row', () => {
  it('goes after a day', async () => {
    await putDocument('/a', { body: 'First\n' });
    await work();
    await storage.put(storageKeyOf('ab'.repeat(32)), Buffer.from('left by a crash'));
    expect(await remove(0.9)).toBe(0);
    expect(await remove(1.1)).toBe(1);
    expect(await storedFiles()).toBe(1);
  });

  it('is not a file of another kind', async () => {
    await storage.put('exports/a', Buffer.from('an export'));
    expect(await remove(100)).toBe(0);
    expect(await storage.stat('exports/a')).not.toBeNull();
  });
});

it('one that cannot be removed keeps its row, and keeps back no other', async () => {
  const id = await replaced();
  site.pages.set('/a', { body: 'Third\n' });
  await listAgain(id);
  await work();
  await remove(0);
  const { rows } = await opened.context.pool.query<{ sha256: string }>(
    'select sha256 from core.document_file where unused_at is not null order by sha256',
  );
  const [stuck] = rows as [{ sha256: string }];
  const failing = {
    ...storage,
    remove: async (key: string) => {
      if (key === storageKeyOf(stuck.sha256)) throw new Error('the file may not be removed');
      await storage.remove(key);
    },
  };
  await expect(remove(8, failing)).rejects.toThrow('may not be removed');
  expect({ rows: await files(), stored: await storedFiles(), unused: rows.length }).toEqual({
    ...{ rows: 2, stored: 2, unused: 2 },
  });
});

it('nothing is removed if the storage does not answer', async () => {
  await replaced();
  await remove(0);
  const fails = { ...storage, remove: () => Promise.reject(new Error('the storage is away')) };
  await expect(remove(8, fails)).rejects.toThrow('away');
  expect(await files()).toBe(2);
});
