import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#shared/config.ts';
import { jsonOf, nestingOf } from '#shared/domain/captures/ocds-package.ts';
import { UpstreamError } from '#shared/errors.ts';
import { createBreaker } from '#workers/collect/breaker.ts';
import { type Answer, openExchange } from '#workers/collect/fetch.ts';
import type { Source } from '#workers/collect/source.ts';

export type Ask<Value> = {
  /** Reads the parsed answer. @throws UpstreamError where it is not what was asked for */
  read: (json: unknown, url: string) => Value;
  /** Told of every answer that could not be used, before the next attempt. */
  unusable: (answer: Answer, error: UpstreamError) => Promise<void>;
  /** Attempts at most, by default as the source declares. */
  attempts?: number;
  signal?: AbortSignal;
};

/**
 * Asks one publisher as its source declares: one request at a time, a pause between two, failed ones again after
 * growing waits, none while the circuit is open.
 */
export type PoliteClient = {
  /** @throws UpstreamError of the last attempt, or `circuit-open`; the signal's reason when it was stopped */
  ask: <Value>(url: string, ask: Ask<Value>) => Promise<{ answer: Answer; value: Value }>;
};

/** Failures that say nothing against the publisher's health, only against this request. */
const aboutTheRequest = new Set<string>(['client-error', 'unexpected-shape']);

export function createPoliteClient(source: Source, config: Config): PoliteClient {
  const { userAgent, headers, delay, timeout, largest, backoff, breaker: limits } = source.politeness;
  const exchange = openExchange({
    userAgent: userAgent.value,
    ...(headers ? { headers: headers.value } : {}),
    timeout: timeout.from(config),
    largest: largest.value,
  });
  const breaker = createBreaker(source.title, {
    failures: limits.failures.value,
    pause: limits.pause.from(config),
    longest: limits.longest.value,
  });
  const pause = delay.from(config);
  const firstWait = backoff.first.from(config);
  let freeAt = 0;

  const once = async <Value>(url: string, { read, unusable, signal }: Ask<Value>) => {
    await breaker.admit(signal);
    await rest(freeAt - performance.now(), signal);
    let answer: Answer | null = null;
    try {
      answer = await exchange(url, signal);
      const value = read(parse(answer), url);
      breaker.succeeded();
      return { answer, value };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (aboutTheRequest.has(error.kind)) breaker.succeeded();
      else breaker.failed();
      if (answer) await unusable(answer, error);
      throw error;
    } finally {
      freeAt = performance.now() + pause;
    }
  };

  return {
    ask: async (url, ask) => {
      const attempts = ask.attempts ?? backoff.attempts.value;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(url, ask);
        } catch (error) {
          if (!(error instanceof UpstreamError)) throw error;
          const asked = error.retryAfter ?? 0;
          if (asked > limits.longest.value) breaker.hold(asked);
          // The failure that opens the circuit is still this request's own, so that the next one is another.
          const hopeless = error.kind === 'client-error' || breaker.state() !== 'closed';
          const most = error.kind === 'unreachable' ? backoff.attemptsToReach.value : attempts;
          if (hopeless || attempt >= most) throw error;
          const own = Math.min(firstWait * 2 ** (attempt - 1), backoff.longest.value);
          await rest(Math.max(own, asked), ask.signal);
        }
      }
    },
  };
}

async function rest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds > 0) await sleep(milliseconds, undefined, signal ? { signal } : {});
}

/** Releases have some six levels; JSON that is nested without end would overflow the stack of whoever writes it again. */
const DEEPEST = 500;
/** Bytes that show whether an answer began as JSON. */
const BEGINNING = 1_024;

/** The bytes decide what an answer is; content types have been seen to lie both ways. */
function parse(answer: Answer): unknown {
  const { status, bytes, retryAfter, broken, url } = answer;
  if (status === 429) throw new UpstreamError('rate-limited', `429 for ${url}`, retryAfter);
  if (status >= 500) throw new UpstreamError('server-error', `${status} for ${url}`, retryAfter);
  if (status !== 200) throw new UpstreamError('client-error', `${status} for ${url}`, retryAfter);
  if (broken) throw broken;
  if (nestingOf(bytes) > DEEPEST) {
    throw new UpstreamError('unexpected-shape', `JSON nested more than ${DEEPEST} levels deep for ${url}`);
  }
  try {
    return jsonOf(bytes);
  } catch (error) {
    const begun = /^\s*[{[]/.test(new TextDecoder().decode(bytes.subarray(0, BEGINNING)));
    throw begun
      ? new UpstreamError('truncated', `incomplete JSON for ${url}`, null, { cause: error })
      : new UpstreamError('not-json', `something else than JSON for ${url}`, null, { cause: error });
  }
}
