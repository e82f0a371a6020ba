import { paces } from '#shared/pace/sources.ts';
import type { PlannedTask } from '#shared/pace/task-scope.ts';
import { endsList } from '#shared/pace/windows.ts';
import { southAfricanDay } from '#shared/time.ts';
import { etenders } from '#workers/collect/sources/etenders.ts';
import { type SimulatedRelease, unstablePage, type World } from './world.ts';

/** Seconds of one response, drawn evenly from a range, and the pause after it. */
const LIST_SECONDS = { from: 45, to: 60 };
const SINGLE_SECONDS = { from: 1, to: 3 };
const PAUSE = 1;
/** Rows of the lists whose rows the simulation does not follow. */
const ROWS: Readonly<Record<string, number>> = { advertised: 2_000, closed: 100_000, cancelled: 25_000 };
const DAY_ZERO = Date.parse('2021-04-01');

/** The outcome of one request: what was shown, how long it took, and whether the task is done with it. */
export type Reply = { seconds: number; shown: readonly SimulatedRelease[]; done: boolean };

/** @returns the instant of a simulated minute, whose days begin at midnight in South Africa */
export const dateOf = (minute: number): Date => new Date(DAY_ZERO - 2 * 3_600_000 + minute * 60_000);
export const dayOf = (minute: number): string => southAfricanDay(dateOf(minute));
const indexOf = (day: string): number => (Date.parse(day) - DAY_ZERO) / 86_400_000;

/** @param cap largest page of the feed, whatever is asked for */
export function createPublishers(world: World, random: () => number, cap: number) {
  const secondsIn = ({ from, to }: { from: number; to: number }) => from + random() * (to - from) + PAUSE;
  const published = (now: number) => (release: SimulatedRelease) => release.publishedAt <= now;

  return {
    /** One page of a list by day. */
    window: (task: Extract<PlannedTask, { pass: 'window' }>, page: number, now: number): Reply => {
      const pace = paces.ocds.windows!;
      const items: SimulatedRelease[] = [];
      for (let day = indexOf(task.fromDay); day <= indexOf(task.toDay); day += 1)
        items.push(...(world.byDay.get(day) ?? []).filter(published(now)));
      const size = Math.min(pace.pageSize.value, cap);
      const shown = unstablePage(items, (page - 1) * size, size, random);
      // The link to the next page is missing wherever pages are limited.
      const next = cap >= pace.pageSize.value && page * size < items.length;
      return { seconds: secondsIn(LIST_SECONDS), shown, done: endsList(pace, { count: shown.length, next }) };
    },
    /** A single release. */
    single: (number: number, now: number): Reply => {
      const release = world.releases[number - 1];
      const shown = release && published(now)(release) ? [release] : [];
      return { seconds: secondsIn(SINGLE_SECONDS), shown, done: true };
    },
    /** One page of a list of the portal. Only the list of awarded tenders shows something the simulation follows. */
    list: (task: Extract<PlannedTask, { pass: 'list' }>, page: number, now: number): Reply => {
      const size = etenders.passes.list.lists.find(({ name }) => name === task.list)!.length.value;
      const awarded =
        task.list === 'awarded' ? awardedBy(world, now) : { length: ROWS[task.list] ?? 0, rows: [] };
      const last = page * size >= awarded.length || page === task.maxPages;
      return {
        seconds: secondsIn(LIST_SECONDS),
        shown: unstablePage(awarded.rows, (page - 1) * size, size, random),
        done: last,
      };
    },
  };
}

/** Awarded tenders, the last published first, counted anew once an hour. */
function awardedBy(world: World, now: number): { length: number; rows: SimulatedRelease[] } {
  const hour = Math.floor(now / 60);
  let known = awarded.get(world);
  if (known?.hour !== hour) {
    const rows = world.releases
      .filter(({ awardedAt }) => awardedAt <= now)
      .sort((a, b) => b.publishedAt - a.publishedAt);
    known = { hour, rows };
    awarded.set(world, known);
  }
  return { length: known.rows.length, rows: known.rows };
}

const awarded = new WeakMap<World, { hour: number; rows: SimulatedRelease[] }>();
