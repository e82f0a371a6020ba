import { type Html, html } from '#services/html.ts';
import { table } from '#services/site/parts/lists.ts';
import { write } from '#widgets/view/format.ts';

/** A month such as `2026-11`, and its count. */
export type Month = { month: string; value: number };

const [WIDTH, HEIGHT, LOW] = [420, 138, 34];

/**
 * Upright bars, one for each month, and the same data as a table for screen readers. @param what is counted,
 * such as `tenders`
 */
export function monthDrawing(title: string, months: readonly Month[], what: string): Html | null {
  if (months.length === 0) return null;
  const most = Math.max(...months.map(({ value }) => value), 1);
  const step = WIDTH / months.length;
  return html`<div class="drawing"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" aria-hidden="true">
<line class="axis" x1="0" x2="${WIDTH}" y1="${HEIGHT - LOW}" y2="${HEIGHT - LOW}"></line>
${months.map(({ month, value }, at) => {
  const height = Math.round((value / most) * (HEIGHT - LOW - 20));
  const x = Math.round(at * step);
  const middle = Math.round(x + step / 2);
  return html`<rect class="${value === 0 ? 'pale' : 'bar'}" x="${x + 2}" y="${HEIGHT - LOW - Math.max(height, 2)}" width="${Math.max(2, Math.round(step) - 4)}" height="${Math.max(height, 2)}"></rect><text class="faint" x="${middle}" y="${HEIGHT - LOW - height - 5}" font-size="11" text-anchor="middle">${write(value)}</text>${months.length > 14 && at % 3 > 0 ? null : html`<text class="faint" x="${middle}" y="${HEIGHT - 19}" font-size="11" text-anchor="middle">${month.slice(5)}${month.endsWith('-01') || (at === 0 && months[1]?.month.endsWith('-01') !== true) ? html`<tspan x="${middle}" dy="13">${month.slice(0, 4)}</tspan>` : null}</text>`}`;
})}
</svg><div class="hidden">${table(
    title,
    [
      { title: 'Month', cell: ({ month }: Month) => month },
      { title: what, numeric: true, cell: ({ value }: Month) => write(value) },
    ],
    months,
    { scrolls: false },
  )}</div></div>`;
}
