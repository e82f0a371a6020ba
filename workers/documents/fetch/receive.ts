import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Config, surroundings } from '#shared/config.ts';
import type { Executor } from '#shared/database/connection.ts';
import { StorageError } from '#shared/errors.ts';
import { requireRoom, saysFull, scratchDisk } from '#shared/storage/room.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { START_BYTES, typeOfContent } from '#workers/documents/content-type.ts';

/** A file on the local disk, until it is stored. */
export type ReceivedFile = { path: string; sha256: string; size: number; mimeType: string };

/**
 * Runs `work` with a separate folder, which is removed afterwards.
 * @throws StorageError `full` if there is no room for it; any error of the work
 */
export async function withFolder<Result>(
  config: Pick<Config, 'DISK_FREE_MB'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await requireRoom(scratchDisk(config));
  await mkdir(surroundings.scratch, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(surroundings.scratch, 'document-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Writes a file while computing its hash: its storage key depends on its content, which is known only when all of it
 * has arrived.
 * @throws any error of the content; StorageError if the disk cannot store it
 */
export async function receiveFile(content: Readable, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const start: Buffer[] = [];
  let size = 0;
  const watched = new PassThrough();
  watched.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    if (size < START_BYTES) start.push(chunk);
    size += chunk.length;
  });
  try {
    await pipeline(content, watched, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    throw saysFull(error)
      ? new StorageError('full', `folder ${surroundings.scratch}`, { cause: error })
      : error;
  }
  const mimeType = typeOfContent(Buffer.concat(start).subarray(0, START_BYTES));
  return { path, sha256: hash.digest('hex'), size, mimeType };
}

/** Beginning of the keys of all documents. */
export const DOCUMENTS_PREFIX = 'documents/';

/** @returns the key of a content: in folders of a few thousand files each */
export const storageKeyOf = (sha256: string): string => `${DOCUMENTS_PREFIX}${sha256.slice(0, 2)}/${sha256}`;

/**
 * Stores a file that is not stored yet, and then its row. Dying in between leaves a file without a row, which the next one of the
 * same content takes, or the job `document-files` removes.
 * @throws StorageError
 */
export async function keepFile(
  database: Executor,
  storage: Storage,
  file: ReceivedFile,
  signal?: AbortSignal,
): Promise<void> {
  const key = storageKeyOf(file.sha256);
  const store = async () => {
    if ((await storage.stat(key))?.size === file.size) return;
    const options = { mimeType: file.mimeType, ...(signal ? { signal } : {}) };
    await storage.put(key, createReadStream(file.path), options);
  };
  await store();
  await database.query(
    `insert into core.document_file as known (sha256, size, mime_type, storage_key) values ($1, $2, $3, $4)
     on conflict (sha256) do update set unused_at = null where known.unused_at is not null`,
    [file.sha256, file.size, file.mimeType, key],
  );
  // The row may have waited until an unused one was removed with its file.
  await store();
}
