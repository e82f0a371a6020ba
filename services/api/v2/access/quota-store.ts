import type { Windows } from '#services/api/v2/access/windows.ts';

/** Calls used in each window. */
export type Used = { day: number; month: number };

/** Granted calls, and the calls used in each window afterwards, the granted ones included. */
export type Grant = Used & { granted: number };

export type Forgiven = { forgiven: boolean; day: number; month: number };

/** Maximum number of calls in each window. */
export type Limits = { daily: number; monthly: number };

/**
 * Where calls are counted for all processes together. Grants are atomic over both windows: however many processes ask
 * at the same time, no window ever exceeds its limit by what is granted.
 */
export type QuotaStore = {
  /** Reads the counts, and writes nothing: the disk may be full, or the server may only read. */
  used: (key: string, windows: Windows) => Promise<Used>;
  /**
   * Counts the calls that are owed, then grants at most the calls that are left in both windows; with `wanted` 0 it only
   * returns the counts.
   */
  reserve: (key: string, windows: Windows, wanted: number, limits: Limits, owed: number) => Promise<Grant>;
  /**
   * Takes back calls that were granted in these windows and not made.
   * @throws the database's error, if none was taken back; where that is uncertain, they count as made
   */
  giveBack: (key: string, windows: Windows, count: number) => Promise<void>;
  /**
   * Counts one more forgiven call in both windows, unless one of them has as many as `limits` says.
   * @returns whether it was counted, and the forgiven calls of each window afterwards; null where nothing was used yet
   */
  forgive: (key: string, windows: Windows, limits: Limits) => Promise<Forgiven | null>;
};
