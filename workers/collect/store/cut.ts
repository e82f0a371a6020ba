import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import { type ByteSpan, recordSpans } from '#shared/domain/captures/record-spans.ts';
import { UpstreamError } from '#shared/errors.ts';
import type { Source } from '#workers/collect/source.ts';
import { attemptEach, TIME_LIMIT_MS } from '#workers/pipeline/attempt.ts';

/** The results about the records of a response before they are stored, in order. */
export type Cut = {
  /** Their places in the bytes; null if they are not found there, so that the bytes are stored as a whole. */
  spans: readonly ByteSpan[] | null;
  hashes: readonly Buffer[];
  /** Also null for a record for which our rules fail. Normalise then rejects it with the reason. */
  naturalKeys: readonly (string | null)[];
};

/**
 * Runs rules on a response under the time limit.
 * @param of the response, in words
 * @throws any UpstreamError of the rules; `unreadable` if they fail in another way or do not end
 */
export async function withinLimit<Result>(
  of: string,
  rules: () => Result,
  limit = TIME_LIMIT_MS,
): Promise<Result> {
  const [attempt] = await attemptEach([null], rules, limit);
  if (attempt !== undefined && 'result' in attempt) return attempt.result;
  const cause = attempt?.failure.error;
  if (cause instanceof UpstreamError) throw cause;
  throw new UpstreamError('unreadable', `our rules fail for ${of}: ${cause?.message}`, null, { cause });
}

/** Cuts a response into its records. @throws UpstreamError `unreadable` if our rules fail for it */
export async function cutResponse(
  { format }: Pick<Source, 'format'>,
  { url, bytes }: { url: string; bytes: Buffer },
  records: readonly unknown[],
): Promise<Cut> {
  if (records.length === 0) return { spans: [], hashes: [], naturalKeys: [] };
  if (format.isFile)
    return { spans: null, hashes: records.map(hashOf), naturalKeys: records.map(format.naturalKeyOf) };
  const { spans, hashes } = await withinLimit(url, () => ({
    spans: recordSpans(bytes, format.lists),
    hashes: records.map(hashOf),
  }));
  const keys = await attemptEach(records, format.naturalKeyOf, TIME_LIMIT_MS);
  return {
    spans: spans.length === records.length ? spans : null,
    hashes,
    naturalKeys: keys.map((attempt) => ('result' in attempt ? attempt.result : null)),
  };
}
