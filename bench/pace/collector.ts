import { isReadingAgainCheaper } from '#shared/pace/estimate.ts';
import { orderOfModes, SHARE_HOURS } from '#shared/pace/lanes.ts';
import type { MeasuredPace, RequestKind } from '#shared/pace/pace.ts';
import {
  firstDayOf,
  firstTasks,
  type NumberLimits,
  numberTasks,
  rangeOfNumbers,
  type WindowReading,
} from '#shared/pace/plan.ts';
import { paces } from '#shared/pace/sources.ts';
import type { PlannedTask } from '#shared/pace/task-scope.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import type { SourceName } from '#shared/sources.ts';
import { etenders } from '#workers/collect/sources/etenders.ts';
import { ocds } from '#workers/collect/sources/ocds.ts';
import type { Ledger } from './ledger.ts';
import { type createPublishers, dateOf, dayOf, type Reply } from './publishers.ts';

/** Seconds of a task after which the next one is chosen, as in the collect stage. */
const SLICE = 60;

type Task = PlannedTask & {
  mode: SyncMode;
  run: number;
  page: number;
  numbers?: number[];
  startedAt?: number;
};
type Run = { mode: SyncMode; startedAt: number; open: number; from: string };

const { misses, recent, batch, again } = ocds.passes.number;
const LIMITS: NumberLimits = { misses: misses.value, recent: recent.value, batch: batch.value };

/**
 * Collects from one publisher in virtual time, as the plan and collect stages do: the same functions plan runs and choose
 * the next task; the tables are replaced by lists in memory.
 */
