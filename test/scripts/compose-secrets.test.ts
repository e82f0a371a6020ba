import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { newFolder } from '#test/support/folders.ts';
import { projectRoot } from '#test/support/processes.ts';

const { makeSecrets } = (await import(join(projectRoot, 'scripts/compose-secrets.mjs'))) as {
  makeSecrets: (folder: string) => string[];
};
let folder: string;
const read = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim();

beforeEach(async () => {
  folder = await newFolder();
});

describe('the secrets of compose.yaml', () => {
  it('are made once, different each time, in a closed folder; containers may read the files', async () => {
    const written = makeSecrets(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    for (const name of written) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o444);
    const values = await Promise.all(['postgres_password', 'redis_password', 'jwt_secret'].map(read));
    expect(new Set(values).size).toBe(3);
    expect(makeSecrets(folder)).toEqual([]);
    expect(await Promise.all(['postgres_password', 'redis_password', 'jwt_secret'].map(read))).toEqual(
      values,
    );
  });

  it('are settings that the processes accept, also with an earlier password', async () => {
    await writeFile(join(folder, 'postgres_password'), 'of/before@:\n');
    makeSecrets(folder);
    const config = loadConfig(
      Object.fromEntries(
        ['database_url', 'redis_url', 'jwt_secret'].map((name) => [
          `${name.toUpperCase()}_FILE`,
          join(folder, name),
        ]),
      ),
    );
    expect(decodeURIComponent(new URL(config.DATABASE_URL!).password)).toBe('of/before@:');
    expect(new URL(config.REDIS_URL!).password).toBe(await read('redis_password'));
    expect(await read('redis_conf')).toBe(`requirepass "${await read('redis_password')}"`);
  });
});
