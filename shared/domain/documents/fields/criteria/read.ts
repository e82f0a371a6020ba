import { amountsIn, onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { saysNoName, withoutWords } from '#shared/domain/documents/reading/links.ts';
import { withoutLeadIn } from '#shared/domain/documents/reading/named-points.ts';
import { nameAbove, type PointsRow, rowOfLine } from '#shared/domain/documents/reading/points.ts';
import type { Line, Span } from '#shared/domain/documents/reading/reader.ts';
import {
  bare,
  depthOf,
  hasBullet,
  isItem,
  isStep,
  isTotal,
  LABEL_OF_PARTS,
} from '#shared/domain/documents/reading/row-texts.ts';
import { isSentence } from './plausible.ts';

/** What a row looks like, beside the level of its number: rows with points behind them, before them, or with a bullet. */
type Shape = 'plain' | 'bullet' | 'led' | 'alone';

/** A line of a table or list: a row of points, or a heading without points. */
export type Item = Span & { row: PointsRow | null; name: string; depth: number | null; shape: Shape };

/** Words of a heading of a column of weights, or of a label before them. */
export const COLUMN =
  /\b(?:weight(?:ing|ings|age|s|ed)?|points?|scores?|marks|gewig(?:te)?|punte|max(?:imum)?|%)(?:\b|$)/i;
/** `Criterion: …`, as a label before the name of one. */
const NAMED =
  /^(?:(?:functional(?:ity)? |evaluation |sub-?)?criteri(?:on|um|a)|kriterium|element|description|aspect)(?: \d{1,2}| [A-H])? ?[:.-] ?/i;
const MAX_NAME = 80;
/** Longer headings may be sentences, which name nothing. */
const LONGEST_TITLE = 45;
/** Sentences about what stands above them; `IT` in capitals is a name. */
const GOES_ON = /^(?:It|They|This|These|Each)\b/;
/** Lines of text that name nothing. */
const NAMES_NOTHING =
  /^(?:note|nb|page|bladsy|evidence|proof|attach|(?:bidder|tenderer)(?!')s?|the (?:bidder|tenderer|following|criteria|service provider)|please|refer)\b|[.;?!]$/i;

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
  const sentence = withoutLeadIn(end === -1 ? text : text.slice(0, end));
  const [amount, ...others] = sentence.length > 120 ? [] : amountsIn(sentence);
  if (amount === undefined || others.length > 0) return null;
  const before = withoutWords(sentence.slice(0, amount.start));
  if (!amount.isMarked && !COLUMN.test(before)) return null;
  return saysNoName(before) && saysNoName(sentence.slice(amount.end)) ? amount.value : null;
}

/** `1. Fleet. Up to 30 points may be scored under this criterion. …`: a title, and a sentence that gives it points. */
function rowOfSentences(line: Line, index: number): PointsRow | null {
  const item = bare(line.text);
  const end = item.search(/[.:] /);
  if (line.cells.length > 1 || !isItem(line.text) || end < 4 || end > MAX_NAME) return null;
  const value = amountOfSentence(item.slice(end + 2));
  const text = `${line.text.slice(0, line.text.indexOf(item) + end)} (${value} points)`;
  return value === null ? null : rowOfLine({ ...line, text }, index);
}

const WHOLE = 100;
const TOTAL = 'Total';

/** @returns the item that a line is, `index` being its number in the reader; null for a line that is neither */
export function itemOf(line: Line, index: number, above: Line | undefined): Item | null {
  const shape = hasBullet(line.text) ? ('bullet' as const) : ('plain' as const);
  const span = { start: line.start, end: line.end, shape };
  const alone = amountLine(line);
  if (alone !== null) {
    // `Maximum points: 100`: no criterion has all of a hundred points.
    const name = alone === WHOLE && isTotal(line.text) ? TOTAL : '';
    return {
      ...span,
      ...{ name, depth: null, shape: 'alone' },
      row: {
        ...{ start: line.start, end: line.end },
        ...{
          name,
          part: null,
          partDepth: null,
          column: 0,
          partColumn: null,
          ...{ lead: null, isLed: false },
          own: null,
          depth: null,
          line: index,
        },
        numbers: [{ value: alone, column: 0 }],
        isMarked: line.text.length > 4,
        ...{ isStep: false, isTotal: name !== '' },
      },
    };
  }
  const row = rowOfLine(line, index) ?? rowOfSentences(line, index);
  if (row !== null) {
    const joined = nameAbove(above, row, line);
    const isLed =
      row.depth === null && line.cells.length === 1 && line.text.startsWith(`${row.numbers[0]!.value}`);
    return { ...span, ...(isLed ? { shape: 'led' } : {}), row, name: row.name, depth: row.depth, ...joined };
  }
  const texts = line.cells.filter(({ text }) => /[a-z]{3}/i.test(text)).map(({ text }) => text);
  const isLabelled = texts.length === 2 && NAMED.test(`${texts[0]}:`);
  const name = bare((texts[isLabelled ? 1 : 0] ?? '').replace(NAMED, '')).replace(NAMED, '');
  const isHeading =
    name.length >= 4 &&
    (/^[^a-z]/.test(name) || isItem(line.text)) &&
    (name.length <= MAX_NAME || isItem(line.text)) &&
    name.length <= 2 * MAX_NAME &&
    !/: \S/.test(name) &&
    !NAMES_NOTHING.test(line.text) &&
    !GOES_ON.test(name) &&
    !(name.length > LONGEST_TITLE && isSentence(name)) &&
    !isStep(name) &&
    line.cells.length <= 3 &&
    !(isLabelled && LABEL_OF_PARTS.test(texts[0]!) && amountsIn(texts[1]!).length > 1);
  return isHeading ? { ...span, row: null, name, depth: depthOf(line.cells[0]!.text, line.text) } : null;
}
