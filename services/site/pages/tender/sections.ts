import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { placeOf } from '#services/site/parts/document-place.ts';
import { rand, spoken, webAddress, when } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

/** What kinds of file are called where people read. */
const KINDS: readonly (readonly [part: string, kind: string])[] = [
  ['pdf', 'PDF'],
  ['word', 'Word'],
  ['sheet', 'Excel'],
  ['excel', 'Excel'],
  ['presentation', 'PowerPoint'],
  ['zip', 'archive'],
  ['image/', 'picture'],
  ['text/', 'text'],
];

const kindOf = (mimeType: string | null): string | null =>
  mimeType === null ? null : (KINDS.find(([part]) => mimeType.includes(part))?.[1] ?? mimeType);

const kilobytes = (bytes: number | null): string | null =>
  bytes === null ? null : `${write(Math.max(1, bytes / 1024))} kB`;

/** The documents with their download. */
export const documentsSection = (documents: readonly Fields[]): Html | null =>
  documents.length === 0
    ? null
    : html`<section><h2 id="documents">Documents</h2><ul>${documents.map((each) => {
        const address = webAddress(each.text('downloadUrl')) ?? webAddress(each.text('fileUrl'));
        const name = each.text('fileName') ?? 'Document';
        return html`<li id="${placeOf(each.text('documentId') ?? '')}">${address ? html`<a href="${address}" rel="nofollow" download>${name}</a>` : name} <span class="small soft">${[kindOf(each.text('mimeType')), kilobytes(each.number('fileSize')), each.text('processingStatus') === 'COMPLETED' ? 'read' : null].filter((part) => part).join(', ')}</span></li>`;
      })}</ul></section>`;

/** What happened to the tender, in order. @param awards say which dates are those of awards, and which when they were first seen */
export const stepsSection = (events: readonly Fields[], awards: readonly Fields[]): Html | null =>
  events.length === 0
    ? null
    : html`<section><h2 id="timeline">What happened</h2><ol class="steps">${events.map(
        (event) =>
          html`<li>${when(event.text('date'), true)}${event.text('label') ?? spoken(event.text('event') ?? '')}${awarded(event, awards) ?? change(event)}</li>`,
      )}</ol></section>`;

/** Of an award its supplier and amount, and what its date is; null for any other event. */
function awarded(event: Fields, awards: readonly Fields[]): Html | null {
  const award = event.at('after');
  if (award === null || !award.has('supplierName')) return null;
  const supplier = award.text('supplierName');
  const amount = award.has('amount') ? award.number('amount') : null;
  const isSeen = awards.some(
    (each) => each.text('supplierName') === supplier && each.text('dateBasis') === 'firstSeen',
  );
  return html`${supplier === null ? null : html`: ${supplier}`}${amount === null ? null : html`, ${rand(amount)}`}${isSeen ? html`<br><span class="small soft">${FIRST_SEEN}</span>` : null}`;
}

/** What the date of an award is that its publisher gives none. */
export const FIRST_SEEN = 'first seen then; the publisher gives no date of the award';

function change(event: Fields): Html | null {
  const [before, after] = [event.text('before'), event.text('after')];
  return before === null && after === null
    ? null
    : html`<br><span class="small soft">${state(before)} → ${state(after)}</span>`;
}

/** @returns a value before or after a change; moments as people write them */
const state = (text: string | null): Html | string =>
  text !== null && /^\d{4}-\d\d-\d\dT/.test(text) ? when(text, true) : (text ?? '–');
