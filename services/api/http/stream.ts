import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ApiContext, Fields } from '#services/api/http/context.ts';
import { beforeDeadline } from '#services/api/http/deadline.ts';
import { chooseEncoding } from '#services/api/http/negotiate.ts';
import { startStream } from '#services/api/http/send.ts';

const FIELDS: Fields = [
  'Cache-Control',
  'private, no-store',
  'Vary',
  'Accept, Accept-Encoding, Authorization',
];

/**
 * Sends lines as they are produced, no faster than the caller reads. After a failure the connection is closed, so that
 * the caller notices; only a stream with its last line is complete. The header is sent when the first lines are there.
 * @param fields the stream's own header fields, with its content type
 * @param deadline of the first lines, milliseconds on the monotonic clock
 */
export async function sendLines(
  context: ApiContext,
  lines: AsyncGenerator<string>,
  fields: Fields,
  deadline: number,
): Promise<void> {
  const { req, res } = context;
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const isHead = req.method === 'HEAD';
  const first = isHead
    ? null
    : await beforeDeadline(deadline, lines.next(), () => void lines.return(undefined));
  startStream(context, [...fields, ...FIELDS, ...(encoding ? ['Content-Encoding', encoding] : [])]);
  if (first === null) {
    res.end();
    // Of a caller who has hung up before, nothing closes any more.
    if (!res.destroyed) await once(res, 'close');
    return;
  }
  let failure: unknown = null;
  const noted = async function* () {
    try {
      if (first.done) return;
      yield first.value;
      yield* lines;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const source = Readable.from(noted(), { objectMode: true, highWaterMark: 1 });
  try {
    if (encoding === null) await pipeline(source, res);
    else {
      const packer =
        encoding === 'br'
          ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
          : createGzip();
      await pipeline(source, packer, res);
    }
  } catch {
    res.destroy();
    // A caller that disconnects is not a failure of ours.
    if (failure !== null) throw failure;
  }
}
