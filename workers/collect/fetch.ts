import { type Duplex, pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { UpstreamError } from '#shared/errors.ts';
import { type Kept, readBody } from '#workers/collect/body.ts';

/** The response to one request, usable or not. */
export type PublisherResponse = {
  url: string;
  status: number;
  contentType: string | null;
  /** The body after decompression; only its beginning where it broke off or was too large. */
  bytes: Buffer;
  /** What was received of a body that was too large; null for all others. */
  kept: Kept | null;
  /** Milliseconds to wait before the next request, where the publisher said so. */
  retryAfter: number | null;
  /** Why the bytes are incomplete; null where they are complete. */
  broken: UpstreamError | null;
};

export type RequestOptions = {
  userAgent: string;
  headers?: Readonly<Record<string, string>>;
  /** Time for headers and body together, in milliseconds. */
  timeout: number;
  /** Limit of the body, in bytes after decompression. */
  maxBytes: number;
};

/**
 * Sends one request, without retries, over a connection that is kept alive.
 * @param signal ends the request early; its reason is thrown then
 * @throws UpstreamError `unreachable`, `timeout` or `server-error` where no headers were received
 */
export type SendRequest = (url: string, signal?: AbortSignal) => Promise<PublisherResponse>;

/**
 * Opens the connection to one publisher. Redirects are not followed; the address in the source's declaration has to be
 * corrected instead.
 * @returns a function that sends requests over the connection
 */
export function openConnection({ userAgent, headers, timeout, maxBytes }: RequestOptions): SendRequest {
  const dispatcher = new Agent({
    connections: 1,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
    connectTimeout: timeout,
  });
  return async (url, stop) => {
    const target = new URL(url);
    if (target.protocol !== 'http:' && target.protocol !== 'https:') {
      throw new UpstreamError('unreachable', `${target.protocol} is not a protocol for publishers`);
    }
    const limit = AbortSignal.timeout(timeout);
    const signal = stop ? AbortSignal.any([stop, limit]) : limit;
    let response: Dispatcher.ResponseData;
    try {
      response = await request(target, {
        dispatcher,
        signal,
        headers: {
          'user-agent': userAgent,
          accept: 'application/json',
          'accept-encoding': 'gzip, br',
          ...headers,
        },
      });
    } catch (error) {
      stop?.throwIfAborted();
      throw explain(error, target, timeout);
    }
    const { bytes, kept, broken } = await readBody(decoded(response), {
      of: target.host,
      maxBytes,
      explain: (error) => {
        stop?.throwIfAborted();
        return limit.aborted
          ? explain(limit.reason, target, timeout)
          : new UpstreamError('truncated', `${target.host} broke off its response: ${text(error)}`, null, {
              cause: error,
            });
      },
    });
    return {
      url,
      status: response.statusCode,
      contentType: single(response.headers['content-type']),
      bytes,
      kept,
      retryAfter: readRetryAfter(single(response.headers['retry-after']), Date.now()),
      broken,
    };
  };
}

const decoders = new Map<string, () => Duplex>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** @returns the decompressed body; the body unchanged where its encoding is none of those above */
function decoded({ headers, body }: Dispatcher.ResponseData): Readable {
  const decoder = decoders.get(single(headers['content-encoding'])?.trim().toLowerCase() ?? '');
  // Errors of the pipeline are also thrown by the stream it returns, where readBody handles them.
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

function explain(error: unknown, target: URL, timeout: number): UpstreamError {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  const options = { cause: error };
  if (name === 'TimeoutError') {
    return new UpstreamError(
      'timeout',
      `${target.host} sent no response within ${timeout / 1000} s`,
      null,
      options,
    );
  }
  if (
    unreachable.has(code) ||
    code.startsWith('ERR_TLS') ||
    code.startsWith('ERR_SSL') ||
    code.includes('CERT')
  ) {
    return new UpstreamError('unreachable', `${target.host} cannot be reached (${code})`, null, options);
  }
  return new UpstreamError(
    'server-error',
    `${target.host} broke off the connection: ${text(error)}`,
    null,
    options,
  );
}

/**
 * Reads a Retry-After header: seconds, or an HTTP date, which is in GMT whatever time zone the publisher's data uses.
 * @param now milliseconds since 1970
 * @returns milliseconds to wait, at least 0; null where there is no header or it cannot be read
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const at = /GMT\s*$/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

const single = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null;

const text = (error: unknown): string => (error instanceof Error ? error.message : String(error));
