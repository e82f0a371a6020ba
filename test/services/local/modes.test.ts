import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { prepareFolder } from '#services/local/folders.ts';
import { closeFolder } from '#services/local/modes.ts';
import { newFolder } from '#test/support/folders.ts';

const FOLDERS = [
  ...['.', 'logs', 'redis', 'redis/live', 'redis/live/appendonlydir', 'postgres', 'files', 'files/vault'],
];
const FILES = ['secrets.json', 'logs/api.log', 'redis/live/appendonlydir/one.aof', 'files/vault/one'];
const CLUSTER = 'postgres/cluster/kept';

let directory: string;

beforeEach(async () => {
  directory = await newFolder();
});

const modeOf = async (path: string) => ((await stat(join(directory, path))).mode & 0o777).toString(8);

/** What an earlier release left: everything open. */
async function open(): Promise<void> {
  for (const folder of ['logs', 'redis/live/appendonlydir', 'postgres/cluster', 'files/vault'])
    await mkdir(join(directory, folder), { recursive: true });
  for (const file of [...FILES, CLUSTER]) await writeFile(join(directory, file), '');
  for (const path of [...FOLDERS, CLUSTER]) await chmod(join(directory, path), 0o755);
  for (const path of FILES) await chmod(join(directory, path), 0o644);
}

describe('DATA_DIR', () => {
  it('is closed with all that an earlier release left in it', async () => {
    await open();
    expect(await closeFolder(directory)).toBe(true);
    expect(await Promise.all(FOLDERS.map(modeOf))).toEqual(FOLDERS.map(() => '700'));
    expect(await Promise.all(FILES.map(modeOf))).toEqual(FILES.map(() => '600'));
    // PostgreSQL closes its own files, which belong to its user.
    expect(await modeOf(CLUSTER)).toBe('755');
  });

  it('that holds other things stays as it is, and so do they; ours in it are closed', async () => {
    await open();
    await writeFile(join(directory, 'thesis.odt'), '');
    await chmod(join(directory, 'thesis.odt'), 0o644);
    await symlink(join(directory, 'thesis.odt'), join(directory, 'api-key'));
    expect(await closeFolder(directory)).toBe(false);
    expect(await modeOf('.')).toBe('755');
    expect(await modeOf('thesis.odt')).toBe('644');
    expect(await modeOf('secrets.json')).toBe('600');
  });

  it('is made closed, the folders above it are not', async () => {
    await prepareFolder(join(directory, 'above/data'));
    expect(await modeOf('above/data')).toBe('700');
    expect(await modeOf('above')).toBe('755');
  });

  it('that cannot be made is named, with the setting that chooses another one', async () => {
    await expect(prepareFolder('/proc/tender-data')).rejects.toThrow(
      /^\/proc\/tender-data: .*choose another folder with DATA_DIR$/,
    );
  });
});
