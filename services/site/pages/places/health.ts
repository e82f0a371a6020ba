import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { share, spoken, when } from '#services/site/parts/words.ts';
import { MIN_KNOWN_POINTS } from '#shared/codelists/health-score.ts';
import { write } from '#widgets/view/format.ts';

/** Fields of scores that the page needs; lists do not have the inputs. */
export const HEALTH_FIELDS = 'scoreDate,healthScore,status,contributingItems';

/**
 * The health of procurement by month, and the inputs of the latest score.
 * @param where the tenders, as the query of a list, such as `province=gauteng`
 */
export function healthSection(scores: readonly Fields[], where: string): Html | null {
  const latest = scores.find((row) => row.number('healthScore') !== null) ?? scores[0];
  return latest === undefined
    ? null
    : html`<section><h2 id="health">How well procurement works</h2><p class="text">A score from 0 to 100 for the end of each month, computed from what is published. It needs inputs worth ${MIN_KNOWN_POINTS} points or more.</p>${
        latest.number('healthScore') === null
          ? html`<p class="text">No score yet: the inputs that are known so far are worth ${knownPoints(latest)} of 100 points.</p>`
          : table(
              'Health of procurement by month',
              [
                column.day('Until', 'scoreDate'),
                {
                  title: 'Score',
                  numeric: true,
                  cell: (row) => {
                    const score = row.number('healthScore');
                    return score === null ? 'too few inputs' : write(score);
                  },
                },
                { title: 'State', cell: (row) => spoken(row.text('status') ?? '–') },
              ],
              scores,
            )
      }${inputsOf(latest, where)}</section>`;
}

/** The weight of the known inputs. */
const knownPoints = (score: Fields): number =>
  score
    .list('contributingItems')
    .reduce((sum, item) => sum + (item.number('points') === null ? 0 : item.count('weight')), 0);

/** @returns the first day of the month that is the given number of months before that of a day */
const monthBefore = (day: string, months: number): Date =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - months, 1));
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

/** A link to the tenders that closed in whole months. @param first and @param last how many months before the month of the score */
function closedIn(scoreDate: string, where: string, first: number, last: number): Html {
  const from = dayOf(monthBefore(scoreDate, first));
  const until = dayOf(new Date(monthBefore(scoreDate, last - 1).getTime() - DAY_MS));
  return html`<a href="/tenders?${where}&amp;status=any&amp;closingAfter=${from}&amp;closingBefore=${until}">tenders that closed from ${when(from)} to ${when(until)}</a>`;
}

const inputsOf = (score: Fields, where: string): Html => {
  const day = score.string('scoreDate');
  return html`<details><summary>Inputs of the score of ${when(score.text('scoreDate'))}</summary>${table(
    'Inputs of the score',
    [
      column.spoken('Input', 'input'),
      column.spoken('Part', 'part'),
      {
        title: 'Share',
        numeric: true,
        cell: (row) => (row.number('value') === null ? '–' : share(row.count('value'))),
      },
      column.count('Of records', 'records'),
      { title: 'Points', numeric: true, cell: (row) => row.number('points') ?? '–' },
      column.number('Of', 'weight'),
      column.text('Why not', 'reason'),
    ],
    score.list('contributingItems'),
  )}<p class="text small">“Open long enough” and “Notice quality” cover ${closedIn(day, where, 2, 0)}; the others cover ${closedIn(day, where, 6, 4)}, so that 90 days have passed for each. Notices about tenders and second publications are in these lists, but do not count.</p></details>`;
};
