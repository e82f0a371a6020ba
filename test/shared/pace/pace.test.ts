import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateBackfill, hoursUntilDone, isReadingAgainCheaper } from '#shared/pace/estimate.ts';
import { lanes, orderOfModes } from '#shared/pace/lanes.ts';
import { secondsOf } from '#shared/pace/pace.ts';
import { paces } from '#shared/pace/sources.ts';
import { endsList, windowsOf } from '#shared/pace/windows.ts';
import { syncModes } from '#shared/queues/contracts.ts';
import { addDays } from '#shared/time.ts';
import { property } from '#test/support/property.ts';

const NOTHING = { measured: new Map(), rowsPerPage: null, releasesPerDay: null };

describe('windows', () => {
  it('cover every day once, the latest first, none longer than requested, whatever the range', () =>
    property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 31 }), (length, days) => {
      const to = addDays('2024-01-15', length);
      let expected = to;
      for (const { fromDay, toDay } of windowsOf('2024-01-15', to, days)) {
        expect(toDay).toBe(expected);
        expect(fromDay <= toDay && addDays(fromDay, days) > toDay).toBe(true);
        expected = addDays(fromDay, -1);
      }
      expect(expected).toBe('2024-01-14');
      const inner = windowsOf('2024-01-15', addDays(to, 40), days).map(({ fromDay }) => fromDay);
      for (const { fromDay } of windowsOf('2024-01-15', to, days)) expect(inner).toContain(fromDay);
    }));

  it.each([
    ['an empty page', { count: 0, next: true }, true],
    ['a page without a link to a next one', { count: 812, next: false }, true],
    ['a page with such a link', { count: 812, next: true }, false],
    ['a page of a size to which publishers limit pages', { count: 50, next: false }, false],
    ['a full page', { count: 1_000, next: false }, false],
  ])('end with %s: %o %s', (_, page, ends) => {
    expect(endsList(paces.ocds.windows!, page)).toBe(ends);
  });
});

describe('lanes', () => {
  const usage = fc.dictionary(fc.constantFrom(...syncModes), fc.float({ min: 0, max: 20_000, noNaN: true }));

  it('are one for each mode, and their shares leave something for the last', () => {
    expect(lanes.map(({ mode }) => mode).toSorted()).toEqual([...syncModes].toSorted());
    expect(lanes.slice(0, -1).reduce((sum, { maxShare }) => sum + maxShare, 0)).toBeLessThan(1);
  });

  it('order all modes: every one below its share before every one above', () =>
    property(usage, fc.integer({ min: 1, max: 20_000 }), (used, elapsed) => {
      const order = orderOfModes(new Map(Object.entries(used)) as never, elapsed);
      expect(order.toSorted()).toEqual([...syncModes].toSorted());
      const above = order.map((mode) => {
        const { maxShare } = lanes.find((lane) => lane.mode === mode)!;
        return (used[mode] ?? 0) / elapsed >= maxShare;
      });
      expect(above).toEqual(above.toSorted());
    }));

  it('starve none: if all have tasks all the time, each gets at least what the others leave', () => {
    const used = new Map(syncModes.map((mode) => [mode, 0]));
    for (let elapsed = 60; elapsed <= 36_000; elapsed += 60) {
      const [mode] = orderOfModes(used, elapsed);
      used.set(mode!, used.get(mode!)! + 60);
    }
    for (const { mode, maxShare } of lanes.slice(0, -1))
      expect(used.get(mode)! / 36_000).toBeCloseTo(maxShare, 1);
    expect(used.get('backfill')! / 36_000).toBeCloseTo(0.1, 1);
  });
});

describe('estimates', () => {
  it('move from the declared seconds to the measured ones', () => {
    const seconds = [0, 1, 10, 1_000].map((requests) =>
      secondsOf(paces.ocds, 'window', { requests, seconds: 10 * requests }),
    );
    expect(seconds[0]).toBe(54);
    expect(seconds.toSorted((a, b) => b - a)).toEqual(seconds);
    expect(seconds.at(-1)).toBeCloseTo(10, 0);
  });

  it('of a backfill count the pages of its windows and the numbers that lists miss', () => {
    const days = { from: '2026-01-03', to: '2026-01-10' };
    const whole = estimateBackfill(paces.ocds, days, NOTHING);
    expect(whole).toMatchObject({
      windows: 2,
      lists: { requests: 2, seconds: 108 },
      numbers: { requests: 36, seconds: 108 },
    });
    const limited = estimateBackfill(paces.ocds, days, { ...NOTHING, rowsPerPage: 50 });
    expect(limited.lists.requests).toBe(24);
    const known = estimateBackfill(paces.ocds, days, { ...NOTHING, releasesPerDay: 500 });
    expect(known.lists.requests).toBe(4);
  });

  it('last longer the more time other modes use, but not forever', () => {
    expect(hoursUntilDone(36_000, 'backfill', new Map())).toBeCloseTo(10);
    expect(hoursUntilDone(36_000, 'backfill', new Map([['refetch', 0.5]]))).toBeCloseTo(20);
    expect(hoursUntilDone(36_000, 'backfill', new Map([['refetch', 1]]))).toBeCloseTo(100);
  });

  it('a list is read again only if that takes less time than asking for the numbers', () => {
    const cheaper = (pages: number, missing: number) =>
      isReadingAgainCheaper(paces.ocds, { pages, missing }, new Map());
    expect(cheaper(10, 181)).toBe(true);
    expect(cheaper(10, 179)).toBe(false);
    expect(cheaper(0, 1_000)).toBe(false);
  });
});
