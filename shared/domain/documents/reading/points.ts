import { amountsIn, onlyAmount, shareOf } from './amounts.ts';
import { beforePoints, saysNoName, withoutWords } from './links.ts';
import { endOf, middleOf, startOf } from './named-points.ts';
import type { Cell, Line, Reader, Span } from './reader.ts';
import {
  bare,
  depthOf,
  isItem,
  isLabel,
  isStep,
  isTotal,
  isUnfinished,
  LABEL_OF_PARTS,
} from './row-texts.ts';

/** A row that gives points for something: `Experience of key staff \t 30`, `Methodology (30 points)`, `30% for methodology`. */
export type PointsRow = Span & {
  name: string;
  /** Text of the cell after the name: a part of the criterion, or a description. */
  part: string | null;
  /** Depth of the number of the part. */
  partDepth: number | null;
  /** Columns of the name and of the part. */
  column: number;
  partColumn: number | null;
  /** Numbers of the row that may be its points, from left to right; at least one. */
  numbers: readonly { value: number; column: number }[];
  /** Number in the first cell, which is the row number or the points. */
  lead: number | null;
  /** Whether it is the only number of the row. */
  isLed: boolean;
  /** Points that stand in brackets behind the name, besides others in cells of their own. */
  own: number | null;
  /** Whether a unit or brackets say that the numbers are points. */
  isMarked: boolean;
  /** Depth of its own number, from 0; null without a number. */
  depth: number | null;
  /**
   * Whether it is a level of a scale, such as `5 or more projects`, whose points are not added up with those of other
   * levels.
   */
  isStep: boolean;
  isTotal: boolean;
  line: number;
};

/** @returns the row of points in a line of the reader; null for any other line */
export const pointsRow = (reader: Reader, index: number): PointsRow | null =>
  rowOfLine(reader.lines[index]!, index);

/** Rows that a row is compared with, before and behind it: names may go on in lines of their own. */
const NEAR = 3;

/** @returns whether a line gives points: a bare number before the name may also be that of the row, where others count on from it */
export function givesPoints(reader: Reader, index: number): boolean {
  const row = pointsRow(reader, index);
  if (row === null) return false;
  const isLed = row.lead !== null && row.numbers.every(({ column }) => column < row.column);
  if (row.isMarked || !isLed || /[%a-z]/i.test(reader.lines[index]!.cells[0]!.text)) return true;
  const near = reader.lines.slice(Math.max(0, index - NEAR), index + NEAR + 1);
  const leads = near.map(({ cells }) => onlyAmount(cells[0]?.text ?? ''));
  return row.lead !== 1 && !leads.includes(row.lead! - 1) && !leads.includes(row.lead! + 1);
}

/** Higher numbers are not points. */
const MAX_POINTS = 200;

/** @returns the row of points in a line with the number `index` in the reader; null for any other line */
export function rowOfLine(line: Line, index: number): PointsRow | null {
  const read = line.cells.length > 1 ? ofCells(line) : ofText(line);
  if (read === null || !/[a-z]{3}/i.test(read.name)) return null;
  const isSum = isTotal(read.name);
  const numbers = read.numbers.filter(({ value }) => value <= MAX_POINTS);
  // A row that sums up may have scores beside points, which come to more.
  if (numbers.length === 0 || (!isSum && numbers.length < read.numbers.length)) return null;
  return {
    ...read,
    numbers,
    start: line.start,
    end: line.end,
    isTotal: isSum,
    isStep: read.isStep || isStep(read.name),
    line: index,
  };
}

const withoutBullet = (text: string): string => text.replace(/^[\u2022\u25cf\u25aa\uf0b7\uf0a7*-] ?/, '');

/** Weights are mostly multiples of it; other numbers of a first cell are those of rows. */
const LIKELY = 5;

/** `3 IWMPs`: how many there are of something with an abbreviation, and no number of a row. */
const COUNT = /^\d{1,2} [A-Z]{2,8}s?$/;

type Read = Omit<PointsRow, 'start' | 'end' | 'isTotal' | 'line'>;

