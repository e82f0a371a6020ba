import {
  HEAD,
  MANDATORY,
  NO,
  NOT_WORD,
  OPTIONAL,
  OPTIONAL_HEAD,
  OTHER_COLUMN,
  YES,
} from '#shared/domain/documents/phrases/mandatory.ts';
import { REJECTED } from '#shared/domain/documents/phrases/rejection.ts';
import { once } from '#shared/domain/documents/reading/once.ts';
import type { Placed } from '#shared/domain/documents/reading/outline.ts';
import type { Cell, Reader } from '#shared/domain/documents/reading/reader.ts';
import { tickedAnswer } from '#shared/domain/documents/reading/ticks.ts';

/** Pairs of words that divide what is handed in: what has the second one need not be there at the closing. */
const DIVISIONS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bmandatory (?:\w{1,12} )?(?:returnables?|documents?|schedules)\b/i,
    /\bessential (?:\w{1,12} )?(?:returnables?|documents?|schedules)\b/i,
  ],
  [
    /\bsubstantive (?:\w{1,15} )?(?:criteri\w+|requirements?|returnables?|documents?)\b/i,
    /\badministrative (?:\w{1,15} )?(?:criteri\w+|requirements?|returnables?|documents?)\b/i,
  ],
];
/** The divisions of which a document has both words. */
const divisionsOf = once(({ flow }) =>
  DIVISIONS.filter((division) => division.every((one) => one.test(flow))),
);

/** @returns whether a heading or sentence says that documents are mandatory; null where it says neither */
export function mandatoryBy(reader: Reader, text: string): boolean | null {
  if (OPTIONAL.test(text)) return false;
  for (const [yes, no] of divisionsOf(reader)) if (yes.test(text) !== no.test(text)) return yes.test(text);
  return MANDATORY.test(text) || REJECTED.test(text) ? true : null;
}

const OTHER_HEAD = /\b(?:documents?|dokumente?|returnables?|description|item|forms?|requirements?)\b/i;
/** Words that say it in any column. */
const WORD = /^(?:mandatory|compulsory|obligatory|essential|peremptory|verpligtend|noodsaaklik)$/i;
const MAX_HEAD = 60;
const MAX_ROWS = 80;

/** @returns what the table says of the document in one of its rows: by a column that is headed so, or by a word in any cell */
export function mandatoryInTable(reader: Reader, { line }: Pick<Placed, 'line'>): boolean | null {
  const { cells } = reader.lines[line]!;
  return cells.length < 2 ? null : (said(cells, WORD, NOT_WORD) ?? answerBelowHead(reader, line));
}

/** Whether a cell has a word for yes, or one for no. */
const said = (cells: readonly Cell[], yes: Pick<RegExp, 'test'>, no: Pick<RegExp, 'test'>): boolean | null =>
  cells.some(({ text }) => yes.test(text)) ? true : cells.some(({ text }) => no.test(text)) ? false : null;

/** What stands below the heading of a column, or in a table without headings. */
function answerBelowHead(reader: Reader, line: number): boolean | null {
  const { cells, text } = reader.lines[line]!;
  const head = headOver(reader, line);
  if (head === null) return null;
  if (head === 'none') return tickedAnswer(text) ?? said(cells, /^(?:yes|ja)$/i, /^(?:no|nee)$/i);
  const cell = cells.find(({ column }) => column === head.cell.column);
  const is = OPTIONAL_HEAD.test(head.cell.text);
  if (cell === undefined) return null;
  const answer = answerIn(cell.text);
  return answer === null ? null : answer !== is;
}

/** `Ja / Yes`, `Yes ☒ No ☐`, `X`. */
function answerIn(text: string): boolean | null {
  const ticked = tickedAnswer(text);
  if (ticked !== null) return ticked;
  const parts = text.split(/ ?\/ ?/);
  return parts.every((one) => YES.test(one)) ? true : parts.every((one) => NO.test(one)) ? false : null;
}

type Head = { line: number; cell: Cell };

/** @returns the cell that heads the column of what is mandatory; `none` for a table without headings, null for one with others */
function headOver({ lines }: Reader, line: number): Head | 'none' | null {
  let others = false;
  for (let row = line - 1; row >= Math.max(0, line - MAX_ROWS); row -= 1) {
    const above = lines[row]!;
    if (above.cells.length < 2) {
      if (row === line - 1 || above.cells[0]!.text.length > MAX_HEAD) break;
      continue;
    }
    const cell = above.cells.find(isHead);
    if (cell !== undefined) return { line: row, cell };
    others ||= above.cells.some(({ text }) => OTHER_COLUMN.test(text));
  }
  return others ? null : 'none';
}

const isHead = ({ text, column }: Cell): boolean =>
  text.length <= MAX_HEAD &&
  column > 0 &&
  (HEAD.test(text) || OPTIONAL_HEAD.test(text)) &&
  !(OTHER_HEAD.test(text) && !/[?(/]|\b(?:y|yes|ja)\b/i.test(text));
