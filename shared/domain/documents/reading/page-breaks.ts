import type { NumberedLine } from './line-labels.ts';
import type { Reader } from './reader.ts';

/** `Page 14 of 52`, `14 of 52`: with a number of the document before or behind it, or alone. */
const PAGE =
  /\b(?:page|bladsy) \d{1,3}(?: ?(?:of|van|\/) ?\d{1,3})?\b|^\d{1,3} (?:of|van|\/) \d{1,3}$|\bp\. ?\d{1,3}$/i;
/** `Bid E09/2024 Bidder's initials ...... 46`: a number of the document, and that of the page. */
const NUMBERED = /^(?=.{0,80}(?:\d\/|\/\d|\d-\d|[A-Z]{3,}\/)).* \d{1,3}$|\binitials\b/i;
const MAX_FOOT = 110;
/** Lines of a page's head below its foot. */
const MAX_HEAD = 6;

/**
 * Leaves out what a page break puts into a table where the reader cannot tell it, because a document has too few pages for their
 * repeated lines to be known: the foot of the page, the head of the next one, and the heading of the columns that is printed again.
 */
export function withoutPageBreaks(reader: Reader, lines: readonly NumberedLine[]): NumberedLine[] {
  const kept: NumberedLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!isFoot(lines, at)) {
      kept.push(lines[at]!);
      continue;
    }
    at += headBelow(reader, lines, at);
  }
  return kept;
}

/** Whether a line stands apart from those around it, and says which page it ends. */
function isFoot(lines: readonly NumberedLine[], at: number): boolean {
  const [line, next] = [lines[at]!.line, lines[at + 1]?.line];
  if (at === 0 || next === undefined || line.text.length > MAX_FOOT || !(line.afterGap || next.afterGap))
    return false;
  return (
    PAGE.test(line.text) ||
    (line.afterGap && next.afterGap && line.cells.length === 1 && NUMBERED.test(line.text))
  );
}

/** @returns how many lines below the foot of a page stood above it already: titles of the document and headings of columns */
function headBelow({ lines: all }: Reader, lines: readonly NumberedLine[], foot: number): number {
  const before = new Set(all.slice(0, lines[foot]!.index).map(({ text }) => text));
  // Where a page ends right behind the heading of the columns, its repetition belongs to the rows.
  const above = lines[foot - 1]!.line.text;
  const isRepeated = (text: string | undefined): boolean =>
    text !== undefined && text !== above && before.has(text);
  let count = 0;
  while (count < MAX_HEAD && isRepeated(lines[foot + 1 + count]?.line.text)) count += 1;
  return count;
}
