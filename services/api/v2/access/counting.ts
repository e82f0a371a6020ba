import { beforeDeadline } from '#services/api/http/deadline.ts';
import type { Quota } from '#services/api/v2/access/quota.ts';
import { type RateState, rateLimited } from '#services/api/v2/access/rate-state.ts';
import type { Call } from '#services/api/v2/call.ts';
import { RequestError } from '#shared/errors.ts';
import type { Key } from '#shared/keys.ts';

/**
 * Deducts one call from the quota of the key.
 * @returns null when that was done without asking the store
 * @throws RequestError 429 when a window is full
 */
export function count(call: Call, quota: Quota, key: Key): Promise<void> | null {
  const counted = (taken: RateState) => {
    call.rate = taken;
    if (taken.rejected) throw rateLimited(taken, key.tier);
    call.counted = true;
  };
  const taken = quota.take(key);
  if (taken instanceof Promise) {
    const late = ({ rejected }: RateState) => {
      if (!rejected) quota.giveBack(key);
    };
    return beforeDeadline(call.deadline, taken, late).then(counted);
  }
  counted(taken);
  return null;
}

/** A response to a caller's mistake is counted like any other; a failure of this service is not, nor is a limit (429). */
export async function settle(call: Call, quota: Quota, key: Key, error: unknown): Promise<void> {
  const mistake = error instanceof RequestError && error.status < 500 && error.status !== 429;
  if (mistake && !call.counted) await count(call, quota, key);
  if (!mistake && call.counted) {
    quota.giveBack(key);
    call.counted = false;
  }
}
