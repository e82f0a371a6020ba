import type { PlannedTask } from '#shared/pace/task-scope.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { type Knowledge, requestsOfWindow } from './estimate.ts';
import type { Pace } from './pace.ts';
import { type DayRange, windowsOf } from './windows.ts';

/** Which requests a run consists of. The stage `plan` and the simulation use the same functions. */

/** One of a publisher's lists: the pages, from the newest, that runs of each mode read; null for all, 0 for none. */
export type ListPages = {
  name: string;
  pages: Readonly<Record<Exclude<SyncMode, 'backfill'>, number | null>>;
};

/** What a source can be asked for. */
export type Askable = {
  windows: boolean;
  lists: readonly ListPages[];
  /** Whether it publishes a single file. */
  file: boolean;
  /** Whether releases can be asked for by themselves, so that what lists have not shown is planned after them. */
  singles: boolean;
};

const HOUR_MS = 3_600_000;

/**
 * @param from the first day that is collected at all
 * @returns the first day of which runs of a mode read lists
 */
export function firstDayOf({ windows }: Pace, mode: SyncMode, now: Date, from: string): string {
  if (windows === null || mode === 'backfill') return from;
  const ofMode =
    mode === 'incremental'
      ? southAfricanDay(new Date(now.getTime() - windows.incrementalHours.value * HOUR_MS))
      : addDays(southAfricanDay(now), 1 - windows.recentDays.value[mode]);
  return ofMode > from ? ofMode : from;
}

/** A window that was read, and the South African day on which that began. */
export type WindowReading = DayRange & { on: string };

/**
 * Whether a run for gaps leaves out a window: it was read after its last day, or that day is not over and incremental runs
 * read it.
 */
const isRead = (readings: readonly WindowReading[], span: DayRange, today: string): boolean =>
  readings.some(
    ({ fromDay, toDay, on }) =>
      fromDay <= span.fromDay && (on > span.toDay ? toDay >= span.toDay : span.toDay >= addDays(today, -1)),
  );

/**
 * @param readings of windows by earlier runs
 * @returns the tasks with which a run begins, in the order in which they are worked on
 */
export function firstTasks(
  pace: Pace,
  { windows, lists, file, singles }: Askable,
  mode: SyncMode,
  { from, to }: { from: string; to: string },
  { readings, known }: { readings: readonly WindowReading[]; known: Knowledge },
): PlannedTask[] {
  const tasks: PlannedTask[] = [];
  if (windows && pace.windows !== null) {
    const { days } = pace.windows;
    const expected = requestsOfWindow(pace, days.value, known);
    for (const span of windowsOf(from, to, days.value))
      if (mode !== 'gaps' || !isRead(readings, span, to))
        tasks.push({ pass: 'window', ...span, repeat: 1, expected });
  }
  for (const { name, pages } of lists) {
    const maxPages = mode === 'backfill' ? null : pages[mode];
    if (maxPages !== 0) tasks.push({ pass: 'list', list: name, maxPages, repeat: 1, expected: maxPages });
  }
  // The whole file is read each time, so that it has no gaps, and nothing to ask for again.
  if (file && (mode === 'incremental' || mode === 'backfill')) tasks.push({ pass: 'file', expected: 1 });
  // An incremental run only reads lists: the other runs ask for what these miss.
  if (singles && mode !== 'incremental') tasks.push({ pass: 'plan', repeat: 1, expected: 0 });
  return tasks;
}

/** How numbers are asked for; see `NumberPass`. */
export type NumberLimits = { misses: number; recent: number; batch: number };

/** @returns the range of numbers in which a run asks for what is missing */
export const rangeOfNumbers = (
  { recent }: NumberLimits,
  mode: SyncMode,
  span: { first: number; last: number },
): { from: number; to: number } => ({
  from: mode === 'gaps' ? Math.max(span.first, span.last - recent) : span.first,
  to: span.last,
});

/**
 * @param missing numbers of the range that should be asked for, ascending
 * @returns tasks for the numbers above the last, those missing, the latest first, and for a backfill those below the first
 */
export function numberTasks(
  limits: NumberLimits,
  mode: SyncMode,
  span: { first: number; last: number },
  missing: readonly number[],
): PlannedTask[] {
  const { batch, misses: expected } = limits;
  const range = rangeOfNumbers(limits, mode, span);
  const batches = Map.groupBy(missing, (number) => number - (number % batch));
  const gaps = [...batches].map(
    ([start, numbers]): PlannedTask => ({
      pass: 'number',
      numberFrom: Math.max(start, range.from),
      numberTo: Math.min(start + batch - 1, range.to),
      expected: numbers.length,
    }),
  );
  return [
    { pass: 'number', numberFrom: span.last + 1, numberTo: null, expected },
    ...gaps.reverse(),
    ...(mode === 'backfill' && span.first > 1
      ? [{ pass: 'number', numberFrom: null, numberTo: span.first - 1, expected } as const]
      : []),
  ];
}
