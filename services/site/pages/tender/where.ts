import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { placeOf } from '#services/site/parts/document-place.ts';

/** Names of a tender's documents by their ids, and the path of the page that lists them; empty on that page itself. */
export type DocumentNames = { of: ReadonlyMap<string, string>; page: string };

export const namesOf = (documents: readonly Fields[], page = ''): DocumentNames => ({
  of: new Map(documents.map((each) => [each.text('documentId') ?? '', each.text('fileName') ?? 'Document'])),
  page,
});

/** Letters of a name beside a passage; the list of documents has it whole. Names of one pack differ at their ends. */
const [BEGIN, END] = [16, 28];

/** @returns the page and the document of a passage, with a link to it in the list of documents */
export function whereOf(passage: Fields, names: DocumentNames): Html | null {
  const page = passage.has('page') ? passage.number('page') : null;
  const id = passage.has('documentId') ? (passage.text('documentId') ?? '') : '';
  const name = names.of.get(id) ?? null;
  if (name === null) return page === null ? null : html`Page ${page}`;
  const short = name.length > BEGIN + END + 1 ? `${name.slice(0, BEGIN)}…${name.slice(-END)}` : name;
  return html`${page === null ? 'In' : `Page ${page} of`} <a href="${names.page}#${placeOf(id)}">${short}</a>`;
}
