import { newFile } from '#test/support/folders.ts';
import type { Input } from '#workers/collect/import/inputs.ts';

export { newFolder as folderOf } from '#test/support/folders.ts';

/** A file of its own. */
export const inputOf = async (name: string, content: string | Buffer): Promise<Input> => ({
  ...{ name, path: await newFile(name, content), size: content.length },
});

export const lines = (...values: unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
