import type { SyncMode } from '#shared/queues/contracts.ts';
import { timetable } from '#workers/all-stages.ts';
import { createCollector } from './collector.ts';
import { createLedger } from './ledger.ts';
import { createPublishers, dayOf } from './publishers.ts';
import { createWorld, DAY, randomFrom } from './world.ts';

/** Modes that the jobs of the schedule request. */
const MODES: Readonly<Record<string, SyncMode>> = {
  'sync-incremental': 'incremental',
  'sync-gaps': 'gaps',
  'sync-refetch': 'refetch',
};
const RECENT_DAYS = 30;
/** What is published so shortly before the end cannot have been seen by then. */
const TAIL = 2 * DAY;

export type PaceResult = {
  /** Hours from the first start until every number given before it is captured or was asked for. */
  backfillHours: number;
  /** Hours from the first start until every release of the last 30 days is captured. */
  recentHours: number;
  /** 95th percentile of the minutes from publication until a new release is seen. */
  releaseMinutes: number;
  /** 95th percentile of the hours from the moment an award is added until it is seen. */
  awardHours: number;
  /** Hours of the feed's time that each mode has used. */
  used: ReadonlyMap<SyncMode, number>;
};

/**
 * Runs the schedule and the planner against simulated publishers from a first start on.
 * @param cap largest page of the feed
 */
export function simulate({ days, cap, seed }: { days: number; cap: number; seed: number }): PaceResult {
  const random = randomFrom(seed);
  const world = createWorld(random, days);
  const { startsAt } = world;
  const ends = startsAt + days * DAY;
  const ledger = createLedger(world);
  const ask = createPublishers(world, random, cap);
  const from = dayOf(0);
  const feed = createCollector('ocds', { ledger, ask, from });
  const portal = createCollector('etenders', { ledger, ask, from });
  const before = world.releases.filter(({ publishedAt }) => publishedAt <= startsAt);
  const given = world.releases.findLastIndex(({ publishedAt }) => publishedAt <= startsAt) + 1;
  const recent = before.filter(({ publishedAt }) => publishedAt > startsAt - RECENT_DAYS * DAY);
  let [backfillHours, recentHours] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

  for (const collector of [feed, portal]) {
    collector.startAt(startsAt);
    collector.request('gaps', startsAt);
    collector.request('backfill', startsAt);
  }
  for (let now = startsAt; now < ends; now += 1) {
    for (const { name, cron } of timetable.jobs) {
      const mode = MODES[name];
      if (mode !== undefined && isDue(cron, now)) for (const one of [feed, portal]) one.request(mode, now);
    }
    feed.advance(now + 1);
    portal.advance(now + 1);
    const hours = (now + 1 - startsAt) / 60;
    if (
      recentHours === Number.POSITIVE_INFINITY &&
      recent.every(({ number }) => ledger.firstSeen(number) <= now)
    )
      recentHours = hours;
    if (now % 60 === 0 && backfillHours === Number.POSITIVE_INFINITY && ledger.isComplete(given))
      backfillHours = hours;
  }
  const published = world.releases.filter(
    ({ publishedAt }) => publishedAt > startsAt && publishedAt < ends - TAIL,
  );
  const awarded = world.releases.filter(({ awardedAt }) => awardedAt > startsAt && awardedAt < ends - TAIL);
  return {
    backfillHours,
    recentHours,
    releaseMinutes: percentile95(
      published.map(({ number, publishedAt }) => ledger.firstSeen(number) - publishedAt),
    ),
    awardHours:
      percentile95(awarded.map(({ number, awardedAt }) => ledger.awardSeen(number) - awardedAt)) / 60,
    used: feed.used(),
  };
}

/** @returns whether a cron expression with lists, steps and `*` matches a minute. Day 0 is a Thursday */
function isDue(cron: string, minute: number): boolean {
  const [minutes = '*', hours = '*', , , weekday = '*'] = cron.split(' ');
  const day = Math.floor(minute / DAY);
  const matches = (field: string, value: number): boolean =>
    field.split(',').some((part) => {
      if (part === '*') return true;
      if (part.startsWith('*/')) return value % Number(part.slice(2)) === 0;
      return Number(part) === value;
    });
  return (
    matches(minutes, minute % 60) &&
    matches(hours, Math.floor((minute % DAY) / 60)) &&
    matches(weekday, (day + 4) % 7)
  );
}

function percentile95(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}
