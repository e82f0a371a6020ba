import { open as openFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newFolder } from '#test/support/folders.ts';
import { bytesOf, keysOf, open } from './stored.ts';

const folder = await newFolder({}, afterAll);

describe('a folder', () => {
  it('loses what a dead process has left unfinished, but not what a running one writes', async () => {
    const root = join(folder, 'leftovers');
    const url = pathToFileURL(root).href;
    await open({ STORAGE_URL: url }).put('a', Buffer.from('x'));
    const [old, recent] = [join(root, '.unfinished/old'), join(root, '.unfinished/recent')];
    for (const path of [old, recent]) await writeFile(path, 'part');
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(old, hoursAgo, hoursAgo);
    const restarted = open({ STORAGE_URL: url });
    expect(await keysOf(restarted)).toEqual(['a']);
    await restarted.put('b', Buffer.from('x'));
    expect(await readdir(join(root, '.unfinished'))).toEqual(['recent']);
  });

  it('keeps what others are writing even if the clock of this process is 93 days ahead', async () => {
    const root = join(folder, 'clock-ahead');
    const url = pathToFileURL(root).href;
    await open({ STORAGE_URL: url }).put('a', Buffer.from('x'));
    await writeFile(join(root, '.unfinished/recent'), 'part');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 93 * 86_400_000 });
    try {
      await open({ STORAGE_URL: url }).put('b', Buffer.from('x'));
    } finally {
      vi.useRealTimers();
    }
    expect(await readdir(join(root, '.unfinished'))).toEqual(['recent']);
  });

  it('goes on after somebody has removed it', async () => {
    const root = join(folder, 'removed');
    const storage = open({ STORAGE_URL: pathToFileURL(root).href });
    await storage.put('a/b', Buffer.from('x'));
    await rm(root, { recursive: true });
    expect(await storage.read('a/b')).toBeNull();
    await storage.put('a/b', Buffer.from('y'));
    expect(await bytesOf(storage, 'a/b')).toEqual(Buffer.from('y'));
  });

  it('is closed to others with all that is in it, even while a file is written', async () => {
    const root = join(folder, 'private');
    const storage = open({ STORAGE_URL: pathToFileURL(root).href });
    let unfinished: number | undefined;
    const content = Readable.from(
      (async function* () {
        yield Buffer.from('one');
        const [name] = await readdir(join(root, '.unfinished'));
        unfinished = (await stat(join(root, '.unfinished', name!))).mode & 0o777;
      })(),
    );
    await storage.put('vault/company/document', content);
    const modeOf = async (path: string) => (await stat(join(root, path))).mode & 0o777;
    expect(unfinished).toBe(0o600);
    expect(await modeOf('vault/company/document')).toBe(0o600);
    for (const path of ['', '.unfinished', 'vault', 'vault/company']) expect(await modeOf(path)).toBe(0o700);
  });

  it('is full while less is free than must stay free, before anything is written', async () => {
    const root = join(folder, 'low');
    const url = pathToFileURL(root).href;
    await open({ STORAGE_URL: url }).put('kept', Buffer.from('former'));
    const low = open({ STORAGE_URL: url, DISK_FREE_MB: '1000000000' });
    const content = Readable.from(['x']);
    await expect(low.put('kept', content)).rejects.toMatchObject({ kind: 'full' });
    expect(content.destroyed).toBe(true);
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
    expect(await bytesOf(low, 'kept')).toEqual(Buffer.from('former'));
  });

  it('that cannot be a folder is a fault of the settings', async () => {
    await writeFile(join(folder, 'file'), 'no folder');
    const storage = open({ STORAGE_URL: pathToFileURL(join(folder, 'file')).href });
    const misconfigured = { name: 'StorageError', kind: 'misconfigured' };
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject(misconfigured);
    await expect(storage.stat('a')).rejects.toMatchObject(misconfigured);
  });

  it('without space is full, and nothing is left', async () => {
    const root = join(folder, 'full');
    const storage = open({ STORAGE_URL: pathToFileURL(root).href });
    await storage.put('kept', Buffer.from('former'));
    const handle = await openFile(join(root, 'kept'), 'r');
    await handle.close();
    for (const code of ['ENOSPC', 'EDQUOT']) {
      const failure = Object.assign(new Error(code), { code, syscall: 'write' });
      const write = vi.spyOn(Object.getPrototypeOf(handle), 'write').mockRejectedValueOnce(failure);
      await expect(storage.put('kept', Buffer.from('x'))).rejects.toMatchObject({ kind: 'full' });
      write.mockRestore();
    }
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
    expect(await bytesOf(storage, 'kept')).toEqual(Buffer.from('former'));
  });
});
