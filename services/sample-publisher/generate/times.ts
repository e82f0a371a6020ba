import { southAfricanDay, southAfricanTime, startOfSouthAfricanDay } from '#shared/time.ts';

/** Times in this folder are milliseconds since 1970; only these functions turn them into text. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The text that the publisher writes in place of a missing date. */
export const NO_DATE = '0001-01-01T00:00:00Z';

/** South African wall-clock time with the publisher's false `Z`: 11:00 in Pretoria is `…T11:00:00Z`. */
export const falseZ = (time: number): string => `${southAfricanTime(new Date(time)).slice(0, 19)}Z`;

/** South African wall-clock time without an offset, as the portal writes it: `2025-10-02T12:00:00`. */
export const wallClock = (time: number): string => falseZ(time).slice(0, 19);

/** The calendar day in South Africa, `YYYY-MM-DD`. */
export const dayOf = (time: number): string => southAfricanDay(new Date(time));

/** The South African midnight with which the day of a time begins. */
export const midnight = (time: number): number => startOfSouthAfricanDay(dayOf(time)).getTime();

/** The time, or the Monday after it at the same hour when it falls on a weekend. */
export function onWorkday(time: number): number {
  const weekday = new Date(midnight(time) + DAY / 2).getUTCDay();
  return time + (weekday === 6 ? 2 * DAY : weekday === 0 ? DAY : 0);
}
