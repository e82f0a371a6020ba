/** A piece of text of a PDF page. Lengths are points; `y` is its base line, measured downwards from the top of the page. */
export type TextItem = { page: number; text: string; x: number; y: number; width: number; height: number };

/** Adjacent items on one base line: a cell, or one line of it. */
export type TextLine = { text: string; x: number; end: number; y: number; height: number };

/** Items whose base lines differ by less than this, in heights of a letter, are on one line. */
const SAME_LINE = 0.4;
/** A larger gap, in heights, is a blank. */
const BLANK = 0.12;
/** Copies of a text within this distance, in points, are one text that was printed several times to look bold. */
const OVERPRINT = 0.8;

/** @returns the items with a text, each once, from top to bottom and from left to right */
export function withoutOverprint(items: readonly TextItem[]): TextItem[] {
  const sorted = items
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => one.page - other.page || one.y - other.y || one.x - other.x);
  const kept: TextItem[] = [];
  const latest = new Map<string, TextItem[]>();
  for (const item of sorted) {
    const key = `${item.page} ${item.text}`;
    const same = (latest.get(key) ?? []).filter((earlier) => item.y - earlier.y <= OVERPRINT);
    if (same.some((earlier) => Math.abs(earlier.x - item.x) <= OVERPRINT)) continue;
    latest.set(key, [...same, item]);
    kept.push(item);
  }
  return kept;
}

/**
 * Joins the items of one page to lines.
 * @param gap in heights: items that are further apart are different lines, such as those of two cells
 */
export const linesOf = (items: readonly TextItem[], gap: number = Number.POSITIVE_INFINITY): TextLine[] =>
  rowsOf(items, gap).flat();

/** As linesOf, with adjacent lines together, from left to right. */
export function rowsOf(items: readonly TextItem[], gap: number): TextLine[][] {
  const rows: TextItem[][] = [];
  for (const item of items.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    if (row?.[0] && item.y - row[0].y < SAME_LINE * Math.max(row[0].height, item.height)) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => joined(row, gap));
}

function joined(row: readonly TextItem[], gap: number): TextLine[] {
  const lines: TextLine[] = [];
  let before = '';
  for (const { text, x, y, width, height } of row.toSorted((one, other) => one.x - other.x)) {
    const line = lines.at(-1);
    const distance = line ? x - line.end : 0;
    const blank = distance > BLANK * height || /^\s/.test(text) || /\s$/.test(before);
    before = text;
    if (!line || distance > gap * Math.max(height, line.height)) {
      lines.push({ text: text.trim(), x, end: x + width, y, height });
      continue;
    }
    line.text += `${blank ? ' ' : ''}${text.trim()}`;
    line.end = Math.max(line.end, x + width);
    line.height = Math.max(line.height, height);
  }
  return lines;
}

/** Amounts in two parts: the currency sign at the left of the cell, the figures at the right. */
const CURRENCY = /^(?:- ?)?(?:R|ZAR|\$|€|£)$/;
const FIGURES = /^[-\d(]/;

/** @returns the items, with the sign of a currency and the figures to the right of it as one item */
export function withWholeAmounts(items: readonly TextItem[]): TextItem[] {
  const whole = [...items];
  for (let at = 0; at + 1 < whole.length; at += 1) {
    const [sign, figures] = [whole[at]!, whole[at + 1]!];
    const together = sign.page === figures.page && Math.abs(figures.y - sign.y) < SAME_LINE * sign.height;
    if (!together || !CURRENCY.test(sign.text.trim()) || !FIGURES.test(figures.text.trim())) continue;
    const text = `${sign.text.trim()} ${figures.text.trim()}`;
    whole.splice(at, 2, { ...sign, text, width: figures.x + figures.width - sign.x });
  }
  return whole;
}

/**
 * Joins the lines of a cell. A line that ends within a number or a compound, such as `2015/123456/`, continues without
 * a blank.
 */
export const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    if (text === '') return line;
    return /[^\s][-/]$/.test(text) ? text + line : `${text} ${line}`;
  }, '');
