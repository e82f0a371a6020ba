import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cidbRange } from '#shared/codelists/cidb-grades.ts';
import { cidbGradeOf } from '#shared/domain/estimation/cidb-grade.ts';
import { durationOf } from '#shared/domain/estimation/duration.ts';
import { statedValueOf } from '#shared/domain/estimation/stated-value.ts';
import { property } from '#test/support/property.ts';

describe('the term of a contract', () => {
  it.each([
    ['for a period of 36 months', 36],
    ['FOR A PERIOD OF THREE (3) YEARS', 36],
    ['for 24 (twenty-four) months', 24],
    ['a 12-month contract', 12],
    ['period of thirty-six (36) months', 36],
    ['for three years', 36],
    ['for a period not exceeding 5 (five) years', 60],
    ['on an "as and when required" basis for 90 days', 90 * (12 / 365)],
    ['for two years with the option of three months', 24],
    ['for the period ending 30 June 2028', 24],
    ['bidders with 10 years experience', null],
    ["five years' experience is required, for 12 months", 12],
    ['supply of 36 laptops', null],
    ['for 9999 months', null],
    ['', null],
  ])('%s', (text, months) => {
    const found = durationOf(text, '2026-06-30');
    if (months === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(months, 0);
  });
});

describe('the CIDB grade', () => {
  it.each([
    ['upgrading of roads: 7CE or higher', 7],
    ['(CIDB GRADE 4GB OR HIGHER)', 4],
    ['renovations (3 SQ or higher)', 3],
    ['4GB or 3GB PE', 4],
    ['7GB PE', 7],
    ['CIDB grading level 5', 5],
    ['cidb grading 6ce or higher', 6],
    ['supply of 2 me too', null],
    ['grade 9 learners', null],
    ['supply of 4 printers', null],
  ])('%s', (text, grade) => {
    expect(cidbGradeOf(text)).toBe(grade);
  });

  it('has limits that changed in October 2019', () => {
    expect(cidbRange(7, '2019-10-06')).toEqual({ above: 13_000_000, upTo: 40_000_000 });
    expect(cidbRange(7, '2019-10-07')).toEqual({ above: 20_000_000, upTo: 60_000_000 });
    expect(cidbRange(1, '2026-01-01')).toEqual({ above: null, upTo: 500_000 });
    expect(cidbRange(9, '2026-01-01')).toEqual({ above: 200_000_000, upTo: null });
  });
});

describe('a value stated in the text', () => {
  it.each([
    ['The estimated budget is R 2 500 000,00 including VAT', 2_500_000, 2_500_000],
    ['budget of R2,5 million', 2_500_000, 2_500_000],
    ['quotations above R30 000 to R200 000', 30_000, 200_000],
    ['between R1 million and R3.5 million', 1_000_000, 3_500_000],
    ['not exceeding R300 000.00', null, 300_000],
    ['maximum of R1 000 000', null, 1_000_000],
  ])('%s', (text, from, to) => {
    expect(statedValueOf(text)).toEqual({ from, to });
  });

  it.each([
    'a non-refundable deposit, not exceeding R5 000',
    'the 80/20 preference points system for values up to R50 000 000',
    'professional indemnity insurance of maximum R5 000 000',
    'documents at a maximum of R300',
    'supply of 300 chairs',
    'ESTIMATED R',
    '',
  ])('is not in: %s', (text) => {
    expect(statedValueOf(text)).toBeNull();
  });
});

it('reads any text, however long, in little time', async () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc
      .constantFrom('36 (', 'R 1 ', '12 months ', 'up to R', 'budget a a a ', ' 1')
      .map((part) => part.repeat(3_000)),
  );
  await property(texts, (text) => {
    const months = durationOf(text, '2026-01-01');
    expect(months === null || (months > 0 && months <= 600)).toBe(true);
    expect([null, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(cidbGradeOf(text));
    const stated = statedValueOf(text);
    expect(stated === null || (stated.from ?? 0) <= (stated.to ?? Number.POSITIVE_INFINITY)).toBe(true);
  });
});
