import type { IncomingHttpHeaders } from 'node:http';
import { single } from '#workers/pipeline/http.ts';

/** The rest of a file whose sending broke off, by a request for a range (RFC 9110, sections 13.1.5 and 14). */

/** Maximum number of requests for the rest of one file, so that a host which always breaks off is left alone. */
export const MAX_RESUMES = 3;

/**
 * @param headers of the response that broke off
 * @returns what `If-Range` names, so that the rest is of the same file: a strong entity tag, or where there is no tag
 *   at all a time of change that the host's own clock has passed; null if neither is certain, or if the bytes are
 *   compressed, so that they are not those of the file
 */
export function resumableBy(headers: IncomingHttpHeaders): string | null {
  const packed = single(headers['content-encoding']) ?? 'identity';
  if (packed !== 'identity' || single(headers['accept-ranges']) === 'none') return null;
  const etag = single(headers.etag);
  if (etag !== null) return etag.startsWith('"') ? etag : null;
  const [changed, sent] = [headers['last-modified'], headers.date].map((one) =>
    Date.parse(single(one) ?? ''),
  );
  return sent! - changed! >= 1_000 ? single(headers['last-modified']) : null;
}

/** @returns headers that request the rest of a file, or the whole of it if it has changed */
export const askingForRest = (received: number, validator: string): Record<string, string> => ({
  range: `bytes=${received}-`,
  'if-range': validator,
});

/**
 * @param first headers of the response that broke off
 * @param headers of the response to the request for the rest, which has status 206
 * @returns whether its bytes follow those that were received
 */
export function isTheRest(
  headers: IncomingHttpHeaders,
  received: number,
  first: IncomingHttpHeaders,
): boolean {
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(single(headers['content-range']) ?? '') ?? [];
  const announced = single(first['content-length']);
  const etag = single(headers.etag);
  return (
    Number(start) === received &&
    (total === '*' || announced === null || total === announced) &&
    (etag === null || etag === single(first.etag)) &&
    (single(headers['content-encoding']) ?? 'identity') === 'identity'
  );
}
