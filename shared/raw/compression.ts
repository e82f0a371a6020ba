import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createZstdCompress, zstdCompress, zstdDecompress } from 'node:zlib';

/** Bytes as they are stored. */
export type Compressed = { encoding: 'identity' | 'zstd'; body: Buffer };

/** Bytes fewer than these are not worth compressing. */
const MIN_COMPRESSED_BYTES = 256;
/** What publishers send is so repetitive that higher levels save little space and take twice the time. */
const COMPRESSION_LEVEL = 1;

const options = { params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL } };
const zip = promisify(zstdCompress);
const unzip = promisify(zstdDecompress);

/** @returns the bytes compressed; as they are where that would save nothing */
export async function compressed(bytes: Buffer): Promise<Compressed> {
  if (bytes.length >= MIN_COMPRESSED_BYTES) {
    const body = await zip(bytes, options);
    if (body.length < bytes.length) return { encoding: 'zstd', body };
  }
  return { encoding: 'identity', body: bytes };
}

/** Compresses bytes as they come, so that only what is left of them is held in memory. The encoding is `zstd`. */
export function openCompressor() {
  const stream = createZstdCompress(options);
  const pieces: Buffer[] = [];
  let size = 0;
  stream.on('data', (piece: Buffer) => {
    pieces.push(piece);
    size += piece.length;
  });
  // An error is given to whoever adds or ends.
  stream.on('error', () => undefined);
  return {
    add: (bytes: Buffer): Promise<void> =>
      new Promise((done, failed) => {
        stream.write(bytes, (error) => (error ? failed(error) : done()));
      }),
    /** Compressed bytes so far. */
    size: (): number => size,
    end: async (): Promise<Buffer> => {
      stream.end();
      await finished(stream);
      return Buffer.concat(pieces);
    },
  };
}

/** @returns the bytes that were given to `compressed` */
export const decompressed = ({ encoding, body }: { encoding: string; body: Buffer }): Promise<Buffer> =>
  encoding === 'zstd' ? unzip(body) : Promise.resolve(body);
