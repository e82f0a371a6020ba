import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { UpstreamError } from '#shared/errors.ts';
import { openContent, tooLarge } from '#workers/documents/fetch/content.ts';
import { askingForRest, MAX_RESUMES, resumableBy } from '#workers/documents/fetch/resume.ts';
import { FetchFault, type FetchFaultKind } from '#workers/pipeline/fetch-fault.ts';
import { failureOf, messageOf, readRetryAfter, single } from '#workers/pipeline/http.ts';
import { checkedAddress, lookupOutside } from '#workers/pipeline/outside.ts';

export type RequestLimits = {
  /** Of the file, in bytes after decompression. */
  maxBytes: number;
  /** For all hops and the body together, in milliseconds. */
  timeout: number;
  /** Hosts, with port, that may be inside. */
  allowed: readonly string[];
  /** Pause before the rest of an interrupted file is requested, in milliseconds; none by default. */
  pause?: number;
  /** Resolves a name to addresses; by default like the system. */
  resolve?: Parameters<typeof lookupOutside>[0];
};

/** Values by which a host later says whether a file has changed. */
export type DocumentValidators = { etag: string | null; lastModified: string | null };

export type FetchedAnswer =
  | { changed: false }
  | { changed: true; validators: DocumentValidators; contentType: string | null; size: number };

/**
 * Fetches a file. If its sending breaks off, the rest is requested, provided that the host gave a validator.
 * @param known validators of the stored file; the host then sends only a different one
 * @param receive takes the bytes as they arrive, before anything else is returned. What it throws is thrown. It is
 *   called again, for the whole file, if the file changed while it was sent.
 * @throws FetchFault if there is no complete file; then `receive` has failed or was not called
 */
export type FetchFile = (
  url: string,
  options: {
    known: DocumentValidators | null;
    signal: AbortSignal | undefined;
    receive: (content: Readable) => Promise<void>;
  },
) => Promise<FetchedAnswer>;

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const USER_AGENT = 'tender-data-api';
/** Refusing responses that may be temporary. */
const TEMPORARY_REFUSALS: ReadonlySet<number> = new Set([408, 425]);

/** @returns a function that fetches one file after another, each hop of it checked */
export function openFiles(limits: RequestLimits): FetchFile & { close: () => Promise<void> } {
  const connections = { connections: 1, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 };
  const open = async () => {
    const { Agent, request } = await import('undici');
    const connect = { lookup: lookupOutside(limits.resolve), timeout: limits.timeout };
    return {
      request,
      outside: new Agent({ ...connections, connect }),
      anywhere: new Agent({ ...connections, connect: { timeout: limits.timeout } }),
    };
  };
  let opened: ReturnType<typeof open> | undefined;
  const fetchFile: FetchFile = async (address, { known, signal: stop, receive }) => {
    const limit = AbortSignal.timeout(limits.timeout);
    const signal = stop ? AbortSignal.any([stop, limit]) : limit;
    const explain = (error: unknown, host: string): FetchFault => {
      stop?.throwIfAborted();
      return asFault(limit.aborted ? limit.reason : error, host, limits.timeout);
    };
    let url = checkedAddress(address, limits.allowed);
    opened ??= open();
    const { request, outside, anywhere } = await opened;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const dispatcher = limits.allowed.includes(url.host) ? anywhere : outside;
      const { href, host } = url;
      const ask = (more: Record<string, string>) => {
        const headers = { 'user-agent': USER_AGENT, accept: '*/*', ...more };
        return request(href, { dispatcher, signal, headers }).catch((error: unknown) => {
          throw explain(error, host);
        });
      };
      const response = await ask(hop === 0 ? conditions(known) : {});
      const location = single(response.headers.location);
      if (!REDIRECTS.has(response.statusCode) || location === null)
        return await answerOf(response, url, {
          ...{ limits, receive, explain },
          askAgain: async (headers) => {
            await wait(limits.pause ?? 0, undefined, { signal });
            return await ask(headers);
          },
        });
      await response.body.dump().catch(() => undefined);
      if (!URL.canParse(location, url.href))
        throw new FetchFault('bad-address', `${url.host} redirects to no address`);
      url = checkedAddress(new URL(location, url).href, limits.allowed);
    }
    throw new FetchFault('too-many-redirects', `more than ${MAX_REDIRECTS} redirects`);
  };
  return Object.assign(fetchFile, {
    close: async () => {
      const { outside, anywhere } = (await opened) ?? {};
      await Promise.all([outside?.destroy(), anywhere?.destroy()]);
    },
  });
}

