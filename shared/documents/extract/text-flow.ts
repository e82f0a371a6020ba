import { DocumentError } from '#shared/documents/document-error.ts';
import { cleanCell, cleanText } from './clean-text.ts';
import { MAX_CHARACTERS, type PageLines } from './extraction.ts';

/** Cells of a row that have more text, in several paragraphs, stand one after the other: the table is there for the layout. */
const LONG_CELL = 1_000;

/** Text of a document without places, as its reader meets it: what opens is closed in turn. */
export type TextFlow = {
  /** Adds to the paragraph. A tab separates cells. */
  text(added: string): void;
  /** Ends the paragraph. */
  endLine(): void;
  /** Begins a page after the paragraph, and after the rows that are open. */
  breakPage(): void;
  openRow(): void;
  closeRow(): void;
  openCell(): void;
  closeCell(): void;
  /** A text that stands apart from the paragraph that it is in, such as a text box or a note. It comes after the paragraph. */
  openAside(): void;
  closeAside(): void;
  /** @returns the pages, without those that have no text */
  pages(): PageLines[];
};

/** What a paragraph, a cell or a text box collects. */
type Frame = { kind: 'page' | 'cell' | 'aside'; lines: string[]; open: string; asides: string[] };
type Row = { kind: 'row'; cells: string[][] };

/** @throws {DocumentError} too-large, from each function */
export function textFlow(): TextFlow {
  const pages: string[][] = [];
  const frame = (kind: Frame['kind']): Frame => ({ kind, lines: [], open: '', asides: [] });
  let stack: (Frame | Row)[] = [frame('page')];
  let characters = 0;
  let isPageOver = false;

  const page = () => stack[0] as Frame;
  const current = (): Frame => stack.findLast((open) => open.kind !== 'row') as Frame;

  const endLine = (): void => {
    const into = current();
    const line = cleanText(into.open)
      .replaceAll('\n', ' ')
      .replace(/ ?\t ?/g, '\t')
      .trim();
    if (line !== '') into.lines.push(line);
    into.open = '';
    if (into.asides.length > 0) into.lines.push(...into.asides.splice(0));
    if (isPageOver && stack.length === 1) startPage();
  };
  const startPage = (): void => {
    isPageOver = false;
    if (page().lines.length === 0) return;
    pages.push(page().lines);
    stack = [frame('page'), ...stack.slice(1)];
  };
  /** Closes what was left open within, as in a file that is not well formed. */
  const closeTo = (kind: 'row' | 'cell' | 'aside'): boolean => {
    const at = stack.findLastIndex((open) => open.kind === kind);
    if (at === -1) return false;
    while (stack.length > at + 1) close(stack.at(-1)!.kind);
    return true;
  };
  const close = (kind: (Frame | Row)['kind']): void => {
    if (kind === 'row') flow.closeRow();
    else if (kind === 'cell') flow.closeCell();
    else flow.closeAside();
  };

  const flow: TextFlow = {
    text(added) {
      characters += added.length;
      if (characters > MAX_CHARACTERS)
        throw new DocumentError('too-large', `the document has more than ${MAX_CHARACTERS} characters`);
      current().open += added;
    },
    endLine,
    breakPage() {
      isPageOver = true;
      if (stack.length === 1 && current().open.trim() === '') endLine();
    },
    openRow() {
      if (current().kind !== 'cell') endLine();
      stack.push({ kind: 'row', cells: [] });
    },
    closeRow() {
      if (!closeTo('row')) return;
      const { cells } = stack.pop() as Row;
      current().lines.push(...linesOfRow(cells));
      if (isPageOver && stack.length === 1) startPage();
    },
    openCell() {
      stack.push(frame('cell'));
    },
    closeCell() {
      if (!closeTo('cell')) return;
      endLine();
      const { lines } = stack.pop() as Frame;
      const row = stack.at(-1);
      if (row?.kind === 'row') row.cells.push(lines);
      else current().lines.push(...lines);
    },
    openAside() {
      stack.push(frame('aside'));
    },
    closeAside() {
      if (!closeTo('aside')) return;
      endLine();
      const { lines } = stack.pop() as Frame;
      current().asides.push(...lines);
    },
    pages() {
      while (stack.length > 1) close(stack.at(-1)!.kind);
      endLine();
      isPageOver = true;
      startPage();
      return pages.map((lines) => ({ lines }));
    },
  };
  return flow;
}

/**
 * @param cells the paragraphs of each cell of a row
 * @returns the row in one line, with tabs. Where a cell has several paragraphs, more lines follow, with the next paragraph of each
 *   cell; where the row is there for the layout, its cells come one after the other.
 */
export function linesOfRow(cells: readonly (readonly string[])[]): string[] {
  const isLayout = cells.some(
    (lines) => lines.length > 1 && lines.reduce((sum, { length }) => sum + length, 0) > LONG_CELL,
  );
  if (cells.length === 1 || isLayout) return cells.flat();
  const height = cells.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: height }, (_, at) =>
    cells
      .map((lines) => cleanCell(lines[at] ?? ''))
      .join('\t')
      .trimEnd(),
  );
}
