import { UpstreamError } from '#shared/errors.ts';
import {
  knownNumbers,
  missingNumbers,
  type NumberCheck,
  recordNumberChecks,
} from '#workers/collect/number-checks.ts';
import { askFor, keepPage, type PassWork, type Work } from '#workers/collect/passes/work.ts';
import { suspends } from '#workers/collect/publisher-failures.ts';
import { type NumberPass, ocidOfNumber } from '#workers/collect/source.ts';

/** Checks are recorded after this number or after a second: a crash repeats no more requests than that. */
const BATCH = 100;
const BATCH_MS = 1_000;
/** Number of numbers that are looked up in the database together. */
const LOOKUP = 1_000;

/** Requests the missing numbers of a range, or those from a number up or down until no more releases are found. */
export const collectNumbers: PassWork<'number'> = async (work) => {
  const { numberFrom: from, numberTo: to } = work.task;
  const checker = createChecker(work);
  try {
    if (from !== null && to !== null) await collectRange(work, checker, from, to);
    else if (from !== null) await walk(work, checker, from, 1);
    else if (to !== null) await walk(work, checker, to, -1);
    await checker.retryFailing();
  } finally {
    await checker.flush();
  }
  return [];
};

async function collectRange(work: Work<'number'>, checker: Checker, from: number, to: number): Promise<void> {
  const { source, task, client } = work;
  for (const { number, failing } of await missingNumbers(client, source, { from, to, task })) {
    // One attempt shows whether a number that failed before works again.
    await checker.ask(number, failing ? 1 : undefined);
  }
}

/** Goes up or down until `misses` consecutive numbers gave no release, because they were empty or failed. */
async function walk(work: Work<'number'>, checker: Checker, start: number, step: 1 | -1): Promise<void> {
  const { source, task, client } = work;
  const { misses: limit } = source.passes.number!;
  let known = new Map<number, 'captured' | 'asked'>();
  let misses = 0;
  for (let number = start, steps = 0; number >= 1 && misses < limit.value; number += step, steps += 1) {
    if (steps % LOOKUP === 0) {
      const end = number + step * (LOOKUP - 1);
      known = await knownNumbers(client, source, task, Math.min(number, end), Math.max(number, end));
    }
    const state = known.get(number) ?? (await checker.ask(number));
    misses = state === 'captured' ? 0 : misses + 1;
  }
}

type Checker = {
  ask: (number: number, attempts?: number) => Promise<'captured' | 'asked'>;
  retryFailing: () => Promise<void>;
  flush: () => Promise<void>;
};

function createChecker(work: Work<'number'>): Checker {
  const { source, base, task, client } = work;
  const { url, read } = source.passes.number as NumberPass;
  const failing: number[] = [];
  let checks: NumberCheck[] = [];
  let since = performance.now();
  const flush = async () => {
    const batch = checks;
    checks = [];
    since = performance.now();
    await recordNumberChecks(client, source, task, batch);
  };
  const miss = async (check: NumberCheck) => {
    checks.push(check);
    if (checks.length >= BATCH || performance.now() - since >= BATCH_MS) await flush();
    return 'asked' as const;
  };
  const ask: Checker['ask'] = async (number, attempts) => {
    const ocid = ocidOfNumber(source, number);
    try {
      const { response, value } = await askFor(
        work,
        url({ base, number }),
        (json) => read(json, ocid),
        attempts ? { attempts } : {},
      );
      if (value === null) return await miss({ number, outcome: 'never', reason: null });
      await flush();
      await keepPage(work, response, [value], null);
      return 'captured';
    } catch (error) {
      if (!(error instanceof UpstreamError) || suspends(error)) throw error;
      failing.push(number);
      return miss({ number, outcome: 'failing', reason: error.message });
    }
  };
  return {
    ask,
    flush,
    // Most failures are over minutes later. Each number is requested once, because many failures would open the
    // circuit.
    retryFailing: async () => {
      for (const number of failing.splice(0)) await ask(number, 1);
    },
  };
}
