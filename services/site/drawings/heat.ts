import { type Html, html } from '#services/html.ts';
import type { Month } from '#services/site/drawings/months.ts';
import { write } from '#widgets/view/format.ts';

/** A row of the map: its name, its link, and its months, the same for each row. */
export type HeatRow = { name: string; href: string; months: readonly Month[] };

const CLASSES = 4;
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Rows by months: darker for more, a dash for none. Each row has its own scale, because it shows when a buyer
 * published nothing, not who is largest. It is a table, so that screen readers can read it.
 * @param what is counted, such as `tenders`
 */
export function heatMap(title: string, rows: readonly HeatRow[], what: string): Html | null {
  const months = rows[0]?.months.map(({ month }) => month) ?? [];
  if (rows.length === 0 || months.length === 0) return null;
  const caption = `${title}: ${what}`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table class="heat"><caption class="hidden">${caption}</caption>
<thead><tr><th scope="col">Buyer</th><th scope="col">Silent in</th>${months.map((month) => html`<th scope="col">${NAMES[Number(month.slice(5)) - 1]}<br>${month.slice(0, 4)}</th>`)}</tr></thead>
<tbody>${rows.map(rowOf)}</tbody></table></div>`;
}

function rowOf({ name, href, months }: HeatRow): Html {
  const most = Math.max(...months.map(({ value }) => value), 1);
  const silent = months.filter(({ value }) => value === 0).length;
  return html`<tr><th scope="row"><a href="${href}">${name}</a></th><td>${silent === 0 ? 'none' : `${silent} of ${months.length}`}</td>${months.map(
    ({ value }) =>
      value === 0
        ? html`<td>–</td>`
        : html`<td class="c${Math.min(CLASSES, Math.ceil((value / most) * CLASSES))}">${write(value)}</td>`,
  )}</tr>
`;
}
