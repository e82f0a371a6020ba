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
  const aborted = () => new ContentError('aborted', { cause: asError(signal?.reason) });
  /** Ends the wait for a piece. The content may itself wait for something that never comes, so its end is not waited for. */
  let endWait: ((error: ContentError) => void) | null = null;
  const abort = () => endWait?.(aborted());
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const pieces = content[Symbol.asyncIterator]();
    for (;;) {
      if (signal?.aborted) throw aborted();
      // A promise of its own for each piece: racing all of them against one that stays would keep every piece in memory.
      const piece = await new Promise<IteratorResult<unknown>>((resolve, reject) => {
        endWait = reject;
        pieces
          .next()
          .then(resolve, (error) => reject(new ContentError('the content failed', { cause: error })));
      });
      if (piece.done) return;
      yield typeof piece.value === 'string' ? Buffer.from(piece.value) : (piece.value as Uint8Array);
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    content.destroy();
  }
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error('aborted'));
