import { memoize } from '#shared/domain/memoize.ts';
import type { Instant } from '#shared/time.ts';

/**
 * Instants as numbers. A missing date is NaN, for which every comparison is false, so a check passes if there is
 * nothing to compare.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SAST_OFFSET = 2 * HOUR;

const MAX_INSTANTS = 20_000;
const parse = memoize((instant) => Date.parse(instant), MAX_INSTANTS);

/** @returns milliseconds since 1970; NaN for null */
export const timeOf = (instant: Instant | null): number => (instant === null ? Number.NaN : parse(instant));

/** The clocks of publisher and collector differ, and publishers give dates that are hours in the future. */
const TOLERANCE = DAY;

/** @returns whether an instant is later than the time of its capture, by more than the tolerance */
export const isAhead = (instant: Instant | null, capturedAt: Instant): boolean =>
  timeOf(instant) > timeOf(capturedAt) + TOLERANCE;

/** @returns the South African calendar day as a number; 1 January 1970 is 0 */
export const dayOf = (instant: Instant | null): number => Math.floor((timeOf(instant) + SAST_OFFSET) / DAY);

/** @returns minutes since South African midnight */
export const minuteOf = (instant: Instant | null): number =>
  Math.floor((((timeOf(instant) + SAST_OFFSET) % DAY) + DAY) / MINUTE) % (DAY / MINUTE);

/** @param day as `dayOf` counts */
export const isSunday = (day: number): boolean => (day + 4) % 7 === 0;

/** @param day as `dayOf` counts */
export const isPublicHoliday = (day: number): boolean => publicHolidays.has(day);

const FIRST_YEAR = 1995;
const LAST_YEAR = 2100;

/** Month and day of the holidays of the Public Holidays Act 36 of 1994, in force since 1995. */
const fixed: readonly (readonly [month: number, day: number])[] = [
  [1, 1],
  [3, 21],
  [4, 27],
  [5, 1],
  [6, 16],
  [8, 9],
  [9, 24],
  [12, 16],
  [12, 25],
  [12, 26],
];

/** Single days that were proclaimed holidays: elections, days after Christmas, after a rugby world cup. */
const proclaimed = [
  ...['2016-08-03', '2016-12-27', '2019-05-08', '2021-11-01', '2022-12-27', '2023-12-15', '2024-05-29'],
];

const dayNumber = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY;

/** @returns the day of Western Easter Sunday, by the anonymous Gregorian algorithm */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** @returns Good Friday, Family Day, the fixed days, and the Monday after each fixed day that is a Sunday */
function holidaysOf(year: number): number[] {
  const easter = easterOf(year);
  const days = fixed.map(([month, day]) => dayNumber(year, month, day));
  return [easter - 2, easter + 1, ...days, ...days.filter(isSunday).map((sunday) => sunday + 1)];
}

const publicHolidays: ReadonlySet<number> = new Set([
  ...Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => holidaysOf(FIRST_YEAR + index)).flat(),
  ...proclaimed.map((day) => Date.parse(day) / DAY),
]);
