import { addDays, southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';

/** The two windows in which calls are counted: the South African calendar day and month of a moment. */
export type Windows = {
  /** First days, `YYYY-MM-DD`, which identify the windows. */
  day: string;
  month: string;
  /** When each ends, milliseconds of the epoch. */
  dayEnds: number;
  monthEnds: number;
};

/** Names of the windows, as callers see them. */
export type WindowName = 'daily' | 'monthly';

/** @returns a function that gives the current windows and computes them only when a new day has begun */
export function windowClock(now: () => number): () => Windows {
  let current: Windows = { day: '', month: '', dayEnds: 0, monthEnds: 0 };
  return () => {
    const moment = now();
    if (moment >= current.dayEnds || moment < current.dayEnds - 86_400_000)
      current = windowsOf(new Date(moment));
    return current;
  };
}

/** @returns the windows that a moment belongs to */
export function windowsOf(moment: Date): Windows {
  const day = southAfricanDay(moment);
  const month = `${day.slice(0, 7)}-01`;
  // 31 days after the first is always in the next month.
  const nextMonth = `${addDays(month, 31).slice(0, 7)}-01`;
  return {
    day,
    month,
    dayEnds: startOfSouthAfricanDay(addDays(day, 1)).getTime(),
    monthEnds: startOfSouthAfricanDay(nextMonth).getTime(),
  };
}
