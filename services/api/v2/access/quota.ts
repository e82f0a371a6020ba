import type { Limits, QuotaStore } from '#services/api/v2/access/quota-store.ts';
import { type WindowName, type Windows, windowClock } from '#services/api/v2/access/windows.ts';
import { RequestError } from '#shared/errors.ts';
import type { Key } from '#shared/keys.ts';
import type { Logger } from '#shared/log.ts';

/**
 * Counts calls against a key's daily and monthly limits, exactly, over any number of processes. A process reserves a
 * small block of calls in the store and serves them from memory, so that most calls need no network. A block counts as
 * used from the moment it is reserved: after a crash a caller gets fewer calls than paid for, never more.
 */
export type Quota = {
  /** Deducts one call; when a window is used up, it deducts nothing and the state says `rejected`. */
  take: (key: Key) => RateState | Promise<RateState>;
  /** Returns the state without deducting a call; calls that other processes counted in the last second may be missing. */
  look: (key: Key) => RateState | Promise<RateState>;
  /** Returns a call that was deducted and could not be served. */
  giveBack: (key: Key) => void;
  /** Returns all reserved and unused calls to the store. */
  close: () => Promise<void>;
};

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
};

/** A block is a fiftieth of the calls that are left, and a single call when few are left. */
const MAX_PER_BLOCK = 500;
const BLOCK_SHARE = 50;
/** A block that was not used for this long is returned to the store. */
const IDLE_MS = 1_000;
/** After the store has granted nothing, calls are rejected this long without asking it again. */
const REJECTED_MS = 1_000;
/** Maximum age of the state that is shown with a 304; other processes may have counted since. */
const SEEN_MS = 1_000;

/** The calls of one key that this process has reserved. `day` and `month` are the store's counts when last asked. */
type Lease = {
  windows: Windows;
  left: number;
  day: number;
  month: number;
  rejectedUntil: number;
  /** Until when `day` and `month` are recent enough to be shown. */
  seenUntil: number;
  usedAt: number;
  /** Calls that wait for the store. */
  waiting: number;
  /** The one request to the store that is under way. */
  asking: Promise<void> | null;
};

/** @param now milliseconds of the epoch */
export function createQuota(store: QuotaStore, log: Logger, now: () => number = Date.now): Quota {
  const leases = new Map<string, Lease>();
  const clock = windowClock(now);

  const leaseOf = (key: Key): Lease => {
    const known = leases.get(key.id);
    if (known && known.windows === clock()) return known;
    if (known) void release(key.id, known);
    const lease = {
      windows: clock(),
      left: 0,
      day: 0,
      month: 0,
      rejectedUntil: 0,
      seenUntil: 0,
      usedAt: now(),
      waiting: 0,
      asking: null,
    };
    leases.set(key.id, lease);
    return lease;
  };

  const release = async (id: string, lease: Lease): Promise<void> => {
    await lease.asking?.catch(() => undefined);
    const count = lease.left;
    if (count === 0) return;
    // Deducted before the store is asked, so that no call is both used and returned.
    lease.left = 0;
    lease.day -= count;
    lease.month -= count;
    lease.asking = store
      .giveBack(id, lease.windows, count)
      .catch((error) => log.warn({ err: error, key: id }, 'reserved calls were not given back'))
      .finally(() => {
        lease.asking = null;
      });
    await lease.asking;
  };

  const ask = (key: Key, lease: Lease, wanted: number): Promise<void> =>
    store
      .reserve(key.id, lease.windows, wanted, { daily: key.dailyLimit, monthly: key.monthlyLimit })
      .then(({ granted, day, month }) => {
        lease.left += granted;
        lease.day = day;
        lease.month = month;
        lease.seenUntil = now() + SEEN_MS;
        if (wanted > 0 && granted === 0) lease.rejectedUntil = now() + REJECTED_MS;
      })
      .finally(() => {
        lease.asking = null;
      });

  const use = (key: Key, lease: Lease): RateState => {
    lease.left -= 1;
    lease.usedAt = now();
    const block = blockSize(key, lease);
    // The next block is reserved before this one is empty, so that a busy key does not wait for the store.
    if (block > 1 && lease.left < block / 2 && lease.asking === null) {
      lease.asking = ask(key, lease, block);
      lease.asking.catch(() => undefined);
    }
    return stateOf(key, lease, false);
  };

  const takeFromStore = async (key: Key): Promise<RateState> => {
    for (;;) {
      const lease = leaseOf(key);
      if (lease.left > 0) return use(key, lease);
      if (lease.rejectedUntil > now()) return stateOf(key, lease, true);
      lease.waiting += 1;
      lease.asking ??= ask(key, lease, Math.max(lease.waiting, blockSize(key, lease)));
      await lease.asking.finally(() => {
        lease.waiting -= 1;
      });
    }
  };

  const lookInStore = async (key: Key): Promise<RateState> => {
    const lease = leaseOf(key);
    lease.asking ??= ask(key, lease, 0);
    await lease.asking;
    return stateOf(key, lease, false);
  };

  const idleTimer = setInterval(() => {
    for (const [id, lease] of leases) {
      if (lease.asking !== null || now() - lease.usedAt < IDLE_MS) continue;
      if (lease.left > 0) void release(id, lease);
      else leases.delete(id);
    }
  }, IDLE_MS / 2);
  idleTimer.unref();

  return {
    take: (key) => {
      const lease = leaseOf(key);
      return lease.left > 0 ? use(key, lease) : takeFromStore(key);
    },
    look: (key) => {
      const lease = leaseOf(key);
      return lease.left > 0 || lease.seenUntil > now() ? stateOf(key, lease, false) : lookInStore(key);
    },
    giveBack: (key) => {
      leaseOf(key).left += 1;
    },
    close: async () => {
      clearInterval(idleTimer);
      await Promise.all([...leases].map(([id, lease]) => release(id, lease)));
    },
  };
}

function blockSize(key: Key, lease: Lease): number {
  // Before the first answer of the store the number of calls left is unknown.
  if (lease.day === 0) return 1;
  const left = Math.min(key.dailyLimit - lease.day, key.monthlyLimit - lease.month);
  return Math.min(MAX_PER_BLOCK, Math.max(1, Math.floor(left / BLOCK_SHARE)));
}

function stateOf(key: Key, { windows, left, day, month }: Lease, rejected: boolean): RateState {
  const limits = { daily: key.dailyLimit, monthly: key.monthlyLimit };
  const used = { daily: day - left, monthly: month - left };
  const daily = Math.max(0, limits.daily - used.daily);
  const monthly = Math.max(0, limits.monthly - used.monthly);
  return monthly < daily || monthly === 0
    ? {
        window: 'monthly',
        limit: limits.monthly,
        remaining: monthly,
        resetsAt: windows.monthEnds,
        used,
        limits,
        rejected,
      }
    : {
        window: 'daily',
        limit: limits.daily,
        remaining: daily,
        resetsAt: windows.dayEnds,
        used,
        limits,
        rejected,
      };
}

/** @returns the error of a call that the quota rejects */
export function rateLimited({ window, limit, resetsAt, used }: RateState, tier: string): RequestError {
  const end = new Date(resetsAt).toISOString();
  return new RequestError(
    'RATE_LIMITED',
    `The ${window} limit of ${limit} calls is used up; it starts anew at ${end}.`,
    { limit, used: used[window], resetsAt: end, tier, window },
    { 'Retry-After': String(Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000))) },
  );
}
