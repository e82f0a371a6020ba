import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFault } from '#shared/content/fault.ts';
import { kindOfFile, readContentFile } from '#shared/content/read-file.ts';
import type { ReadRecord } from '#shared/content/read-record.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { filesIn } from '#shared/record-files/folder.ts';
import type { ContentKind } from '#shared/tables/content.ts';
import { attemptEach, TIME_LIMIT_MS } from '#workers/pipeline/attempt.ts';

/** A file is held in memory as a whole. */
const MAX_BYTES = 33_554_432;

export type ContentFile = { path: string; kind: ContentKind; hash: Buffer; bytes: Buffer };

/** The content of the files of a folder, without checking references. */
export type FolderContent = {
  files: ContentFile[];
  records: ReadRecord[];
  faults: ContentFault[];
  ignored: string[];
};

/**
 * Reads every file of a folder. An error in one does not affect the others.
 * @throws EnvironmentError where there is no such folder
 */
export async function readFolder(folder: string): Promise<FolderContent> {
  const found: FolderContent = { files: [], records: [], faults: [], ignored: [] };
  for (const path of await listed(folder)) {
    const kind = kindOfFile(path);
    if (kind === null) {
      found.ignored.push(path);
      continue;
    }
    const bytes = await bytesOf(join(folder, path));
    if (typeof bytes === 'string') {
      found.faults.push({ path, line: 1, rule: bytes });
      continue;
    }
    found.files.push({ path, kind, bytes, hash: createHash('sha256').update(bytes).digest() });
  }
  const attempts = await attemptEach(
    found.files,
    ({ path, kind, bytes }) => readContentFile(path, kind, bytes),
    TIME_LIMIT_MS,
  );
  for (const [at, attempt] of attempts.entries()) {
    if ('failure' in attempt) {
      const { path } = found.files[at]!;
      found.faults.push({ path, line: 1, rule: `the file cannot be read: ${attempt.failure.error.message}` });
    } else {
      found.records.push(...attempt.result.records);
      found.faults.push(...attempt.result.faults);
    }
  }
  return found;
}

/** @throws EnvironmentError where there is no such folder */
async function listed(folder: string): Promise<string[]> {
  try {
    return await filesIn(folder);
  } catch (error) {
    throw new EnvironmentError(`${folder} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** @returns the bytes of a file, or why it is not read; a file may disappear or grow at any moment */
async function bytesOf(path: string): Promise<Buffer | string> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) return `the file has more than ${MAX_BYTES} bytes`;
    return await readFile(path);
  } catch (error) {
    return `the file cannot be read: ${(error as Error).message}`;
  }
}

/** @returns a text that changes when a file of the folder is added, changed or removed */
export async function signatureOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await listed(folder)) {
    const found = await stat(join(folder, path)).catch(() => null);
    hash.update(`${path}\0${found?.mtimeMs}\0${found?.size}\0`);
  }
  return hash.digest('hex');
}
