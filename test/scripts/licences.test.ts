import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#test/support/processes.ts';
import { exceptions, isPermissive, productionPackages, rejectedPackages } from '../../scripts/licences.ts';

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean; license?: string; link?: boolean; resolved?: string }>;
};

describe('the packages of production', () => {
  it('have permissive licences, or an exception with its reason', () => {
    const packages = productionPackages();
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['koa', 'pg', 'bullmq', 'ioredis']),
    );
    expect(rejectedPackages(packages)).toEqual([]);
  });

  it('every exception is still needed', () => {
    const needed = new Set(
      productionPackages().flatMap(({ name, licence }) => (isPermissive(licence) ? [] : [name])),
    );
    expect(Object.keys(exceptions).filter((name) => !needed.has(name))).toEqual([]);
  });

  it('say in their own package.json what the lock file says', () => {
    const differing = Object.entries(lock.packages).flatMap(([path, { dev, license, link }]) => {
      const file = join(projectRoot, path, 'package.json');
      if (path === '' || dev || link || !existsSync(file)) return [];
      const own = (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }).license;
      return own === license ? [] : [`${path}: ${own}, not ${license}`];
    });
    expect(differing).toEqual([]);
  });
});

it('packages that only set-up needs do not count as packages of production, even if a client can use them', () => {
  const names = productionPackages().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['@prisma/client', 'pg', 'hucre']));
  expect(['prisma', 'typescript', 'esbuild', 'vite'].filter((name) => names.includes(name))).toEqual([]);
});

describe('packages that we do not need', () => {
  it('are folders of ours, which load without doing anything and bring in no others', () => {
    const links = Object.entries(lock.packages).flatMap(([path, { link, resolved }]) =>
      link ? [`${path.replace('node_modules/', '')} ${resolved}`] : [],
    );
    expect(links).toEqual(
      expect.arrayContaining([
        '@prisma/dev scripts/absent/prisma-dev',
        '@prisma/studio-core scripts/absent/prisma-studio',
        'recheck-jar scripts/absent/recheck-native',
      ]),
    );
    const brought = ['@electric-sql/pglite', '@visx/shape', 'elkjs', 'react', 'react-dom'];
    expect(brought.filter((name) => `node_modules/${name}` in lock.packages)).toEqual([]);
  });

  it.each(['prisma-dev', 'prisma-studio'])('%s says so when it is used', (folder) => {
    const { anything } = createRequire(import.meta.url)(
      join(projectRoot, 'scripts/absent', folder, 'index.cjs'),
    );
    expect(() => anything()).toThrow(/is not installed/);
  });
});

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT and ISC', true],
    ['(MIT AND LGPL-2.1)', false],
    ['MPL-2.0', false],
    ['AGPL-3.0', false],
    ['none stated', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s: permissive %s', (expression, permissive) => {
    expect(isPermissive(expression)).toBe(permissive);
  });

  it('of a package deep in the tree is found; packages for development are not looked at', () => {
    const packages = productionPackages({
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0', license: 'MIT' },
        'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'GPL-3.0' },
        'node_modules/d': { version: '3.0.0' },
        'node_modules/e': { version: '1.0.0', license: 'AGPL-3.0', dev: true },
      },
    });
    expect(rejectedPackages(packages).map(({ name }) => name)).toEqual(['@b/c', 'd']);
  });
});
