import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HealthFigures, healthScore } from '#shared/domain/buyers/health-score.ts';
import { property } from '#test/support/property.ts';

const full: HealthFigures = {
  ...{ recent_tenders: 100, recent_quality: 90, recent_dated: 80, recent_open_long: 60 },
  ...{ tenders: 100, cancelled: 10, outcomes: 50, followed: 40, outcomes_in_time: 10 },
  ...{ awards: 40, awards_with_amount: 30, amounts_in_rand: 30, plausible_amounts: 27 },
  ...{ estimated: 25, as_estimated: 15 },
};
const none = Object.fromEntries(Object.keys(full).map((name) => [name, 0])) as HealthFigures;
const inputOf = (figures: HealthFigures, name: string) =>
  healthScore(figures).contributing_items.find(({ input }) => input === name)!;

describe('the score of a province', () => {
  it('is the mean of its inputs by weight, and shows each with its value, records and weight', () => {
    const score = healthScore(full);
    expect(
      score.contributing_items.map(({ input, value, records, weight }) => [input, value, records, weight]),
    ).toEqual([
      ['auditOutcomes', null, 0, 20],
      ['openLongEnough', 0.75, 80, 10],
      ['noticeQuality', 0.9, 100, 10],
      ['outcomePublished', 0.5, 100, 10],
      ['outcomeWithin90Days', 0.25, 40, 10],
      ['awardsWithAmount', 0.75, 40, 10],
      ['plausibleAmounts', 0.9, 30, 5],
      ['budgets', null, 0, 5],
      ['notCancelled', 0.9, 100, 10],
      // 15 of 25 are as estimated, where four of five are expected.
      ['valueAsEstimated', 0.75, 25, 5],
      ['approvedDeviations', null, 0, 5],
    ]);
    expect(score).toMatchObject({
      // 7.5 + 9 + 5 + 2.5 of 40; 7.5 + 4.5 of 15; 9 + 3.75 of 15; together 48.75 of 70.
      ...{ audit_score: null, compliance_score: 60, expenditure_score: 80, deviation_score: 85 },
      ...{ score: 70, health_score: 70, status: 'good', scored_by: 'health-score-1' },
    });
    expect(score.notes).toMatch(/^auditOutcomes: .* budgets: .* approvedDeviations: /);
  });

  it('gives no value to a share of fewer than 20 records, and shares its weight out', () => {
    expect(inputOf({ ...full, estimated: 19 }, 'valueAsEstimated')).toMatchObject({
      ...{ value: null, records: 19, points: null, reason: expect.stringContaining('20') },
    });
    expect(healthScore({ ...full, estimated: 19 })).toMatchObject({ deviation_score: 90, score: 69 });
  });

  it('is null if the known inputs weigh less than half, though its parts may be known', () => {
    const few = { ...full, tenders: 0, followed: 0 };
    expect(healthScore(few)).toMatchObject({ score: null, status: null, compliance_score: 83 });
    expect(healthScore(none)).toMatchObject({ score: null, compliance_score: null, deviation_score: null });
  });

  it('lies between 0 and 100, and does not fall when more turns out well', async () => {
    const share = fc.tuple(fc.nat(500), fc.nat(500)).map(([part, rest]) => ({ part, all: part + rest }));
    const shares = fc.record({
      ...{ open: share, quality: share, ended: share, inTime: share },
      ...{ amounts: share, plausible: share, estimated: share, cancelled: fc.nat(500) },
    });
    await property(shares, ({ open, quality, ended, inTime, amounts, plausible, estimated, cancelled }) => {
      const figures: HealthFigures = {
        ...{ recent_open_long: open.part, recent_dated: open.all },
        ...{ recent_quality: quality.part, recent_tenders: quality.all },
        ...{ outcomes: ended.part, tenders: ended.all, cancelled: Math.min(cancelled, ended.all) },
        ...{ outcomes_in_time: inTime.part, followed: inTime.all },
        ...{ awards_with_amount: amounts.part, awards: amounts.all },
        ...{ plausible_amounts: plausible.part, amounts_in_rand: plausible.all },
        ...{ as_estimated: estimated.part, estimated: estimated.all },
      };
      const { score, contributing_items } = healthScore(figures);
      for (const { value } of contributing_items) {
        expect(value ?? 0).toBeGreaterThanOrEqual(0);
        expect(value ?? 0).toBeLessThanOrEqual(1);
      }
      const better = healthScore({ ...figures, outcomes: figures.tenders }).score;
      expect(better ?? 0).toBeGreaterThanOrEqual(score ?? 0);
    });
  });
});
