import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOf } from '#shared/domain/estimation/estimate.ts';
import { fitModel } from '#shared/domain/estimation/fit.ts';
import { type Replaceable, staysBeside } from '#shared/domain/estimation/keep.ts';
import { runningMedian } from '#shared/domain/estimation/running-median.ts';
import { chooseJudged, judging } from '#shared/domain/estimation/scorecard.ts';
import { inventions, subjectOf } from './invented.ts';

const medianOf = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
};

function result<Value>(steps: Generator<undefined, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('the running median', () => {
  it('is the median of the numbers that were added, after each of them', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 })), (values) => {
        const running = runningMedian();
        expect(running.median()).toBeNull();
        for (const [at, value] of values.entries()) {
          running.add(value);
          expect(running.median()).toBe(medianOf(values.slice(0, at + 1)));
        }
      }),
    ));
});

describe('the scorecard of a model', () => {
  const history = inventions(300);
  const model = fitModel(history, '9999-12-31');
  const chosen = chooseJudged(model, 1_000);
  const judged = history.filter((one) => !('none' in estimateOf(model, subjectOf(one))));

  it('chooses among the tenders that were published when 30 awards were known', () => {
    expect(chosen).toEqual(expect.arrayContaining(judged.map(({ tenderId }) => tenderId)));
    const first = history.findIndex(({ publishedDay }) => publishedDay > history[29]!.knownDay);
    expect(chosen.toSorted()).toEqual(
      history
        .slice(first)
        .map(({ tenderId }) => tenderId)
        .toSorted(),
    );
    expect(chooseJudged(model, 50)).toEqual(chosen.slice(0, 50));
  });

  it('has the figures of a naive recomputation, and of medians known before each day', () => {
    const card = result(
      judging(model, history.filter(({ tenderId }) => chosen.includes(tenderId)).toReversed()),
    );
    const near = (predict: (one: (typeof judged)[number]) => number) =>
      judged.filter((one) => {
        const ratio = predict(one) / Number(one.amount);
        return ratio >= 0.5 && ratio <= 2;
      }).length / judged.length;
    const knownBefore = (one: (typeof judged)[number]) =>
      history.filter(({ knownDay }) => knownDay < one.publishedDay);
    const amounts = (of: readonly (typeof judged)[number][]) => of.map(({ amount }) => Number(amount));
    expect(card.judged).toBe(judged.length);
    expect(card.withinTwo).toBeCloseTo(
      near((one) => {
        const estimate = estimateOf(model, subjectOf(one));
        return 'none' in estimate ? Number.NaN : Number(estimate.median);
      }),
      3,
    );
    expect(card.globalMedian.withinTwo).toBeCloseTo(
      near((one) => medianOf(amounts(knownBefore(one)))),
      3,
    );
    expect(card.categoryMedian.withinTwo).toBeCloseTo(
      near((one) => medianOf(amounts(knownBefore(one).filter(({ category }) => category === one.category)))),
      3,
    );
  });
});

describe('an estimate beside a newer one', () => {
  const before: Replaceable = {
    minimum: '100',
    median: '200',
    maximum: '400',
    methodology: 'historical',
    reason: null,
    known: 1_000,
  };
  const none: Replaceable = {
    minimum: null,
    median: null,
    maximum: null,
    methodology: null,
    reason: 'too-few-awards',
    known: 10,
  };

  it('stays where an open tender moved little, and always where the tender is over', () => {
    const little = { ...before, median: '209', known: 1_050 };
    const much = { ...before, maximum: '421' };
    expect(staysBeside(before, little, true)).toBe(true);
    expect(staysBeside(before, much, true)).toBe(false);
    expect(staysBeside(before, { ...before, methodology: 'hybrid' }, true)).toBe(false);
    expect(staysBeside(before, much, false)).toBe(true);
  });

  it('is replaced where much more, or much less, is known of its time', () => {
    expect(staysBeside(before, { ...before, known: 1_100 }, false)).toBe(false);
    expect(staysBeside({ ...before, known: 1_100 }, before, false)).toBe(false);
  });

  it('is replaced where there was none or is none any more, and a reason stays while it is the same', () => {
    expect(staysBeside(none, before, false)).toBe(false);
    expect(staysBeside(before, none, false)).toBe(false);
    expect(staysBeside(none, { ...none, known: 29 }, true)).toBe(true);
    expect(staysBeside(none, { ...none, reason: 'nothing-to-compare' }, false)).toBe(false);
  });
});
