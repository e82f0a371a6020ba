import { createHash } from 'node:crypto';
import { UpstreamError } from '#shared/errors.ts';
import { type Compressed, openCompressor } from '#shared/raw/compression.ts';

/** Maximum number of bytes that are received and kept of a body that is too large: four times what is read. */
const MAX_KEPT_BYTES = 67_108_864;
/** Kept bytes are in memory until they are stored compressed. JSON compresses to about a tenth. */
const MAX_COMPRESSED_BYTES = 16_777_216;

/** Bytes as stored, with the size and the SHA-256 of the original. */
export type Kept = Compressed & { size: number; hash: Buffer };

export type Body = {
  /** The body; only its beginning if it broke off or was too large. */
  bytes: Buffer;
  /** What was received of a body that was too large; null for all others. */
  kept: Kept | null;
  /** Why the bytes are incomplete; null where they are complete. */
  broken: UpstreamError | null;
};

/**
 * Reads the body of a response. One of more than `maxBytes` is not held in memory: it is compressed while it is
 * received, to its end or up to the limits above.
 * @param of the sender, for messages
 * @param explain returns why the body broke off, or throws if the request was stopped
 */
export async function readBody(
  body: AsyncIterable<Buffer>,
  { of, maxBytes, explain }: { of: string; maxBytes: number; explain: (error: unknown) => UpstreamError },
): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  let keeper: ReturnType<typeof openKeeper> | null = null;
  let broken: UpstreamError | null = null;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (keeper !== null) await keeper.add(chunk);
      else chunks.push(chunk);
      if (keeper === null && size > maxBytes) {
        keeper = openKeeper();
        for (const each of chunks) await keeper.add(each);
        chunks.length = 1;
      }
      if (keeper?.isFull()) break;
    }
  } catch (error) {
    broken = explain(error);
  }
  if (keeper === null) return { bytes: Buffer.concat(chunks), kept: null, broken };
  const kept = await keeper.end();
  const complete = broken === null && !keeper.isFull();
  const which = complete ? `all ${kept.size}` : `the first ${kept.size}`;
  broken = new UpstreamError('too-large', `${of} sent more than ${maxBytes} bytes; ${which} are kept`);
  return { bytes: Buffer.concat(chunks), kept, broken };
}

function openKeeper() {
  const hash = createHash('sha256');
  const compressor = openCompressor();
  let size = 0;
  return {
    add: async (chunk: Buffer): Promise<void> => {
      size += chunk.length;
      hash.update(chunk);
      await compressor.add(chunk);
    },
    isFull: (): boolean => size >= MAX_KEPT_BYTES || compressor.size() >= MAX_COMPRESSED_BYTES,
    end: async (): Promise<Kept> => ({
      encoding: 'zstd',
      body: await compressor.end(),
      size,
      hash: hash.digest(),
    }),
  };
}
