import { chosen } from '#shared/pace/pace.ts';
import type { Configured } from '#workers/collect/source.ts';

/** The common rules for repeating and stopping requests to the publishers of National Treasury. */
export const usual = {
  userAgent: {
    value:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    reason: 'its firewall rejects the names of HTTP libraries',
  },
  timeout: (reason: string): Configured => ({ from: (config) => config.COLLECT_TIMEOUT_MS, reason }),
  delay: (reason: string): Configured => ({ from: (config) => config.COLLECT_DELAY_MS, reason }),
  backoff: {
    first: {
      from: (config) => config.COLLECT_RETRY_MS,
      reason: 'most failures are single ones and the same request succeeds seconds later',
    } as Configured,
    maxWait: chosen(300_000, 'after five minutes the circuit breaker decides whether to go on'),
    attemptsToReach: chosen(
      2,
      'one more try bridges a restart; an operator without a network should know within seconds',
    ),
  },
  maxRetryAfter: chosen(
    3_600_000,
    'a publisher that asks for a longer pause may be well again sooner; one request an hour shows it',
  ),
  breaker: {
    pause: {
      from: (config) => 12 * config.COLLECT_RETRY_MS,
      reason: 'a minute at the default setting: long enough for a restart, short enough for a short fault',
    } as Configured,
    maxPause: chosen(600_000, 'noticing ten minutes late that the service works again does no harm'),
  },
} as const;
