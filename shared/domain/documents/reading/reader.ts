import type { DocumentText, Evidence } from '#shared/domain/documents/document-text.ts';

/**
 * A document as rules read it: one text (`flow`) from the first page to the last, in which every gap is a single blank, lines that
 * all pages repeat are left out, and quotation marks and dashes are those of a keyboard. Places in it are numbers of characters;
 * `evidenceOf` leads back to page and character.
 */
export type Reader = {
  flow: string;
  /** Lines with text, in their order; places are those of `flow`. */
  lines: readonly Line[];
  document: DocumentText;
  /** For each character of `flow`, its place on its page. */
  offsets: Int32Array;
  /** Where each page with text begins in `flow`, in ascending order. */
  pages: readonly { number: number; text: string; start: number }[];
};

/** A part of `flow`, without blanks at its ends. */
export type Span = { start: number; end: number };

export type Line = Span & {
  text: string;
  /** The texts between tabs that are not empty; at least one. `column` counts the empty ones, too. */
  cells: readonly Cell[];
  /** Whether an empty line stands before it, or a page begins with it. */
  afterGap: boolean;
  page: number;
};

export type Cell = Span & { text: string; column: number };

/** Characters that are read: some thousand pages. What follows is not read. */
const MAX_CHARACTERS = 3_000_000;

const plain: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
};

/** Reads a document; never throws. */
export function openReader(document: DocumentText): Reader {
  const length = document.pages.reduce((sum, { text }) => sum + text.length + 1, 0);
  const offsets = new Int32Array(Math.min(length, MAX_CHARACTERS) + 1);
  const pages: Reader['pages'][number][] = [];
  const lines: Line[] = [];
  let flow = '';
  for (const { number, text, repeated = [] } of document.pages) {
    pages.push({ number, text, start: flow.length });
    if (flow.length + text.length > MAX_CHARACTERS) break;
    for (const { cells: raw, afterGap, end } of rowsOf(text, new Set(repeated))) {
      const start = flow.length;
      const cells: Cell[] = [];
      for (const { column, pieces } of raw) {
        if (flow.length > start) {
          offsets[flow.length] = offsets[flow.length - 1]! + 1;
          flow += ' ';
        }
        const from = flow.length;
        for (const piece of pieces) flow = append(flow, from, text, piece, offsets);
        if (flow.length > from) cells.push({ start: from, end: flow.length, text: flow.slice(from), column });
      }
      // A line to write on has no text.
      if (cells.length === 0) {
        flow = flow.slice(0, start);
        continue;
      }
      lines.push({ start, end: flow.length, text: flow.slice(start), cells, afterGap, page: number });
      offsets[flow.length] = end;
      flow += ' ';
    }
  }
  return { flow, lines, document, offsets, pages };
}

type RawCell = { column: number; pieces: Span[] };
type RawRow = { cells: RawCell[]; afterGap: boolean; end: number };

/** Divides a page into rows and these into cells; a row whose first cell is empty goes on with the cells of the row above it. */
function rowsOf(text: string, left: ReadonlySet<number>): RawRow[] {
  const rows: RawRow[] = [];
  let [offset, afterGap] = [0, true];
  for (const [index, raw] of text.split('\n').entries()) {
    const at = offset;
    offset += raw.length + 1;
    if (left.has(index)) continue;
    const cells: RawCell[] = [];
    let start = at;
    for (const [column, cell] of raw.split('\t').entries()) {
      if (!isEmpty(cell)) cells.push({ column, pieces: [{ start, end: start + cell.length }] });
      start += cell.length + 1;
    }
    if (cells.length === 0) {
      afterGap = true;
      continue;
    }
    const above = rows.at(-1);
    if (!afterGap && above !== undefined && goesOn(text, above.cells, cells)) {
      addTo(above, cells);
      above.end = at + raw.length;
    } else rows.push({ cells, afterGap, end: at + raw.length });
    afterGap = false;
  }
  return rows;
}

function addTo(above: RawRow, cells: readonly RawCell[]): void {
  for (const cell of cells) {
    const upper = above.cells.find(({ column }) => column === cell.column);
    if (upper !== undefined) upper.pieces.push(...cell.pieces);
    else above.cells.push(cell);
  }
  above.cells.sort((one, other) => one.column - other.column);
}

