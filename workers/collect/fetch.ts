import type { Dispatcher } from 'undici';
import { UpstreamError } from '#shared/errors.ts';
import { type Kept, readBody } from '#workers/collect/body.ts';
import { FetchFault } from '#workers/pipeline/fetch-fault.ts';
import { decoded, failureOf, messageOf, readRetryAfter, single } from '#workers/pipeline/http.ts';
import { checkedAddress, lookupOutside } from '#workers/pipeline/outside.ts';

/** The response to one request, usable or not. */
export type PublisherResponse = {
  /** The requested address. */
  url: string;
  /** The responding address, after redirects. */
  answeredBy: string;
  status: number;
  contentType: string | null;
  /** The body after decompression; only its beginning if it broke off or was too large. */
  bytes: Buffer;
  /** What was received of a body that was too large; null for all others. */
  kept: Kept | null;
  /** Values by which the publisher later says whether the response has changed; null if it gives none. */
  validators: Validators;
  /** Milliseconds to wait before the next request, if the publisher asks for a wait. */
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
  /**
   * For addresses from other people: redirects are followed, and each hop must be a public address, or one of these
   * hosts (with port). Without it, no redirect is followed: the address in the source's declaration has to be corrected
   * instead.
   */
  outside?: { allowed: readonly string[] };
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

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Opens the connection to one publisher.
 * @returns a function that sends requests over the connection
 */
export function openConnection({
  userAgent,
  headers,
  timeout,
  maxBytes,
  outside,
}: RequestOptions): SendRequest {
  const connections = { connections: 1, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 };
  const open = async () => {
    const { Agent, request } = await import('undici');
    return {
      request,
      anywhere: new Agent({ ...connections, connectTimeout: timeout }),
      outsideOnly: new Agent({ ...connections, connect: { lookup: lookupOutside(), timeout } }),
    };
  };
  let opened: ReturnType<typeof open> | undefined;
  const send = async (
    target: URL,
    signal: AbortSignal,
    known: Validators | undefined,
    hop = 0,
  ): Promise<{ response: Dispatcher.ResponseData; target: URL }> => {
    opened ??= open();
    const { request, anywhere, outsideOnly } = await opened;
    const response = await request(target, {
      dispatcher: outside === undefined || outside.allowed.includes(target.host) ? anywhere : outsideOnly,
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
    const location = single(response.headers.location);
    if (outside === undefined || !REDIRECTS.has(response.statusCode) || location === null)
      return { response, target };
    await response.body.dump().catch(() => undefined);
    if (hop === MAX_REDIRECTS)
      throw new UpstreamError('client-error', `${target.host} redirects more than ${MAX_REDIRECTS} times`);
    const next = URL.parse(location, target.href);
    if (next === null) throw new UpstreamError('client-error', `${target.host} redirects to no address`);
    return await send(checkedAddress(next.href, outside.allowed), signal, known, hop + 1);
  };
  return async (url, stop, known) => {
    let target = new URL(url);
    if (target.protocol !== 'http:' && target.protocol !== 'https:') {
      throw new UpstreamError('unreachable', `${target.protocol} is not a protocol for publishers`);
    }
    const limit = AbortSignal.timeout(timeout);
    const signal = stop ? AbortSignal.any([stop, limit]) : limit;
    let response: Dispatcher.ResponseData;
    try {
      if (outside) checkedAddress(url, outside.allowed);
      ({ response, target } = await send(target, signal, known));
    } catch (error) {
      stop?.throwIfAborted();
      throw refusalOf(error) ?? failureOf(error, target.host, timeout);
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
      answeredBy: target.href,
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

/** @returns what is wrong with an address or its redirects; null for failures of the network */
function refusalOf(error: unknown): UpstreamError | null {
  if (error instanceof UpstreamError) return error;
  // If several addresses were tried, the rejection by the look-up is the cause of a failed connection.
  const fault = error instanceof FetchFault ? error : (error as { cause?: unknown }).cause;
  return fault instanceof FetchFault ? new UpstreamError('client-error', fault.message) : null;
}