function ofCells({ cells }: Line): Read | null {
  const [first] = cells as [Cell, ...Cell[]];
  const label = isLabel(first.text) ? first : null;
  const firstAmount = onlyAmount(first.text);
  const rest = label === null && firstAmount === null ? cells : cells.slice(1);
  const names = rest.filter(({ text }) => onlyAmount(text) === null && /[a-z]{3}/i.test(text));
  const numbers = rest.flatMap(({ text, column }) => {
    const value = onlyAmount(text);
    return value === null ? [] : [{ value, column }];
  });
  const [name, part] = names;
  if (name === undefined || (LABEL_OF_PARTS.test(first.text) && amountsIn(cells.at(-1)!.text).length > 1))
    return null;
  const lead = firstAmount !== null && Number.isInteger(firstAmount) ? firstAmount : null;
  const depth = depthOf(label?.text ?? null, name.text);
  const ended = endOf(name.text);
  const common = {
    ...{ part: part === undefined ? null : bare(part.text), column: name.column },
    partDepth: part === undefined ? null : depthOf(null, part.text),
    ...{ partColumn: part?.column ?? null, lead, isLed: false, depth, isStep: COUNT.test(name.text) },
  };
  if (numbers.length > 0) {
    const marked = ended?.isMarked === true ? ended : null;
    return {
      ...common,
      name: bare(marked?.name ?? name.text),
      numbers,
      own: marked?.value ?? wholeOf(rest),
      isMarked: false,
    };
  }
  const last = names.at(-1)!;
  if (ended === null && areLevels(last.text)) return null;
  const other = ended ?? (last === name ? middleOf(name.text) : endOf(last.text));
  if (other !== null) {
    const isOfName = ended !== null || last === name;
    return {
      ...common,
      name: bare(isOfName ? other.name : name.text),
      part: common.part === null || isOfName ? common.part : bare(other.name),
      numbers: [{ value: other.value, column: isOfName ? name.column : last.column }],
      own: null,
      isMarked: other.isMarked,
    };
  }
  return lead !== null && (label === null || cells.length === 2 || lead % LIKELY === 0)
    ? {
        ...common,
        name: bare(name.text),
        ...{ numbers: [{ value: lead, column: first.column }], isLed: true },
        own: null,
        isMarked: false,
      }
    : null;
}

/** Points that cells such as `5 / 15` say that the criterion has. */
const wholeOf = (cells: readonly Cell[]): number | null => {
  const share = cells.map(({ text }) => shareOf(text)).find((one) => one !== null);
  return share === undefined || share.whole === 100 ? null : share.whole;
};

/** Several levels one after the other (`Good = 5; fair = 3`) are no points of the row. */
const areLevels = (text: string): boolean => (text.match(/ = \d/g)?.length ?? 0) > 1;

/** A name that contains the end of a sentence is text, unless only a label of the points follows. */
function isText(name: string): boolean {
  const sentences = name.split(/(?<=[a-z]{3})\. (?=[A-Z][a-z])/);
  return sentences.length > 1 && !saysNoName(sentences.at(-1)!);
}

/** `The fleet counts 40 points`. */
const ARTICLE = /^(?:the|die) (?=\p{L})/iu;

function ofText({ text, cells }: Line): Read | null {
  const column = cells[0]?.column ?? 0;
  const first = startOf(text);
  const middle = first === null ? middleOf(text) : null;
  const read = first ?? middle ?? endOf(text);
  if (read === null || (middle === null && areLevels(text))) return null;
  if (first === null && middle === null && !isItem(text) && isText(read.name)) return null;
  return {
    name: bare(first === null ? linked(read.name).replace(ARTICLE, '') : read.name),
    ...{ part: null, partDepth: null, column, partColumn: null, lead: null, isLed: false, own: null },
    numbers: [{ value: read.value, column }],
    isMarked: read.isMarked,
    isStep: first === null && isStep(withoutBullet(text)),
    depth: depthOf(null, text),
  };
}

