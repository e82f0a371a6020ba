import type { TenderFields } from '#shared/domain/tenders/records.ts';
import { isDay } from '#shared/time.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

const DAY = String.raw`(?:(\d{1,2})(?:st|nd|rd|th)?\s+(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})\.?,?\s+(\d{4})|(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))`;
/** A date after a word such as "until". */
const UNTIL = new RegExp(String.raw`\b(?:until|till|up\s+to|to)\s+(?:the\s+)?${DAY}`, 'iu');

/**
 * @returns the last day of validity that the text of a notice gives (`extended until 30 June 2026`), as `YYYY-MM-DD`;
 *   null if it gives none, which is usual, because the day is in the attached letter
 */
export function validUntil({
  title,
  description,
}: Pick<TenderFields, 'title' | 'description'>): string | null {
  const match = UNTIL.exec(`${title ?? ''}\n${description ?? ''}`);
  if (match === null) return null;
  const [, day, month, year, isoYear, isoMonth, isoDay, lastDay, lastMonth, lastYear] = match;
  const found =
    month === undefined
      ? [isoYear ?? lastYear, isoMonth ?? lastMonth, isoDay ?? lastDay]
      : [year, String(MONTHS.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3))) + 1), day];
  const text = found.map((part) => (part ?? '').padStart(2, '0')).join('-');
  return isDay(text) ? text : null;
}
