import type { RestrictionPeriod } from '#shared/domain/screening/timing.ts';
import type { Presence } from '#shared/tables/supplier-lists.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';

/** The columns of an entry that say when it restricts. */
export type StatedPeriod = {
  from: string | null;
  to: string | null;
  listed: boolean;
  presence: readonly Presence[];
};

/** @returns the columns, with the names of `StatedPeriod` */
export const periodColumns = (entry: string): string =>
  `${entry}.period_from::text as "from", ${entry}.period_to::text as "to", ${entry}.listed, ${entry}.presence`;

export function periodOf({ from, to, listed, presence }: StatedPeriod): RestrictionPeriod {
  const gone = listed ? null : (presence.at(-1)?.until ?? null);
  return { from, to, listedUntil: gone === null ? null : addDays(southAfricanDay(new Date(gone)), -1) };
}
