import { amountsIn, onlyAmount } from './amounts.ts';
import type { NumberedLine } from './line-labels.ts';
import type { Cell, Line } from './reader.ts';
import { isLabel } from './row-texts.ts';

/**
 * If a line of a cell ends although the next word would have fitted, its text ends there. Up to this length it is a
 * title.
 */
const MAX_TITLE = 70;
/** So much shorter is a line that a word longer than the next one would still have fitted. */
const SLACK = 2;

/**
 * Keeps only the title of a cell whose further lines are a description, if the lines show this: the title ends before
 * its line is full, and the description begins with a capital.
 *
 *     1 | Company experience                            | 40
 *       | The bidder has to show that it completed
 *       | comparable contracts
 */
export function withTitles(lines: readonly NumberedLine[]): NumberedLine[] {
  const widths = new Map<number, number>();
  // A separate line is as wide as the page, and not a cell of the table.
  for (const { line } of lines)
    for (const cell of line.cells.length > 1 ? line.cells : [])
      for (const text of textsOf(cell))
        widths.set(cell.column, Math.max(widths.get(cell.column) ?? 0, text.length));
  return lines.map((one) => {
    const name = one.line.cells.find(({ text }) => !isLabel(text) && onlyAmount(text) === null);
    const title = name === undefined ? null : titleOf(name, widths.get(name.column)!);
    return title === null ? one : { ...one, line: withText(one.line, name!, title) };
  });
}

const textsOf = ({ text, start, end, parts }: Cell): string[] =>
  parts.map((part, at) => text.slice(part - start, (parts[at + 1] ?? end + 1) - 1 - start));

/** The beginning of an item of a list in the cell. */
const BULLET = /^[\u2022\u25cf\u25aa\uf0b7\uf0a7] ?/;

function titleOf(cell: Cell, width: number): string | null {
  const texts = textsOf(cell);
  const list = texts.findIndex((text) => BULLET.test(text));
  if (list > 0) return texts.slice(0, list).join(' ');
  const [title, next, ...others] = texts;
  if (title === undefined || next === undefined || title.length > MAX_TITLE || !/^["'(]?\p{Lu}/u.test(next))
    return null;
  const word = next.split(' ')[0]!;
  const isShort = title.length + 1 + word.length + SLACK < width;
  const goesOn = /(?:\b(?:of|the|and|or|in|for|to|with|on|by|van|die|en|vir)|[,&(-])$/i.test(title);
  const hasPoints = [next, ...others].some((text) => amountsIn(text).some(({ isMarked }) => isMarked));
  return isShort && !goesOn && !hasPoints ? title : null;
}

function withText(line: Line, cell: Cell, text: string): Line {
  const cells = line.cells.map((one) => (one === cell ? { ...one, text } : one));
  return { ...line, cells, text: cells.map((one) => one.text).join(' ') };
}
