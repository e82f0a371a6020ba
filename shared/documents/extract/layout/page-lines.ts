import type { PaintedRule } from '#shared/documents/painting.ts';
import type { PlacedText } from '#shared/documents/pdf.ts';
import { rowsOf, withoutOverprint } from '#shared/domain/supplier-lists/text-item.ts';
import { cleanCell } from '../clean-text.ts';
import { columnsOf } from './columns.ts';
import { type PageCell, ruledRows } from './ruled.ts';
import { tableLines } from './table-lines.ts';

/** Texts of a line that are further apart, in heights of a letter, may be different cells. */
const GAP = 0.9;

/**
 * Reads the texts of a page in the order in which a person reads them.
 * @param rules lines on the page, which say what a cell is where they enclose it
 * @returns its lines, cells separated by tabs. Columns of running text come one after the other. Texts of another direction than
 *   most of the page come last, such as those across the page or along its edge.
 */
export const pageLines = (items: readonly PlacedText[], rules: readonly PaintedRule[] = []): string[] =>
  byDirection(items).flatMap(({ angle, upright }) => {
    const { rows, rest } = ruledRows(withoutOverprint(upright), angle === 0 ? rules : []);
    const others = rowsOf(rest, GAP).map((row) =>
      row.map((cell) => ({ ...cell, text: cleanCell(cell.text) })).filter(({ text }) => text !== ''),
    );
    const all = [...others.filter((row) => row.length > 0), ...rows.map((row) => [row])];
    return readingOrder(all.toSorted(([one], [other]) => one!.y - other!.y));
  });

/** @returns whether texts stand side by side on the page, as in a table */
export const hasCells = (items: readonly PlacedText[]): boolean =>
  rowsOf(items, GAP).some((row) => row.length > 1);

function readingOrder(rows: readonly (readonly PageCell[])[]): string[] {
  const columns = columnsOf(rows);
  if (columns === null) return tableLines(rows);
  return [columns.before, columns.left, columns.right, columns.after].flatMap((part) => readingOrder(part));
}

/** @returns the items of each direction, turned so that they are read from left to right; the most usual direction first */
function byDirection(items: readonly PlacedText[]): { angle: number; upright: PlacedText[] }[] {
  const directions = Map.groupBy(items, ({ angle }) => angle);
  return [...directions]
    .toSorted(([one, ones], [other, others]) => others.length - ones.length || one - other)
    .map(([angle, texts]) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const upright = texts.map((item) => ({
        ...item,
        x: item.x * cos + item.y * sin,
        y: item.y * cos - item.x * sin,
      }));
      return { angle, upright };
    });
}
