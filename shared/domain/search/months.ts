/**
 * Months in the index of words. The vector of a record has its month, year and decade in UTC as lexemes that begin with `~`
 * (prisma/sql/read/search_month.sql), so that the index alone finds the recent ones among thousands of matches.
 */

/** Publishers' dates are of this year at the latest (shared/time.ts), and so are their lexemes. */
const LAST_DECADE = 210;

/** @returns the beginning of the month, in UTC */
export const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));

const AFTER_ALL = new Date(Date.UTC(10 * (LAST_DECADE + 1), 0));

/**
 * @param from beginning of a month, in UTC
 * @param before beginning of a later month; without it there is no end
 * @returns the lexemes of which every record in this period has one, and no other record has any
 */
export function monthsIn(from: Date, before: Date = AFTER_ALL): string[] {
  const lexemes: string[] = [];
  for (let at = from; at < before; ) {
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
    const spans = [
      { lexeme: year / 10, until: month === 0 && year % 10 === 0 ? new Date(Date.UTC(year + 10, 0)) : null },
      { lexeme: year, until: month === 0 ? new Date(Date.UTC(year + 1, 0)) : null },
      { lexeme: year * 100 + month + 1, until: new Date(Date.UTC(year, month + 1)) },
    ];
    const { lexeme, until } = spans.find((span) => span.until !== null && span.until <= before) ?? spans[2]!;
    lexemes.push(`~${lexeme}`);
    at = until!;
  }
  return lexemes;
}
