import { type Html, html } from '#services/html.ts';
import type { Month } from '#services/site/drawings/months.ts';
import { table } from '#services/site/parts/lists.ts';
import { write } from '#widgets/view/format.ts';

/** A row of the map: its name, where it leads, and its months, the same in each row. */
export type HeatRow = { name: string; href: string; months: readonly Month[] };

const [CELL, TALL, FOOT, GAP] = [28, 26, 16, 3];
const CLASSES = 4;
const LETTERS = 'JFMAMJJASOND';

/**
 * Rows by months, a strip for each: darker where there is more, a frame with a dash where there is nothing. Each row has its own
 * scale: what matters is when somebody was silent, not who is largest. The same stands in a table.
 * @param what is counted, such as `tenders`
 */
export function heatMap(title: string, rows: readonly HeatRow[], what: string): Html | null {
  const months = rows[0]?.months.map(({ month }) => month) ?? [];
  if (rows.length === 0 || months.length === 0) return null;
  return html`<ul class="strips">${rows.map(strip)}</ul>
<details><summary>The same as a table</summary>${table(
    `${title}: ${what}`,
    [
      { title: 'Buyer', cell: ({ name, href }: HeatRow) => html`<a href="${href}">${name}</a>` },
      ...months.map((month, at) => ({
        title: month,
        numeric: true,
        cell: ({ months: own }: HeatRow) => write(own[at]?.value ?? 0),
      })),
    ],
    rows,
  )}</details>`;
}

function strip({ name, href, months }: HeatRow): Html {
  const most = Math.max(...months.map(({ value }) => value), 1);
  const silent = months.filter(({ value }) => value === 0).length;
  const [width, height] = [months.length * CELL - GAP, TALL + FOOT];
  return html`<li class="drawing"><a href="${href}">${name}</a> <small class="soft">${silent === 0 ? 'every month' : `silent in ${silent} of ${months.length}`}</small>
<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${months.map(
    ({ month, value }, at) => {
      const level = value === 0 ? null : Math.min(CLASSES, Math.ceil((value / most) * CLASSES));
      const [x, side] = [at * CELL, CELL - GAP];
      return html`<rect class="${level === null ? 'none' : `c${level}`}" x="${x}" y="0" width="${side}" height="${TALL}" rx="2"><title>${month}: ${write(value)}</title></rect><text class="${level === null ? 'faint' : `on${level}`}" x="${x + side / 2}" y="17" font-size="11" text-anchor="middle">${value === 0 ? '–' : write(value)}</text><text class="faint" x="${x + side / 2}" y="${height - 3}" font-size="10" text-anchor="middle">${LETTERS[Number(month.slice(5)) - 1]}</text>`;
    },
  )}</svg></li>`;
}
