import { type Html, html } from '#services/html.ts';
import { intervalDrawing } from '#services/site/drawings/interval.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { share } from '#services/site/parts/words.ts';
import { shortRand } from '#widgets/view/format.ts';

/** Why there is no estimate, as the end of a sentence. */
export const reasons: Readonly<Record<string, string>> = {
  'not-a-tender': 'this entry is a notice about tenders and invites no bids',
  'not-a-purchase':
    'here the public body sells, lets or grants something, and estimates only cover what public bodies buy',
  'no-publication-day': 'the publisher does not say on which day it was published',
  'asks-no-price': 'bidders are asked for information or interest, but not for a price yet',
  'too-few-awards': 'too few awards were known before it closed',
  'not-calibrated': 'too few awards were known to judge how accurate an estimate is',
  'nothing-to-compare': 'no known award has a word, the category or the buyer in common with this tender',
};

/** The estimated value of the contract, with the awards behind it. */
export function estimateSection(estimate: Fields): Html | null {
  const [least, middle, most] = ['estimatedMin', 'estimatedMedian', 'estimatedMax'].map((name) =>
    estimate.number(name),
  );
  if (typeof least !== 'number' || typeof middle !== 'number' || typeof most !== 'number')
    return html`<section><h2 id="estimate">Estimate of the value</h2><p>There is none: ${reasons[estimate.string('reason')] ?? 'nothing comparable is known'}.</p></section>`;
  const comparables = estimate.list('comparables');
  const interval = estimate.number('interval');
  return html`<section><h2 id="estimate">Estimate of the value</h2>
<p class="text">Between <strong>${shortRand(least)}</strong> and <strong>${shortRand(most)}</strong>; the middle is ${shortRand(middle)}. ${interval === null ? null : `${share(interval)} of such ranges should contain the later award; `}<a href="/data/quality">how often they do</a>. It is our estimate, not the buyer's.</p>
${intervalDrawing(
  { least, middle, most },
  comparables.map((each) => ({ amount: each.count('amount'), label: each.string('tenderId') })),
)}
${
  comparables.length === 0
    ? null
    : html`<details><summary>The awards behind the estimate</summary>${table(
        'Awards of similar tenders',
        [
          column.link('Tender', '/tenders', 'tenderId', 'tenderId'),
          column.rand('Awarded', 'amount'),
          column.rand("In today's terms", 'adjusted'),
          { title: 'Weight', numeric: true, cell: (row) => share(row.count('weight')) },
        ],
        comparables,
      )}</details>`
}</section>`;
}
