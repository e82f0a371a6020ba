import { firstAbove } from './random.ts';
import { DAY, HOUR, midnight } from './times.ts';

/**
 * When releases are published: the k-th publication (from 0) has an instant, ascending with k, spread over office
 * hours with the weekly rhythm of the real publisher.
 */
export type Calendar = {
  /** When the first day of publications begins. */
  readonly since: number;
  /** How many publications have happened by then. */
  publishedBy(time: number): number;
  /** When publication k happens. */
  timeOf(index: number): number;
};

/** Weight of each weekday, Sunday first: Friday is the busiest, and a few adverts come on Sundays (measured on 3,230). */
const WEEKDAY = [0.06, 0.8, 0.85, 0.8, 1.05, 1.5, 0.1];
const OFFICE_OPENS = 7.5 * HOUR;
const OFFICE_HOURS = 9.5 * HOUR;

/** 2,000 releases, the size of a demonstration, span about 120 days; 90,000, the size of the real publisher, span 730. */
const spanInDays = (releases: number): number =>
  Math.min(730, Math.max(45, Math.round(120 * (releases / 2_000) ** 0.474)));

/**
 * A calendar in which exactly `releases` publications lie before `now`. Its pace follows from `releases` alone, so that
 * a later calendar with the same `releases` and the `since` of this one continues it.
 * @param since the beginning of an earlier calendar; by default it is found by counting back from `now`
 */
export function createCalendar(releases: number, now: number, since?: number): Calendar {
  const weekly = WEEKDAY.reduce((sum, share) => sum + share, 0);
  const pace = releases / ((spanInDays(releases) / 7) * weekly);
  const began = since ?? beginning(now, releases / pace);
  const firstMidnight = midnight(began);
  const skipped = weightWithin(began);

  const cumulative: number[] = [];
  const through = (day: number): number => {
    while (cumulative.length <= day) {
      const date = firstMidnight + cumulative.length * DAY;
      cumulative.push((cumulative.at(-1) ?? -skipped) + weightOf(date));
    }
    return day < 0 ? -skipped : cumulative[day]!;
  };
  const timeOf = (index: number): number => {
    const weight = (index + 0.5) / pace;
    while ((cumulative.at(-1) ?? 0) <= weight) through(cumulative.length);
    const day = firstAbove(cumulative, weight);
    const date = firstMidnight + day * DAY;
    return date + OFFICE_OPENS + ((weight - through(day - 1)) / weightOf(date)) * OFFICE_HOURS;
  };
  const publishedBy = (time: number): number => {
    const day = Math.floor((time - firstMidnight) / DAY);
    if (day < 0) return 0;
    let count = Math.max(0, Math.ceil((through(day - 1) + weightWithin(time)) * pace - 0.5));
    // A sum of weights is rounded, so a publication at the end of a day can be missing or too many.
    while (timeOf(count) < time) count += 1;
    while (count > 0 && timeOf(count - 1) >= time) count -= 1;
    return count;
  };
  return { since: began, publishedBy, timeOf };
}

/** The instant before `now` since which `weight` has passed. */
function beginning(now: number, weight: number): number {
  let date = midnight(now);
  let missing = weight - weightWithin(now);
  while (missing > 0) {
    date -= DAY;
    missing -= weightOf(date);
  }
  return date + OFFICE_OPENS + (-missing / weightOf(date)) * OFFICE_HOURS;
}

const weightOf = (date: number): number => WEEKDAY[new Date(date + DAY / 2).getUTCDay()]!;

/** The weight of the part of the day that has passed at a time. */
const weightWithin = (time: number): number => {
  const date = midnight(time);
  return weightOf(date) * Math.min(1, Math.max(0, (time - date - OFFICE_OPENS) / OFFICE_HOURS));
};
