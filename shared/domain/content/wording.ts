import { southAfricanTime } from '#shared/time.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** @param instant such as `2026-09-16T09:00:00Z` @returns its South African day in words: `16 September 2026` */
export function dayInWords(instant: string): string {
  const [year, month, day] = southAfricanTime(new Date(instant)).slice(0, 10).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** @returns the South African time of day: `11:00` */
export const timeInWords = (instant: string): string => southAfricanTime(new Date(instant)).slice(11, 16);
