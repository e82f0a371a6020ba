/** @returns the parts that exist, separated by dots */
export const joined = (parts: readonly string[]): string => parts.filter((part) => part).join(' · ');

/** @returns a number in digits, such as `12 345` */
export const write = (value: number): string => Math.round(value).toLocaleString('en-ZA');

/** @returns `1 award` or `12 awards` */
export const counted = (value: number, word: string): string =>
  `${write(value)}\u00a0${word}${value === 1 ? '' : 's'}`;

/** @returns rand in three digits, such as `R 2,45 billion`; below a million in full, so that 999 999 is not 1000 thousand */
export const shortRand = (value: number): string =>
  `R ${
    value < 999_999.5
      ? write(value)
      : value.toLocaleString('en-ZA', {
          notation: 'compact',
          compactDisplay: 'long',
          maximumSignificantDigits: 3,
        })
  }`.replaceAll(' ', '\u00a0');

/** @returns an amount; `undisclosed` if it is absent */
export const amount = (value: unknown): string =>
  typeof value === 'number' ? shortRand(value) : 'Undisclosed';

// Created once, because that takes longer than writing a hundred dates, and only for the first date, because it takes 8
// MB.
const formats: Record<string, Intl.DateTimeFormat> = {};

/**
 * @returns a day of South Africa, with the time if requested, such as `25 Nov 2026, 21:46`; nothing if there is no date
 */
export function date(moment: unknown, timeStyle: 'short' | '' = ''): string {
  const at = new Date((moment ?? '') as string);
  if (!(+at > 0)) return '';
  formats[timeStyle] ??= new Intl.DateTimeFormat('en-ZA', {
    dateStyle: 'medium',
    ...(timeStyle && { timeStyle }),
    timeZone: 'Africa/Johannesburg',
  });
  return formats[timeStyle].format(at);
}
