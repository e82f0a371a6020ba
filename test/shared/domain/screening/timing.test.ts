import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInForce, nextChange, type RestrictionPeriod, timingOf } from '#shared/domain/screening/timing.ts';
import { addDays } from '#shared/time.ts';
import { property } from '#test/support/property.ts';

const period = (
  from: string | null,
  to: string | null,
  listedUntil: string | null = null,
): RestrictionPeriod => ({
  from,
  to,
  listedUntil,
});
const year = period('2025-01-01', '2025-12-31');
const open = period('2025-01-01', null);
const lifted = period('2025-01-01', '2025-12-31', '2025-06-30');
const endless = period(null, '2025-12-31');

describe('an award', () => {
  it.each([
    ['2024-12-31', year, 'before'],
    ['2025-01-01', year, 'during'],
    ['2025-12-31', year, 'during'],
    ['2026-01-01', year, 'after'],
    ['2030-01-01', open, 'during'],
    ['2025-06-30', lifted, 'during'],
    ['2025-07-01', lifted, 'after'],
    ['2025-06-01', endless, 'unknown'],
    ['2026-01-01', endless, 'after'],
  ] as const)('of %s', (stated, restriction, expected) => {
    expect(timingOf({ stated, seen: '2031-01-01' }, restriction)).toBe(expected);
  });

  it.each([
    ['2024-12-31', 'before'],
    ['2025-06-01', 'unknown'],
    ['2026-06-01', 'unknown'],
  ] as const)('without a day, seen on %s', (seen, expected) => {
    expect(timingOf({ stated: null, seen }, year)).toBe(expected);
  });
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2025-01-01', days));
const anyPeriod = fc.record({
  from: fc.option(day, { nil: null }),
  to: fc.option(day, { nil: null }),
  listedUntil: fc.option(day, { nil: null }),
});

describe('a restriction', () => {
  it('with a known first day is in force on the days of the awards that are made during it', () =>
    property(anyPeriod, day, (restriction, on) => {
      const during = timingOf({ stated: on, seen: on }, restriction) === 'during';
      expect(during).toBe(restriction.from !== null && isInForce(restriction, on));
    }));

  it('stays the same until its next change', () =>
    property(anyPeriod, day, fc.nat(60), (restriction, on, later) => {
      const change = nextChange(restriction, on);
      const then = addDays(on, later);
      if (change === null || then < change)
        expect(isInForce(restriction, then)).toBe(isInForce(restriction, on));
    }));
});
