import type { Limits } from '#services/api/v2/access/quota-store.ts';
import type { WindowName, Windows } from '#services/api/v2/access/windows.ts';
import { RequestError } from '#shared/errors.ts';

/** State of the window that will be used up first. */
export type RateState = {
  window: WindowName;
  limit: number;
  remaining: number;
  /** End of the window, milliseconds of the epoch. */
  resetsAt: number;
  used: { daily: number; monthly: number };
  limits: Limits;
  rejected: boolean;
  /** The windows in which the call was made. */
  windows: Windows;
};

/** @returns the state of calls used, of the window with fewer calls left */
export function rateState(
  used: RateState['used'],
  limits: Limits,
  windows: Windows,
  rejected: boolean,
): RateState {
  const daily = Math.max(0, limits.daily - used.daily);
  const monthly = Math.max(0, limits.monthly - used.monthly);
  const byMonth = monthly < daily || monthly === 0;
  const window = byMonth ? 'monthly' : 'daily';
  return {
    window,
    limit: limits[window],
    remaining: byMonth ? monthly : daily,
    resetsAt: byMonth ? windows.monthEnds : windows.dayEnds,
    used,
    limits,
    rejected,
    windows,
  };
}

/** @returns the error of a call that the quota rejects */
export function rateLimited({ window, limit, resetsAt, used }: RateState, tier: string): RequestError {
  const end = new Date(resetsAt).toISOString();
  return new RequestError(
    'RATE_LIMITED',
    `The ${window} limit of ${limit} calls is used up. It starts anew at ${end}.`,
    { limit, used: used[window], resetsAt: end, tier, window },
    { 'Retry-After': String(Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000))) },
  );
}
