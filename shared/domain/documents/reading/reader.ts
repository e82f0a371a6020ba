import type { DocumentText, Evidence } from '#shared/domain/documents/document-text.ts';
import { isBlank, rowsOf } from './rows.ts';
import { lastFrom, type Span } from './span.ts';

export type { Span } from './span.ts';

/**
 * A document as rules read it: one text (`flow`) from the first page to the last. Every gap in it is a single blank,
 * lines that all pages repeat are left out, and quotation marks and dashes are plain ones. Places in it are character
 * positions; `evidenceOf` converts them to page and position.
 */
export type Reader = {
  flow: string;
  /** Lines with text, in order; places are positions in `flow`. */
  lines: readonly Line[];
  document: DocumentText;
  /** For each character of `flow`, its position on its page. */
  offsets: Int32Array;
  /** The position in `flow` at which each page with text begins, in ascending order. */
  pages: readonly { number: number; text: string; start: number }[];
};

export type Line = Span & {
  text: string;
  /** The non-empty texts between tabs; at least one. `column` also counts empty ones. */
  cells: readonly Cell[];
  /** Whether an empty line or the beginning of a page comes before it. */
  afterGap: boolean;
  page: number;
};

export type Cell = Span & {
  text: string;
  column: number;
  /** Positions at which its lines begin; a cell may have several lines or paragraphs. */
  parts: readonly number[];
};

/** Maximum number of characters that are read: about a thousand pages. The rest is ignored. */
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

/** Reads a document, in time proportional to its text; never throws. */
export function openReader(document: DocumentText): Reader {
  const length = document.pages.reduce((sum, { text }) => sum + text.length + 1, 0);
  const offsets = new Int32Array(Math.min(length, MAX_CHARACTERS) + 1);
  const pages: Reader['pages'][number][] = [];
  const lines: Line[] = [];
  // The flow is joined only once, at the end, because reading a growing text would copy it each time.
  const texts: string[] = [];
  let start = 0;
  for (const [at, { number, text: page, repeated = [] }] of document.pages.entries()) {
    pages.push({ number, text: page, start });
    if (start + page.length > MAX_CHARACTERS) break;
    const numbered = pageNumberOf(document, at);
    const said = `${' '.repeat(numbered)}${page.slice(numbered)}`;
    for (const { cells: raw, afterGap, end } of rowsOf(said, new Set(repeated))) {
      const cells: Cell[] = [];
      let line = '';
      for (const { column, pieces } of raw) {
        if (line !== '') {
          offsets[start + line.length] = offsets[start + line.length - 1]! + 1;
          line += ' ';
        }
        const from = start + line.length;
        const parts: number[] = [];
        let cell = '';
        for (const piece of pieces) {
          const added = textOf(page, piece, offsets, from + cell.length, cell !== '');
          if (added !== '') parts.push(cell === '' ? from : from + cell.length + 1);
          cell += added;
        }
        if (cell !== '') cells.push({ start: from, end: from + cell.length, text: cell, column, parts });
        line += cell;
      }
      // A blank to fill in has no text.
      if (cells.length === 0) continue;
      lines.push({ start, end: start + line.length, text: line, cells, afterGap, page: number });
      offsets[start + line.length] = end;
      texts.push(line, ' ');
      start += line.length + 1;
    }
  }
  return { flow: texts.join(''), lines, document, offsets, pages };
}

/**
 * `14STAGE TWO` on a page and `15Proximity` on the next: the page number, which extraction joined with the first word.
 * @returns its number of digits; 0 if there is none
 */
function pageNumberOf({ pages }: DocumentText, at: number): number {
  const digits = /^\d{1,4}/.exec(pages[at]!.text)?.[0] ?? '';
  for (let length = Math.min(3, digits.length); length > 0; length -= 1) {
    const number = Number(digits.slice(0, length));
    const follows = (step: number): boolean =>
      pages[at + step]?.text.startsWith(String(number + step)) === true;
    const rest = pages[at]!.text.slice(length, length + 3);
    if ((follows(1) || follows(-1)) && (/^[A-Z]/.test(rest) || /^\d\. /.test(rest))) return length;
  }
  return 0;
}

/**
 * @param at position in `flow` where the text of the piece begins; the page position of each of its characters is
 *   stored there
 * @param isBehind whether text of the same cell comes before it, so that a gap at its beginning counts
 * @returns the text of a piece of a page, with single blanks for its gaps
 */
function textOf(page: string, piece: Span, offsets: Int32Array, at: number, isBehind: boolean): string {
  let text = '';
  let gap = isBehind;
  for (let index = piece.start; index < piece.end; index += 1) {
    const character = page.charAt(index);
    const filler = fillerAt(page, index, piece.end);
    if (isBlank(character) || filler > 0) {
      gap ||= isBehind || text !== '';
      index += Math.max(0, filler - 1);
      continue;
    }
    if (gap) {
      offsets[at + text.length] = Math.max(index - 1, 0);
      text += ' ';
      gap = false;
    }
    offsets[at + text.length] = index;
    text += plain[character] ?? character;
  }
  return text;
}

/**
 * @returns the length of a blank to fill in that begins here (three or more dots, two or more underscores); 0 if there
 *   is none
 */
function fillerAt(text: string, start: number, limit: number): number {
  const character = text.charAt(start);
  if (character !== '.' && character !== '_' && character !== '\u2026') return 0;
  let end = start + 1;
  while (end < limit && text.charAt(end) === character) end += 1;
  const count = end - start;
  return count >= (character === '.' ? 3 : character === '_' ? 2 : 1) ? count : 0;
}

/** @returns the evidence for a part of `flow`: one passage for each page */
export function evidenceOf({ flow, offsets, pages }: Reader, { start, end }: Span): Evidence[] {
  const found: Evidence[] = [];
  let index = lastFrom(pages, start);
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

/** The position of a part of `flow` on its page. Cells of a row with several lines are not in the order of the page. */
function placesOf(offsets: Int32Array, first: number, last: number): Span {
  let [start, end] = [offsets[first]!, offsets[last - 1]! + 1];
  for (let index = first; index < last; index += 1) {
    start = Math.min(start, offsets[index]!);
    end = Math.max(end, offsets[index]! + 1);
  }
  return { start, end };
}

/** @returns the number of the line at a place, or of the line before it */
export const lineAt = ({ lines }: Reader, place: number): number => lastFrom(lines, place);
