import { type Quota, type RateState, rateLimited } from '#services/api/v2/access/quota.ts';
import type { Call } from '#services/api/v2/call.ts';
import { RequestError } from '#shared/errors.ts';
import type { Key } from '#shared/keys.ts';

/**
 * Uses one of the key's calls.
 * @returns null where that was done at once
 * @throws RequestError 429 when a window is full
 */
export function count(call: Call, quota: Quota, key: Key): Promise<void> | null {
  const counted = (taken: RateState) => {
    call.rate = taken;
    if (taken.rejected) throw rateLimited(taken, key.tier);
    call.counted = true;
  };
  const taken = quota.take(key);
  if (taken instanceof Promise) return taken.then(counted);
  counted(taken);
  return null;
}

/** A caller's mistake costs a call like any response; a failure of this service does not. */
export async function settle(call: Call, quota: Quota, key: Key, error: unknown): Promise<void> {
  const mistake = error instanceof RequestError && error.status < 500;
  if (mistake && !call.counted) await count(call, quota, key);
  if (!mistake && call.counted) {
    quota.giveBack(key);
    call.counted = false;
  }
}
