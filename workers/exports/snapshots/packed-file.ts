import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { SNAPSHOT_TYPE } from '#shared/snapshots/files.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** What is known of a file when it is complete: bytes, and their SHA-256, hexadecimal. */
export type Packed = { bytes: number; sha256: string };

/** A compressed file that is on its way into the storage. */
export type PackedFile = {
  /** Waits while the storage is slower. @throws StorageError */
  write: (piece: string | Uint8Array) => Promise<void>;
  /** Completes it: the storage shows it from then on. @throws StorageError */
  end: () => Promise<Packed>;
  /** Gives it up: nothing of it is left. */
  abandon: () => Promise<void>;
};

/** Opens a file, of which no more is in memory than one piece before and behind the compression. */
export function packedFile(storage: Storage, key: string, signal: AbortSignal | undefined): PackedFile {
  const gzip = createGzip();
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* () {
    for await (const piece of gzip) {
      bytes += piece.length;
      hash.update(piece);
      yield piece;
    }
  };
  const stored = storage.put(key, Readable.from(counted(), { objectMode: false }), {
    mimeType: SNAPSHOT_TYPE,
    ...(signal && { signal }),
  });
  // Whoever writes is told by the next piece; an error that nobody waits for must not end the process.
  gzip.on('error', () => undefined);
  stored.catch((error: Error) => gzip.destroy(error));
  const failed = async (): Promise<never> => {
    await stored;
    throw gzip.errored ?? new Error(`${key} was given up`);
  };
  return {
    write: async (piece) => {
      if (gzip.destroyed) await failed();
      if (gzip.write(piece)) return;
      await once(gzip, 'drain').catch(failed);
    },
    end: async () => {
      gzip.end();
      await stored;
      return { bytes, sha256: hash.digest('hex') };
    },
    abandon: async () => {
      gzip.destroy(new Error('given up'));
      await stored.catch(() => undefined);
    },
  };
}
