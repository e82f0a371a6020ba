import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { tenderHits } from '#services/site/parts/tender-hits.ts';

/** The open tenders that close next, with a link to all. @param where their filters, as the query of a list */
export const closingNext = (tenders: readonly Fields[], now: Date, where: string): Html =>
  html`<section><h2>Closing next</h2>${
    tenders.length === 0
      ? html`<p>Nothing is open now. <a href="/tenders?${where}&amp;status=any">All tenders</a></p>`
      : html`${tenderHits(tenders, now)}<p><a href="/tenders?${where}&amp;sort=closingDate">All open tenders</a></p>`
  }</section>`;
