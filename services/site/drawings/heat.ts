import { type Html, html } from '#services/html.ts';
import type { Month } from '#services/site/drawings/months.ts';
import { table } from '#services/site/parts/lists.ts';
import { write } from '#widgets/view/format.ts';

/** A row of the map: its name, where it leads, and its months, the same in each row. */
export type HeatRow = { name: string; href: string; months: readonly Month[] };

const [NAME, CELL, ROW, HEAD, GAP] = [250, 34, 26, 22, 2];
const LETTERS = 34;
const CLASSES = 4;

/**
 * Rows by months, darker where there is more; a month with nothing has a frame and a dash. The same stands in a table.
 * @param what is counted, such as `Tenders published`
 */
export function heatMap(title: string, rows: readonly HeatRow[], what: string): Html | null {
  const months = rows[0]?.months.map(({ month }) => month) ?? [];
  if (rows.length === 0 || months.length === 0) return null;
  const [width, height] = [NAME + months.length * CELL, HEAD + rows.length * ROW];
  return html`<figure class="drawing heat"><div class="scroll" tabindex="0" role="region" aria-label="${title}"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}; the same follows as a table">
${months.map((month, at) => html`<text class="faint" x="${NAME + at * CELL + CELL / 2}" y="14" font-size="11" text-anchor="middle">${at === 0 || month.endsWith('-01') ? month : month.slice(5)}</text>`)}
${rows.map((row, at) => rowOf(row, HEAD + at * ROW))}
</svg></div>
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
  )}</details></figure>`;
}

/** Each row has its own scale: what matters is when a buyer was silent, not how large it is. */
function rowOf({ name, months }: HeatRow, y: number): Html {
  const most = Math.max(...months.map(({ value }) => value), 1);
  const short = name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name;
  return html`<text x="0" y="${y + 17}" font-size="13">${short}</text>${months.map(({ month, value }, at) => {
    const level = value === 0 ? null : Math.min(CLASSES, Math.ceil((value / most) * CLASSES));
    const [x, side, tall] = [NAME + at * CELL, CELL - GAP, ROW - GAP];
    return html`<rect class="${level === null ? 'none' : `c${level}`}" x="${x}" y="${y}" width="${side}" height="${tall}" rx="2"><title>${name}, ${month}: ${write(value)}</title></rect><text class="${level === null ? 'faint' : `on${level}`}" x="${x + side / 2}" y="${y + 16}" font-size="11" text-anchor="middle">${value === 0 ? '–' : write(value)}</text>`;
  })}`;
}
