import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { type Marks, reasons } from '#services/site/parts/reasons.ts';
import { ahead, between, marked, spoken, when } from '#services/site/parts/words.ts';

/** @returns the path of a tender's page */
export const tenderAddress = (tender: Fields): string =>
  `/tenders/${encodeURIComponent(tender.string('tenderId'))}`;

/** @returns a label with the state of a tender and the days that are left */
export function stateTag(tender: Fields, now: Date): Html {
  const status = tender.text('status') ?? 'unknown';
  if (status !== 'active') return html`<span class="tag">${spoken(status)}</span>`;
  const closes = tender.text('closingDateTime');
  const left = closes && ahead(closes, now);
  const soon = left !== null && Date.parse(closes ?? '') - now.getTime() < 3 * 86_400_000;
  return html`<span class="tag ${soon ? 'late' : 'open'}">${left ? `Closes ${left}` : 'Open'}</span>`;
}

/** @returns the estimate of a tender in words; null where there is none */
export function estimateText(tender: Fields): string | null {
  const estimate = tender.at('estimatedValue');
  const [least, most] = [estimate?.number('min') ?? null, estimate?.number('max') ?? null];
  return least === null || most === null ? null : between(least, most);
}

/** Tenders one below the other, each with its summary and why it was found. */
export const tenderHits = (tenders: readonly Fields[], now: Date, marks: readonly Marks[] = []): Html =>
  html`<ol class="hits">${tenders.map((tender, at) => hit(tender, now, marks[at]))}</ol>`;

function hit(tender: Fields, now: Date, marks: Marks | undefined): Html {
  const title = tender.text('title') ?? 'Untitled';
  const buyer = tender.at('sourceOrganization');
  const summary = tender.text('aiSummary');
  const estimate = estimateText(tender);
  return html`<li>
<h2><a href="${tenderAddress(tender)}">${marks?.title ? marked(marks.title) : title}</a></h2>
<div class="meta">${stateTag(tender, now)}
<span>${buyer ? html`<a href="/buyers/${buyer.text('slug')}">${buyer.text('name')}</a>` : 'Buyer unknown'}</span>
<span>${tender.text('province') ?? 'Province unknown'}</span>
${tender.text('closingDateTime') ? html`<span>Closing ${when(tender.text('closingDateTime'), true)}</span>` : null}
${estimate ? html`<span>Estimate ${estimate}</span>` : null}
${tender.text('referenceNumber') ? html`<span>${tender.text('referenceNumber')}</span>` : null}</div>
${summary ? html`<p>${summary}</p>` : null}
${marks && reasons(tender, marks)}
</li>`;
}
