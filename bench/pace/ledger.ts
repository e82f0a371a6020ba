import type { SourceName } from '#shared/sources.ts';
import { DAY, type SimulatedRelease, type World } from './world.ts';

/** Days after closing for which a process is asked for, as the feed's source declares; closing is about 24 days later. */
const CHANGEABLE_DAYS = 180 + 24;

/** What a simulated collector knows: which releases it has seen and when, and which numbers gave none. */
export function createLedger(world: World) {
  /** By number: when the feed last showed it, and when any publisher first did. */
  const seenAt = new Float64Array(world.releases.length + 1);
  const firstSeen = new Float64Array(world.releases.length + 1);
  /** By number: when an award was first seen at all, and on the portal. */
  const awardSeen = new Float64Array(world.releases.length + 1);
  const awardOnPortal = new Float64Array(world.releases.length + 1);
  /** By number: first and last time that it gave no release. */
  const checks = new Map<number, { since: number; last: number }>();
  let [first, last] = [Number.POSITIVE_INFINITY, 0];

  return {
    see: (source: SourceName, shown: readonly SimulatedRelease[], at: number): void => {
      for (const { number, awardedAt } of shown) {
        if (awardedAt <= at) {
          awardSeen[number] ||= at;
          if (source === 'etenders') awardOnPortal[number] ||= at;
        }
        if (source !== 'ocds') continue;
        seenAt[number] = at;
        firstSeen[number] ||= at;
        checks.delete(number);
        first = Math.min(first, number);
        last = Math.max(last, number);
      }
    },
    check: (number: number, at: number): void => {
      if (number > world.releases.length) return;
      checks.set(number, { since: checks.get(number)?.since ?? at, last: at });
    },
    span: (): { first: number; last: number } | null => (last === 0 ? null : { first, last }),
    /** Numbers that are neither captured nor checked recently enough, as `missingNumbers` of collect lists them. */
    missing: (
      from: number,
      to: number,
      now: number,
      { min, max }: { min: number; max: number },
    ): number[] => {
      const numbers: number[] = [];
      for (let number = from; number <= Math.min(to, world.releases.length); number += 1) {
        if (seenAt[number]! > 0) continue;
        const check = checks.get(number);
        const wait = check && Math.min(Math.max((check.last - check.since) / 2, min * DAY), max * DAY);
        if (check === undefined || check.last + wait! <= now) numbers.push(number);
      }
      return numbers;
    },
    /**
     * Releases that may have changed and that the feed has not shown since a moment, the highest number first.
     * @param since null for those that the portal has shown as awarded since the feed showed them
     */
    changeable: (now: number, since: number | null): SimulatedRelease[] =>
      world.releases
        .filter(({ number, publishedAt }) => {
          const seen = seenAt[number]!;
          if (seen === 0 || publishedAt + CHANGEABLE_DAYS * DAY < now) return false;
          return since === null ? awardOnPortal[number]! > seen : seen < since;
        })
        .reverse(),
    /** Whether every number given before the start is captured or was asked for. */
    isComplete: (upTo: number): boolean => {
      for (let number = 1; number <= upTo; number += 1)
        if (seenAt[number] === 0 && !checks.has(number)) return false;
      return true;
    },
    firstSeen: (number: number): number => firstSeen[number] || Number.POSITIVE_INFINITY,
    awardSeen: (number: number): number => awardSeen[number] || Number.POSITIVE_INFINITY,
  };
}

export type Ledger = ReturnType<typeof createLedger>;
