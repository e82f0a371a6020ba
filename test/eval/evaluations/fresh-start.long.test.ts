import { describe, expect, it } from 'vitest';
import { measureFreshStarts } from '#eval/estimates/fresh-start.ts';

/**
 * What somebody who starts the service with the sample finds. A regression test, not a claim about real tenders: prices of the sample
 * follow a formula that the model does not know.
 */
describe('estimates after a first start', () => {
  const { known, cards, later, figures } = measureFreshStarts([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2_000);

  it('exist for nearly all open tenders, although all awards became known on one day', () => {
    expect(Math.min(...known)).toBeGreaterThan(30);
    expect(Math.max(...known)).toBeLessThan(100);
    expect(figures['openWithInterval']).toBeGreaterThan(0.95);
  });

  it('contain four of five amounts of awards that they do not know, and at least as many of those that follow', () => {
    expect(figures['coverage']).toBeGreaterThan(0.76);
    expect(figures['coverage']).toBeLessThan(0.84);
    expect(later).toBeGreaterThan(300);
    expect(figures['laterCoverage']).toBeGreaterThan(0.76);
    // Few awards make intervals wider than they need to be.
    expect(figures['laterCoverage']).toBeLessThan(0.87);
  });

  it('have a scorecard that says how they were judged, and learn what the median of the category does not say', () => {
    for (const [at, { judged, judgedBy }] of cards.entries()) {
      expect(judgedBy).toBe('folds');
      expect(judged).toBeGreaterThan(0.9 * known[at]!);
    }
    expect(figures['withinTwo']).toBeGreaterThan(figures['withinTwo of category median']! + 0.1);
  });
});
