import { isDay, monthNames } from '#shared/time.ts';

/** Reads days in the styles of registers. */

/** A day `YYYY-MM-DD`; nothing stated; without end; or a text that is not a day. */
export type ReadDay =
  | { kind: 'day'; day: string }
  | { kind: 'none' }
  | { kind: 'open' }
  | { kind: 'unreadable' };

const MONTHS = monthNames.map((name) => name.toLowerCase());
const NONE = /^(?:n\/?a|none|nil|tbc|unknown|not (?:stated|applicable|available)|[-–—.]*)$/i;
const OPEN = /^(?:permanent(?:ly)?|indefinite(?:ly)?|life(?:time)?|no end date|ongoing)$/i;
/**
 * Two numbers and a year; or a year and two numbers. Typed registers may have blanks anywhere, which were removed
 * before.
 */
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:T[\d:.]{4,15}Z?)?$/i;
const COMPACT = /^(20\d{2}|19\d{2})(\d{2})(\d{2})$/;
/** `01 March 2020`, `1-Mar-20`, `1st of March, 2020`. */
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9}) (\d{4}|\d{2})$/;
/** `March 1, 2020`. */
const MONTH_DAY = /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/;
/** Serial numbers of days in sheets: 1990 to 2119. */
const SERIALS = { first: 32_874, last: 80_000 };
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const MS_PER_DAY = 86_400_000;

/** Plausible years: not before the registers began, and no typing errors such as 2202. */
const YEARS = { first: 1990, last: 2120 };

/**
 * Reads a day: `01/03/2020` (day first, as South Africans write; month first only if nothing else is possible),
 * `2020/03/01`, `01.03.2020`, `01 March 2020`, `1-Mar-20`, the number of a day in a sheet (43891), or a date of a
 * sheet.
 */
export function readDay(cell: string | number | Date | null): ReadDay {
  if (cell === null) return { kind: 'none' };
  if (cell instanceof Date) return ofDate(cell);
  if (typeof cell === 'number') return ofSerial(cell);
  const text = cell.normalize('NFKC').trim();
  if (NONE.test(text)) return { kind: 'none' };
  if (OPEN.test(text)) return { kind: 'open' };
  if (/[a-z]{3}/i.test(text)) return ofWords(text);
  const dense = text.replace(/\s/g, '').replace(/[‐-―−\\]/g, '-');
  if (/^\d{5}$/.test(dense)) return ofSerial(Number(dense));
  const [, year, month, day] = YEAR_FIRST.exec(dense) ?? COMPACT.exec(dense) ?? [];
  if (year && month && day) return ofParts(year, month, day);
  const [, one, two, last] = DAY_FIRST.exec(dense) ?? [];
  if (!one || !two || !last) return { kind: 'unreadable' };
  const dayFirst = ofParts(last, two, one);
  return dayFirst.kind === 'day' ? dayFirst : ofParts(last, one, two);
}

function ofDate(date: Date): ReadDay {
  const time = date.getTime();
  return Number.isNaN(time) ? { kind: 'unreadable' } : checked(date.toISOString().slice(0, 10));
}

function ofSerial(serial: number): ReadDay {
  if (!(serial >= SERIALS.first && serial <= SERIALS.last)) return { kind: 'unreadable' };
  return checked(new Date(SERIAL_EPOCH + Math.floor(serial) * MS_PER_DAY).toISOString().slice(0, 10));
}

function ofWords(text: string): ReadDay {
  const words = text
    .toLowerCase()
    .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g, ' ')
    .replace(/[\s,.‐-―/-]+/g, ' ')
    .trim();
  const [, day, name, year] = DAY_MONTH.exec(words) ?? [];
  if (day && name && year) return ofParts(year, monthOf(name), day);
  const [, first, second, last] = MONTH_DAY.exec(words) ?? [];
  return first && second && last ? ofParts(last, monthOf(first), second) : { kind: 'unreadable' };
}

function monthOf(name: string): string {
  const found = MONTHS.findIndex(
    (month) => month.startsWith(name) || (name === 'sept' && month === 'september'),
  );
  return String(found + 1);
}

const ofParts = (year: string, month: string, day: string): ReadDay =>
  checked(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

function checked(day: string): ReadDay {
  const year = Number(day.slice(0, 4));
  return isDay(day) && year >= YEARS.first && year <= YEARS.last
    ? { kind: 'day', day }
    : { kind: 'unreadable' };
}

/** Words and signs between the two days of a period. */
const BETWEEN = /\s{1,9}(?:to|until|till|[-–—])\s{1,9}|[–—]/i;

/** @returns both days of a period in one text, such as `01/03/2020 - 28/02/2025`; null if it is not a period */
export function readPeriod(text: string): { from: ReadDay; to: ReadDay } | null {
  const [from, to, more] = text
    .replace(/^\s{0,9}(?:from|between)\b/i, '')
    .trim()
    .split(BETWEEN);
  if (from === undefined || to === undefined || more !== undefined) return null;
  return { from: readDay(from), to: readDay(to) };
}

/** Maximum length of a line; longer ones are sentences. */
const LONGEST = 300;
const WORDS_OF_A_DAY = 4;

/** @returns the first day within a line, `YYYY-MM-DD`; null where it has none */
export function dayWithin(line: string): string | null {
  const words = line
    .slice(0, LONGEST)
    .split(/[\s:]+/)
    .filter((word) => word !== '');
  for (let from = 0; from < words.length; from += 1) {
    for (let length = WORDS_OF_A_DAY; length > 0; length -= 1) {
      const text = words.slice(from, from + length).join(' ');
      const read = /\d{4}/.test(text) && !/^\d{5}$/.test(text) ? readDay(text.replace(/[,.;]$/, '')) : null;
      if (read?.kind === 'day') return read.day;
    }
  }
  return null;
}
