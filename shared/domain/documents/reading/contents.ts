import type { NumberedLine } from './line-labels.ts';
import type { Reader } from './reader.ts';

/** The number of a page behind a line of points. */
const PAGE = /(?:\.{4,}|\u2026{2,}|(?:\. ){4,})[\s.]*(\d{1,3})\s*$/;
/** Fewer lines may be a list of weights whose points stand behind such lines. */
const LEAST_LINES = 4;

/** Leaves out the table of contents: lines whose numbers stand behind points and never fall, as those of pages do. */
export function withoutContents(reader: Reader, lines: readonly NumberedLine[]): NumberedLine[] {
  const pages = lines.map(({ line }) => {
    const { text } = reader.pages.findLast(({ start }) => start <= line.start)!;
    const number = PAGE.exec(text.slice(reader.offsets[line.start]!, reader.offsets[line.end]!))?.[1];
    return number === undefined ? null : Number(number);
  });
  const left = new Set<number>();
  for (let first = 0; first < lines.length; first += 1) {
    let last = first;
    while (pages[last] !== null && pages[last + 1] != null && pages[last + 1]! >= pages[last]!) last += 1;
    if (last - first + 1 >= LEAST_LINES) for (let at = first; at <= last; at += 1) left.add(at);
    first = last;
  }
  return lines.filter((_, at) => !left.has(at));
}
