import type { Limits } from '#services/api/v2/access/quota-store.ts';
import { type RateState, rateState } from '#services/api/v2/access/rate-state.ts';
import type { Windows } from '#services/api/v2/access/windows.ts';

/** The calls of one key that this process has reserved. `day` and `month` are the store's counts when last asked. */
export type Lease = {
  key: string;
  limits: Limits;
  windows: Windows;
  left: number;
  day: number;
  month: number;
  /** Calls made while the store did not respond. It counts them when it does, before it grants others. */
  owed: number;
  /** Those of them that the store is counting just now; not part of `owed`. */
  sent: number;
  /** When the store last responded, 0 for never. */
  heardAt: number;
  /** Calls that the store has forgiven in each window, as far as this process knows. */
  forgiven: { day: number; month: number };
  /** Requests to forgive a call that are under way. */
  forgiving: number;
  rejectedUntil: number;
  /** Until when `day` and `month` are recent enough to be shown. */
  seenUntil: number;
  usedAt: number;
  /** When calls that are owed may be counted at the earliest. */
  settledFrom: number;
  /** Calls that wait for the store. */
  waiting: number;
  /** The one request to the store that is under way. */
  asking: Promise<void> | null;
};

/** A block is a fiftieth of the calls that are left, and a single call when few are left. */
const MAX_PER_BLOCK = 500;
const BLOCK_SHARE = 50;
/**
 * Calls that a process lets a key make while the store does not respond: a quarter of what was left when it last did, and
 * no more than these. Up to four processes together thereby stay within what was left.
 */
const MAX_OWED = 500;
const OWED_SHARE = 4;

export const newLease = (key: string, limits: Limits, windows: Windows, usedAt: number): Lease => ({
  key,
  limits,
  windows,
  left: 0,
  day: 0,
  month: 0,
  owed: 0,
  sent: 0,
  heardAt: 0,
  forgiven: { day: 0, month: 0 },
  forgiving: 0,
  rejectedUntil: 0,
  seenUntil: 0,
  usedAt,
  settledFrom: 0,
  waiting: 0,
  asking: null,
});

/** Calls left in both windows when the store was last asked. */
const leftInStore = ({ limits, day, month }: Lease): number =>
  Math.min(limits.daily - day, limits.monthly - month);

export const isUsedUp = (lease: Lease): boolean => leftInStore(lease) <= 0;

/** @returns number of calls to reserve at a time */
export function blockSize(lease: Lease): number {
  // Before the first answer of the store the number of calls left is unknown.
  if (lease.day === 0) return 1;
  return Math.min(MAX_PER_BLOCK, Math.max(1, Math.floor(leftInStore(lease) / BLOCK_SHARE)));
}

/** @param rememberedFrom the lease's counts are no longer used if they are older than this moment */
export const mayOwe = (lease: Lease, rememberedFrom: number): boolean =>
  lease.heardAt >= rememberedFrom &&
  lease.owed + lease.sent < Math.min(MAX_OWED, Math.floor(leftInStore(lease) / OWED_SHARE));

/** A tenth of a limit may be spent on calls that are rejected with 400. */
const FORGIVEN_SHARE = 10;

/** @returns how many calls can be forgiven in each window */
export const forgivable = ({ limits }: Lease): Limits => ({
  daily: Math.floor(limits.daily / FORGIVEN_SHARE),
  monthly: Math.floor(limits.monthly / FORGIVEN_SHARE),
});

/** @returns whether the store may have a call left to forgive; without asking it in vain where that is known */
export function mayForgive(lease: Lease): boolean {
  const { forgiven, forgiving } = lease;
  const { daily, monthly } = forgivable(lease);
  return forgiven.day + forgiving < daily && forgiven.month + forgiving < monthly;
}

export function leaseState(lease: Lease, rejected: boolean): RateState {
  const { limits, windows, day, month } = lease;
  const uncounted = lease.owed + lease.sent - lease.left;
  return rateState({ daily: day + uncounted, monthly: month + uncounted }, limits, windows, rejected);
}
