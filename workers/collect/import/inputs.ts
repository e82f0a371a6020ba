import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EnvironmentError } from '#shared/errors.ts';
import { filesIn } from '#shared/record-files/folder.ts';

/** A file to import. */
export type Input = {
  /** Its name in addresses and messages: the file name, or the path inside the given folder. */
  name: string;
  /** Null for standard input. */
  path: string | null;
  /** Number of stored bytes; null if unknown. */
  size: number | null;
};

/** Standard input, as command lines write it. */
const STANDARD_INPUT = '-';

/**
 * Lists the files of a path: the file itself, or all files in a folder and its folders in the order of their names.
 * Hidden files and folders are left out.
 * @throws EnvironmentError if the file or folder does not exist, or the folder has no files
 */
export async function inputsAt(path: string): Promise<Input[]> {
  if (path === STANDARD_INPUT) return [{ name: 'stdin', path: null, size: null }];
  const found = await stat(path).catch((error: Error) => {
    throw new EnvironmentError(`${path} cannot be read: ${error.message}`, { cause: error });
  });
  if (!found.isDirectory()) return [{ name: basename(path), path, size: found.isFile() ? found.size : null }];
  const inputs: Input[] = [];
  for (const name of await filesIn(path))
    inputs.push({ name, path: join(path, name), size: (await stat(join(path, name))).size });
  if (inputs.length === 0) throw new EnvironmentError(`there is no file in ${path}`);
  return inputs;
}
