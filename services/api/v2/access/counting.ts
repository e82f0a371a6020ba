import { beforeDeadline } from '#services/api/http/deadline.ts';
import type { Quota } from '#services/api/v2/access/quota.ts';
import { type RateState, rateLimited } from '#services/api/v2/access/rate-state.ts';
import type { Call } from '#services/api/v2/call.ts';
import type { Key } from '#shared/access/keys.ts';
import { hasNoAnswerNow } from '#shared/database/unavailable.ts';
import { RequestError } from '#shared/errors.ts';

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
    const late = (state: RateState) => {
      if (!state.rejected) quota.giveBack(key, state);
    };
    return beforeDeadline(call.deadline, taken, late).then(counted);
  }
  counted(taken);
  return null;
}

/** Rejections that cost nothing; they do not depend on what the caller asks for. */
const FREE = new Set([401, 403, 405, 406, 429]);

/**
 * A response to a caller's mistake is counted like any other, except for a tenth of the quota that 400 may take for nothing;
 * a failure of this service is not, nor is a limit (429). The state of the quota is that after the decision.
 */
export async function settle(call: Call, quota: Quota, key: Key, error: unknown): Promise<void> {
  const mistake = error instanceof RequestError && error.status < 500 && !FREE.has(error.status);
  if (mistake && !call.counted) await count(call, quota, key);
  const taken = call.counted ? call.rate : null;
  if (taken === null) return;
  const returned = mistake ? await forgiven(call, quota, key, taken, error) : quota.giveBack(key, taken);
  if (returned === null) return;
  call.rate = returned;
  call.counted = false;
}

function forgiven(call: Call, quota: Quota, key: Key, taken: RateState, { status }: RequestError) {
  if (status !== 400) return null;
  // The caller gets its 400 in time, whatever is known by then.
  return beforeDeadline(call.deadline, quota.forgive(key, taken)).catch((cause) => {
    if (hasNoAnswerNow(cause)) return null;
    throw cause;
  });
}
