import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { apiOf, partView, titleOf } from '#services/site/pages/tender/part.ts';
import { placeOf } from '#services/site/parts/document-place.ts';
import { pager } from '#services/site/parts/lists.ts';
import { tenderAddress } from '#services/site/parts/tender-hits.ts';
import { webAddress } from '#services/site/parts/words.ts';
import { queryOf } from '#services/site/query.ts';
import { write } from '#widgets/view/format.ts';

/** Names of kinds of files for people. */
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

/** Number of documents on the page of a tender; larger packs have a page of their own. */
export const DOCUMENTS_SHOWN = 25;

/** The documents with their downloads. @param path of the page with all of them */
export const documentsSection = (documents: readonly Fields[], path: string): Html | null =>
  documents.length === 0
    ? null
    : html`<section><h2 id="documents">Documents</h2>${listOf(documents.slice(0, DOCUMENTS_SHOWN))}${documents.length > DOCUMENTS_SHOWN ? html`<p><a href="${path}">All documents</a></p>` : null}</section>`;

export const documentsPage: Page = {
  path: '/tenders/{id}/documents',
  section: 'tenders',
  show: async ({ path, query: given, read }) => {
    const query = queryOf(given);
    const api = `${apiOf(path)}/documents${query.with('limit', '100').text()}`;
    const [tender, { records, meta }] = await Promise.all([read.record(apiOf(path)), read.list(api)]);
    return partView(tender, {
      ...{ name: 'documents', heading: 'Documents', api },
      description: `The documents of the tender ${titleOf(tender)}, for download.`,
      main: html`${records.length === 0 ? html`<p>The publisher has no documents here.</p>` : listOf(records)}${pager(`${tenderAddress(tender)}/documents`, query, meta)}`,
    });
  },
};

const listOf = (documents: readonly Fields[]): Html =>
  html`<ul>${documents.map((each) => {
    const address = webAddress(each.text('downloadUrl')) ?? webAddress(each.text('fileUrl'));
    const name = each.text('fileName') ?? 'Document';
    return html`<li id="${placeOf(each.string('documentId'))}">${address ? html`<a href="${address}" rel="nofollow" download>${name}</a>` : name} <span class="small soft">${[kindOf(each.text('mimeType')), kilobytes(each.number('fileSize')), each.text('processingStatus') === 'COMPLETED' ? 'read' : null].filter((part) => part).join(', ')}</span></li>`;
  })}</ul>`;
