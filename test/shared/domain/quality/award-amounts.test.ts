import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardLimits, mainCategoryLimits } from '#shared/codelists/award-limits.ts';
import { portalAward } from '#test/shared/domain/tenders/releases.ts';
import { compiled, type Part, release, row } from '#test/shared/domain/tenders/seen.ts';
import { property } from '#test/support/property.ts';

const MAX_POSSIBLE = 50_000_000_000;

/** A tender with an estimate and one award of the feed. */
const tenderWith = (amount: number, tender: Part = {}, currency = 'ZAR') =>
  compiled(
    release(tender, {
      awards: [portalAward('7', 'Zed CC', amount, { description: null, value: { amount, currency } })],
    }),
  );
const errorsOf = ({ records }: ReturnType<typeof compiled>) => records.awards[0]?.validation_errors;

describe('an award of twenty times the estimate', () => {
  const estimated = { value: { amount: 100_000, currency: 'ZAR' } };

  it('is flagged on the award, on the tender and as an issue, and stays as published', () => {
    const found = tenderWith(2_000_000, estimated);
    expect(found.records.awards).toMatchObject([
      { amount: '2000000', validation_errors: ['award-above-estimate'] },
    ]);
    expect(found.records.tender.validation_errors).toContain('award-above-estimate');
    expect(found.records.tender.validation_errors).not.toContain('award-far-from-estimate');
    expect(found.issues.filter(({ kind }) => kind === 'award-above-estimate')).toEqual([
      {
        source: 'ocds',
        kind: 'award-above-estimate',
        path: 'awards/0/value/amount',
        detail: { amount: '2000000', estimate: '100000' },
      },
    ]);
  });

  it('is not flagged below that, without an estimate, or in another currency', () => {
    expect(errorsOf(tenderWith(1_999_999, estimated))).toEqual([]);
    expect(errorsOf(tenderWith(2_000_000))).toEqual([]);
    expect(errorsOf(tenderWith(2_000_000, estimated, 'USD'))).toEqual([]);
    const total = tenderWith(1_999_999, estimated).records.tender.validation_errors;
    expect(total).toContain('award-far-from-estimate');
  });

  it('is flagged if only the portal has the award', () => {
    const awards = [{ company: 'Zed CC', tenderAmount: 'R2 000 000,00' }];
    expect(errorsOf(compiled(release(estimated), row({ awards }, 2)))).toEqual(['award-above-estimate']);
  });
});

describe('an award above what is plausible', () => {
  it.each([
    ['Accommodation', 500_000_001],
    ['Civil engineering', 10_000_000_001],
  ])('for its category is flagged: %s', (category, amount) => {
    const found = tenderWith(amount, { category });
    expect(errorsOf(found)).toContain('award-above-plausible');
    expect(found.records.tender.validation_errors).toContain('award-above-plausible');
    expect(errorsOf(tenderWith(amount - 1, { category }))).not.toContain('award-above-plausible');
  });

  it('has a limit and a reason for every industry and main category, within what is possible', () => {
    const limits = [...Object.values(awardLimits), ...Object.values(mainCategoryLimits)];
    for (const { limit, reason } of limits) {
      expect(limit).toBeGreaterThan(100_000_000);
      expect(limit).toBeLessThanOrEqual(MAX_POSSIBLE);
      expect(reason).toMatch(/^\p{Ll}.{20,}[^.]$/u);
    }
  });
});

describe('any amount', () => {
  it('stays as published', async () => {
    // Thirteen digits may be an identity number, which is masked.
    const amounts = fc.integer({ min: 1, max: 999_999_999_999 });
    await property(amounts, amounts, (amount, estimate) => {
      const { awards } = tenderWith(amount, { value: { amount: estimate, currency: 'ZAR' } }).records;
      expect(awards[0]?.amount).toBe(String(amount));
    });
  });
});
