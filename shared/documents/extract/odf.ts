import { DocumentError } from '#shared/documents/document-error.ts';
import type { ReadMember } from './archive.ts';
import type { PageLines } from './extraction.ts';
import { attribute, readMarkup } from './markup.ts';
import { type TextFlow, textFlow } from './text-flow.ts';

type Attributes = Readonly<Record<string, string>>;

/** Deleted texts, remarks, and how things look. */
const SKIPPED: ReadonlySet<string> = new Set(['tracked-changes', 'annotation', 'automatic-styles', 'forms']);
/** The last cells of a row of a sheet are one empty cell that is repeated thousands of times. */
const MOST_REPEATED = 50;
const MOST_SPACES = 100;

/**
 * Reads a document of LibreOffice or OpenOffice: a text (ODT), a sheet for each page (ODS) or a slide for each page (ODP).
 * @returns also its kind, as the document says: `odt`, `ods` or `odp`
 * @throws {DocumentError} as openArchive; encrypted, damaged (the content is missing)
 */
export function readOdf(member: ReadMember): { pages: PageLines[]; kind: string } {
  if (member('META-INF/manifest.xml')?.includes('encryption-data'))
    throw new DocumentError('encrypted', 'the document needs a password');
  const xml = member('content.xml');
  if (xml === null) throw new DocumentError('damaged', 'the document in the archive is missing');
  const flow = textFlow();
  let kind = 'odt';
  let skipped = 0;
  let paragraphs = 0;
  readMarkup(xml, 'xml', {
    open(name, attributes) {
      if (skipped > 0 || SKIPPED.has(name)) skipped += 1;
      else if (name === 'spreadsheet') kind = 'ods';
      else if (name === 'presentation') kind = 'odp';
      else if (name === 'p' || name === 'h') paragraphs += 1;
      else opened(flow, name, attributes, kind);
    },
    close(name) {
      if (skipped > 0) skipped -= 1;
      else if (name === 'p' || name === 'h') {
        paragraphs -= 1;
        flow.endLine();
      } else closed(flow, name);
    },
    text(content) {
      if (paragraphs > 0 && skipped === 0) flow.text(content.replace(/\s+/g, ' '));
    },
  });
  return { pages: flow.pages(), kind };
}

function opened(flow: TextFlow, name: string, attributes: Attributes, kind: string): void {
  if (name === 'tab') flow.text('\t');
  else if (name === 's') flow.text(' '.repeat(number(attributes, 'c', MOST_SPACES)));
  else if (name === 'line-break') flow.endLine();
  else if (name === 'soft-page-break' || name === 'page') flow.breakPage();
  else if (name === 'table' && kind === 'ods') flow.breakPage();
  else if (name === 'table-row') flow.openRow();
  else if (isCell(name)) openCells(flow, number(attributes, 'number-columns-repeated', MOST_REPEATED));
  else if (name === 'note-body' || name === 'text-box') flow.openAside();
}

/** A cell that is repeated has its text in the last of its columns, once. */
function openCells(flow: TextFlow, columns: number): void {
  for (let column = 1; column < columns; column += 1) {
    flow.openCell();
    flow.closeCell();
  }
  flow.openCell();
}

const isCell = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell';

function closed(flow: TextFlow, name: string): void {
  if (name === 'table-row') flow.closeRow();
  else if (isCell(name)) flow.closeCell();
  else if (name === 'note-body' || name === 'text-box') flow.closeAside();
}

const number = (attributes: Attributes, name: string, most: number): number =>
  Math.min(most, Math.max(1, Number.parseInt(attribute(attributes, name) ?? '1', 10) || 1));
