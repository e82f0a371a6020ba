import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { isTheRest } from '#workers/documents/fetch/resume.ts';
import { FetchFault } from '#workers/pipeline/fetch-fault.ts';
import { decoded } from '#workers/pipeline/http.ts';

type Response = Dispatcher.ResponseData;

/** The facts about a content after it has ended. */
export type Passed = {
  /** In bytes, after decompression. */
  size: number;
  /** Why the host failed to send; null if it did not, even if the receiver failed. */
  failed: unknown;
  /** The response with which the file begins anew, because it has changed; the content has then ended with an error. */
  anew: Response | null;
};

/**
 * The content of a file, counted as it passes, from one or several responses.
 * @param maxBytes limit after which it fails
 * @param askForRest requests the rest after this number of bytes, if the sending broke off; null if that is not
 *   possible
 */
export function openContent(
  first: Response,
  maxBytes: number,
  askForRest: (received: number) => Promise<Response | null>,
): { content: Readable; passed: Passed } {
  const passed: Passed = { size: 0, failed: null, anew: null };
  const fail = (error: unknown): never => {
    passed.failed = error;
    throw error;
  };
  const rest = async (error: unknown): Promise<Readable> => {
    const response = passed.size === 0 ? null : await askForRest(passed.size).catch(() => null);
    if (response === null) return fail(error);
    if (response.statusCode === 206 && isTheRest(response.headers, passed.size, first.headers))
      return response.body;
    if (response.statusCode === 200) {
      passed.anew = response;
      throw error;
    }
    await response.body.dump().catch(() => undefined);
    return fail(error);
  };
  async function* pieces(): AsyncGenerator<Buffer> {
    let body: Readable = decoded(first);
    try {
      for (let chunks = body[Symbol.asyncIterator](); ; ) {
        let next: IteratorResult<Buffer>;
        try {
          next = await chunks.next();
        } catch (error) {
          body = await rest(error);
          chunks = body[Symbol.asyncIterator]();
          continue;
        }
        if (next.done) return;
        passed.size += next.value.length;
        if (passed.size > maxBytes) fail(tooLarge(maxBytes));
        yield next.value;
      }
    } finally {
      // The stream reports that it was ended, which nobody else listens to.
      body.on('error', () => undefined).destroy();
    }
  }
  return { content: Readable.from(pieces(), { objectMode: false }), passed };
}

export const tooLarge = (maxBytes: number): FetchFault =>
  new FetchFault('too-large', `the file has more than ${Math.round(maxBytes / 1024 ** 2)} MB`);