const conditions = (known: DocumentValidators | null): Record<string, string> => ({
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
});

type Taking = {
  limits: RequestLimits;
  receive: (content: Readable) => Promise<void>;
  explain: (error: unknown, host: string) => FetchFault;
  /** Requests the same address once more. */
  askAgain: (headers: Record<string, string>) => Promise<Dispatcher.ResponseData>;
};

async function answerOf(
  response: Dispatcher.ResponseData,
  { host }: URL,
  taking: Taking,
): Promise<FetchedAnswer> {
  const { statusCode, headers, body } = response;
  if (statusCode === 304) {
    await body.dump().catch(() => undefined);
    return { changed: false };
  }
  if (statusCode !== 200) {
    const kind = refusalOf(statusCode);
    const retryAfter = readRetryAfter(single(headers['retry-after']), Date.now());
    await body.dump().catch(() => undefined);
    throw new FetchFault(kind, `${host} answered ${statusCode}`, retryAfter);
  }
  const resumes = { left: MAX_RESUMES };
  for (let sent = response; ; ) {
    const again = await take(sent, host, taking, resumes);
    if ('changed' in again) return again;
    sent = again;
  }
}

/** @returns the response, or the one with which the file begins anew because it has changed */
async function take(
  response: Dispatcher.ResponseData,
  host: string,
  { limits, receive, explain, askAgain }: Taking,
  resumes: { left: number },
): Promise<FetchedAnswer | Dispatcher.ResponseData> {
  const { headers, body } = response;
  if (Number(single(headers['content-length']) ?? 0) > limits.maxBytes) {
    await body.dump().catch(() => undefined);
    throw tooLarge(limits.maxBytes);
  }
  const { content, passed } = openContent(response, limits.maxBytes, async (received) => {
    const validator = resumableBy(headers);
    if (validator === null || resumes.left === 0) return null;
    resumes.left -= 1;
    return await askAgain(askingForRest(received, validator));
  });
  try {
    await receive(content);
  } catch (error) {
    if (passed.anew !== null) return passed.anew;
    // An error of the receiver is not a failure of the host.
    if (passed.failed === null) throw error;
    throw passed.failed instanceof FetchFault ? passed.failed : brokenOff(passed.failed, host, explain);
  }
  if (passed.size === 0) throw new FetchFault('empty', `${host} sent an empty file`);
  return {
    changed: true,
    size: passed.size,
    contentType: single(headers['content-type']),
    validators: { etag: single(headers.etag), lastModified: single(headers['last-modified']) },
  };
}

function refusalOf(status: number): FetchFaultKind {
  if (status === 429) return 'rate-limited';
  return status >= 500 || TEMPORARY_REFUSALS.has(status) ? 'server-error' : 'refused';
}

function asFault(error: unknown, host: string, timeout: number): FetchFault {
  if (error instanceof FetchFault) return error;
  // If several addresses were tried, the rejection by the look-up is the cause of a failed connection.
  const { cause } = error as { cause?: unknown };
  if (cause instanceof FetchFault) return cause;
  const known = error instanceof UpstreamError ? error : failureOf(error, host, timeout);
  return new FetchFault(known.kind as FetchFaultKind, known.message, null, { cause: error });
}

function brokenOff(
  error: unknown,
  host: string,
  explain: (error: unknown, host: string) => FetchFault,
): FetchFault {
  const fault = explain(error, host);
  return fault.kind === 'timeout'
    ? fault
    : new FetchFault('truncated', `${host} broke off the file: ${messageOf(error)}`, null, { cause: error });
}
