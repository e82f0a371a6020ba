import { addDays, daysBetween, monthNames } from '#shared/time.ts';

/** Weeks from Monday to Sunday, in South African days. */
export type Week = { from: string; to: string };

/** A Monday. */
const ANY_MONDAY = '2024-01-01';

/** @returns the week that contains a day */
export function weekOf(day: string): Week {
  const since = daysBetween(ANY_MONDAY, day);
  const from = addDays(day, -(((since % 7) + 7) % 7));
  return { from, to: addDays(from, 6) };
}

/** @returns the week `count` weeks later; negative counts back */
export const weeksLater = ({ from }: Week, count: number): Week => weekOf(addDays(from, 7 * count));

/** @returns year and number of the week by ISO 8601, such as 2026 and 34 */
export function isoWeek({ from }: Week): { year: number; week: number } {
  // The week belongs to the year of its Thursday.
  const year = Number(addDays(from, 3).slice(0, 4));
  const first = weekOf(`${year}-01-04`);
  return { year, week: daysBetween(first.from, from) / 7 + 1 };
}

/** @returns such as `2026-w34` */
export function weekName(week: Week): string {
  const { year, week: number } = isoWeek(week);
  return `${year}-w${String(number).padStart(2, '0')}`;
}

/** @returns when texts about the week are published: Monday, 05:00 South African time */
export const publicationOf = ({ to }: Week): string => `${addDays(to, 1)}T05:00:00+02:00`;

/** @returns `17 to 23 August 2026`, `29 June to 5 July 2026` */
export function weekInWords({ from, to }: Week): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const year = first.year === last.year ? '' : ` ${first.year}`;
  const month = first.month === last.month && year === '' ? '' : ` ${first.month}`;
  return `${first.day}${month}${year} to ${last.day} ${last.month} ${last.year}`;
}

/** @returns `17 August` */
export const dayAndMonth = (day: string): string => `${partsOf(day).day} ${partsOf(day).month}`;

const partsOf = (day: string) => ({
  day: Number(day.slice(8)),
  month: monthNames[Number(day.slice(5, 7)) - 1] ?? '',
  year: day.slice(0, 4),
});

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
