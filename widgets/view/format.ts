/** @returns the parts that there are, with a dot between them */
export const joined = (parts: readonly string[]): string => parts.filter((part) => part).join(' · ');

/** @returns a number in digits, such as `12 345` or `2,45` */
export const write = (value: number, digits = 0): string =>
  value.toLocaleString('en-ZA', { maximumFractionDigits: digits });

/** @returns `1 award` or `12 awards` */
export const counted = (value: number, word: string): string =>
  `${write(value)}\u00a0${word}${value === 1 ? '' : 's'}`;

/** @returns rand in three digits, such as `R 2,45 bn`; below a million in full, so that 999 999 is not 1000 thousand */
export function shortRand(value: number): string {
  let thousands = 0;
  let rest = value;
  if (value >= 999_999.5)
    // Rounded before the unit is chosen: 999 999 999 is 1 bn and not 1 000 m.
    for (rest = +value.toPrecision(3); rest >= 1000 && thousands < 4; thousands += 1) rest /= 1000;
  return `R\u00a0${write(rest, thousands && 2)}${['', '', '\u00a0m', '\u00a0bn', '\u00a0tn'][thousands]}`;
}

/** @returns an amount; an absent one says that it is undisclosed */
export const amount = (value: unknown): string =>
  typeof value === 'number' ? shortRand(value) : 'Undisclosed';

/** @returns a day of South Africa, with its time where that is asked for, such as `25 Nov 2026, 21:46`; nothing for no date */
export const date = (moment: unknown, timeStyle?: 'short'): string =>
  moment
    ? new Date(moment as string).toLocaleString('en-ZA', {
        dateStyle: 'medium',
        timeStyle,
        timeZone: 'Africa/Johannesburg',
      } as Intl.DateTimeFormatOptions)
    : '';
