import { type ParsedTime, parseSouthAfrican } from '#shared/time.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const TIME = String.raw`(?:[\sT,@–-]+(\d{1,2})[:hH](\d{2})(?::\d{2}(?:\.\d+)?)?)?`;
/** `17/09/2025`, `19.08.2023`, `01/01/1`; a time may follow. */
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[./](\d{1,2})[./](\d{1,4})${TIME}$`);
/** `Tuesday, 12 September 2023 - 11:00`, `4 Mar 2022`. */
const NAMED_MONTH = new RegExp(
  String.raw`^(?:[a-z]+,?\s+)?(\d{1,2})\s+([a-z]{3,9})\.?,?\s+(\d{4})${TIME}$`,
  'i',
);

/** Reads a date in any of the portal's formats, as South African wall-clock time. */
export const parsePortalTime = (value: unknown): ParsedTime =>
  parseSouthAfrican(typeof value === 'string' ? isoOf(value) : value);

/**
 * Rewrites the portal's other date formats as ISO 8601. The day comes first, as usual in South Africa. A year of two
 * digits is not extended, because its century is unknown.
 * @returns the text unchanged if it has none of these formats
 */
export function isoOf(text: string): string {
  const trimmed = text.trim();
  const numeric = DAY_FIRST.exec(trimmed);
  if (numeric) {
    const [, day = '', month = '', year = '', hour, minute] = numeric;
    return isoText(year, month, day, hour, minute);
  }
  const named = NAMED_MONTH.exec(trimmed);
  const month = MONTHS.indexOf(named?.[2]?.slice(0, 3).toLowerCase() ?? '') + 1;
  if (named && month > 0) {
    const [, day = '', , year = '', hour, minute] = named;
    return isoText(year, String(month), day, hour, minute);
  }
  return trimmed.replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})(?=\D|$)/, '$1-$2-$3');
}

function isoText(year: string, month: string, day: string, hour?: string, minute?: string): string {
  const date = [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}:${minute}:00`;
}
