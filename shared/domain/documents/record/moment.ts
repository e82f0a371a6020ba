import { type Instant, utcTime } from '#shared/time.ts';
import type { Moment } from '../analysis.ts';

/** @returns the instant of a moment in South African time; null without a time of day, which must not be assumed */
export const instantOf = ({ date, time }: Moment): Instant | null =>
  time === null ? null : utcTime(`${date}T${time}:00+02:00`);

/** @returns the instant if there is one, otherwise the day */
export const stated = (moment: Moment): string => instantOf(moment) ?? moment.date;
