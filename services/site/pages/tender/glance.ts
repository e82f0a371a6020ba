import { type Content, type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { hasEvents } from '#services/site/pages/tender/calendar.ts';
import { facts } from '#services/site/parts/lists.ts';
import { breakable, when } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** What a bidder needs first. @param submission how to submit a bid */
export function glance(tender: Fields, id: string, submission: Content): Html {
  const contact = tender.at('contactPerson');
  const [email, phone] = [contact?.text('email') ?? null, contact?.text('telephone') ?? null];
  const briefing = tender.text('briefingDateTime');
  const buyer = tender.at('sourceOrganization');
  const otherwise = otherwiseIn(tender);
  return html`<div class="card"><h2 class="hidden">At a glance</h2>${facts([
    [
      'Closing',
      tender.text('closingDateTime') &&
        html`${when(tender.text('closingDateTime'), true)}${otherwise('closing')}`,
    ],
    ['Published', tender.text('publicationDate') && when(tender.text('publicationDate'))],
    ['Buyer', buyer && html`<a href="/buyers/${buyer.text('slug')}">${buyer.text('name')}</a>`],
    [
      'Place',
      [tender.text('locality'), tender.text('municipality'), tender.text('province')]
        .filter((part) => part !== null)
        .join(', ') || null,
    ],
    [
      'Category',
      tender
        .list('category')
        .map((each) => html`<a href="/categories/${each.text('slug')}">${each.text('name')}</a> `),
    ],
    [
      'Briefing',
      briefing &&
        html`${when(briefing, true)}${tender.flag('briefingCompulsory') ? html` <strong>compulsory</strong>` : null}${tender.text('briefingVenue') ? html`<br>${tender.text('briefingVenue')}` : null}${otherwise('briefing')}`,
    ],
    [
      'Bids hold for',
      tender.number('validityPeriod') !== null &&
        html`${counted(tender.count('validityPeriod'), 'day')}${otherwise('validity')}`,
    ],
    ['How to submit', submission],
    [
      'Contact',
      contact &&
        html`${contact.text('name')}${email ? html`<br><a href="mailto:${email}">${breakable(email)}</a>` : null}${phone ? html`<br><a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>` : null}`,
    ],
    ['OCID', html`<code>${tender.text('ocid')}</code>`],
  ])}
<p class="no-print">${hasEvents(tender) ? html`<a class="button plain" href="/tenders/${encodeURIComponent(id)}/calendar.ics">Add to calendar</a> ` : null}<button class="plain" data-print hidden>Print</button></p></div>`;
}

/** @returns a warning beside a value of the notice that documents contradict */
const otherwiseIn = (tender: Fields) => {
  const failed = new Set(
    tender
      .at('quality')
      ?.list('issues')
      .map((issue) => issue.text('name')) ?? [],
  );
  return (what: 'closing' | 'briefing' | 'validity'): Html | null =>
    failed.has(`document-${what}-differs`)
      ? html`<br><strong class="small">The documents <a href="#passages">say otherwise</a>.</strong>`
      : null;
};
