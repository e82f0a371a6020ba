import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { UpstreamError } from '#shared/errors.ts';

/** Functions for reading answers, shared by all stages that send requests. */

type Headers = Record<string, string | string[] | undefined>;
type Received = { headers: Headers; body: Readable };

const decoders = new Map<string, () => Duplex>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** @returns the decompressed body; unchanged if its encoding is not one of those above */
export function decoded({ headers, body }: Received): Readable {
  const decoder = decoders.get(single(headers['content-encoding'])?.trim().toLowerCase() ?? '');
  // The returned stream also throws errors of the pipeline, and its reader handles them.
  return decoder ? pipeline(body, decoder(), () => undefined) : body;
}

const unreachable = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * @param timeout in milliseconds, for the message
 * @returns the fault of a server from which no headers were received
 */
export function failureOf(error: unknown, host: string, timeout: number): UpstreamError {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  const options = { cause: error };
  if (name === 'TimeoutError') {
    return new UpstreamError('timeout', `${host} sent no response within ${timeout / 1000} s`, null, options);
  }
  if (
    unreachable.has(code) ||
    code.startsWith('ERR_TLS') ||
    code.startsWith('ERR_SSL') ||
    code.includes('CERT')
  ) {
    return new UpstreamError('unreachable', `${host} cannot be reached (${code})`, null, options);
  }
  return new UpstreamError(
    'server-error',
    `${host} broke off the connection: ${messageOf(error)}`,
    null,
    options,
  );
}

/**
 * Reads a Retry-After header: seconds, or an HTTP date, which is always in GMT.
 * @param now milliseconds since 1970
 * @returns milliseconds to wait, at least 0; null if the header is missing or unreadable
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = /GMT\s*$/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** @returns the value of a header; the first one if there are several */
export const single = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
