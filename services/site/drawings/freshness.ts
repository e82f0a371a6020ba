import { type Html, html } from '#services/html.ts';
import { table } from '#services/site/parts/lists.ts';
import { when } from '#services/site/parts/words.ts';
import { counted, write } from '#widgets/view/format.ts';

/** A day of a publisher: how often everything was brought, and how often something was missing. */
export type Freshness = { day: string; completed: number; troubled: number };
export type FreshnessRow = { name: string; days: readonly Freshness[] };

const [CELL, GAP, HEIGHT] = [20, 3, 30];

/** @returns how a day was, as words and as a class of the drawing */
function stateOf({ completed, troubled }: Freshness): { words: string; shape: string } {
  if (completed > 0 && troubled === 0) return { words: 'everything came', shape: 'c4' };
  if (completed > 0) return { words: 'came, after trouble', shape: 'c2' };
  return troubled > 0 ? { words: 'failed', shape: 'bad' } : { words: 'not asked', shape: 'none' };
}

/** A line of days for each publisher, with the same as a table. What a day was is told by colour and height. */
export function freshnessDrawing(rows: readonly FreshnessRow[]): Html {
  return html`${rows.map(({ name, days }) => {
    const width = days.length * CELL;
    const good = days.filter(({ completed }) => completed > 0).length;
    return html`<figure class="drawing freshness"><figcaption><strong>${name}</strong> <span class="soft">everything came on ${good} of ${days.length} days</span></figcaption>
<svg viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" aria-hidden="true">${days.map(
      (day, at) => {
        const { words, shape } = stateOf(day);
        const tall = { c4: HEIGHT, c2: HEIGHT, bad: HEIGHT / 2, none: 6 }[shape] ?? HEIGHT;
        return html`<rect class="${shape}" x="${at * CELL}" y="${HEIGHT - tall}" width="${CELL - GAP}" height="${tall}" rx="2"><title>${day.day}: ${words}</title></rect>`;
      },
    )}</svg>
<details><summary>Days of ${name} as a table</summary>${table(
      `Days of ${name}`,
      [
        { title: 'Day', cell: ({ day }: Freshness) => when(day) },
        { title: 'State', cell: (day: Freshness) => stateOf(day).words },
        {
          title: 'Synchronisations',
          numeric: true,
          cell: ({ completed, troubled }: Freshness) => write(completed + troubled),
        },
        { title: 'With trouble', numeric: true, cell: ({ troubled }: Freshness) => write(troubled) },
      ],
      days.toReversed(),
      { scrolls: false },
    )}</details></figure>`;
  })}<p class="small soft">Full: everything came that day. Pale: it came, and some attempt failed. Half as high: nothing came. A stroke: nobody asked. ${counted(rows.length, 'publisher')}.</p>`;
}
