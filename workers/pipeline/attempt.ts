import { setImmediate } from 'node:timers/promises';
import { createContext, Script } from 'node:vm';

/**
 * Longest time that the rules may take for one item: a response, a process, a record. Ordinary processes take about a
 * millisecond, those with the most captures and the longest responses some hundred, so that only a defect of the rules
 * takes longer, also on a machine that is busy.
 */
export const TIME_LIMIT_MS = 5_000;

/** Why the rules gave no result: they threw an error, or did not end in time. */
export type Failure = { reason: 'error' | 'too-slow'; error: Error };
export type Attempt<Result> = { result: Result } | { failure: Failure };

/** What the script below runs. Only one piece of work runs at a time, because none of it waits for anything. */
const current: { work: () => void } = { work: () => {} };
const context = createContext({ work: () => current.work() });
const script = new Script('work()');

/** Runs work, and interrupts it after the limit, wherever it is: also in a loop or in a regular expression. */
function endsWithin(limit: number, work: () => void): boolean {
  current.work = work;
  try {
    script.runInContext(context, { timeout: limit });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
}

/**
 * Applies pure rules to each item, so that one that makes them fail or go on for ever does not keep back the others. A time
 * limit costs a quarter of a millisecond, so it is set for all items together; the item at which it ends is tried again
 * with a limit of its own.
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
    // Timers had to wait, such as that which tells the queue that this worker is alive.
    await setImmediate();
    const at = attempts.length;
    // The first one has had all the time. The others have shared it.
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
