import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { isStep, isTotal } from '#shared/domain/documents/reading/row-texts.ts';
import { COLUMN, type Item } from './read.ts';

/** How many headings above a line with points may have its name. */
const REACH = 3;
const isPoints = (item: Item | undefined): boolean =>
  item !== undefined && item.row !== null && item.name === '';
const isHeading = (item: Item | undefined): boolean => item?.row === null;

/**
 * Gives points in lines of their own to the headings that they belong to: those of a column that comes as a whole after the column
 * of names, in their order; others to the heading above, the nearest one or the nearest with a number; or else to the one below.
 */
export function withNames(items: readonly Item[], isFirst: boolean): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    if (!isPoints(item)) {
      found.push(item);
      continue;
    }
    let end = at + 1;
    while (isPoints(items[end])) end += 1;
    const names = found.slice(found.findLastIndex(({ row }) => row !== null) + 1);
    const column = items.slice(at, end);
    const total = isSummed(column) && names.length === column.length - 1 ? column.pop()! : null;
    const count = column.length;
    if (count > 1 && names.length >= count) {
      found.splice(-count, count, ...names.slice(-count).map((name, index) => named(name, column[index]!)));
      if (total !== null) found.push(totalOf(total));
      at = end - 1;
      continue;
    }
    const numbered =
      isFirst && !item.row!.isMarked
        ? found.slice(found.findLastIndex(({ row }) => row !== null && !row.isStep) + 1).find(isHeading)
        : (names.slice(-REACH).findLast(({ depth }) => depth !== null) ?? names.at(-1));
    if (numbered === undefined && isFirst && isSumOfRows(found, item.row!.numbers[0]!.value)) {
      found.push({ ...item, row: { ...item.row!, name: SUBTOTAL } });
      continue;
    }
    if (numbered !== undefined)
      found.splice(found.lastIndexOf(numbered), found.length, named(numbered, item));
    else if (isHeading(items[at + 1])) {
      at += 1;
      found.push(named(items[at]!, item));
    }
  }
  return found;
}

const SUBTOTAL = 'Sub-total';
const TOTAL = 'Total';
const totalOf = (item: Item): Item => ({
  ...item,
  name: TOTAL,
  row: { ...item.row!, name: TOTAL, isTotal: true },
});

/** Whether the last number of a column is the sum of those above it. */
function isSummed(column: readonly Item[]): boolean {
  const values = column.map(({ row }) => row!.numbers[0]!.value);
  const sum = values.slice(0, -1).reduce((total, value) => total + value, 0);
  return values.length > 2 && values.at(-1) === sum;
}

/** Whether the rows behind the last heading add up to a number. */
function isSumOfRows(items: readonly Item[], value: number): boolean {
  const rows = items.slice(items.findLastIndex(isHeading) + 1);
  return (
    rows.length > 1 && rows.reduce((sum, { row }) => sum + (row!.numbers.at(-1)?.value ?? 0), 0) === value
  );
}

/**
 * Whether names come first and their points last, though in lines of their own: so a heading with columns says, below which the cells
 * of a row come one after the other, because one of them has several paragraphs.
 */
export function nameIsFirst(lines: readonly Line[]): boolean {
  const at = lines.findIndex(
    ({ cells }) =>
      cells.length > 1 &&
      !COLUMN.test(cells[0]!.text) &&
      cells
        .slice(1)
        .some(({ text }) => text.length < MAX_HEAD && COLUMN.test(text) && onlyAmount(text) === null),
  );
  const below = at === -1 ? [] : lines.slice(at + 1);
  return below.some(({ cells, text }) => cells.length === 1 && onlyAmount(text) !== null);
}
const MAX_HEAD = 40;

function named(heading: Item, { row, start, end, shape }: Item): Item {
  const span = { start: Math.min(start, heading.start), end: Math.max(end, heading.end) };
  const { name, depth } = heading;
  return {
    ...{ ...span, name, depth, shape },
    row: { ...row!, ...span, name, depth, isStep: isStep(name), isTotal: isTotal(name) },
  };
}
