import type { Windows } from '#services/api/v2/access/windows.ts';

/** What a store granted, and how many calls are used in each window after it, the granted ones included. */
export type Grant = { granted: number; day: number; month: number };

/** Calls that may be made at most in each window. */
export type Limits = { daily: number; monthly: number };

/**
 * Where calls are counted for all processes together. Grants are atomic over both windows: however many processes ask
 * at the same time, no window ever exceeds its limit.
 */
export type QuotaStore = {
  kind: 'redis' | 'postgres';
  /** Grants at most what is left in both windows; with `wanted` 0 it only tells what is used. */
  reserve: (key: string, windows: Windows, wanted: number, limits: Limits) => Promise<Grant>;
  /** Takes back calls that were granted in these windows and not made. */
  giveBack: (key: string, windows: Windows, count: number) => Promise<void>;
  close: () => Promise<void>;
};
