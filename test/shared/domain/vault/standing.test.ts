import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from '#shared/domain/vault/file-name.ts';
import { expiryProblem, percentageOf, standingOf } from '#shared/domain/vault/standing.ts';
import { addDays } from '#shared/time.ts';
import { property } from '#test/support/property.ts';

describe('a document', () => {
  it.each([
    [null, 'valid'],
    ['2026-11-21', 'expired'],
    ['2026-11-22', 'expiring'],
    ['2026-12-22', 'expiring'],
    ['2026-12-23', 'valid'],
  ])('that expires on %j is %s', (expiryDate, standing) => {
    expect(standingOf(expiryDate, '2026-11-22', 30)).toBe(standing);
  });

  it('goes from valid to expiring to expired and never back', async () => {
    const order = ['valid', 'expiring', 'expired'];
    await property(fc.nat(2_000), fc.nat(90), fc.nat(2_000), (expiry, days, day) => {
      const at = (offset: number) => addDays('2026-01-01', offset);
      const now = standingOf(at(expiry), at(day), days);
      const next = standingOf(at(expiry), at(day + 1), days);
      expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(now));
    });
  });

  it('needs an expiry date by its type', () => {
    expect(expiryProblem('TAX_CLEARANCE', null)).toContain('TAX_CLEARANCE');
    expect(expiryProblem('TAX_CLEARANCE', '2020-01-01')).toBeNull();
    expect(expiryProblem('TAX_COMPLIANCE', null)).toBeNull();
  });
});

it('a percentage has one decimal, and is 0 of nothing', () => {
  expect([percentageOf(1, 3), percentageOf(2, 2), percentageOf(0, 0)]).toEqual([33.3, 100, 0]);
});

it('a cleaned name has no folder, nothing invisible and at most 200 characters', async () => {
  const hostile = fc.string({
    unit: fc.constantFrom('a', '.', '/', '\\', '\0', '\n', '\u202e', ' ', 'ä', '\ud800', '税'),
    maxLength: 300,
  });
  await property(hostile, (given) => {
    const name = cleanFileName(given);
    if (name === null) return;
    expect(name).not.toMatch(/[\\/\p{Cc}\p{Cf}\p{Cs}]|^[ .]|[ .]$/u);
    expect(name.length).toBeLessThanOrEqual(200);
    expect(cleanFileName(name)).toBe(name);
  });
});
