import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page, PageView } from '#services/site/page.ts';
import { hasEvents } from '#services/site/pages/tender/calendar.ts';
import { checklist } from '#services/site/pages/tender/checklist.ts';
import { DOCUMENTS_SHOWN, documentsSection } from '#services/site/pages/tender/documents.ts';
import { estimateSection } from '#services/site/pages/tender/estimate.ts';
import { evaluationSection } from '#services/site/pages/tender/evaluation.ts';
import { glance } from '#services/site/pages/tender/glance.ts';
import { originsSection } from '#services/site/pages/tender/origins.ts';
import { apiOf, titleOf } from '#services/site/pages/tender/part.ts';
import { passagesSection } from '#services/site/pages/tender/passages.ts';
import { relatedSections } from '#services/site/pages/tender/related.ts';
import { FIRST_SEEN, stepsSection } from '#services/site/pages/tender/steps.ts';
import { submissionCell } from '#services/site/pages/tender/submission.ts';
import { summarySection } from '#services/site/pages/tender/summary.ts';
import { namesOf } from '#services/site/pages/tender/where.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { supplierOf } from '#services/site/parts/supplier.ts';
import { stateTag, tenderAddress } from '#services/site/parts/tender-hits.ts';
import { spoken, webAddress, when } from '#services/site/parts/words.ts';
import { pictureFor } from '#services/site/pictures/pictures.ts';

export const tenderPage: Page = {
  path: '/tenders/{id}',
  section: 'tenders',
  show: async ({ path, read, now }) => {
    const api = apiOf(path);
    const tender = await read.record(`${api}?include=quality`);
    const [analysis, estimate, documents, requirements, related] = await Promise.all([
      read.maybe(`${api}/analysis`),
      read.maybe(`${api}/value-estimate`),
      read.list(`${api}/documents?limit=100`),
      read.list(`${api}/submission-requirements?limit=100`),
      read.list(`${api}/related?limit=5`),
    ]);
    const title = titleOf(tender);
    const id = tender.string('tenderId');
    const address = tenderAddress(tender);
    const names = namesOf(documents.records, address, DOCUMENTS_SHOWN);
    const buyer = tender.at('sourceOrganization');
    const summary = tender.text('aiSummary');
    return {
      title: `${title} | ${id}`,
      description:
        summary ??
        `${spoken(tender.string('status'))} tender of ${buyer?.text('name') ?? 'an organ of state'}.`,
      canonical: address,
      ...{ api, jsonLd: [jsonLd(tender)], picture: pictureFor('tenders', id, title) },
      main: html`<p class="trail"><a href="/tenders">Tenders</a>${buyer ? html` / <a href="/buyers/${buyer.text('slug')}">${buyer.text('name')}</a>` : null}</p>
<h1${title.length > 60 ? html` class="long"` : null}>${title}</h1>
<p class="meta">${stateTag(tender, now)} <span>${tender.text('referenceNumber')}</span> ${kindTag(tender)}</p>
${summarySection(tender, analysis, names, `${address}/origins`)}
${tender.text('cancellationReason') ? html`<p class="warn danger">Cancelled: ${tender.text('cancellationReason')}</p>` : null}
<div class="with-side end"><div>
${description(tender)}
${checklist(tender, requirements.records, analysis)}
${analysis && evaluationSection(analysis, names)}
${estimate && estimateSection(estimate)}
${documentsSection(documents.records, `${address}/documents`)}
${analysis && passagesSection(analysis, names, `${address}/passages`)}
${awardsSection(tender.list('awards'))}
${stepsSection(tender.list('timeline'), tender.list('awards'))}
${originsSection(tender, `${address}/origins`)}
${relatedSections(related, now)}
</div><aside class="early" aria-label="At a glance">${glance(tender, id, submissionCell(tender, analysis, names))}</aside></div>
<p class="also no-print"><span>The same:</span> <a href="${api}">JSON</a> ${hasEvents(tender) ? html`<a href="${address}/calendar.ics">Calendar</a> ` : null}<a href="${webAddress(tender.text('siteUrl')) ?? '/data'}" rel="nofollow">At the publisher</a></p>`,
    } satisfies PageView;
  },
};

/** The kind of the latest notice, unless the state says the same. */
function kindTag(tender: Fields): Html | null {
  const kind = spoken(tender.string('publicationType'));
  return kind === spoken(tender.string('status')) ? null : html`<span>${kind}</span>`;
}

function description(tender: Fields): Html | null {
  const text = tender.text('description');
  return text === null || text === tender.text('title') ? null : html`<p class="text">${text}</p>`;
}

const awardsSection = (awards: readonly Fields[]): Html | null =>
  awards.length === 0
    ? null
    : html`<section><h2 id="awards">Awards</h2>${table(
        'Awards',
        [
          { title: 'Supplier', cell: supplierOf },
          column.rand('Amount', 'amount'),
          {
            title: 'Awarded',
            cell: (row) =>
              row.text('dateBasis') === 'firstSeen'
                ? html`${when(row.text('datedAt'))}<br><small class="soft">${FIRST_SEEN}</small>`
                : when(row.text('datedAt')),
          },
        ],
        awards,
      )}</section>`;

/** The invitation to tender as schema.org describes it. */
const jsonLd = (tender: Fields): Record<string, unknown> => ({
  '@type': 'GovernmentService',
  name: tender.text('title'),
  identifier: tender.text('ocid'),
  serviceType: 'Invitation to tender',
  areaServed: tender.text('province'),
  provider: { '@type': 'GovernmentOrganization', name: tender.at('sourceOrganization')?.text('name') },
});
