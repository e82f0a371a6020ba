import { wallClock } from '#services/sample-publisher/generate/times.ts';

/**
 * South African wall-clock time with the ten-millionths of a second of the portal's own times; zeros at the end are
 * left out, as the portal does.
 * @param ticks 0 to 9,999,999
 */
export function withTicks(time: number, ticks: number): string {
  const fraction = String(ticks).padStart(7, '0').replace(/0+$/, '');
  return fraction === '' ? wallClock(time) : `${wallClock(time)}.${fraction}`;
}
