import type { NumberedLine } from './line-labels.ts';
import type { Reader } from './reader.ts';

/** The number of a page at the end of a line. */
const LAST_NUMBER = /\d{1,3}$/;
const FILLER = /(?:\.{4}|\u2026|(?:\. ){2}\.)$/;
/** Fewer lines may be a list of weights whose points stand behind such lines. */
const LEAST_LINES = 4;

/** Leaves out the table of contents: lines whose numbers stand behind points and never fall, as those of pages do. */
export function withoutContents(reader: Reader, lines: readonly NumberedLine[]): NumberedLine[] {
  const pages = lines.map(({ line }) => {
    const { text } = reader.pages.findLast(({ start }) => start <= line.start)!;
    const whole = text.slice(reader.offsets[line.start]!, reader.offsets[line.end]!).trimEnd();
    const number = LAST_NUMBER.exec(whole.slice(-3))?.[0];
    return number !== undefined && FILLER.test(whole.slice(0, -number.length).trimEnd().slice(-8))
      ? Number(number)
      : null;
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
