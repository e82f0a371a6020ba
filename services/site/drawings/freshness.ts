import { type Html, html } from '#services/html.ts';
import { table } from '#services/site/parts/lists.ts';
import { when } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** A day of a publisher: how many synchronisations were complete, and how many were not. */
export type Freshness = { day: string; completed: number; troubled: number };
export type FreshnessRow = { name: string; days: readonly Freshness[] };

const [CELL, GAP, HEIGHT] = [16, 3, 30];

/** @returns how a day was: in words, as a class of the drawing, and how tall */
function stateOf({ completed, troubled }: Freshness): { words: string; shape: string; tall: number } {
  if (completed > 0 && troubled === 0) return { words: 'complete', shape: 'c4', tall: HEIGHT };
  if (completed > 0) return { words: 'complete, after failed attempts', shape: 'c2', tall: HEIGHT };
  return troubled > 0
    ? { words: 'failed', shape: 'bad', tall: HEIGHT / 2 }
    : { words: 'no attempt', shape: 'none', tall: 6 };
}

/** A row of days for each publisher, and a table with the same data. Colour and height show how each day was. */
export function freshnessDrawing(rows: readonly FreshnessRow[]): Html {
  return html`<ul class="strips">${rows.map(strip)}</ul>
<p class="small soft">Full: everything arrived that day. Pale: it arrived, but some attempts failed. Half as high: every attempt failed. A stroke: there was no attempt.</p>
<details><summary>The same as a table</summary>${table(
    'Days of each publisher',
    [
      { title: 'Day', cell: ({ day }) => when(day) },
      ...rows.map(({ name }, at) => ({
        title: name,
        cell: ({ states }: { day: string; states: readonly string[] }) => states[at],
      })),
    ],
    (rows[0]?.days ?? [])
      .map(({ day }, nth) => ({ day, states: rows.map(({ days }) => stateOf(days[nth]!).words) }))
      .toReversed(),
  )}</details>`;
}

function strip({ name, days }: FreshnessRow): Html {
  const width = days.length * CELL - GAP;
  const good = days.filter(({ completed }) => completed > 0).length;
  return html`<li class="drawing"><strong>${name}</strong> <small class="soft">${good} of ${counted(days.length, 'day')}</small>
<svg viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" aria-hidden="true">${days.map(
    (day, at) => {
      const { words, shape, tall } = stateOf(day);
      return html`<rect class="${shape}" x="${at * CELL}" y="${HEIGHT - tall}" width="${CELL - GAP}" height="${tall}" rx="2"><title>${day.day}: ${words}</title></rect>`;
    },
  )}</svg></li>`;
}
