/**
 * Months in the index of words. The vector of a record has its month, year and decade in UTC as lexemes that begin with `~`
 * (prisma/sql/read/search_month.sql), so that the index alone finds the recent ones among thousands of matches.
 */

/** Publishers' dates are of this year at the latest (shared/time.ts), and so are their lexemes. */
const LAST_DECADE = 210;

/** @returns the beginning of the month, in UTC */
export const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));

/**
 * @param month its beginning, in UTC
 * @returns the lexemes of which records of this month and of all later ones have one, and earlier records none
 */
export function monthsFrom(month: Date): string[] {
  const year = month.getUTCFullYear();
  const decade = Math.floor(year / 10);
  const months = Array.from(
    { length: 12 - month.getUTCMonth() },
    (_, n) => year * 100 + month.getUTCMonth() + 1 + n,
  );
  const years = Array.from({ length: 9 - (year % 10) }, (_, n) => year + 1 + n);
  const decades = Array.from({ length: LAST_DECADE - decade }, (_, n) => decade + 1 + n);
  return [...months, ...years, ...decades].map((number) => `~${number}`);
}
