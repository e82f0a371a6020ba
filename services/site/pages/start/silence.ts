import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { lastMonths, publishedIn } from '#services/site/pages/buyers/months.ts';

/** The largest buyers are looked at; of small ones a silent month says nothing. */
const LOOKED_AT = 50;
export const LARGEST_BUYERS = `/v2/organizations?sort=-totalTenders&limit=${LOOKED_AT}&fields=name,slug,months`;

/** Months without a publication after which a buyer has stopped, this one among them, and those before in which it had published. */
const [SILENT, BEFORE, USUAL] = [2, 10, 6];
const MOST = 5;

/** Where publishing has stopped: large buyers that published in most months, and nothing of late. */
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
      ? html`<p>${usual.length === 0 ? 'Too few months are known yet to say it.' : `Each of the ${usual.length} large buyers that publish in most months did so in this one or the last.`}</p>`
      : html`<p>${stopped.length} of the ${usual.length} large buyers that publish in most months have published nothing in this one and the last.</p><ul>${stopped
          .slice(0, MOST)
          .map(
            ({ buyer, last }) =>
              html`<li><a href="/buyers/${buyer.text('slug')}#months">${buyer.text('name')}</a>${last ? html` <span class="small soft">last in ${last}</span>` : null}</li>`,
          )}</ul>`
  }<p><a href="/status#silence">Month by month</a></p></section>`;
}
