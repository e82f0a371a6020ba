import type { Readable } from 'node:stream';

/** A stored file. */
export type StoredFile = { size: number; modifiedAt: Date };

/** Bytes from `start` up to and with `end`, both counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Where files are kept: a folder or a bucket of an S3-compatible store, chosen by `STORAGE_URL`. Keys are relative paths such as
 * `documents/3c/3c7f…` of letters, digits, `.`, `_`, `-` and `/`, and no key is a folder of another. A file is complete or absent:
 * readers never see a part of one.
 * Decision: docs/decisions/0137-files-in-a-folder-or-a-bucket.md
 */
export interface Storage {
  /**
   * Stores a file, over one of the same key.
   * @returns its size in bytes
   * @throws StorageError where the store is full, wrongly configured or cannot be reached; the content's own error where that fails;
   *   the signal's reason where it is aborted. Then nothing is left behind, and a former file of that key stays
   */
  put(
    key: string,
    content: Readable | Uint8Array,
    options?: { mimeType?: string; signal?: AbortSignal },
  ): Promise<{ size: number }>;
  /** @returns the bytes, or those of the range that exist; null where there is no such file @throws StorageError */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** @returns null where there is no such file @throws StorageError */
  stat(key: string): Promise<StoredFile | null>;
  /** Removes the file; it is no error where there is none. @throws StorageError */
  remove(key: string): Promise<void>;
  /** All keys that begin with the prefix, in no certain order. @throws StorageError */
  list(prefix: string): AsyncIterable<{ key: string } & StoredFile>;
  /**
   * An address from which the file can be loaded without further proof until it expires, with range requests. The file keeps
   * the name and the type that are given here. Null where this process can give none, because the secret that signs is not among
   * its settings.
   */
  signedUrl(
    key: string,
    options: { seconds: number; fileName: string; mimeType: string },
  ): Promise<string | null>;
}
