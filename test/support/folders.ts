import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files, removed when the test ends. @returns its path */
export async function newFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tda-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

/** A file in a folder of its own. @returns its path */
export const newFile = async (name: string, content: string | Uint8Array): Promise<string> =>
  join(await newFolder({ [name]: content }), name);
