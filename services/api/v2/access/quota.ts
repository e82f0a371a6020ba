import {
  blockSize,
  forgivable,
  isUsedUp,
  type Lease,
  leaseState,
  mayForgive,
  mayOwe,
  newLease,
} from '#services/api/v2/access/lease.ts';
import type { QuotaStore, Used } from '#services/api/v2/access/quota-store.ts';
import type { RateState } from '#services/api/v2/access/rate-state.ts';
import { windowClock } from '#services/api/v2/access/windows.ts';
import { type Availability, createAvailability, STALE_S } from '#services/api/v2/availability.ts';
import type { Key } from '#shared/access/keys.ts';
import { logFailure } from '#shared/database/outage.ts';
import { cannotWrite } from '#shared/database/unavailable.ts';
import type { Logger } from '#shared/log.ts';

/**
 * Counts calls against a key's daily and monthly limits, exactly, over any number of processes. A process reserves a
 * small block of calls in the store and serves them from memory, so that most calls need no network. A block counts as
 * used from the moment it is reserved: after a crash a caller gets fewer calls than paid for, never more. While the store
 * does not respond, a key that it knew lately may make a bounded number of calls, which are counted afterwards; so may
 * every key while the store can be read and not written.
 * Decision: docs/decisions/0057-quotas-are-counted-in-postgresql.md
 */
export type Quota = {
  /** Deducts one call; when a window is used up, it deducts nothing and the state says `rejected`. */
  take: (key: Key) => RateState | Promise<RateState>;
  /** Returns the state without deducting a call; calls that other processes counted in the last second may be missing. */
  look: (key: Key) => RateState | Promise<RateState>;
  /**
   * Returns a call that was deducted and could not be served; nothing where the windows have ended meanwhile.
   * @param taken the state when it was deducted
   * @returns the state without it
   */
  giveBack: (key: Key, taken: RateState) => RateState;
  /**
   * Returns a call that was deducted and rejected because of the caller's mistake, unless the key has spent a tenth of a
   * window in this way. While the store does not respond, such calls stay deducted.
   * @returns the state without it; null where the call stays deducted
   */
  forgive: (key: Key, taken: RateState) => Promise<RateState | null>;
  /** Returns all reserved and unused calls to the store. */
  close: () => Promise<void>;
};

/** A block that was not used for this long is returned to the store. */
const IDLE_MS = 1_000;
/** Calls that could not be counted are not counted again before this has passed. */
const RETRY_MS = 5_000;
/** After the store has granted nothing, calls are rejected this long without asking it again. */
const REJECTED_MS = 1_000;
/** Maximum age of the state that is shown with a 304; other processes may have counted since. */
const SEEN_MS = 1_000;
/** What the store said of a key is remembered as long as old responses are. */
const REMEMBERED_MS = STALE_S * 1000;

