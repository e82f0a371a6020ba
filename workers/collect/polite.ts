import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#shared/config.ts';
import { jsonOf } from '#shared/domain/captures/ocds-package.ts';
import { excessOf } from '#shared/domain/captures/size.ts';
import { UpstreamError } from '#shared/errors.ts';
import { createBreaker } from '#workers/collect/breaker.ts';
import { openConnection, type PublisherResponse, type Validators } from '#workers/collect/fetch.ts';
import type { Source } from '#workers/collect/source.ts';
import { withinLimit } from '#workers/collect/store/cut.ts';

export type AskOptions<Value> = {
  /** Reads the result of `open`. @throws UpstreamError if it is not what was requested */
  read: (body: unknown, url: string) => Value;
  /** By default parses the body as JSON. @throws UpstreamError if the response is unusable */
  open?: (response: PublisherResponse) => unknown;
  /** Validators of the stored response, if only a different one is wanted. */
  known?: Validators;
  /** Called with every unusable response, before the next attempt. */
  unusable: (response: PublisherResponse, error: UpstreamError) => Promise<void>;
  /** Maximum number of attempts; by default that of the source's declaration. */
  attempts?: number;
  signal?: AbortSignal;
};

/**
 * Sends requests to one publisher as gently as its source declares: one at a time, with a pause after each. A failed
 * request is repeated after growing waits, and none is sent while the circuit is open.
 */
export type PoliteClient = {
  /** @throws UpstreamError of the last attempt, or `circuit-open`; the signal's reason when it was stopped */
  ask: <Value>(
    url: string,
    options: AskOptions<Value>,
  ) => Promise<{ response: PublisherResponse; value: Value }>;
};

/** Failures of one request that do not count against the publisher. */
const requestFailures = new Set<string>(['client-error', 'unexpected-shape', 'too-large', 'unreadable']);
/** Failures that a repeated request does not resolve. */
const lasting = new Set<string>(['client-error', 'too-large', 'unreadable']);

/** @param outside for addresses from other people, as in `openConnection` */
export function createPoliteClient(
  source: Pick<Source, 'title' | 'politeness'>,
  config: Config,
  outside?: { allowed: readonly string[] },
): PoliteClient {
  const {
    userAgent,
    headers,
    delay,
    timeout,
    maxBytes,
    backoff,
    maxRetryAfter,
    breaker: limits,
  } = source.politeness;
  const send = openConnection({
    userAgent: userAgent.value,
    ...(headers ? { headers: headers.value } : {}),
    timeout: timeout.from(config),
    maxBytes: maxBytes.value,
    ...(outside ? { outside } : {}),
  });
  const breaker = createBreaker(source.title, {
    failures: limits.failures.value,
    pause: limits.pause.from(config),
    maxPause: limits.maxPause.value,
  });
  const pause = delay.from(config);
  const firstWait = backoff.first.from(config);
  let nextRequestAt = 0;

  const once = async <Value>(
    url: string,
    { read, open = parse, known, unusable, signal }: AskOptions<Value>,
  ) => {
    await breaker.admit(signal);
    await rest(nextRequestAt - performance.now(), signal);
    let response: PublisherResponse | null = null;
    try {
      response = await send(url, signal, known);
      const answer = response;
      const value = await withinLimit(url, () => read(open(answer), url));
      breaker.succeeded();
      return { response, value };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (requestFailures.has(error.kind)) breaker.succeeded();
      else breaker.failed();
      if (response) await unusable(response, error);
      throw error;
    } finally {
      nextRequestAt = performance.now() + pause;
    }
  };

  return {
    ask: async (url, options) => {
      const attempts = options.attempts ?? backoff.attempts.value;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(url, options);
        } catch (error) {
          if (!(error instanceof UpstreamError)) throw error;
          const requested = Math.min(error.retryAfter ?? 0, maxRetryAfter.value);
          if (requested > limits.maxPause.value) breaker.hold(requested);
          // If this failure opens the circuit, the next attempt is left to another request, which may succeed.
          const final = lasting.has(error.kind) || breaker.state() !== 'closed';
          const max = error.kind === 'unreachable' ? backoff.attemptsToReach.value : attempts;
          if (final || attempt >= max) throw error;
          const wait = Math.min(firstWait * 2 ** (attempt - 1), backoff.maxWait.value);
          await rest(Math.max(wait, requested), options.signal);
        }
      }
    },
  };
}

async function rest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds > 0) await sleep(milliseconds, undefined, signal ? { signal } : {});
}

/** Number of bytes at the beginning of a body that are examined to see whether it is JSON. */
const START_BYTES = 1_024;

/** @throws UpstreamError if a response is not a complete answer to the request */
export function assertComplete({ status, retryAfter, broken, url }: PublisherResponse): void {
  if (status === 429) throw new UpstreamError('rate-limited', `429 for ${url}`, retryAfter);
  if (status >= 500) throw new UpstreamError('server-error', `${status} for ${url}`, retryAfter);
  if (status !== 200) throw new UpstreamError('client-error', `${status} for ${url}`, retryAfter);
  if (broken) throw broken;
}

/** Parses a response whatever its content type says, because publishers send JSON as HTML and HTML as JSON. */
function parse(response: PublisherResponse): unknown {
  assertComplete(response);
  const { bytes, url } = response;
  const excess = excessOf(bytes);
  if (excess !== null) throw new UpstreamError('too-large', `JSON with ${excess} for ${url}`);
  try {
    return jsonOf(bytes);
  } catch (error) {
    const looksLikeJson = /^\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, START_BYTES)));
    throw looksLikeJson
      ? new UpstreamError('truncated', `incomplete JSON for ${url}`, null, { cause: error })
      : new UpstreamError('not-json', `no JSON for ${url}`, null, { cause: error });
  }
}
