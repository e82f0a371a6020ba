import { type Html, html } from '#services/html.ts';
import { type TableColumn, table } from '#services/site/parts/lists.ts';
import { when } from '#services/site/parts/words.ts';

/** A day, such as `2026-11-26`, and the height of its column. */
export type Day = { day: string; value: number };

/**
 * @param line a limit with its label, drawn above the columns
 * @param columns of the table beside the day
 */
type Options<Drawn> = { line: { value: number; name: string }; columns: readonly TableColumn<Drawn>[] };

const [WIDTH, HEIGHT, TOP, FOOT] = [620, 190, 24, 24];
/** If there are fewer days, columns are as wide as for this many. */
const LEAST_DAYS = 10;

/** Columns of days, oldest first, below a line, and a table of the days that are not empty. */
export function dayDrawing<Drawn extends Day>(
  title: string,
  days: readonly Drawn[],
  { line, columns }: Options<Drawn>,
): Html {
  const most = Math.max(line.value, ...days.map(({ value }) => value), Number.MIN_VALUE);
  const step = WIDTH / Math.max(days.length, LEAST_DAYS);
  const room = HEIGHT - TOP - FOOT;
  const y = (value: number): number => Math.round(TOP + room - (value / most) * room);
  const [first, last] = [days[0], days.length < 2 ? undefined : days.at(-1)];
  return html`<figure class="drawing"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${title}">
<line class="axis" x1="0" x2="${WIDTH}" y1="${TOP + room}" y2="${TOP + room}"></line>
<line class="limit" x1="0" x2="${WIDTH}" y1="${y(line.value)}" y2="${y(line.value)}"></line><text class="faint" x="0" y="${y(line.value) - 6}" font-size="13">${line.name}</text>
${days.map(({ value }, at) => {
  if (value === 0) return null;
  const top = Math.min(y(value), TOP + room - 2);
  return html`<rect class="bar" x="${Math.round(at * step) + 2}" y="${top}" width="${Math.max(2, Math.round(step) - 4)}" height="${TOP + room - top}"></rect>`;
})}
${first && html`<text class="faint" x="0" y="${HEIGHT - 6}" font-size="13">${first.day}</text>`}
${last && html`<text class="faint" x="${Math.round(days.length * step)}" y="${HEIGHT - 6}" font-size="13" text-anchor="end">${last.day}</text>`}
</svg>
<details><summary>The same as a table</summary>${table(
    title,
    [{ title: 'Day', cell: ({ day }: Drawn) => when(day) }, ...columns],
    days.filter(({ value }) => value > 0).toReversed(),
    { scrolls: false },
  )}</details></figure>`;
}
