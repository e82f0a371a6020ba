import { monthNames, southAfricanTime } from '#shared/time.ts';

/** @param instant such as `2026-09-16T09:00:00Z` @returns its South African day in words: `16 September 2026` */
export function dayInWords(instant: string): string {
  const [year, month, day] = southAfricanTime(new Date(instant)).slice(0, 10).split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** @returns the same in short: `16 Sep 2026` */
export function dayInShort(instant: string): string {
  const [day, month, year] = dayInWords(instant).split(' ');
  return `${day} ${month!.slice(0, 3)} ${year}`;
}

/** @returns the South African time of day: `11:00` */
export const timeInWords = (instant: string): string => southAfricanTime(new Date(instant)).slice(11, 16);

/** @returns a whole number with commas between thousands: `12,345` */
export const numberInWords = (count: number): string => count.toLocaleString('en-US');

/** @returns the next whole rand, with commas between thousands: `R1,850,000` for 1849999.60 */
export const randInWords = (amount: number): string => `R${numberInWords(Math.ceil(amount))}`;

/** @returns `1 tender`, `12 tenders`; `no tenders` for none */
export const counted = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : numberInWords(count)} ${noun}${count === 1 ? '' : 's'}`;

/** @returns the names as part of a sentence: `A, B and C` */
export const listInWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** @returns the text with a capital at its beginning, unless that would make it longer, as `ŉ` would */
export function capitalised(text: string): string {
  const capital = text.charAt(0).toUpperCase();
  return capital.length > 1 ? text : capital + text.slice(1);
}

/** @returns the text with a full stop, unless an abbreviation at its end has one */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
