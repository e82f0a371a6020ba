import type { RestrictionPeriod } from '#shared/domain/screening/timing.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';

/** The columns of an entry that say when it restricts. */
export type StatedPeriod = {
  from: string | null;
  to: string | null;
  /** When the first edition without it was received; null while it is listed. */
  goneAt: string | null;
};

/** @returns the columns, with the names of `StatedPeriod` */
export const periodColumns = (entry: string): string =>
  `${entry}.period_from::text as "from", ${entry}.period_to::text as "to", 
    case when not ${entry}.listed then ${entry}.steps->-1->>'at' end as "goneAt"`;

export const periodOf = ({ from, to, goneAt }: StatedPeriod): RestrictionPeriod => ({
  ...{ from, to },
  listedUntil: goneAt === null ? null : addDays(southAfricanDay(new Date(goneAt)), -1),
});
