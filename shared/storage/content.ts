import { Readable } from 'node:stream';

/** What is to be stored could not be read to its end. Wraps the reason, so that it is told from a failure of the store. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * The pieces of a content, one after the other. Aborting ends it, even while it waits for the next piece.
 * @throws ContentError whose cause is the content's own error, or the signal's reason
 */
export async function* piecesOf(
  content: Readable | Uint8Array,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (!(content instanceof Readable)) {
    if (signal?.aborted) throw new ContentError('aborted', { cause: asError(signal.reason) });
    yield content;
    return;
  }
  // The content may itself wait for something that never comes, so its end is not waited for.
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => undefined);
  const abort = () => reject(new ContentError('aborted', { cause: asError(signal?.reason) }));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const pieces = content[Symbol.asyncIterator]();
    for (;;) {
      const next = pieces.next().catch((error) => {
        throw new ContentError('the content failed', { cause: error });
      });
      const piece = await Promise.race([aborted, next]);
      if (piece.done) return;
      yield typeof piece.value === 'string' ? Buffer.from(piece.value) : (piece.value as Uint8Array);
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    content.destroy();
  }
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error('aborted'));
