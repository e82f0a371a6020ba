import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FileFault } from './fault.ts';
import type { Input } from './inputs.ts';

const CHUNK_BYTES = 262_144;
/** Unpacked, this is at most 16 MB, however well the data is packed. */
const PACKED_BYTES = 16_384;
/** The first two bytes of gzip data. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Reads a file, unpacked if it is gzip, whatever its name.
 * @param count receives the number of stored bytes of each piece that was read
 * @throws FileFault where the file cannot be read, or its gzip data is broken or ends too early
 */
export async function* bytesOf(input: Input, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  const stored = counted(input, count);
  const start = await startOf(stored);
  const whole = async function* () {
    yield start;
    yield* stored;
  };
  if (!start.subarray(0, 2).equals(GZIP)) {
    yield* whole();
    return;
  }
  yield* unpacked(whole());
}

/** Gives everything that could be unpacked before a fault; a stream would drop what has not been read yet. */
async function* unpacked(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  let ready: Buffer[] = [];
  let fault: Error | null = null;
  gunzip.on('data', (piece: Buffer) => ready.push(piece));
  // After a failure, neither of the callbacks is called.
  let wake: () => void = () => undefined;
  const step = (begin: (done: () => void) => void): Promise<void> =>
    new Promise((done) => {
      wake = done;
      begin(done);
    });
  gunzip.on('error', (error) => {
    fault = error;
    wake();
  });
  const take = (): Buffer[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  try {
    for await (const chunk of packed) {
      for (let at = 0; at < chunk.length && fault === null; at += PACKED_BYTES) {
        const piece = chunk.subarray(at, at + PACKED_BYTES);
        await step((done) => gunzip.write(piece, done));
        yield* take();
      }
      if (fault !== null) break;
    }
    if (fault === null) await step((done) => gunzip.once('close', done).end());
    yield* take();
    if (fault !== null) throw gzipFault(fault);
  } finally {
    gunzip.destroy();
  }
}

async function* counted({ path }: Input, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  const stream: Readable =
    path === null ? process.stdin : createReadStream(path, { highWaterMark: CHUNK_BYTES });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      count(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw new FileFault(`cannot be read: ${(error as Error).message}`, null, { cause: error });
  }
}

/** @returns the first pieces together, so that they contain the two bytes that distinguish gzip from text */
async function startOf(stored: AsyncGenerator<Buffer>): Promise<Buffer> {
  let start: Buffer = Buffer.alloc(0);
  while (start.length < GZIP.length) {
    const { value, done } = await stored.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

function gzipFault(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR')
    return new FileFault('the gzip data ends too early; the file was not downloaded completely', null, {
      cause: error,
    });
  return code.startsWith('Z_')
    ? new FileFault(`broken gzip data: ${message}`, null, { cause: error })
    : error;
}