/** `Project experience: a bidder scores up to`: what leads to the points is no part of the name. */
const linked = (name: string): string => {
  const bare = withoutWords(name.replace(/[ ([:=-]{1,3}$/, ''));
  const before = /[([:=-] ?$/.test(name) ? bare : beforePoints(bare);
  return /[a-z]{3}/i.test(before) ? before : name;
};

/**
 * Joins the lines below a row that go on with its name, because its cell was too narrow: they begin with a small letter, or with a word
 * that had no place in the line above.
 * @param width of the widest line of text of which a name is known to go on; 0 where there is none
 */
export function fullName(reader: Reader, row: PointsRow, width: number): { name: string; end: number } {
  let { name, end } = row;
  let above = name.length;
  const own = reader.lines[row.line]!;
  // The name of points in a line of their own stands above them.
  if (row.start < own.start || middleOf(own.text) !== null) return { name, end };
  for (let index = row.line + 1; index <= row.line + 3; index += 1) {
    const line = reader.lines[index];
    if (line === undefined || line.afterGap || pointsRow(reader, index) !== null) break;
    const [first] = line.cells as [Cell];
    const word = /^\p{Lu}[^ ]*/u.exec(line.text)?.[0];
    const hadNoPlace =
      word !== undefined && width > 0 && above + 1 + word.length > width && own.cells.length === 1;
    if (!goesOnSmall(line) && !hadNoPlace) break;
    if (line.cells.length > 1 && !goesOnWith(line, row)) break;
    // `Earlier work with the 30` above `dredger`: words that lead to the points are of the name, which goes on behind them.
    const links =
      index > row.line + 1 ? null : LINKS.exec(own.text.slice(own.text.indexOf(name) + name.length));
    name = `${name}${links?.[0] ?? ''} ${first.text}`;
    [end, above] = [first.end, first.text.length];
  }
  return { name, end };
}

/** Small words between a name and a number. */
const LINKS = /^(?: \p{Ll}{1,6}){1,3}(?= \d)/u;
const goesOnSmall = ({ text }: Line): boolean => /^[a-z(&]/.test(text) && !/^\(?[a-z]{1,3}[.)]/.test(text);

/** @returns how wide the names of rows are that go on in the line below; 0 where none does */
export function widthOf(reader: Reader, rows: readonly PointsRow[]): number {
  const ofSmall = rows.map(({ name, line }) => {
    const below = reader.lines[line + 1];
    return below !== undefined && /^[a-z]/.test(below.text) && goesOnSmall(below) ? name.length : 0;
  });
  return Math.max(0, ...ofSmall) || widthOfWrapped(reader, rows);
}

/** Letters differ in width, so that a shorter line may be full. */
const FULL = 0.85;
/** What names have, and sentences, levels and lists have not. */
const PIECE = /^\p{Lu}[\p{L} ,&/'()-]{3,60}$/u;

/**
 * The same of a table in which names have capitals only: most rows have one line below them, whose first word had no place in any of
 * them.
 */
function widthOfWrapped(reader: Reader, rows: readonly PointsRow[]): number {
  const starts = new Set(rows.map(({ line }) => line));
  const widest = Math.max(0, ...rows.map(({ name }) => name.length)) * FULL;
  const wrapped = rows.flatMap(({ name, line }) => {
    const [below, next] = [reader.lines[line + 1], reader.lines[line + 2]];
    const isOne = next !== undefined && (starts.has(line + 2) || isTotal(next.text));
    const isOwn = reader.lines[line]!.text.includes(name);
    return below !== undefined && isOne && isOwn && PIECE.test(below.text)
      ? [`${name} ${below.text.split(' ')[0]}`]
      : [];
  });
  const areFull = wrapped.every((text) => text.length > widest);
  return wrapped.length > 1 && wrapped.length * 2 >= rows.length && areFull ? widest : 0;
}

/** Whether the first cell of a line stands below a name, where other cells of the row go on, too. */
const goesOnWith = ({ cells }: Line, row: PointsRow): boolean =>
  cells[0]!.column === row.column && cells.every(({ text }) => onlyAmount(text) === null);

/** Joins the line above a row of text with its name, where that line goes on in the row. */
export function nameAbove(
  above: Line | undefined,
  row: PointsRow,
  line: Line,
): { name: string; start: number } | null {
  if (above === undefined || above.cells.length > 1 || line.cells.length > 1 || line.afterGap) return null;
  if (
    isItem(line.text) ||
    /[.:;!?]$|^(?:of which|waarvan)$/i.test(above.text) ||
    rowOfLine(above, row.line - 1) !== null
  )
    return null;
  if (!isUnfinished(above.text) && !(above.text.length >= 40 && /^[a-z(]/.test(line.text))) return null;
  return { name: `${bare(above.text)} ${row.name}`, start: above.start };
}
