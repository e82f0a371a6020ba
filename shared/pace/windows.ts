import { addDays } from '#shared/time.ts';
import type { WindowPace } from './pace.ts';

/** South African days of publication, both included. */
export type DayRange = { fromDay: string; toDay: string };

/**
 * Windows begin on the same days whatever the range is, so that one reading serves all runs that include it.
 * @returns windows of at most `days` days that cover a range, the latest first, because it has most open tenders
 */
export function windowsOf(from: string, to: string, days: number): DayRange[] {
  const windows: DayRange[] = [];
  for (let toDay = to; toDay >= from; toDay = addDays(windows.at(-1)?.fromDay ?? from, -1)) {
    const start = addDays(toDay, -(dayNumber(toDay) % days));
    windows.push({ fromDay: start > from ? start : from, toDay });
  }
  return windows;
}

const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

/** @returns whether a page ends its list; a page of a size to which publishers limit pages need not */
export const endsList = (
  { pageSize, caps }: WindowPace,
  { count, next }: { count: number; next: boolean },
): boolean => count === 0 || (!next && count < pageSize.value && !caps.value.includes(count));
