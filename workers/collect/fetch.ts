import { Agent, type Dispatcher, request } from 'undici';
import { UpstreamError } from '#shared/errors.ts';
import { type Kept, readBody } from '#workers/collect/body.ts';
import { decoded, failureOf, messageOf, readRetryAfter, single } from '#workers/pipeline/http.ts';

/** The response to one request, usable or not. */
export type PublisherResponse = {
  url: string;
  status: number;
  contentType: string | null;
  /** The body after decompression; only its beginning where it broke off or was too large. */
  bytes: Buffer;
  /** What was received of a body that was too large; null for all others. */
  kept: Kept | null;
  /** By what the publisher tells later whether it has changed; null where it gives no such value. */
  validators: Validators;
  /** Milliseconds to wait before the next request, where the publisher said so. */
  retryAfter: number | null;
  /** Why the bytes are incomplete; null where they are complete. */
  broken: UpstreamError | null;
};

/** Values of the headers ETag and Last-Modified. */
export type Validators = { etag: string | null; lastModified: string | null };

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
 * @param known the response is only wanted if it has changed since; the publisher otherwise sends 304
 * @throws UpstreamError `unreachable`, `timeout` or `server-error` where no headers were received
 */
export type SendRequest = (
  url: string,
  signal?: AbortSignal,
  known?: Validators,
) => Promise<PublisherResponse>;

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
  return async (url, stop, known) => {
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
          ...(known?.etag ? { 'if-none-match': known.etag } : {}),
          ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
        },
      });
    } catch (error) {
      stop?.throwIfAborted();
      throw failureOf(error, target.host, timeout);
    }
    const { bytes, kept, broken } = await readBody(decoded(response), {
      of: target.host,
      maxBytes,
      explain: (error) => {
        stop?.throwIfAborted();
        return limit.aborted
          ? failureOf(limit.reason, target.host, timeout)
          : new UpstreamError(
              'truncated',
              `${target.host} broke off its response: ${messageOf(error)}`,
              null,
              {
                cause: error,
              },
            );
      },
    });
    return {
      url,
      status: response.statusCode,
      contentType: single(response.headers['content-type']),
      bytes,
      kept,
      validators: {
        etag: single(response.headers.etag),
        lastModified: single(response.headers['last-modified']),
      },
      retryAfter: readRetryAfter(single(response.headers['retry-after']), Date.now()),
      broken,
    };
  };
}
