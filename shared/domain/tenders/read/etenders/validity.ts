import { excerpt, type Reading, typeOf } from '#shared/domain/tenders/read/fields/reading.ts';
import type { Instant } from '#shared/time.ts';
import type { RowValue } from './fields.ts';

/** Plausible numbers of days for which bids stay valid. */
const MIN_DAYS = 30;
const MAX_DAYS = 1_000;
const DAY = 86_400_000;

/**
 * Reads the number of days for which bids must stay valid. Many officials enter the number of days of the advertisement
 * instead, with or without its first day, or another small number; these values are left out.
 */
export function readValidity(
  reading: Reading,
  { value, path }: RowValue,
  published: Instant | null,
  closes: Instant | null,
): number | null {
  if (value === null || value === 0) return null;
  const text = typeof value === 'string' ? reading.line(value, path) : value;
  if (text === null) return null;
  const days = typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : text;
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 0 || days > MAX_DAYS) {
    reading.raise('invalid-validity', path, {
      value: typeof value === 'string' ? excerpt(value) : typeof value === 'number' ? value : typeOf(value),
    });
    return null;
  }
  if (days < MIN_DAYS) return null;
  if (published === null || closes === null) return days;
  const advertised = daysBetween(published, closes);
  return days === advertised || days === advertised + 1 ? null : days;
}

/** @returns the days from one calendar day to another; both instants are written in South African time */
const daysBetween = (from: Instant, to: Instant): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY);
