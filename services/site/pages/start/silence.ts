import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { lastMonths, publishedIn } from '#services/site/pages/buyers/months.ts';

/** Only the largest buyers count: for small ones, a month without publications means nothing. */
const LOOKED_AT = 50;
export const LARGEST_BUYERS = `/v2/organizations?sort=-totalTenders&limit=${LOOKED_AT}&fields=name,slug,months`;

/**
 * A buyer has stopped after this many months without a publication, including the current one, if it published in this
 * many months before.
 */
const [SILENT, BEFORE, USUAL] = [2, 10, 6];
const MOST = 5;

/** Where publishing has stopped: large buyers that published in most months, but nothing lately. */
export function silenceSection(buyers: readonly Fields[], now: Date): Html {
  const months = lastMonths(now, SILENT + BEFORE);
  const usual = buyers
    .map((buyer) => ({ buyer, published: publishedIn(buyer, months) }))
    .filter(({ published }) => published.slice(0, BEFORE).filter(({ value }) => value > 0).length >= USUAL);
  const stopped = usual
    .filter(({ published }) => published.slice(-SILENT).every(({ value }) => value === 0))
    .map(({ buyer, published }) => ({ buyer, last: published.findLast(({ value }) => value > 0)?.month }));
  return html`<section><h2 id="stopped">Where publishing has stopped</h2>${
    stopped.length === 0
      ? html`<p>${usual.length === 0 ? 'Too few months are known yet.' : `Each of the ${usual.length} large buyers that publish in most months published something in this month or the last.`}</p>`
      : html`<p>${stopped.length} of the ${usual.length} large buyers that publish in most months have published nothing in this month and the last.</p><ul>${stopped
          .slice(0, MOST)
          .map(
            ({ buyer, last }) =>
              html`<li><a href="/buyers/${buyer.text('slug')}#months">${buyer.text('name')}</a>${last ? html` <span class="small soft">last in ${last}</span>` : null}</li>`,
          )}</ul>`
  }<p><a href="/status#silence">Month by month</a></p></section>`;
}
