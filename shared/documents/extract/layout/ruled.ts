import type { PaintedRule } from '#shared/documents/painting.ts';
import { joinLines, rowsOf, type TextItem, type TextLine } from '#shared/domain/supplier-lists/text-item.ts';
import { cleanCell } from '../clean-text.ts';
import { linesOfRow } from '../text-flow.ts';

/** A text of a page that stands apart from others of its line; `isRow` for a row of a table that is complete, with tabs. */
export type PageCell = TextLine & { isRow?: true };

/** A rectangle of lines that nothing divides, and the texts in it. */
type Box = { left: number; right: number; top: number; bottom: number; items: TextItem[] };

/** Lines that are closer together, in points, are one: the edges of two cells, or of one thick line. */
const CLOSE = 2.5;
/** More boxes than this are a drawing or a form of single letters. */
const MOST_BOXES = 1_000;

/**
 * Reads the tables whose cells are enclosed by lines. A paragraph of a cell that runs over several lines becomes one; cells that
 * are merged over rows stand in the first of them.
 * @param items without copies
 * @returns the rows of tables, and the items that are in none
 */
export function ruledRows(
  items: readonly TextItem[],
  rules: readonly PaintedRule[],
): { rows: PageCell[]; rest: TextItem[] } {
  const boxes = boxesOf(items, rules);
  if (boxes.length > MOST_BOXES) return { rows: [], rest: [...items] };
  // A box that has no other beside it is a frame around text, or the label before a field that is to be filled in.
  const cells = boxes.filter((box) => boxes.some((other) => other !== box && isBeside(box, other)));
  const inCells = new Set(cells.flatMap((box) => box.items));
  return {
    rows: tablesOf(cells).flatMap((table) => rowsOfTable(table)),
    rest: items.filter((item) => !inCells.has(item)),
  };
}

function boxesOf(items: readonly TextItem[], rules: readonly PaintedRule[]): Box[] {
  const lying = joinedRules(rules.filter(({ isUpright }) => !isUpright));
  const upright = joinedRules(rules.filter(({ isUpright }) => isUpright));
  if (lying.length < 2 || upright.length < 2) return [];
  const boxes = new Map<string, Box>();
  for (const item of items) {
    const [x, y] = [item.x + item.width / 2, item.y - item.height / 3];
    const sides = [...around(upright, x, y), ...around(lying, y, x)];
    if (sides.length < 4) continue;
    const [left, right, top, bottom] = sides as [number, number, number, number];
    const key = sides.join(' ');
    const box = boxes.get(key) ?? { left, right, top, bottom, items: [] };
    box.items.push(item);
    boxes.set(key, box);
  }
  return [...boxes.values()];
}

/** @returns the nearest lines on both sides of a point; fewer than two where there are none */
function around(rules: readonly PaintedRule[], across: number, along: number): number[] {
  let before = Number.NEGATIVE_INFINITY;
  let after = Number.POSITIVE_INFINITY;
  for (const { at, from, to } of rules) {
    if (along < from - CLOSE || along > to + CLOSE) continue;
    if (at <= across) before = Math.max(before, at);
    else after = Math.min(after, at);
  }
  return [before, after].filter(Number.isFinite);
}

/** @returns the lines, those that are close together with the same place */
function joinedRules(rules: readonly PaintedRule[]): PaintedRule[] {
  let place = Number.NEGATIVE_INFINITY;
  return rules
    .toSorted((one, other) => one.at - other.at)
    .map((rule) => {
      if (rule.at - place > CLOSE) place = rule.at;
      return { ...rule, at: place };
    });
}

const isBeside = (box: Box, other: Box): boolean =>
  (other.left >= box.right - CLOSE || other.right <= box.left + CLOSE) &&
  other.top < box.bottom - CLOSE &&
  other.bottom > box.top + CLOSE;

/** @returns the boxes of each table: what is below a gap belongs to the next one */
function tablesOf(boxes: readonly Box[]): Box[][] {
  const tables: Box[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const box of boxes.toSorted((one, other) => one.top - other.top || one.left - other.left)) {
    if (box.top > bottom + CLOSE) tables.push([]);
    tables.at(-1)!.push(box);
    bottom = Math.max(bottom, box.bottom);
  }
  return tables;
}

function rowsOfTable(table: readonly Box[]): PageCell[] {
  const lefts = [...new Set(table.map(({ left }) => left))].toSorted((one, other) => one - other);
  return [...Map.groupBy(table, ({ top }) => top).values()].flatMap((boxes) => {
    const cells: string[][] = [];
    let end = lefts[0]!;
    for (const box of boxes) {
      // Columns of the table in which this row has no text, unless the cell before reaches over them.
      for (const skipped of lefts) if (skipped >= end - CLOSE && skipped < box.left) cells.push([]);
      cells.push(paragraphsOf(box));
      end = box.right;
    }
    const items = boxes.flatMap((box) => box.items);
    const y = Math.min(...items.map((item) => item.y));
    const height = Math.max(...items.map((item) => item.height));
    return linesOfRow(cells).map((text, at): PageCell => {
      // Lines of one row keep their order by their places.
      return { text, x: boxes[0]!.left, end, y: y + at / 100, height, isRow: true };
    });
  });
}

/** A blank, in heights of a letter, and how exactly the width of a word is known from that of its line. */
const BLANK = 0.25;
const EXACT = 0.97;

/** @returns the paragraphs of a cell: a line goes on in the next one where the first word of that would not have fitted */
function paragraphsOf({ left, right, items }: Box): string[] {
  const lines = rowsOf(items, Number.POSITIVE_INFINITY).map(([line]) => line!);
  const start = Math.min(...lines.map(({ x }) => x));
  const width = right - left - 2 * Math.max(0, start - left);
  const paragraphs: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const first = line.text.split(' ')[0]!;
    const firstWidth = ((line.end - line.x) * first.length) / line.text.length;
    const goesOn =
      before !== undefined && before.end - start + BLANK * line.height + firstWidth > EXACT * width;
    if (goesOn) paragraphs.at(-1)!.push(cleanCell(line.text));
    else paragraphs.push([cleanCell(line.text)]);
  }
  return paragraphs
    .map((parts) => joinLines(parts.filter((part) => part !== '')))
    .filter((text) => text !== '');
}
