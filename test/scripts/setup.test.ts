import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { newFolder } from '#test/support/folders.ts';
import { projectRoot } from '#test/support/processes.ts';

type Steps = { [step in 'install' | 'generate' | 'widgets']?: () => Promise<void> };
const { setup, missing, lock, whyTooOld } = (await import(join(projectRoot, 'scripts/setup.mjs'))) as {
  setup: (root: string, steps?: Steps) => Promise<string[]>;
  missing: (root: string) => string[];
  lock: (root: string) => Promise<() => void>;
  whyTooOld: (version?: string) => string | null;
};

const { npmWith } = (await import(join(projectRoot, 'scripts/commands.mjs'))) as {
  npmWith: (env: object, folder: string) => Promise<{ npm: string[]; fetched?: { succeeded: boolean } }>;
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
  widgets: async () => {
    ran.push('widgets');
    await mkdir(join(root, 'widgets/built'), { recursive: true });
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
  root = await newFolder();
  await mkdir(join(root, 'prisma/schema'), { recursive: true });
  await writeFile(join(root, 'prisma/schema/a.prisma'), 'model A {}');
  await writeLock('1.0.0');
});

describe('an old Node.js', () => {
  it('is rejected with a message that says what is needed', () => {
    expect(whyTooOld('16.20.2')).toMatch(/^Node\.js 18 or newer is needed to install; this is 16\.20\.2/);
    expect(['18.0.0', '20.20.2', undefined].map((version) => whyTooOld(version))).toEqual([null, null, null]);
  });
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

describe('the scripts of the widgets', () => {
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  };
  beforeEach(async () => {
    await write('widgets/entry/map.ts', 'export {};');
    await write('scripts/build-widgets.ts', 'process.exit(1);');
  });

  it('are built after the packages are there, and once', async () => {
    expect(await setup(root, steps)).toEqual(['install', 'generate', 'widgets']);
    expect(ran).toEqual(['install', 'generate', 'widgets']);
    expect(await setup(root, steps)).toEqual([]);
  });

  it.each([
    ['a source', () => write('widgets/entry/map.ts', 'export const changed = 1;')],
    ['a source that is new', () => write('widgets/kinds/new.css', 'a{}')],
    ['a source that is gone', () => rm(join(root, 'widgets/entry/map.ts'))],
    ['the build itself', () => write('scripts/build-widgets.ts', 'process.exit(2);')],
    ['what was built', () => rm(join(root, 'widgets/built'), { recursive: true })],
  ])('are built again after a change of %s', async (_, change) => {
    await setup(root, steps);
    await change();
    expect(await setup(root, steps)).toEqual(['widgets']);
    expect(await setup(root, steps)).toEqual([]);
  });

  it('are built again by other packages', async () => {
    await setup(root, steps);
    await writeLock('1.0.1');
    expect(await setup(root, steps)).toEqual(['install', 'generate', 'widgets']);
  });

  it('are not taken for built after a failed build, and half a build is no source', async () => {
    const failing = { ...steps, widgets: () => Promise.reject(new Error('too large')) };
    await expect(setup(root, failing)).rejects.toThrow('too large');
    expect(missing(root)).toEqual(['widgets']);
    await write('widgets/built.17/map.js', 'half');
    expect(await setup(root, steps)).toEqual(['widgets']);
    await rm(join(root, 'widgets/built.17'), { recursive: true });
    expect(missing(root)).toEqual([]);
  });

  it('are never missing if there is nothing to build', async () => {
    await rm(join(root, 'scripts'), { recursive: true });
    expect(await setup(root, steps)).toEqual(['install', 'generate']);
  });
});

describe('the npm of the machine', () => {
  const withNpm = async (version: string, installs = 0) => {
    const program = `#!/bin/sh\nif [ "$1" = --version ]; then echo ${version}; else exit ${installs}; fi\n`;
    await writeFile(join(root, 'npm'), program, { mode: 0o755 });
    const { PATH } = surroundings.childEnvironment({});
    return npmWith(surroundings.childEnvironment({ PATH: `${root}:${PATH}` }), root);
  };

  it('installs if it understands replacements of packages', async () => {
    for (const version of ['10.0.0', '11.19.1']) expect(await withNpm(version)).toEqual({ npm: ['npm'] });
  });

  it('only fetches a newer npm if it does not, such as that of Debian', async () => {
    const newer = ['node', join(root, 'node_modules/npm/bin/npm-cli.js')];
    expect(await withNpm('9.2.0')).toMatchObject({ npm: newer, fetched: { succeeded: true } });
    expect(await withNpm('9.2.0', 1)).toMatchObject({ fetched: { succeeded: false } });
  });
});
