/**
 * The only place that turns text into instants. South African publishers write wall-clock time, in OCDS with a false `Z`
 * at the end; both mean South African Standard Time, UTC+02:00 all year (no daylight saving since 1944).
 */

const SAST_OFFSET = '+02:00';
const SAST_OFFSET_MS = 2 * 60 * 60 * 1000;

/** An instant as PostgreSQL reads it, to microseconds at most, such as `2026-09-16T11:00:00+02:00`. */
export type Instant = string;

/** The result of reading a publisher's date: an instant; absent (null, empty or the publisher's year 1); or invalid. */
export type ParsedTime =
  | { kind: 'instant'; instant: Instant }
  | { kind: 'absent' }
  | { kind: 'invalid'; text: string; reason: string };

const PATTERN =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/i;

/** A year outside this range is a typing error or a placeholder. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/**
 * Reads a publisher's date or date-time as South African wall-clock time; an offset in the text is ignored.
 * @param text such as `2026-09-16T11:00:00Z`, `2025-10-02T12:00:00`, `2026-08-14`; anything else is `invalid`
 */
export const parseSouthAfrican = (text: unknown): ParsedTime => parse(text, () => SAST_OFFSET);

/** Reads an ISO 8601 date-time with its own offset; without an offset it is UTC. For publishers that follow OCDS. */
export const parseStandard = (text: unknown): ParsedTime => parse(text, (offset) => offset ?? 'Z');

function parse(value: unknown, offsetOf: (offset: string | undefined) => string): ParsedTime {
  if (value === null || value === undefined) return { kind: 'absent' };
  if (typeof value !== 'string') return { kind: 'invalid', text: JSON.stringify(value), reason: 'not text' };
  const text = value.trim();
  if (text === '') return { kind: 'absent' };
  const match = PATTERN.exec(text);
  if (!match) return { kind: 'invalid', text, reason: 'not a date' };
  const [
    ,
    year = '',
    month = '',
    day = '',
    hour = '00',
    minute = '00',
    second = '00',
    fraction = '',
    offset,
  ] = match;
  if (Number(year) <= 1) return { kind: 'absent' };
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)
    return { kind: 'invalid', text, reason: 'year out of range' };
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const whole = new Date(`${date}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(whole.getTime()) || whole.toISOString().slice(0, 10) !== date) {
    return { kind: 'invalid', text, reason: 'no such day or time' };
  }
  const micros = fraction.slice(0, 6).replace(/0{1,6}$/, '');
  return {
    kind: 'instant',
    instant: `${date}T${hour}:${minute}:${second}${micros ? `.${micros}` : ''}${offsetOf(offset?.toUpperCase())}`,
  };
}

/** @returns the South African calendar day of an instant, `YYYY-MM-DD` */
export const southAfricanDay = (instant: Date): string => inSouthAfrica(instant).slice(0, 10);

/** @returns an instant as South African wall-clock time with its offset, to the second: `2026-09-16T11:00:00+02:00` */
export const southAfricanTime = (instant: Date): string =>
  `${inSouthAfrica(instant).slice(0, 19)}${SAST_OFFSET}`;

/**
 * @returns an instant as records give it, everywhere and with the same precision: `2026-09-16T09:00:00.000Z`. In statements
 *   core.utc_time writes the same.
 */
export const utcTime = (instant: Instant): string => new Date(instant).toISOString();

/** @returns the instant at which a South African calendar day (`YYYY-MM-DD`) begins */
export const startOfSouthAfricanDay = (day: string): Date => new Date(`${day}T00:00:00${SAST_OFFSET}`);

/** @returns the calendar day `days` after the given one, `YYYY-MM-DD`; negative counts back */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** @returns whole days from one day to another; negative where the other comes before */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** @returns whether the text is a real calendar day written `YYYY-MM-DD` */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text;

/** @returns the second in which an instant lies, in Unix time; null for none. For publishers that give different fractions */
export const secondOf = (instant: Instant | null): number | null =>
  instant === null ? null : Math.floor(Date.parse(instant) / 1000);

const inSouthAfrica = (instant: Date): string => new Date(instant.getTime() + SAST_OFFSET_MS).toISOString();

/** The months in English, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