const NUMBER = /^[ ([]{0,2}\d{1,3}(?:[.,]\d{1,2})? ?%?[ )\]]{0,2}$/;
/** `5 or more projects = full points`: a line of its own. */
const STEP = /=/;
const TOTAL = /^ {0,3}(?:sub-?|grand )?tot/i;

/** Whether a row goes on with the row above it: some of its cells stand below others, and none is a number below a number. */
function goesOn(text: string, above: readonly RawCell[], cells: readonly RawCell[]): boolean {
  if (above.length < 2 || cells[0]!.column === 0) return false;
  if (!cells.some(({ column }) => above.some((cell) => cell.column === column))) return false;
  return cells.every(({ column, pieces: [piece] }) => {
    if (piece === undefined) return false;
    const upper = above.find((cell) => cell.column === column)?.pieces.at(-1);
    const below = text.slice(piece.start, piece.end);
    const isNumber = NUMBER.test(below);
    return (
      !TOTAL.test(below) &&
      !STEP.test(below) &&
      !(isNumber && (upper === undefined || NUMBER.test(text.slice(upper.start, upper.end))))
    );
  });
}

const isEmpty = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (!isBlank(text.charAt(index))) return false;
  return true;
};

/** Adds a piece of a page to `flow`, with single blanks for its gaps, and notes where each character stands. */
function append(flow: string, from: number, page: string, piece: Span, offsets: Int32Array): string {
  let text = '';
  let gap = flow.length > from;
  for (let index = piece.start; index < piece.end; index += 1) {
    const character = page.charAt(index);
    const filler = fillerAt(page, index, piece.end);
    if (isBlank(character) || filler > 0) {
      gap ||= flow.length > from || text !== '';
      index += Math.max(0, filler - 1);
      continue;
    }
    if (gap) {
      offsets[flow.length + text.length] = Math.max(index - 1, 0);
      text += ' ';
      gap = false;
    }
    offsets[flow.length + text.length] = index;
    text += plain[character] ?? character;
  }
  return flow + text;
}

/** @returns how many characters of a line to write on begin here: three points, two underscores or more; 0 for none */
function fillerAt(text: string, start: number, limit: number): number {
  const character = text.charAt(start);
  if (character !== '.' && character !== '_' && character !== '\u2026') return 0;
  let end = start + 1;
  while (end < limit && text.charAt(end) === character) end += 1;
  const count = end - start;
  return count >= (character === '.' ? 3 : character === '_' ? 2 : 1) ? count : 0;
}

const isBlank = (character: string): boolean => character <= ' ' || BLANKS.has(character);
const BLANKS = new Set('\u00a0\u00ad\u200b\u2007\u2009\u202f\ufeff\u3000');

/** @returns the passages of the document that stand behind a part of `flow`: one for each page it touches */
export function evidenceOf({ flow, offsets, pages }: Reader, { start, end }: Span): Evidence[] {
  const found: Evidence[] = [];
  let index = pageAt(pages, start);
  for (let from = start; from < end && index < pages.length; index += 1) {
    const { number, text } = pages[index]!;
    const until = Math.min(end, pages[index + 1]?.start ?? flow.length);
    let [first, last] = [from, until];
    while (first < last && flow.charAt(first) === ' ') first += 1;
    while (last > first && flow.charAt(last - 1) === ' ') last -= 1;
    if (last > first) {
      const passage = placesOf(offsets, first, last);
      found.push({ page: number, ...passage, quote: text.slice(passage.start, passage.end) });
    }
    from = until;
  }
  return found;
}

/** Where a part of `flow` stands on its page. The cells of a row that takes several lines are not in the order of the page. */
function placesOf(offsets: Int32Array, first: number, last: number): Span {
  let [start, end] = [offsets[first]!, offsets[last - 1]! + 1];
  for (let index = first; index < last; index += 1) {
    start = Math.min(start, offsets[index]!);
    end = Math.max(end, offsets[index]! + 1);
  }
  return { start, end };
}

function pageAt(pages: Reader['pages'], place: number): number {
  let [low, high] = [0, pages.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pages[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @returns the number of the line that a place is in, or of the one before it */
export function lineAt({ lines }: Reader, place: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
