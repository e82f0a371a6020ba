import { type Content, type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { placeOf } from '#services/site/parts/document-place.ts';
import { markedParts, spoken } from '#services/site/parts/words.ts';

/** Why a tender was found: fragments of its texts with the words marked, and the words that were searched for. */
export type Marks = { title: string | null; description: string | null; words: readonly string[] };

/** Names of fields for people, in the reasons why a record was found. */
const FIELDS: Readonly<Record<string, string>> = {
  sourceOrganization: 'Buyer',
  referenceNumber: 'Tender number',
  tenderId: 'Number at the publisher',
  ocid: 'OCID',
  delivery: 'Place of delivery',
  requiredDocuments: 'Must be handed in',
  cidbGrades: 'CIDB grade',
  documentPassages: 'In a document',
  findings: 'In a document, as an unconfirmed passage',
};
const WORD = /([\p{L}\p{M}\p{N}]+)/u;
/** Maximum length of the ending of a word, and minimum length of its stem. */
const [ENDING, STEM] = [3, 3];

/** @param query as the reader wrote it @returns its words, without excluded ones */
export const searchedWords = (query: string): string[] =>
  query
    .split('"')
    .flatMap((part, at, parts) => {
      // Every second part was in quotation marks.
      if (at % 2 === 1) return parts[at - 1]?.endsWith('-') ? [] : [part];
      return part.split(/\s+/).filter((word) => !word.startsWith('-') && word !== 'OR');
    })
    .flatMap((part) => part.split(WORD).filter((word) => WORD.test(word)));

/** Why a tender was found: each field that matches with its passage, and for a document its page. */
export function reasons(tender: Fields, marks: Marks): Html | null {
  const matches = tender.has('matches') ? tender.list('matches') : [];
  if (matches.length === 0)
    return marks.description && marks.description !== marks.title
      ? html`<p class="small soft">${described(marks.description)}</p>`
      : null;
  const words = [...marks.words, ...markedIn(marks.title), ...markedIn(marks.description)];
  const lines = matches.flatMap((match) => reason(tender, match, marks, words) ?? []);
  return lines.length === 0
    ? null
    : html`<ul class="why small soft" aria-label="Why it was found">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

const described = (fragment: string): Html => html`Description: ${markedText(markedParts(fragment))}`;

function reason(tender: Fields, match: Fields, marks: Marks, words: readonly string[]): Html | null {
  const field = match.string('field');
  const passage = match.string('passage');
  // The title is shown above, with its words marked.
  if (field === 'title') return marks.title ? null : html`Title: by a related word`;
  if (field === 'description') {
    if (marks.description) return marks.description === marks.title ? null : described(marks.description);
    if (passage === tender.text('title')) return html`Description: by a related word`;
  }
  const parts = marksOf(passage, words);
  const label = FIELDS[field] ?? spoken(field);
  return html`${label}${place(tender, match)}: ${markedText(parts)}${parts.length === 1 ? ' (by a related word)' : null}`;
}

/** The page of the document, as a link to it among the documents of the tender. */
function place(tender: Fields, match: Fields): Content {
  const document = match.has('documentId') ? match.text('documentId') : null;
  if (document === null) return null;
  const page = match.has('page') ? match.number('page') : null;
  return html`, <a href="/tenders/${encodeURIComponent(tender.string('tenderId'))}#${placeOf(document)}">${page === null ? 'this one' : `page ${page}`}</a>`;
}

const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase();

/** @returns whether both are the same word except for the ending, such as `supply` and `supplies` */
function isAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [folded(one), folded(other)].toSorted((a, b) => a.length - b.length);
  if (short === long) return true;
  const stem = short.endsWith('y') ? short.slice(0, -1) : short;
  return stem.length >= STEM && long.startsWith(stem) && long.length - stem.length <= ENDING;
}

/** @returns parts of the text; every second one is a word that was searched for */
function marksOf(text: string, words: readonly string[]): string[] {
  const parts = [''];
  for (const [at, part] of text.split(WORD).entries())
    if (at % 2 === 1 && words.some((word) => isAlike(word, part))) parts.push(part, '');
    else parts[parts.length - 1] += part;
  return parts;
}

const markedIn = (fragment: string | null): string[] =>
  fragment === null ? [] : markedParts(fragment).filter((_, at) => at % 2 === 1);

const markedText = (parts: readonly string[]): Content =>
  parts.map((part, at) => (at % 2 === 1 ? html`<mark>${part}</mark>` : part));
