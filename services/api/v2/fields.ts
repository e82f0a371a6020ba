import type { Fields } from '#services/api/http/context.ts';
import type { RateState } from '#services/api/v2/access/rate-state.ts';
import { isoWriter } from '#services/api/v2/iso-writer.ts';

/** /v2 is open to browsers of any origin; it does not use cookies. */
export const OPEN_CORS: Fields = Object.entries({
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Age, Content-Disposition, ETag, RateLimit, RateLimit-Policy, Retry-After, Warning, X-RateLimit-Limit, X-RateLimit-Policy, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id',
}).flat();

/** @returns the header fields of a response that was made so many seconds ago and could not be made anew (RFC 9111, RFC 7234) */
export const staleFields = (age: number): Fields => [
  'Age',
  String(age),
  'Warning',
  '110 - "Response is Stale"',
];

const DAY_S = 86_400;
const MONTH_S = 30 * DAY_S;

/** @returns the header fields of every response of /v2; with the state of the quota where there is a key */
export function fieldsOf(rate: RateState | null): Fields {
  if (!rate) return OPEN_CORS;
  const { window, limit, remaining, resetsAt, limits } = rate;
  const seconds = Math.max(0, Math.ceil((resetsAt - Date.now()) / 1000));
  return OPEN_CORS.concat([
    'X-RateLimit-Limit',
    String(limit),
    'X-RateLimit-Remaining',
    String(remaining),
    'X-RateLimit-Reset',
    resetTime(resetsAt),
    'X-RateLimit-Policy',
    window,
    'RateLimit',
    `"${window}";r=${remaining};t=${seconds}`,
    'RateLimit-Policy',
    `"daily";q=${limits.daily};w=${DAY_S}, "monthly";q=${limits.monthly};w=${MONTH_S}`,
  ]);
}

/** The windows of all keys end at the same few times. */
export const resetTime = isoWriter();
