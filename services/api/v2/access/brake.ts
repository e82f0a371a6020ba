import { LRUCache } from 'lru-cache';
import { RequestError } from '#shared/errors.ts';

/** Wrong keys that one address may send in a second. */
export const WRONG_KEYS = 10;
const WINDOW_MS = 1_000;
/** Addresses that are remembered. With more in one second, the first of them may try again. */
const MAX_ADDRESSES = 10_000;

/**
 * Counts wrong keys by address, so that keys cannot be guessed quickly. It is consulted for wrong keys only: a right one
 * from the same address, perhaps that of a whole office, works meanwhile. Each process counts for itself.
 * @returns the error for a wrong key from an address: 401, and 429 from the eleventh in a second
 */
export function createBrake(): (address: string) => RequestError {
  const tries = new LRUCache<string, { count: number; until: number }>({ max: MAX_ADDRESSES });
  return (address) => {
    const now = Date.now();
    const known = tries.get(address);
    const window = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
    if (window !== known) tries.set(address, window);
    window.count += 1;
    return window.count > WRONG_KEYS ? tooMany(window) : wrongKey();
  };
}

const wrongKey = (): RequestError =>
  new RequestError('INVALID_API_KEY', 'Invalid API Key', undefined, { 'WWW-Authenticate': 'Bearer' });

function tooMany({ count, until }: { count: number; until: number }): RequestError {
  const resetsAt = new Date(until).toISOString();
  return new RequestError(
    'RATE_LIMITED',
    `This address sent more than ${WRONG_KEYS} wrong API keys in a second. It may try again at ${resetsAt}.`,
    { limit: WRONG_KEYS, used: count, resetsAt, window: 'second' },
    { 'Retry-After': String(Math.max(1, Math.ceil((until - Date.now()) / 1000))) },
  );
}
