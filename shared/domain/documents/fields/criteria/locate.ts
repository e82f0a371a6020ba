import {
  DIVIDED_OTHERWISE,
  ENDS,
  HEADING_WORDS,
  INTRODUCES,
  INTRODUCES_ROWS,
  NOT_SCORED,
  SCORED_APART,
} from '#shared/domain/documents/phrases/criteria.ts';
import { withTitles } from '#shared/domain/documents/reading/cell-titles.ts';
import { withoutLabels } from '#shared/domain/documents/reading/line-labels.ts';
import { type PointsRow, pointsRow } from '#shared/domain/documents/reading/points.ts';
import { type Line, lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { isSubtotal } from '#shared/domain/documents/reading/row-texts.ts';
import { nameIsFirst, withNames } from './names.ts';
import { COLUMN, type Item, itemOf } from './read.ts';
import { withoutRowNumbers } from './row-numbers.ts';

/** A part of the document that may have criteria. */
export type Region = {
  items: readonly Item[];
  /** Whether a heading of a column says that its numbers are weights. */
  hasColumn: boolean;
  lines: readonly Line[];
  /** The total points in the heading: `Functionality (maximum 50)`. */
  stated: number | null;
  /** Number of the line after it. */
  last: number;
};

/** Words for the subject of the criteria, if there may be other criteria, too. */
export const ABOUT = /\b(?:functional|quality|technical|merit|funksional|kwaliteit|gehalte|tegnies)/i;
/** A later stage may be that of functionality. */
const STAGE = /^(?:stage|phase|step|fase) /i;
/** Whether a line begins another part of the document, after criteria. */
export const isOver = (text: string): boolean => {
  const title = text.replace(/^\W{0,3}(?:\d{1,2}(?:\.\d{1,2}){0,3}\.? )?/, '');
  // A sentence goes on so: `contact details of the client`.
  return !/^[a-z]/.test(title) && ENDS.test(title) && !(STAGE.test(title) && ABOUT.test(title));
};
const MAX_INTRODUCTION = 400;
/** After a line that says that functionality does not count, this many lines do not introduce criteria. */
const NOT_SCORED_FOR = 12;
/** Maximum number of parts of a document that are read, so that no text takes long. */
const MAX_REGIONS = 250;
const MAX_LINES = 160;
const MAX_WITHOUT_ROWS = 30;

/** A heading of a column of weights. */
const COLUMN_HEAD = new RegExp(
  [
    '^(?:(?:max(?:imum|\\.)?|possible|total|allocated|number of) ?)?',
    '(?:weight(?:ing|s|age)?|points?|scores?|marks|gewig|punte|max(?:imum)?)',
    '(?: (?:allocated|available|possible|points?|score|\\(?%\\)?))?[ :]*(?:\\(%\\))?$',
  ].join(''),
  'i',
);
const isHeadOfTable = ({ cells }: Line): boolean =>
  cells.length > 1 && cells.some(({ text }) => COLUMN_HEAD.test(text));

/** Whether rows with marked points begin below a line, whatever the line says. */
function beginsRows(reader: Reader, index: number): boolean {
  const isRow = (at: number) => at < reader.lines.length && pointsRow(reader, at)?.isMarked === true;
  return isRow(index + 1) && !isRow(index);
}

/**
 * Reads each part of a document that begins with a line that may introduce criteria; `read` returns the line at which
 * to continue.
 */
export function forRegions(reader: Reader, read: (region: Region, index: number) => number): void {
  let off = Number.NEGATIVE_INFINITY;
  let [from, tried] = [0, 0];
  for (const [index, line] of reader.lines.entries()) {
    const { text } = line;
    if (index < from || text.length > MAX_INTRODUCTION) continue;
    if (!INTRODUCES.test(text) && !isHeadOfTable(line) && !beginsRows(reader, index)) continue;
    if (NOT_SCORED.test(text)) off = index;
    if (isOver(text) || index - off < NOT_SCORED_FOR) continue;
    tried += 1;
    if (tried > MAX_REGIONS) break;
    from = read(regionFrom(reader, index), index);
  }
}

/** @returns the part of the document that begins with a line that introduces criteria */
export function regionFrom(reader: Reader, first: number): Region {
  const items: Item[] = [];
  const lines: Line[] = [];
  let [without, last, hasColumn] = [0, first, false];
  let above: Line | undefined;
  let stated: number | null = null;
  const all = reader.lines.slice(first, first + MAX_LINES).map((line, at) => ({ line, index: first + at }));
  for (const { line, index } of withTitles(withoutLabels(all))) {
    if (index > first && isOver(line.text)) break;
    last = index + 1;
    lines.push(line);
    const item = itemOf(line, index, above);
    // A label such as `Schedule A:` says that the first line names a criterion, and introduces none.
    const isLabelled = line.cells.length === 1 && line.text !== reader.lines[index]!.text;
    above = line;
    if (items.length < 6 && COLUMN.test(line.text)) hasColumn = true;
    const total = items.length === 0 && item?.row != null ? totalOfHeading(line, item.row) : null;
    if (total !== null) {
      stated = total;
      continue;
    }
    without = item?.row ? 0 : without + 1;
    if (without > MAX_WITHOUT_ROWS) break;
    if (item === null) continue;
    if (item.row === null && ((index === first && !isLabelled) || isGeneric(item.name))) continue;
    items.push(item);
    if (item.row !== null && isEnd(item, items)) break;
  }
  const before = reader.lines[first - 1]?.text ?? '';
  return {
    items: withNames(withoutRowNumbers(items), nameIsFirst(lines)),
    hasColumn: hasColumn || COLUMN.test(before),
    ...{ lines, stated, last },
  };
}

const LEAST_STATED = 50;
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[ /:,()[\]-]+/);
/** Whether a text is the name of the whole evaluation, or of a column. */
export const isGeneric = (name: string): boolean =>
  wordsOf(name).every(
    (word) => word.length < 2 || /^(?:[\d.]+$|functional)/.test(word) || HEADING_WORDS.has(word),
  );

