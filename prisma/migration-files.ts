import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaFile } from './schema-engine.ts';

const FOLDER = import.meta.dirname;

/** One migration: its folder's name, and its text. */
export type Migration = { path: string; text: string };

/** @returns the migrations of a folder, oldest first; none when there is no such folder */
export async function readMigrations(folder = join(FOLDER, 'migrations')): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names
      .toSorted()
      .map(async (path) => ({ path, text: await readFile(join(folder, path, 'migration.sql'), 'utf8') })),
  );
}

/** @returns the `*.prisma` files of a folder, by name */
export async function readSchema(folder = join(FOLDER, 'schema')): Promise<SchemaFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, content: await readFile(path, 'utf8') };
    }),
  );
}
