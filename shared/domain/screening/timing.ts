import { addDays } from '#shared/time.ts';

/** The period of a restriction compared with the day of an award. All days are South African, `YYYY-MM-DD`. */

export const timings = ['before', 'during', 'after', 'unknown'] as const;
/** When the award was made: before, during or after the restriction. */
export type Timing = (typeof timings)[number];

/** When an entry of a list restricts. */
export type RestrictionPeriod = {
  /** First and last day, as the list states them. */
  from: string | null;
  to: string | null;
  /** The last day on which the list contained it; null while it is there. */
  listedUntil: string | null;
};

/**
 * @returns the last day: an entry that disappeared before the end of its period counts as lifted; null for a listed
 *   entry without a last day
 */
export const lastDay = ({ to, listedUntil }: RestrictionPeriod): string | null =>
  to !== null && (listedUntil === null || to < listedUntil) ? to : listedUntil;

export const isInForce = (period: RestrictionPeriod, day: string): boolean => {
  const last = lastDay(period);
  return (period.from === null || period.from <= day) && (last === null || day <= last);
};

/** @returns the next day after `day` on which `isInForce` may change; null if there is none */
export function nextChange(period: RestrictionPeriod, day: string): string | null {
  if (period.from !== null && period.from > day) return period.from;
  const last = lastDay(period);
  return last !== null && last >= day ? addDays(last, 1) : null;
}

/** What is known about the day of an award. */
export type AwardDay = {
  /** As the publisher states it. */
  stated: string | null;
  /** When the award was first seen. It was made on that day or earlier. */
  seen: string;
};

/**
 * Without a stated day only one thing is certain: an award that was seen before the restriction began was made before it. A missing
 * first day leaves open whether the restriction had begun.
 */
export function timingOf({ stated, seen }: AwardDay, period: RestrictionPeriod): Timing {
  const { from } = period;
  const last = lastDay(period);
  if (from !== null && (stated ?? seen) < from) return 'before';
  if (stated === null) return 'unknown';
  if (last !== null && stated > last) return 'after';
  return from === null ? 'unknown' : 'during';
}
