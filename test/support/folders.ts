import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their path in a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Makes a folder with these files, which is removed when the test ends; with `afterAll`, when all tests of a file have ended. @returns its path */
export async function newFolder(
  files: Files = {},
  end: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tda-test-'));
  end(() => rm(folder, { recursive: true, force: true }));
  await writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, and makes the folders that they are in. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** A file in a separate folder. @returns its path */
export const newFile = async (name: string, content: string | Uint8Array): Promise<string> =>
  join(await newFolder({ [name]: content }), name);
