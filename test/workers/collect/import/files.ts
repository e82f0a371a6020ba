import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import type { Input } from '#workers/collect/import/inputs.ts';

/** A folder of files that is deleted when the test ends. @returns its path */
export async function folderOf(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

/** A file of its own. */
export async function inputOf(name: string, content: string | Buffer): Promise<Input> {
  const folder = await folderOf({ [name]: content });
  return { name, path: join(folder, name), size: content.length };
}

export const lines = (...values: unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
