import { amountsIn, onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { withoutContents } from '#shared/domain/documents/reading/contents.ts';
import { withoutLabels } from '#shared/domain/documents/reading/line-labels.ts';
import { saysNoName, withoutWords } from '#shared/domain/documents/reading/links.ts';
import { nameAbove, type PointsRow, rowOfLine } from '#shared/domain/documents/reading/points.ts';
import type { Line, Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import {
  bare,
  depthOf,
  isItem,
  isStep,
  isSubtotal,
  isTotal,
  LABEL_OF_PARTS,
} from '#shared/domain/documents/reading/row-texts.ts';
import { scoreLines } from '#shared/domain/documents/reading/score-lines.ts';
import { ABOUT } from './functionality-candidate.ts';
import { withoutLevels } from './levels-of-rows.ts';
import { withDepths, withoutRowNumbers } from './row-numbers.ts';

/** A line of a table or list: a row of points, or a heading without points. */
export type Item = Span & { row: PointsRow | null; name: string; depth: number | null };

/** A part of the document in which criteria may stand. */
export type Region = {
  items: readonly Item[];
  /** Whether a heading of a column says that its numbers are weights. */
  hasColumn: boolean;
  lines: readonly Line[];
  /** What the heading says that the points are together: `Functionality (maximum 50)`. */
  stated: number | null;
  /** Number of the line behind it. */
  last: number;
};

const COLUMN =
  /\b(?:weight(?:ing|ings|age|s|ed)?|points?|scores?|marks|gewig(?:te)?|punte|max(?:imum)?|%)(?:\b|$)/i;
/** Headings behind which criteria of functionality are over. */
export const ENDS =
  /^(?:\W{0,3}(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:stage|phase|fase|step) (?:2|3|two|three|ii|iii|twee|drie)\b(?!.*(?:functional|technical|quality|funksional|tegnies))|(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:price and|prys en|preference points?|preferential|voorkeurpunte|specific goals|spesifieke doel|pricing schedule|price schedule|prysskedule|points awarded for (?:price|specific)|financial offer|bill of quantities|form of offer|special conditions|general conditions|contact|enquiries|navrae|terms of reference)\b|(?:sbd|mbd) ?\d)|the specific goals/i;
/** Headings of tables and sections, which are no criteria. */
const GENERIC =
  /^(?:(?:evaluation|functional(?:ity)?|technical|quality|scoring|sub|main|the|key|max(?:imum)?|possible)[ -]?)*(?:criteri(?:a|on)|description|elements?|items?|weight(?:ing|s)?|points?|score|rating|evaluation|functionality|total|kriteria|kriterium|gewig|punte|funksionaliteit|evaluering|beskrywing|no|nr|stage \d|phase \d|fase \d)\b/i;
/** `Criterion: …`, as a label before the name of one. */
const NAMED =
  /^(?:(?:functional(?:ity)? |evaluation |sub-?)?criteri(?:on|um|a)|kriterium|element|description|aspect|(?:schedule|section|category)(?= [A-H\d]))(?: \d{1,2}| [A-H])? ?[:.-] ?/i;
const MAX_LINES = 160;
const MAX_WITHOUT_ROWS = 30;
const MAX_NAME = 80;
/** Lines of text that name nothing. */
const NAMES_NOTHING =
  /^(?:note|nb|page|bladsy|evidence|proof|attach|(?:bidder|tenderer)(?!')s?|the (?:bidder|tenderer|following|criteria|service provider)|please|refer)\b|[.;?!]$/i;

/** @returns the part of the document that begins with a line which introduces criteria */
export function regionFrom(reader: Reader, first: number): Region {
  const items: Item[] = [];
  const lines: Line[] = [];
  let [without, last, hasColumn] = [0, first, false];
  let above: Line | undefined;
  let stated: number | null = null;
  const read = withoutContents(reader, scoreLines(reader, first, first + MAX_LINES));
  for (const { line, index } of withoutLabels(read)) {
    if (index > first && ENDS.test(line.text)) break;
    last = index + 1;
    lines.push(line);
    const item = itemOf(line, index, above);
    above = line;
    if (items.length < 6 && COLUMN.test(line.text)) hasColumn = true;
    const total = items.length === 0 && item?.row != null ? totalOfHeading(line, item.row) : null;
    if (total !== null) {
      stated = total;
      continue;
    }
    without = item?.row ? 0 : without + 1;
    if (without > MAX_WITHOUT_ROWS) break;
    if (item === null || (item.row === null && (index === first || isGeneric(item.name)))) continue;
    items.push(item);
    if (item.row !== null && isEnd(item, items)) break;
  }
  const before = reader.lines[first - 1]?.text ?? '';
  return {
    items: withDepths(withoutLevels(withNames(withHeadings(withoutRowNumbers(items)), nameIsFirst(lines)))),
    hasColumn: hasColumn || COLUMN.test(before),
    lines,
    stated,
    last,
  };
}

/** Words of headings that say what is scored, and name no criterion. */
const HEADING =
  /^(?:[\d.()]+|annexure|schedule|appendix|part|section|stage|phase|step|gate|table|[a-z]|one|two|three|first|second|evaluation|scoring|score|scores|points|marks|weights?|weighting|functional|functionality|technical|quality|criteria|criterion|requirements|assessment|desktop|total|maximum|max|the|of|for|and|on|out|in|clause|number|reference|ref|bylae|fase|stadium|funksionele|funksionaliteit|tegniese|gehalte|evaluering|beoordeling|kriteria|puntetoekenning|vir|van|die|en)$/i;
const LEAST_STATED = 50;

const wordsOf = (text: string): string[] => text.split(/[ /:,()-]+/).filter((word) => word !== '');
/** Whether a heading names what is scored as a whole, or a column. */
const isGeneric = (name: string): boolean =>
  GENERIC.test(name) || wordsOf(name).every((word) => HEADING.test(word));

/** A heading that has the points of all criteria together. */
function totalOfHeading({ cells, text }: Line, { name, numbers }: PointsRow): number | null {
  const value = numbers[0]!.value;
  if (cells.length > 2 || value < LEAST_STATED || value > 200 || !ABOUT.test(text)) return null;
  const before = text.slice(0, text.search(/\d{2,3}(?!.*\d)/)).split(/[ /:,([-]+/);
  return [...wordsOf(name), ...before].every((word) => word === '' || HEADING.test(word)) ? value : null;
}

const isEnd = ({ row }: Item, items: readonly Item[]): boolean =>
  row!.isTotal && !isSubtotal(row!.name) && items.length > 2 && row!.numbers.some(({ value }) => value >= 50);

/** A line that has points and no name: `Weight: 40`, `40`. */
function amountLine({ cells, text }: Line): number | null {
  if (cells.length > 2) return null;
  const value = onlyAmount(text);
  if (value !== null) return value;
  if (cells.length === 1) return isTotal(text) ? null : amountOfSentence(text);
  const [label, amount] = cells;
  return amount !== undefined && COLUMN.test(label!.text) && label!.text.length < 30 && !isTotal(label!.text)
    ? onlyAmount(amount.text)
    : null;
}

/** `This criterion carries a maximum of 30 points.`: a sentence that gives points to what stands above it. */
function amountOfSentence(text: string): number | null {
  const end = text.search(/[.;](?: |$)/);
  const sentence = end === -1 ? text : text.slice(0, end);
  const [amount, ...others] = sentence.length > 120 ? [] : amountsIn(sentence);
  if (amount === undefined || others.length > 0) return null;
  const before = withoutWords(sentence.slice(0, amount.start));
  if (!amount.isMarked && !COLUMN.test(before)) return null;
  return saysNoName(before) && saysNoName(sentence.slice(amount.end)) ? amount.value : null;
}

function itemOf(line: Line, index: number, above: Line | undefined): Item | null {
  const span = { start: line.start, end: line.end };
  const alone = amountLine(line);
  if (alone !== null)
    return {
      ...span,
      ...{ name: '', depth: null },
      row: {
        ...span,
        ...{
          name: '',
          part: null,
          partDepth: null,
          column: 0,
          partColumn: null,
          lead: null,
          own: null,
          depth: null,
          line: index,
        },
        numbers: [{ value: alone, column: 0 }],
        isMarked: line.text.length > 4,
        ...{ isStep: false, isTotal: false },
      },
    };
  const row = rowOfLine(line, index);
  if (row !== null) {
    const joined = nameAbove(above, row, line);
    return { ...span, row, name: row.name, depth: row.depth, ...joined };
  }
  const texts = line.cells.filter(({ text }) => /[a-z]{3}/i.test(text)).map(({ text }) => text);
  const isLabelled = texts.length === 2 && NAMED.test(`${texts[0]}:`);
  const name = bare((texts[isLabelled ? 1 : 0] ?? '').replace(NAMED, ''));
  const isHeading =
    name.length >= 4 &&
    (/^[^a-z]/.test(name) || isItem(line.text)) &&
    (name.length <= MAX_NAME || isItem(line.text)) &&
    name.length <= 2 * MAX_NAME &&
    !/: \S/.test(name) &&
    !NAMES_NOTHING.test(line.text) &&
    !isStep(name) &&
    line.cells.length <= 3 &&
    !(isLabelled && LABEL_OF_PARTS.test(texts[0]!) && amountsIn(texts[1]!).length > 1);
  return isHeading ? { ...span, row: null, name, depth: depthOf(line.cells[0]!.text, line.text) } : null;
}

/** How many headings above a line with points may have its name. */
const REACH = 3;
const isPoints = (item: Item | undefined): boolean =>
  item !== undefined && item.row !== null && item.name === '';
const isHeading = (item: Item | undefined): boolean => item?.row === null;

/**
 * Gives points in lines of their own to the headings that they belong to: those of a column that comes as a whole after the column
 * of names, in their order; others to the heading above, the nearest one or the nearest with a number; or else to the one below.
 */
/**
 * Rows that have no number but their own, which counts up, are headings where other rows have points in a column: `1 | Experience`
 * above `1.1 | Projects | 20`.
 */
function withHeadings(items: readonly Item[]): readonly Item[] {
  const isNumbered = ({ row }: Item): boolean =>
    row !== null && row.lead !== null && row.numbers.every(({ column }) => column < row.column);
  const numbers = items.filter(isNumbered).map(({ row }) => row!.lead!);
  const scored = items.filter((item) => item.row !== null && !isNumbered(item)).length;
  const countsUp = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return countsUp && scored > numbers.length
    ? items.map((item) => (isNumbered(item) ? { ...item, row: null, depth: 0 } : item))
    : items;
}

function withNames(items: readonly Item[], isFirst: boolean): Item[] {
  const found: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    if (!isPoints(item)) {
      found.push(item);
      continue;
    }
    let count = 1;
    while (isPoints(items[at + count])) count += 1;
    const names = found.slice(found.findLastIndex(({ row }) => row !== null) + 1);
    if (count > 1 && names.length >= count) {
      found.splice(
        -count,
        count,
        ...found.slice(-count).map((name, index) => named(name, items[at + index]!)),
      );
      at += count - 1;
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
function nameIsFirst(lines: readonly Line[]): boolean {
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

function named(heading: Item, { row, start, end }: Item): Item {
  const span = { start: Math.min(start, heading.start), end: Math.max(end, heading.end) };
  const { name, depth } = heading;
  return {
    ...{ ...span, name, depth },
    row: { ...row!, ...span, name, depth, isStep: isStep(name), isTotal: isTotal(name) },
  };
}
