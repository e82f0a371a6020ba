import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder with these files, which is removed when the test ends; with `afterAll`, when all tests of a file have ended. @returns its path */
export async function newFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
  end: (remove: () => Promise<void>) => void = onTestFinished,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tda-test-'));
  end(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

/** A file in a folder of its own. @returns its path */
export const newFile = async (name: string, content: string | Uint8Array): Promise<string> =>
  join(await newFolder({ [name]: content }), name);
