import { describe, expect, it } from 'vitest';
import {
  dayOf,
  isAhead,
  isPublicHoliday,
  isSunday,
  minuteOf,
  timeOf,
} from '#shared/domain/quality/checks/calendar.ts';
import { addDays } from '#shared/time.ts';

/** Days of a year that have a property, as `MM-DD`. */
const daysOf = (year: number, has: (day: number) => boolean): string[] =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index))
    .filter((day) => day.startsWith(String(year)) && has(dayOf(`${day}T12:00:00+02:00`)))
    .map((day) => day.slice(5));

describe('public holidays as the government lists them', () => {
  const listed: Record<number, string> = {
    2022: '01-01 03-21 04-15 04-18 04-27 05-01 05-02 06-16 08-09 09-24 12-16 12-25 12-26 12-27',
    2024: '01-01 03-21 03-29 04-01 04-27 05-01 05-29 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
    2025: '01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
    2026: '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26',
  };

  it.each(Object.entries(listed))('%s', (year, days) => {
    expect(daysOf(Number(year), isPublicHoliday).join(' ')).toBe(days);
  });

  it('follow an early Easter and the latest there can be', () => {
    expect(daysOf(2008, isPublicHoliday)).toEqual(expect.arrayContaining(['03-21', '03-24']));
    expect(daysOf(2038, isPublicHoliday)).toEqual(expect.arrayContaining(['04-23', '04-26']));
  });
});

describe('South African days and hours', () => {
  it('are those of the wall clock there, whatever offset an instant is written with', () => {
    for (const instant of [
      '2026-04-19T00:30:00+02:00',
      '2026-04-18T22:30:00Z',
      '2026-04-18T22:30:00.000000Z',
    ]) {
      expect(dayOf(instant)).toBe(dayOf('2026-04-19T12:00:00+02:00'));
      expect(minuteOf(instant)).toBe(30);
      expect(isSunday(dayOf(instant))).toBe(true);
    }
    expect(minuteOf('1969-12-31T23:59:00+02:00')).toBe(23 * 60 + 59);
  });

  it('are neither before nor after anything if there is no date', () => {
    for (const none of [null, '', 'soon']) {
      expect(timeOf(none)).toBeNaN();
      expect(isAhead(none, '2026-04-19T00:30:00+02:00')).toBe(false);
      expect(isSunday(dayOf(none)) || isPublicHoliday(dayOf(none)) || minuteOf(none) === 0).toBe(false);
    }
  });
});