/** @param now milliseconds of the epoch */
export function createQuota(
  store: QuotaStore,
  log: Logger,
  now: () => number = Date.now,
  availability: Availability = createAvailability(),
): Quota {
  const leases = new Map<string, Lease>();
  const clock = windowClock(now);

  const leaseOf = (key: Key): Lease => {
    const known = leases.get(key.id);
    if (known && known.windows === clock()) {
      known.limits = { daily: key.dailyLimit, monthly: key.monthlyLimit };
      return known;
    }
    if (known) void settle(known);
    const limits = { daily: key.dailyLimit, monthly: key.monthlyLimit };
    const lease = newLease(key.id, limits, clock(), now());
    leases.set(key.id, lease);
    return lease;
  };

  const ask = (lease: Lease, wanted: number): Promise<void> => {
    const { owed } = lease;
    lease.sent += owed;
    lease.owed = 0;
    lease.asking = availability
      .watch(store.reserve(lease.key, lease.windows, wanted, lease.limits, owed))
      .then(
        ({ granted, ...used }) => {
          lease.sent -= owed;
          lease.left += granted;
          hear(lease, used);
          if (wanted > 0 && granted === 0) lease.rejectedUntil = now() + REJECTED_MS;
        },
        async (error) => {
          lease.sent -= owed;
          lease.owed += owed;
          if (cannotWrite(error)) await readUsed(lease);
          throw error;
        },
      )
      .finally(() => {
        lease.asking = null;
      });
    return lease.asking;
  };

  const hear = (lease: Lease, used: Used): void => {
    Object.assign(lease, used);
    lease.heardAt = now();
    lease.seenUntil = now() + SEEN_MS;
  };

  /** What was used, from a store that can only be read; nothing where it cannot be read either. */
  const readUsed = async (lease: Lease): Promise<void> => {
    const used = await availability.watch(store.used(lease.key, lease.windows)).catch(() => null);
    if (used === null) return;
    hear(lease, used);
    if (isUsedUp(lease)) lease.rejectedUntil = now() + REJECTED_MS;
  };

  const release = async (lease: Lease): Promise<void> => {
    const count = lease.left;
    if (count === 0) return;
    // Deducted before the store is asked, so that no call is both used and returned.
    const add = (calls: number) => {
      lease.left += calls;
      lease.day += calls;
      lease.month += calls;
    };
    add(-count);
    lease.asking = availability
      .watch(store.giveBack(lease.key, lease.windows, count))
      .catch((error) => {
        add(count);
        logFailure(log, log, error, 'reserved calls are not given back yet', { key: lease.key });
      })
      .finally(() => {
        lease.asking = null;
      });
    await lease.asking;
  };

  /** Makes the store's counts true: what is owed is counted, what was not used is given back. */
  const settle = async (lease: Lease): Promise<void> => {
    await lease.asking?.catch(() => undefined);
    if (lease.owed > 0)
      await ask(lease, 0).catch((error) => {
        lease.settledFrom = now() + RETRY_MS;
        logFailure(log, log, error, 'calls that are owed are not counted yet', { key: lease.key });
      });
    await release(lease);
  };

  const use = (lease: Lease): RateState => {
    lease.left -= 1;
    lease.usedAt = now();
    const block = blockSize(lease);
    // The next block is reserved before this one is empty, so that a busy key does not wait for the store.
    if (block > 1 && lease.left < block / 2 && lease.asking === null && !availability.away())
      ask(lease, block).catch(() => undefined);
    return leaseState(lease, false);
  };

  const owe = (lease: Lease): RateState => {
    lease.owed += 1;
    lease.usedAt = now();
    return leaseState(lease, false);
  };
  const isRemembered = ({ heardAt }: Lease): boolean => heardAt > 0 && heardAt >= now() - REMEMBERED_MS;

  /** @returns whether the store could write; false where what was read says what to do. @throws what it threw otherwise */
  const orRead = async (asking: Promise<void>, lease: Lease): Promise<boolean> => {
    try {
      await asking;
      return true;
    } catch (error) {
      const known = lease.rejectedUntil > now() || mayOwe(lease, now() - REMEMBERED_MS);
      if (cannotWrite(error) && known) return false;
      throw error;
    }
  };

  const takeFromStore = async (key: Key): Promise<RateState> => {
    for (;;) {
      const lease = leaseOf(key);
      if (lease.left > 0) return use(lease);
      if (lease.rejectedUntil > now()) return leaseState(lease, true);
      const owing = mayOwe(lease, now() - REMEMBERED_MS);
      if (owing && availability.away()) return owe(lease);
      lease.waiting += 1;
      const asking = lease.asking ?? ask(lease, Math.max(lease.waiting, blockSize(lease)));
      try {
        const answered = owing ? availability.answered(asking) : orRead(asking, lease);
        if (!(await answered) && mayOwe(lease, now() - REMEMBERED_MS)) return owe(lease);
      } finally {
        lease.waiting -= 1;
      }
    }
  };

  const lookInStore = async (key: Key): Promise<RateState> => {
    const lease = leaseOf(key);
    if (!(isRemembered(lease) && availability.away())) {
      const asking = lease.asking ?? ask(lease, 0);
      if (isRemembered(lease)) await availability.answered(asking);
      else
        await asking.catch((error) => {
          if (!isRemembered(lease)) throw error;
        });
    }
    return leaseState(lease, false);
  };

  const giveBack = (key: Key, taken: RateState): RateState => {
    const lease = leaseOf(key);
    if (lease.windows !== taken.windows) return taken;
    if (lease.owed > 0) lease.owed -= 1;
    else lease.left += 1;
    return leaseState(lease, false);
  };

  const forgive = async (key: Key, taken: RateState): Promise<RateState | null> => {
    const lease = leaseOf(key);
    if (lease.windows !== taken.windows || !mayForgive(lease) || availability.away()) return null;
    lease.forgiving += 1;
    let returned: RateState | null = null;
    // A late answer still returns the call, when its caller has long been told that it counted.
    const asking = store.forgive(lease.key, lease.windows, forgivable(lease)).then(
      (result) => {
        // Together: a call that stands in both would be taken for two.
        lease.forgiving -= 1;
        if (result) lease.forgiven = { day: result.day, month: result.month };
        if (result?.forgiven) returned = giveBack(key, taken);
      },
      (error) => {
        lease.forgiving -= 1;
        throw error;
      },
    );
    await availability.answered(asking);
    return returned;
  };

  const idleTimer = setInterval(() => {
    for (const [id, lease] of leases) {
      if (lease.asking !== null || now() < Math.max(lease.usedAt + IDLE_MS, lease.settledFrom)) continue;
      if (lease.left > 0 || lease.owed > 0) {
        if (!availability.away()) void settle(lease);
      } else if (!isRemembered(lease)) leases.delete(id);
    }
  }, IDLE_MS / 2);
  idleTimer.unref();

  return {
    take: (key) => {
      const lease = leaseOf(key);
      return lease.left > 0 ? use(lease) : takeFromStore(key);
    },
    look: (key) => {
      const lease = leaseOf(key);
      return lease.left > 0 || lease.seenUntil > now() ? leaseState(lease, false) : lookInStore(key);
    },
    giveBack,
    forgive,
    close: async () => {
      clearInterval(idleTimer);
      await Promise.all([...leases.values()].map(settle));
    },
  };
}
