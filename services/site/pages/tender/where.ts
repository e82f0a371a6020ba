import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { placeOf } from '#services/site/parts/document-place.ts';

/** Names of a tender's documents, and the address of each, by id. */
export type DocumentNames = ReadonlyMap<string, { name: string; href: string }>;

/**
 * @param documents in the publisher's order
 * @param page path of the page of the tender
 * @param shown how many of them the current page lists; the page of documents has the others
 */
export const namesOf = (documents: readonly Fields[], page: string, shown = 0): DocumentNames =>
  new Map(
    documents.map((each, nth) => {
      const id = each.string('documentId');
      const name = each.text('fileName') ?? 'Document';
      return [id, { name, href: `${nth < shown ? '' : `${page}/documents`}#${placeOf(id)}` }];
    }),
  );

/**
 * Maximum length of a name beside a passage; the list of documents has the whole name. Names of one pack differ at
 * their ends.
 */
const [BEGIN, END] = [16, 28];

/** @returns the page and the document of a passage, with a link to it in the list of documents */
export function whereOf(passage: Fields, names: DocumentNames): Html | null {
  const page = passage.has('page') ? passage.number('page') : null;
  const id = passage.has('documentId') ? passage.string('documentId') : '';
  const document = names.get(id);
  if (document === undefined) return page === null ? null : html`Page ${page}`;
  const { name, href } = document;
  const short = name.length > BEGIN + END + 1 ? `${name.slice(0, BEGIN)}…${name.slice(-END)}` : name;
  return html`${page === null ? 'In' : `Page ${page} of`} <a href="${href}">${short}</a>`;
}
