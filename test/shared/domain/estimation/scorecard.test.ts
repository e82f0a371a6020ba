import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateOf } from '#shared/domain/estimation/estimate.ts';
import { fitModel } from '#shared/domain/estimation/fit.ts';
import { foldsOf } from '#shared/domain/estimation/folds.ts';
import { type Replaceable, staysBeside } from '#shared/domain/estimation/keep.ts';
import { runningMedian } from '#shared/domain/estimation/running-median.ts';
import { chooseJudged, judging } from '#shared/domain/estimation/scorecard.ts';
import { property } from '#test/support/property.ts';
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
    property(fc.array(fc.integer({ min: 1, max: 50 })), (values) => {
      const running = runningMedian();
      expect(running.median()).toBeNull();
      for (const [at, value] of values.entries()) {
        running.add(value);
        expect(running.median()).toBe(medianOf(values.slice(0, at + 1)));
      }
    }));
});

describe('the scorecard of a model', () => {
  const history = inventions(700);
  const model = fitModel(history, '9999-12-31');
  const chosen = chooseJudged(model, 1_000);
  const judged = history.filter((one) => !('none' in estimateOf(model, subjectOf(one))));

  it('chooses among the tenders that were published when 20 awards were known', () => {
    expect(chosen).toEqual(expect.arrayContaining(judged.map(({ tenderId }) => tenderId)));
    const first = history.findIndex(({ publishedDay }) => publishedDay > history[19]!.knownDay);
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
    expect(card.judgedBy).toBe('time');
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

describe('the scorecard of a model whose awards became known on one day', () => {
  const history = inventions(60).map((one) => ({ ...one, knownDay: '2024-06-03' }));
  const model = fitModel(history, '9999-12-31');
  const folds = foldsOf(model.table, history.length);
  const idOf = (row: number) => model.table.tenderIds[row]!;

  it('judges each award by a model that was fitted without its part', () => {
    const card = result(judging(model, history));
    const naive = folds.flatMap(({ left }) => {
      const out = new Set(left.map(idOf));
      const without = fitModel(
        history.filter(({ tenderId }) => !out.has(tenderId)),
        '9999-12-31',
      );
      return history
        .filter(({ tenderId }) => out.has(tenderId))
        .map((one) => ({ one, estimate: estimateOf(without, subjectOf(one), Infinity) }));
    });
    expect(naive).toHaveLength(60);
    const share = (fits: (minimum: number, median: number, maximum: number, amount: number) => boolean) =>
      naive.filter(
        ({ one, estimate }) =>
          !('none' in estimate) &&
          fits(
            Number(estimate.minimum),
            Number(estimate.median),
            Number(estimate.maximum),
            Number(one.amount),
          ),
      ).length / 60;
    expect(card).toMatchObject({ judgedBy: 'folds', judged: 60 });
    expect(card.coverage).toBeCloseTo(
      share((minimum, _, maximum, amount) => minimum <= amount && amount <= maximum),
      3,
    );
    expect(card.withinTwo).toBeCloseTo(
      share((_, median, __, amount) => median >= amount / 2 && median <= amount * 2),
      3,
    );
    expect(chooseJudged(model, 1_000)).toHaveLength(60);
  });

  it('divides them by the ids of their tenders alone, each into one part', () => {
    expect(folds.flatMap(({ left }) => left).toSorted((one, other) => one - other)).toEqual(
      history.map((_, at) => at),
    );
    for (const { left, others } of folds)
      expect([...left, ...others].toSorted((one, other) => one - other)).toEqual(history.map((_, at) => at));
    const changed = fitModel(
      history.map((one) => ({ ...one, amount: '1000', knownDay: '2024-06-04' })),
      '9999-12-31',
    );
    expect(foldsOf(changed.table, 60)).toEqual(folds);
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

  it('stays if an open tender moved little, and always if the tender is over', () => {
    const little = { ...before, median: '209', known: 1_050 };
    const much = { ...before, maximum: '421' };
    expect(staysBeside(before, little, true)).toBe(true);
    expect(staysBeside(before, much, true)).toBe(false);
    expect(staysBeside(before, { ...before, methodology: 'hybrid' }, true)).toBe(false);
    expect(staysBeside(before, much, false)).toBe(true);
  });

  it('is replaced if much more, or much less, is known of its time', () => {
    expect(staysBeside(before, { ...before, known: 1_100 }, false)).toBe(false);
    expect(staysBeside({ ...before, known: 1_100 }, before, false)).toBe(false);
  });

  it('is replaced if there was none or is none any more, and a reason stays while it is the same', () => {
    expect(staysBeside(none, before, false)).toBe(false);
    expect(staysBeside(before, none, false)).toBe(false);
    expect(staysBeside(none, { ...none, known: 29 }, true)).toBe(true);
    expect(staysBeside(none, { ...none, reason: 'nothing-to-compare' }, false)).toBe(false);
  });
});
