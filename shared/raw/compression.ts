import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

/** Bytes as they are stored. */
export type Compressed = { encoding: 'identity' | 'zstd'; body: Buffer };

/** Bytes fewer than these are not worth compressing. */
const MIN_COMPRESSED_BYTES = 256;
/** What publishers send is so repetitive that higher levels save little space and take twice the time. */
const COMPRESSION_LEVEL = 1;

const zip = promisify(zstdCompress);
const unzip = promisify(zstdDecompress);

/** @returns the bytes compressed; as they are where that would save nothing */
export async function compressed(bytes: Buffer): Promise<Compressed> {
  if (bytes.length >= MIN_COMPRESSED_BYTES) {
    const body = await zip(bytes, { params: { [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL } });
    if (body.length < bytes.length) return { encoding: 'zstd', body };
  }
  return { encoding: 'identity', body: bytes };
}

/** @returns the bytes that were given to `compressed` */
export const decompressed = ({ encoding, body }: { encoding: string; body: Buffer }): Promise<Buffer> =>
  encoding === 'zstd' ? unzip(body) : Promise.resolve(body);
