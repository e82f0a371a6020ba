import { type Html, html } from '#services/html.ts';
import { type Month, monthDrawing } from '#services/site/drawings/months.ts';
import type { Fields } from '#services/site/fields.ts';
import { southAfricanDay } from '#shared/time.ts';

const MONTHS = 12;

/** @returns the months up to this one, oldest first, such as `2026-11` */
export function lastMonths(now: Date, count = MONTHS): string[] {
  const [year = 0, month = 0] = southAfricanDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}

/** @returns what a buyer published in each of these months, including months without publications */
export function publishedIn(buyer: Fields, months: readonly string[]): Month[] {
  const known = new Map(buyer.list('months').map((each) => [each.text('month'), each.count('tenders')]));
  return months.map((month) => ({ month, value: known.get(month) ?? 0 }));
}

/** How many tenders a buyer published in each of the last twelve months, to show when it stopped. */
export function monthsSection(buyer: Fields, now: Date): Html {
  const months = publishedIn(buyer, lastMonths(now));
  const silent = months.filter(({ value }) => value === 0).length;
  return html`<section><h2 id="months">When it publishes</h2>
<p>${silent === 0 ? 'It published in each of the last twelve months.' : `This service knows of no publication in ${silent} of the last ${MONTHS} months.`}</p>
${monthDrawing('Tenders published by month', months, 'Tenders')}</section>`;
}