export function createCollector(
  source: SourceName,
  { ledger, ask, from }: { ledger: Ledger; ask: ReturnType<typeof createPublishers>; from: string },
) {
  const pace = paces[source];
  let tasks: Task[] = [];
  const runs = new Map<number, Run>();
  const hours = new Map<number, Map<SyncMode, number>>();
  const measured = new Map<RequestKind, MeasuredPace>();
  const readings: (WindowReading & { pages: number; run: number })[] = [];
  let freeAt = 0;
  let runCount = 0;

  const request = (mode: SyncMode, now: number): void => {
    if ([...runs.values()].some((run) => run.mode === mode && run.open > 0)) return;
    const today = dayOf(now);
    const first = firstDayOf(pace, mode, dateOf(now), from);
    const { windows } = pace;
    const lists =
      source === 'etenders'
        ? etenders.passes.list.lists.map(({ name, pages }) => ({ name, pages: pages.value }))
        : [];
    const askable = { windows: windows !== null, lists, file: false, singles: source === 'ocds' };
    const known = { measured, rowsPerPage: null, releasesPerDay: null };
    runCount += 1;
    runs.set(runCount, { mode, startedAt: now, open: 0, from: first });
    const planned = firstTasks(pace, askable, mode, { from: first, to: today }, { readings, known });
    add(runCount, mode, planned);
  };

  const add = (run: number, mode: SyncMode, planned: readonly PlannedTask[]): void => {
    for (const task of planned) tasks.push({ ...task, mode, run, page: 1 });
    runs.get(run)!.open += planned.length;
  };

  const next = (now: number): Task | undefined => {
    const hour = Math.floor(now / 60);
    const used = new Map<SyncMode, number>();
    for (let back = 0; back < SHARE_HOURS; back += 1)
      for (const [mode, seconds] of hours.get(hour - back) ?? [])
        used.set(mode, (used.get(mode) ?? 0) + seconds);
    const order = orderOfModes(used, (now - (hour - SHARE_HOURS + 1) * 60) * 60);
    for (const mode of order) {
      const task = tasks.find(
        (candidate) =>
          candidate.mode === mode &&
          (candidate.pass !== 'plan' ||
            !tasks.some(({ run, pass }) => run === candidate.run && (pass === 'window' || pass === 'list'))),
      );
      if (task) return task;
    }
    return undefined;
  };

  const end = (task: Task, follow: readonly PlannedTask[] = []): void => {
    add(task.run, task.mode, follow);
    const same = (other: Task) =>
      other === task ||
      (task.pass === 'window' &&
        other.pass === 'window' &&
        other.fromDay === task.fromDay &&
        other.toDay === task.toDay &&
        other.repeat === task.repeat &&
        runs.get(other.run)!.startedAt <= (task.startedAt ?? 0));
    for (const other of tasks.filter(same)) runs.get(other.run)!.open -= 1;
    tasks = tasks.filter((other) => !same(other));
  };

  /** Works on one task until it is done or has taken a slice of time. @returns when that is */
  const work = (task: Task, now: number): number => {
    let clock = now;
    task.startedAt ??= now;
    const until = now + SLICE / 60;
    const pay = (pass: RequestKind, { seconds, shown }: Reply): void => {
      clock += seconds / 60;
      const hour = Math.floor(clock / 60);
      const inHour = hours.get(hour) ?? new Map<SyncMode, number>();
      hours.set(hour, inHour.set(task.mode, (inHour.get(task.mode) ?? 0) + seconds));
      const before = measured.get(pass) ?? { requests: 0, seconds: 0 };
      measured.set(pass, { requests: before.requests + 1, seconds: before.seconds + seconds });
      ledger.see(source, shown, clock);
    };
    switch (task.pass) {
      case 'plan':
        end(task, plan(task, now));
        break;
      case 'window':
      case 'list':
        do {
          const reply =
            task.pass === 'window' ? ask.window(task, task.page, clock) : ask.list(task, task.page, clock);
          pay(task.pass, reply);
          if (reply.done) {
            if (task.pass === 'window')
              readings.push({ ...task, pages: task.page, on: dayOf(task.startedAt) });
            end(task);
            break;
          }
          task.page += 1;
        } while (clock < until);
        break;
      case 'number':
      case 'refetch':
        task.numbers ??= numbersOf(task, now);
        while (task.numbers.length > 0 && clock < until) {
          const number = task.numbers.shift()!;
          const reply = ask.single(number, clock);
          pay(task.pass, reply);
          if (reply.shown.length === 0) ledger.check(number, clock);
        }
        if (task.numbers.length === 0) end(task);
    }
    return clock;
  };

  const numbersOf = (task: Task, now: number): number[] => {
    if (task.pass === 'refetch') {
      const stale = ledger.changeable(now, sinceOf(task)).map(({ number }) => number);
      const [low, high] = [Number(task.ocidFrom), Number(task.ocidTo)];
      return stale.filter((number) => number >= low && number <= high);
    }
    if (task.pass !== 'number') return [];
    const { numberFrom: low, numberTo: high } = task;
    if (low !== null && high !== null) return ledger.missing(low, high, now, again.value);
    return Array.from({ length: misses.value }, (_, at) => (low === null ? high! - at : low + at)).filter(
      (number) => number >= 1,
    );
  };

  /** The moment since which a process must have been seen; null for what the portal shows as awarded since. */
  const sinceOf = (task: Task): number | null =>
    task.mode === 'refetch' ? runs.get(task.run)!.startedAt : null;

  const plan = (task: Extract<Task, { pass: 'plan' }>, now: number): PlannedTask[] => {
    const refetch =
      task.mode === 'backfill'
        ? []
        : chunks(ledger.changeable(now, sinceOf(task)).map(({ number }) => number));
    if (task.mode === 'refetch') return refetch;
    const span = ledger.span();
    if (span === null) return refetch;
    const { from: low, to: high } = rangeOfNumbers(LIMITS, task.mode, span);
    const missing = ledger.missing(low, high, now, again.value);
    if (task.mode === 'backfill' && task.repeat < pace.windows!.readings.value) {
      const long = readings.filter(({ run, pages }) => run === task.run && pages > 1);
      const pages = long.reduce((sum, reading) => sum + reading.pages, 0);
      if (isReadingAgainCheaper(pace, { pages, missing: missing.length }, measured)) {
        const readAgain = long.map(({ fromDay, toDay, pages: expected }) => ({
          ...({ pass: 'window', fromDay, toDay, repeat: task.repeat + 1, expected } as const),
        }));
        return [...readAgain, { pass: 'plan', repeat: task.repeat + 1, expected: 0 }];
      }
    }
    return [...refetch, ...numberTasks(LIMITS, task.mode, span, missing)];
  };

  return {
    request,
    isOpen: (mode: SyncMode) => [...runs.values()].some((run) => run.mode === mode && run.open > 0),
    /** Hours of the publisher's time that each mode has used. */
    used: () => {
      const sums = new Map<SyncMode, number>();
      for (const inHour of hours.values())
        for (const [mode, seconds] of inHour) sums.set(mode, (sums.get(mode) ?? 0) + seconds / 3_600);
      return sums;
    },
    /** Works until a moment. */
    advance: (until: number) => {
      while (freeAt < until) {
        const task = next(freeAt);
        freeAt = task ? work(task, freeAt) : until;
      }
    },
    startAt: (now: number) => {
      freeAt = now;
    },
  };
}

/** @returns tasks for numbers in descending order, in the batches of a refetch */
function chunks(numbers: readonly number[]): PlannedTask[] {
  const size = ocds.passes.refetch.batch.value;
  const tasks: PlannedTask[] = [];
  for (let start = 0; start < numbers.length; start += size) {
    const part = numbers.slice(start, start + size);
    tasks.push({
      pass: 'refetch',
      ocidFrom: String(part.at(-1)),
      ocidTo: String(part[0]),
      expected: part.length,
    });
  }
  return tasks;
}
