import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import { keptBytes } from '#services/api/http/kept-bytes.ts';
import type { Encoding } from '#services/api/http/negotiate.ts';

/**
 * Compressed responses whose expensive part is made once. A response has a long start that is the same for all callers
 * and a short individual end (request id, rate state). Both formats can be cut at a byte: the start is compressed,
 * flushed and kept as long as the response itself; the end is appended in a block that is declared uncompressed. A
 * cached response then costs a copy of some hundred bytes.
 *
 * A page of 20 tenders (19 kB): 370,000 responses/s against 600 when each is compressed whole, and 3 % more bytes
 * (`npm run bench -- compression`).
 *
 * Compression works in the four threads in which files are read and passwords are checked. Two responses are compressed
 * at the same time, so that many of them do not delay files; a response that is not compressed in time is sent
 * uncompressed.
 */

/** Smaller responses fit into one packet anyway. */
const MIN_BYTES = 1_024;
/** Most bytes that one uncompressed block can hold in both formats. */
const MAX_END = 65_535;

/** Fast enough even for a response that is requested only once. */
export const BROTLI_QUALITY = 4;
const DEFLATE_LEVEL = 6;

/** Number of responses that are compressed at the same time. */
const AT_ONCE = 2;
/** Longest wait of a caller for compression, in milliseconds; the largest responses take some tens. */
const DEADLINE_MS = 250;

const deflate = promisify(deflateRaw);
const brotli = promisify(brotliCompress);

/** A compressed start, with the checksum and length of the uncompressed bytes. */
type Start = { bytes: Buffer; checksum: number; length: number };
const kept: Record<Encoding, WeakMap<Buffer, Promise<Start | null> | Start>> = {
  br: new WeakMap(),
  gzip: new WeakMap(),
};

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

const starters: Record<Encoding, (body: Buffer) => Promise<Start>> = {
  br: async (body) => ({
    bytes: keptBytes(
      await brotli(body, {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      }),
    ),
    checksum: 0,
    length: body.length,
  }),
  gzip: async (body) => ({
    bytes: keptBytes(
      Buffer.concat([
        GZIP_HEADER,
        await deflate(body, { level: DEFLATE_LEVEL, finishFlush: constants.Z_SYNC_FLUSH }),
      ]),
    ),
    checksum: crc32(body),
    length: body.length,
  }),
};

const enders: Record<Encoding, (start: Start, end: Buffer) => Buffer> = {
  // RFC 7932, 9.2: a meta-block that is not the last, of four nibbles of length, uncompressed; then the empty last one.
  br: (_, end) => {
    if (end.length === 0) return Buffer.of(3);
    const head = ((end.length - 1) << 3) | (1 << 19);
    return Buffer.concat([Buffer.of(head & 255, (head >> 8) & 255, head >> 16), end, Buffer.of(3)]);
  },
  // RFC 1951, 3.2.4: the last block, stored; then checksum and length of the whole (RFC 1952).
  gzip: ({ checksum, length }, end) => {
    const block = Buffer.alloc(5 + end.length + 8);
    block.writeUInt8(1, 0);
    block.writeUInt16LE(end.length, 1);
    block.writeUInt16LE(end.length ^ 0xffff, 3);
    end.copy(block, 5);
    block.writeUInt32LE(crc32(end, checksum), 5 + end.length);
    block.writeUInt32LE((length + end.length) % 2 ** 32, 9 + end.length);
    return block;
  },
};

/**
 * @param body start of a response; compressed once for as long as this very buffer lives
 * @param end its end, shorter than 64 kB
 * @returns start and end, to be sent one after the other; null for a response that is sent uncompressed, because it is
 *   too small or was not compressed in time
 */
export function compressed(
  encoding: Encoding,
  body: Buffer,
  end: string,
): Promise<[Buffer, Buffer] | null> | [Buffer, Buffer] | null {
  if (body.length < MIN_BYTES) return null;
  const rest = Buffer.from(end);
  if (rest.length > MAX_END) return null;
  const finish = (start: Start): [Buffer, Buffer] => [start.bytes, enders[encoding](start, rest)];
  const known = kept[encoding].get(body);
  if (known && !(known instanceof Promise)) return finish(known);
  const making = known ?? make(encoding, body);
  kept[encoding].set(body, making);
  return inTime(making).then((start) => start && finish(start));
}

/** Responses that wait for compression, and the number of those being compressed. */
const waiting: (() => void)[] = [];
let working = 0;

/** @returns the compressed start; null if its turn did not come in time */
async function make(encoding: Encoding, body: Buffer): Promise<Start | null> {
  if (working < AT_ONCE) working += 1;
  else if (!(await turn())) {
    kept[encoding].delete(body);
    return null;
  }
  try {
    const start = await starters[encoding](body);
    kept[encoding].set(body, start);
    return start;
  } catch (error) {
    kept[encoding].delete(body);
    throw error;
  } finally {
    // The slot goes to the next waiting response, so that no newcomer takes it.
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

const turn = (): Promise<boolean> =>
  new Promise((done) => {
    const begin = () => {
      clearTimeout(timer);
      done(true);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      done(false);
    }, DEADLINE_MS);
    waiting.push(begin);
  });

/** @returns the result; null if it takes longer than a caller waits. The work still completes, for the next caller. */
const inTime = (making: Promise<Start | null>): Promise<Start | null> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => done(null), DEADLINE_MS);
    making.then(done, fail).finally(() => clearTimeout(timer));
  });
