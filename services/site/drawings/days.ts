import { type Html, html } from '#services/html.ts';
import { table } from '#services/site/parts/lists.ts';
import { when } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

/** What was counted on a day, such as `2026-11-26`. */
export type Day = { day: string; count: number };

const [WIDTH, HEIGHT, TOP, FOOT] = [620, 190, 24, 24];

/**
 * Columns of days, oldest first, below the line of a limit, with the same as a table.
 * @param limit of one day; the line is as high as it, so that columns show how much of it was used
 */
export function dayDrawing(title: string, days: readonly Day[], limit: number): Html {
  const most = Math.max(limit, ...days.map(({ count }) => count), 1);
  const step = WIDTH / Math.max(days.length, 1);
  const room = HEIGHT - TOP - FOOT;
  const y = (count: number): number => Math.round(TOP + room - (count / most) * room);
  const [first, last] = [days[0], days.at(-1)];
  return html`<figure class="drawing"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${title}">
<line class="axis" x1="0" x2="${WIDTH}" y1="${TOP + room}" y2="${TOP + room}"></line>
<line class="limit" x1="0" x2="${WIDTH}" y1="${y(limit)}" y2="${y(limit)}"></line><text class="faint" x="0" y="${y(limit) - 6}" font-size="13">Limit of a day: ${write(limit)}</text>
${days.map(({ count }, at) => {
  if (count === 0) return null;
  const top = Math.min(y(count), TOP + room - 2);
  return html`<rect class="bar" x="${Math.round(at * step) + 2}" y="${top}" width="${Math.max(2, Math.round(step) - 4)}" height="${TOP + room - top}"></rect>`;
})}
${first && html`<text class="faint" x="0" y="${HEIGHT - 6}" font-size="13">${first.day}</text>`}
${last && html`<text class="faint" x="${WIDTH}" y="${HEIGHT - 6}" font-size="13" text-anchor="end">${last.day}</text>`}
</svg>
<details><summary>The same as a table</summary>${table(
    title,
    [
      { title: 'Day', cell: ({ day }: Day) => when(day) },
      { title: 'Calls', numeric: true, cell: ({ count }: Day) => write(count) },
      {
        title: 'Share of the limit',
        numeric: true,
        cell: ({ count }: Day) => `${write((100 * count) / limit)} %`,
      },
    ],
    days.filter(({ count }) => count > 0).toReversed(),
    { scrolls: false },
  )}</details></figure>`;
}
