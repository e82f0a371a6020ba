import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { table } from '#services/site/parts/lists.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

/** What the page needs of each score; lists do not have the inputs. */
export const HEALTH_FIELDS = 'scoreDate,healthScore,status,contributingItems';

/** How well procurement works, month by month, and what the latest score is made of. */
export function healthSection(scores: readonly Fields[]): Html | null {
  const latest = scores.find((row) => row.number('healthScore') !== null);
  return latest === undefined
    ? null
    : html`<section><h2 id="health">How well procurement works</h2><p class="text">A score from 0 to 100 of what is published, at the end of each month. It is not given where too little is known.</p>${table(
        'Health of procurement by month',
        [
          { title: 'Until', cell: (row) => when(row.text('scoreDate')) },
          {
            title: 'Score',
            numeric: true,
            cell: (row) => {
              const score = row.number('healthScore');
              return score === null ? 'too little is known' : write(score);
            },
          },
          { title: 'State', cell: (row) => spoken(row.text('status') ?? '–') },
        ],
        scores,
      )}${inputsOf(latest)}</section>`;
}

const inputsOf = (score: Fields): Html =>
  html`<details><summary>What the score of ${when(score.text('scoreDate'))} is made of</summary>${table(
    'Inputs of the score',
    [
      { title: 'Input', cell: (row) => spoken(row.text('input') ?? '') },
      { title: 'Part', cell: (row) => spoken(row.text('part') ?? '') },
      {
        title: 'Share',
        numeric: true,
        cell: (row) => (row.number('value') === null ? '–' : share(row.number('value') ?? 0)),
      },
      { title: 'Of records', numeric: true, cell: (row) => write(row.number('records') ?? 0) },
      { title: 'Points', numeric: true, cell: (row) => row.number('points') ?? '–' },
      { title: 'Of', numeric: true, cell: (row) => row.number('weight') },
      { title: 'Why not', cell: (row) => row.text('reason') },
    ],
    score.list('contributingItems'),
  )}</details>`;
