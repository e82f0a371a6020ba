import { hasNoAnswerNow, isUnavailable } from '#shared/database/unavailable.ts';
import { within } from '#shared/within.ts';

/**
 * Whether the database responds, judged by the queries of this process. A database that is frozen gives no error: without
 * this, each of the look-ups of a request would wait its full time for the same silence.
 */
export type Availability = {
  /** True for a second after a query got no response. What is remembered is then used without asking; later one asks again. */
  away: () => boolean;
  /** @returns the same work, from whose end it is learned that the database responds */
  watch: <Value>(work: Promise<Value>) => Promise<Value>;
  /**
   * @returns whether the work succeeded; false where the database is unavailable or takes longer than one waits if there
   *   is something else to give
   * @throws what the work throws, if that says nothing about the database
   */
  answered: (work: Promise<unknown>) => Promise<boolean>;
  /** The same for work that may be done from what is remembered: from its end nothing is learned. */
  done: (work: Promise<unknown>) => Promise<boolean>;
};

/** How old something may be that is given in the place of what the database does not give, in seconds. */
export const STALE_S = 900;
/** How long a query may take before something that is remembered is given in the place of its result. */
const PATIENCE_MS = 1_000;
const AWAY_MS = 1_000;
/** The same for work that asks several times, and while it is known that the database does not respond. */
const WORK_PATIENCE_MS = 2_000;
const AWAY_PATIENCE_MS = 250;

export function createAvailability(): Availability {
  let [awayUntil, heardAt] = [0, 0];
  const miss = () => {
    awayUntil = performance.now() + AWAY_MS;
  };
  const watch = <Value>(work: Promise<Value>): Promise<Value> => {
    const heard = () => {
      heardAt = performance.now();
      awayUntil = 0;
    };
    work.then(heard, (error) => (isUnavailable(error) ? miss() : heard()));
    return work;
  };
  return {
    away: () => awayUntil > performance.now(),
    watch,
    answered: (work) => {
      const began = performance.now();
      return inTime(watch(work), PATIENCE_MS, () => {
        // Where others were answered meanwhile, it is this query that is slow.
        if (heardAt < began) miss();
      });
    },
    done: (work) => inTime(work, awayUntil > performance.now() ? AWAY_PATIENCE_MS : WORK_PATIENCE_MS),
  };
}

/** @returns whether the work succeeded in time; false where it has no answer. @throws what else the work throws */
async function inTime(work: Promise<unknown>, patience: number, late?: () => void): Promise<boolean> {
  const silence = () => {
    late?.();
    return Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' });
  };
  try {
    await within(patience, work, silence);
    return true;
  } catch (error) {
    if (hasNoAnswerNow(error)) return false;
    throw error;
  }
}
