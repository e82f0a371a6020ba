import { setImmediate } from 'node:timers/promises';
import { createContext, Script } from 'node:vm';

/**
 * Longest time of the processor that the rules may take for one item: a response, a process, a record. Ordinary
 * processes take about a millisecond, and those with the most captures and the longest responses some hundred, so only
 * a defect of the rules takes longer. The load of the machine does not matter. Decision:
 * docs/decisions/0066-one-record-does-not-stop-a-batch.md
 */
export const TIME_LIMIT_MS = 5_000;

/** Why the rules gave no result: they threw an error, or did not end in time. */
export type Failure = { reason: 'error' | 'too-slow'; error: Error };
export type Attempt<Result> = { result: Result } | { failure: Failure };

/** The work that the script below runs. Only one piece runs at a time, because the work is synchronous. */
const current: { work: () => void } = { work: () => {} };
const context = createContext({ work: () => current.work() });
const script = new Script('work()');

/**
 * Work that had to wait for the processor is started again with a longer time limit, which is at most this many times
 * the limit.
 */
const MOST_PATIENCE = 16;

/**
 * Runs work, and interrupts it after the limit, even in a loop or a regular expression. The interruption is by the
 * clock. If this thread had less processor time than the limit, the work starts again with a longer limit, computed
 * from its share of the processor.
 */
function endsWithin(limit: number, work: () => void): boolean {
  current.work = work;
  for (let patience = 1; ; ) {
    const before = process.threadCpuUsage();
    try {
      script.runInContext(context, { timeout: Math.ceil(limit * patience) });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      const { user, system } = process.threadCpuUsage(before);
      const used = (user + system) / 1_000;
      if (used >= USED * limit || patience === MOST_PATIENCE) return false;
      patience = Math.min(MOST_PATIENCE, (patience * MORE * limit) / used);
    }
  }
}
/** Longer than that share needs, because other work may begin meanwhile. */
const MORE = 1.25;
/** Processor time is counted in steps, so work that had all of it may seem to have had a little less. */
const USED = 0.9;

/**
 * Applies pure rules to each item, so that an item for which they fail or do not end does not stop the others. Setting
 * a time limit costs a quarter of a millisecond, so one limit is set for all items together; the item at which it
 * expires is tried again with its own limit.
 * @param limit milliseconds for one item
 * @returns the results in the order of the items
 */
export async function attemptEach<Item, Result>(
  items: readonly Item[],
  rules: (item: Item) => Result,
  limit: number,
): Promise<Attempt<Result>[]> {
  const attempts: Attempt<Result>[] = [];
  const next = () => attempts.push(attempt(rules, items[attempts.length] as Item));
  const rest = () => {
    while (attempts.length < items.length) next();
  };
  for (let from = 0; from < items.length && !endsWithin(limit, rest); from = attempts.length) {
    // Timers had to wait, such as the one that tells the queue that this worker is alive.
    await setImmediate();
    const at = attempts.length;
    // The first item has used the whole limit. The others have shared it.
    if (at === from || (at < items.length && !endsWithin(limit, next) && attempts.length === at))
      attempts.push(slow(limit));
    await setImmediate();
  }
  return attempts;
}

function attempt<Item, Result>(rules: (item: Item) => Result, item: Item): Attempt<Result> {
  try {
    return { result: rules(item) };
  } catch (error) {
    const named = error instanceof Error ? error : new Error('something else than an error was thrown');
    return { failure: { reason: 'error', error: named } };
  }
}

const slow = (limit: number): { failure: Failure } => ({
  failure: { reason: 'too-slow', error: new Error(`the rules took longer than ${limit} ms`) },
});
