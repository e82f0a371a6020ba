import { describe, expect, it } from 'vitest';
import { attemptEach } from '#workers/pipeline/attempt.ts';

const LIMIT = 150;
const forEver = (): never => {
  for (;;);
};
/** Needs more steps than any machine has time for. */
const catastrophe = () => /^(a|a)*$/.test(`${'a'.repeat(100)}b`);
/** A loop whose errors are caught inside. */
const stubborn = () => {
  try {
    return forEver();
  } catch {
    return 'caught';
  }
};
const outcomes = async (items: readonly (() => unknown)[]) =>
  (await attemptEach(items, (item) => item(), LIMIT)).map((attempt) =>
    'result' in attempt ? attempt.result : attempt.failure.reason,
  );

describe('the time limit of rules', () => {
  it.each([
    ['an endless loop', forEver],
    ['a regular expression that backtracks for ever', catastrophe],
    ['an endless loop that catches errors', stubborn],
  ])('interrupts %s, and the neighbours have their results', async (_, endless) => {
    expect(await outcomes([() => 1, endless, () => 2])).toEqual([1, 'too-slow', 2]);
  });

  it('counts the time of the processor: work that waits for it is not too slow', async () => {
    const waits = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * LIMIT);
    expect(await outcomes([() => 1, waits, () => 2])).toEqual([1, 'timed-out', 2]);
  });

  it('is for each item: many that end in time may take longer together', async () => {
    const until = (milliseconds: number) => () => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
      return 'done';
    };
    expect(await outcomes(Array.from({ length: 6 }, () => until(LIMIT / 4)))).toEqual(
      Array.from({ length: 6 }, () => 'done'),
    );
  });

  it('catches errors of every kind, and gives results that are errors or undefined', async () => {
    const deep = (): number => deep() + 1;
    const thrown = { toString: 1 };
    const given = new Error('a result');
    expect(
      await outcomes([
        () => JSON.parse('{'),
        deep,
        () => {
          throw thrown;
        },
        () => given,
        () => undefined,
      ]),
    ).toEqual(['error', 'error', 'error', given, undefined]);
  });

  it('gives nothing for nothing', async () => {
    expect(await outcomes([])).toEqual([]);
  });
});
