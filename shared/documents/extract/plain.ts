import { readCsv } from '#shared/documents/csv.ts';
import { DocumentError } from '#shared/documents/document-error.ts';
import { readWorkbook } from '#shared/documents/xlsx.ts';
import { cleanCell } from './clean-text.ts';
import type { PageLines } from './extraction.ts';
import { textFlow } from './text-flow.ts';

const PAGE_BREAK = /\f/;

/** Blanks that align what follows, in a table that somebody typed. */
const ALIGNING = /(?<=\S) {3,}(?=\S)/g;

/** Reads a text: its lines as they stand, with tabs between aligned columns, and a page at each form feed. */
export function readText(text: string): PageLines[] {
  const flow = textFlow();
  for (const [at, page] of text.split(PAGE_BREAK).entries()) {
    if (at > 0) flow.breakPage();
    for (const line of page.split(/\r\n?|\n/)) {
      flow.text(line.replace(ALIGNING, '\t'));
      flow.endLine();
    }
  }
  return flow.pages();
}

/** Reads CSV: a row in each line. What is called CSV and has no such rows is read as a text. */
export function readCsvText(text: string): PageLines[] {
  try {
    return readCsv(Buffer.from(text)).map(({ rows }) => ({ lines: rows.map(({ cells }) => rowLine(cells)) }));
  } catch (error) {
    if (error instanceof DocumentError && error.fault === 'damaged') return readText(text);
    throw error;
  }
}

/**
 * Reads a workbook: a page for each sheet, with its name in the first line. Formulas give the values that were stored with them.
 * @throws {DocumentError} as readWorkbook
 */
export async function readSheets(bytes: Uint8Array): Promise<PageLines[]> {
  const sheets = await readWorkbook(bytes, undefined, 'once');
  return sheets.map(({ name, rows }) => ({
    lines: [cleanCell(name), ...rows.map(({ cells }) => rowLine(cells)).filter((line) => line !== '')],
  }));
}

const rowLine = (cells: readonly unknown[]): string => cells.map(cellText).join('\t').trimEnd();

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/:00\.000Z$/, '');
  return cleanCell(String(value));
}
