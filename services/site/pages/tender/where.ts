import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';

/** Names of a tender's documents by their ids. */
export type DocumentNames = ReadonlyMap<string, string>;

export const namesOf = (documents: readonly Fields[]): DocumentNames =>
  new Map(documents.map((each) => [each.text('documentId') ?? '', each.text('fileName') ?? 'Document']));

/** Letters of a name beside a passage; the list of documents has it whole. */
const LETTERS = 48;

/** @returns the page and the document of a passage, with a link to it in the list of documents */
export function whereOf(passage: Fields, names: DocumentNames): Html | null {
  const page = passage.has('page') ? passage.number('page') : null;
  const id = passage.has('documentId') ? (passage.text('documentId') ?? '') : '';
  const name = names.get(id) ?? null;
  if (name === null) return page === null ? null : html`Page ${page}`;
  const short = name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name;
  return html`${page === null ? 'In' : `Page ${page} of`} <a href="#d-${id}">${short}</a>`;
}
