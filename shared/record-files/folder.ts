import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @returns the files in a folder and its folders, in the order of their names, as paths from it on with slashes. Hidden files
 *   and folders are left out.
 */
export async function filesIn(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const visible = entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const names: string[] = [];
  for (const entry of visible) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) names.push(...(await filesIn(root, name)));
    else if (entry.isFile()) names.push(name);
  }
  return names;
}