/** A heading that has the points of all criteria together. */
function totalOfHeading({ cells, text }: Line, { name, numbers }: PointsRow): number | null {
  const value = numbers[0]!.value;
  if (cells.length > 2 || value < LEAST_STATED || value > 200 || !ABOUT.test(text)) return null;
  return isGeneric(`${name} ${text.slice(0, text.search(/\d{2,3}(?!.*\d)/))}`) ? value : null;
}

const isEnd = ({ row }: Item, items: readonly Item[]): boolean =>
  row!.isTotal && !isSubtotal(row!.name) && items.length > 2 && row!.numbers.some(({ value }) => value >= 50);

/** Things besides functionality that have points. */
const OF_GOALS = /^[^a-z]{0,8}(?:the |die )?(?:specific goals?|spesifieke doel)/i;
/** Lines above rows that may say what these are, and the characters of a title. */
const [LINES_ABOVE, MAX_TITLE, LEAST_HEAD] = [4, 80, 4];

/** Whether the text just above rows says that they are about something else, such as payment of the price. */
export function isOfOther(reader: Reader, place: number): boolean {
  const row = lineAt(reader, place);
  for (let index = row; index >= Math.max(0, row - LINES_ABOVE); index -= 1) {
    const { text, cells } = reader.lines[index]!;
    // A heading may be read as the name of the row below it.
    if (index === row && (/\d/.test(text) || text.split(' ').length < LEAST_HEAD)) continue;
    // A row with a number belongs to another table and says nothing about this one.
    if (
      text.length > MAX_TITLE ||
      (text.endsWith('.') && !INTRODUCES_ROWS.test(text)) ||
      (cells.length > 1 && /\d/.test(text))
    )
      continue;
    const isAbout = /functional|funksional/i.test(text);
    if ([DIVIDED_OTHERWISE, SCORED_APART, OF_GOALS].some((words) => words.test(text)) && !isAbout)
      return true;
    // Names of columns do not say what the table is about.
    if (isAbout || (!COLUMN.test(text) && /criteri|kriteri|evaluat|evaluer/i.test(text))) return false;
  }
  return false;
}
