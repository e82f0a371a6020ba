import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#test/support/processes.ts';

type Steps = { install?: () => Promise<void>; generate?: () => Promise<void> };
const { setup, missing, lock } = (await import(join(projectRoot, 'scripts/setup.mjs'))) as {
  setup: (root: string, steps?: Steps) => Promise<string[]>;
  missing: (root: string) => string[];
  lock: (root: string) => Promise<() => void>;
};

let root: string;
let ran: string[];

/** Makes the files that npm and Prisma would make. */
const steps: Steps = {
  install: async () => {
    ran.push('install');
    await rm(join(root, 'node_modules'), { recursive: true, force: true });
    await mkdir(join(root, 'node_modules'));
  },
  generate: async () => {
    ran.push('generate');
    await mkdir(join(root, 'prisma/client'), { recursive: true });
    await writeFile(join(root, 'prisma/client/client.ts'), '');
  },
};
const writeLock = (version: string) =>
  writeFile(
    join(root, 'package-lock.json'),
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/a': { version },
        'node_modules/b': { version: '1.0.0', optional: true },
      },
    }),
  );

beforeEach(async () => {
  ran = [];
  root = await mkdtemp(join(tmpdir(), 'setup test '));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(join(root, 'prisma/schema'), { recursive: true });
  await writeFile(join(root, 'prisma/schema/a.prisma'), 'model A {}');
  await writeLock('1.0.0');
});

describe('setup', () => {
  it('installs and generates once, and then has nothing to do', async () => {
    expect(await setup(root, steps)).toEqual(['install', 'generate']);
    expect(await setup(root, steps)).toEqual([]);
    expect(ran).toEqual(['install', 'generate']);
    expect((await readdir(root)).filter((name) => name.startsWith('.setup'))).toEqual([]);
  });

  it('does both again when the lock file changes', async () => {
    await setup(root, steps);
    await writeLock('1.0.1');
    expect(await setup(root, steps)).toEqual(['install', 'generate']);
  });

  it('only generates when the schema changes or the client is gone', async () => {
    await setup(root, steps);
    await writeFile(join(root, 'prisma/schema/b.prisma'), 'model B {}');
    expect(await setup(root, steps)).toEqual(['generate']);
    await rm(join(root, 'prisma/client'), { recursive: true });
    expect(await setup(root, steps)).toEqual(['generate']);
  });

  it('does not install again what npm install has put in place, optional packages of other systems aside', async () => {
    await mkdir(join(root, 'node_modules'));
    const present = (version: string) =>
      writeFile(
        join(root, 'node_modules/.package-lock.json'),
        JSON.stringify({ packages: { 'node_modules/a': { version } } }),
      );
    await present('1.0.0');
    expect(missing(root)).toEqual(['generate']);
    await present('0.9.0');
    expect(missing(root)).toEqual(['install', 'generate']);
  });

  it('a failed step is not taken for done, and frees the lock', async () => {
    const failing = { ...steps, generate: () => Promise.reject(new Error('no')) };
    await expect(setup(root, failing)).rejects.toThrow('no');
    expect(missing(root)).toEqual(['generate']);
    expect(await setup(root, steps)).toEqual(['generate']);
  });

  it('several at once install once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => setup(root, steps)));
    expect(ran).toEqual(['install', 'generate']);
    expect(results.flat()).toEqual(['install', 'generate']);
  });

  it('takes the lock over from a process that is gone', async () => {
    const gone = spawn('true');
    await new Promise((done) => gone.once('exit', done));
    await writeFile(join(root, '.setup.lock'), String(gone.pid));
    const release = await lock(root);
    expect(existsSync(join(root, '.setup.lock'))).toBe(true);
    release();
    expect((await readdir(root)).filter((name) => name.startsWith('.setup'))).toEqual([]);
  });
});
