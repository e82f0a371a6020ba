import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Comparable, EstimationSubject } from '#shared/domain/estimation/comparable.ts';
import { type Estimate, estimateOf } from '#shared/domain/estimation/estimate.ts';
import { fitModel } from '#shared/domain/estimation/fit.ts';
import { propertyOf } from '#test/support/property.ts';
import { invented, inventions, subjectOf } from './invented.ts';

/** All awards became known on one day, as in a first load. */
const TODAY = '2024-06-03';
const AT = '9999-12-31';
const loaded = (count: number): Comparable[] =>
  inventions(count).map((one) => ({ ...one, closingDay: '2024-05-01', knownDay: TODAY }));

/** A tender that was published before any award was known. */
const tender = (number: number, closingDay: string | null): EstimationSubject => ({
  ...subjectOf(invented(number)),
  publishedDay: '2024-05-20',
  closingDay,
});
const made = (found: ReturnType<typeof estimateOf>): Estimate => {
  if ('none' in found) throw new Error(found.none);
  return found;
};

describe('what an estimate may know', () => {
  const model = fitModel(loaded(60), AT);

  it('is all that became known until the tender closed, the day of the closing included', () => {
    expect(made(estimateOf(model, tender(900, '2024-06-30'))).comparablesUsed).toBeGreaterThan(10);
    expect(made(estimateOf(model, tender(900, TODAY)))).toEqual(
      made(estimateOf(model, tender(900, '2024-06-30'))),
    );
    expect(estimateOf(model, tender(900, '2024-06-02'))).toMatchObject({ none: 'too-few-awards' });
  });

  it('ends with the publication if no closing is known, and never lies before it', () => {
    expect(estimateOf(model, tender(900, null))).toMatchObject({ none: 'too-few-awards' });
    const late = { ...tender(900, '2020-01-01'), publishedDay: '2024-06-04' };
    expect(made(estimateOf(model, late)).comparablesUsed).toBeGreaterThan(10);
  });

  it('is never the award of the tender itself, nor what became known after its closing', () =>
    propertyOf(
      { numRuns: 25 },
      fc.integer({ min: 0, max: 39 }),
      fc.integer({ min: 1, max: 2_000_000_000 }).map(String),
      fc.constantFrom('2024-05-10', TODAY, '2024-06-30', '2024-08-01'),
      fc.constantFrom('2024-06-03', '2024-06-30', '2024-07-15'),
      (number, amount, knownDay, closedAtFit) => {
        const own = { ...tender(900 + number, '2024-06-30') };
        const before = estimateOf(model, own);
        const award = { awardIds: ['own'], amount, awardDay: '2024-05-10', knownDay };
        // The closing may have been another one when the model was fitted; what is known until then stays the same.
        const later = { ...tender(940, '2024-07-10'), ...award, knownDay: '2024-07-01', tenderId: 'later' };
        const comparables = [...loaded(60), { ...own, closingDay: closedAtFit, ...award }, later];
        const { version: _, ...after } = estimateOf(fitModel(comparables, AT), own);
        const { version: __, ...expected } = before;
        expect(after).toEqual(expected);
      },
    ));
});

describe('reasons for no estimate', () => {
  it('differ: too few to learn from, too few to say how far off, nothing in common, asks no price', () => {
    const open = tender(900, '2024-07-01');
    const reason = (count: number, subject: EstimationSubject = open) => {
      const found = estimateOf(fitModel(loaded(count), AT), subject);
      return 'none' in found ? found.none : null;
    };
    expect(reason(19)).toBe('too-few-awards');
    expect(reason(20)).toBe('not-calibrated');
    expect(reason(29)).toBe('not-calibrated');
    expect(reason(30)).toBeNull();
    const alien = {
      ...open,
      description: 'Xylophone',
      category: null,
      buyer: null,
      province: null,
      method: null,
    };
    expect(reason(50, alien)).toBe('nothing-to-compare');
    expect(reason(50, { ...open, method: 'expression-of-interest' })).toBe('asks-no-price');
  });

  it('give way to a value in the tender’s text', () => {
    const stated = { ...tender(900, '2024-07-01'), description: 'Laptops, budget of R900 000.00' };
    for (const count of [10, 25])
      expect(made(estimateOf(fitModel(loaded(count), AT), stated))).toMatchObject({
        methodology: 'document',
        basis: 'text',
        median: '900000',
      });
  });
});

describe('the basis', () => {
  it('is the nearest step with five awards', () => {
    const model = fitModel(loaded(240), AT);
    const like = { ...tender(900, '2024-07-01') };
    const basis = (change: Partial<EstimationSubject>) =>
      made(estimateOf(model, { ...like, ...change })).basis;
    const count = (fits: (one: Comparable) => boolean) => loaded(240).filter(fits).length;
    const sameCategory = (one: Comparable) => one.category === like.category;
    expect(count((one) => sameCategory(one) && one.buyer === like.buyer)).toBeGreaterThanOrEqual(5);
    expect(count((one) => sameCategory(one) && one.province === like.province)).toBeGreaterThanOrEqual(5);
    expect(basis({})).toBe('buyer-and-category');
    expect(basis({ buyer: 'another' })).toBe('category-and-province');
    expect(basis({ buyer: 'another', province: 'Free State' })).toBe('category');
    expect(basis({ category: 'education' })).toBe('all-awards');
    expect(basis({ category: null })).toBe('all-awards');
  });
});

describe('intervals from few awards', () => {
  const fresh = Array.from({ length: 200 }, (_, at) => ({ ...invented(1_000 + at) }));
  const judge = (count: number) => {
    const model = fitModel(loaded(count), AT);
    const estimates = fresh.map((one) => ({
      one,
      ...made(estimateOf(model, { ...subjectOf(one), publishedDay: '2024-05-20', closingDay: '2024-07-01' })),
    }));
    const widths = estimates
      .map(({ minimum, maximum }) => Number(maximum) / Number(minimum))
      .sort((one, other) => one - other);
    const within = estimates.filter(
      ({ one, minimum, maximum }) =>
        Number(minimum) <= Number(one.amount) && Number(one.amount) <= Number(maximum),
    );
    return { width: widths[100]!, coverage: within.length / fresh.length };
  };

  it('contain four of five of other tenders, and are wider than those from many', () => {
    const [few, many] = [judge(50), judge(500)];
    expect(few.width).toBeGreaterThan(many.width);
    for (const { coverage } of [few, many]) {
      expect(coverage).toBeGreaterThan(0.7);
      expect(coverage).toBeLessThan(0.92);
    }
  });
});
