import {
  HEAD,
  MANDATORY,
  NO,
  NOT_WORD,
  OF_BOXES,
  OF_DUTY,
  OPTIONAL,
  OPTIONAL_HEAD,
  OTHER_COLUMN,
  YES,
} from '#shared/domain/documents/phrases/mandatory.ts';
import { REJECTED } from '#shared/domain/documents/phrases/rejection.ts';
import { pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { once } from '#shared/domain/documents/reading/once.ts';
import type { Placed } from '#shared/domain/documents/reading/outline.ts';
import type { Cell, Reader } from '#shared/domain/documents/reading/reader.ts';
import { optionsIn, tickedAnswer } from '#shared/domain/documents/reading/ticks.ts';
import { documentsIn } from './read.ts';

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
  const { cells, text } = reader.lines[line]!;
  const box = boxOf(reader, text);
  if (box !== null || cells.length < 2) return box;
  return (
    said(cells, WORD, NOT_WORD) ??
    consequenceIn(reader, cells) ??
    answerInColumns(reader, line) ??
    answerBelowHead(reader, line)
  );
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
  // Where other rows have marks, a row without one is not marked.
  if (cell === undefined) return isMarked(reader, head) ? is : null;
  const answer = answerIn(cell.text);
  return answer === null ? null : answer !== is;
}

const MARK = /^(?:x|\[ ?x ?\]|\( ?x ?\)|[\u2713\u2714\u221a\u2611\u2612\u25a0\u25cf\u2022*])$/i;

/** A mark in one of two columns that are headed `Yes` and `No`. */
function answerInColumns({ lines }: Reader, line: number): boolean | null {
  const marked = lines[line]!.cells.filter(({ text }) => MARK.test(text));
  if (marked.length !== 1) return null;
  for (let row = line - 1; row >= Math.max(0, line - MAX_ROWS); row -= 1) {
    const { cells } = lines[row]!;
    const [yes, no] = [/^(?:yes|y|ja)$/i, /^(?:no|n|nee)$/i].map((is) =>
      cells.find(({ text }) => is.test(text)),
    );
    if (yes === undefined || no === undefined) continue;
    return marked[0]!.column === yes.column ? true : marked[0]!.column === no.column ? false : null;
  }
  return null;
}

/** `Ja / Yes`, `Yes ☒ No ☐`, `X`. */
function answerIn(text: string): boolean | null {
  const ticked = tickedAnswer(text);
  if (ticked !== null) return ticked;
  const parts = text.split(/ ?\/ ?/);
  return parts.every((one) => YES.test(one)) ? true : parts.every((one) => NO.test(one)) ? false : null;
}

const LEGEND = /\bM ?[=:-] ?(?:mandatory|compulsory|must)/i;
const MAX_CELL = 90;

/** What a cell behind the name of the document says of a bid without it; or letters that the document explains. */
function consequenceIn(reader: Reader, cells: readonly Cell[]): boolean | null {
  const others = cells
    .slice(1)
    .filter(({ text }) => text.length < MAX_CELL && documentsIn(text).length === 0);
  if (others.some(({ text }) => REJECTED.test(text) && !OPTIONAL.test(text))) return true;
  if (
    others.some(
      ({ text }) => OPTIONAL.test(text) && /\b(?:may|can|not|request\w*|later|kan|nie)\b/i.test(text),
    )
  )
    return false;
  const letter = cells.find(({ text }) => /^[MO]$/.test(text));
  return letter === undefined || !LEGEND.test(reader.flow) ? null : letter.text === 'M';
}

const boxesSay = (reader: Reader): boolean =>
  pairsOf(reader, OF_BOXES, OF_DUTY, 60).length > 0 || pairsOf(reader, OF_DUTY, OF_BOXES, 60).length > 0;

/** @returns whether the only box of a line is ticked, where the document says that the boxes say what is mandatory */
const boxOf = (reader: Reader, text: string): boolean | null => {
  const [only, ...others] = optionsIn(text);
  return only === undefined || others.length > 0 || !boxesSay(reader) ? null : only.isTicked;
};

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

const isMarked = ({ lines }: Reader, { line, cell }: Head): boolean =>
  lines
    .slice(line + 1, line + MAX_ROWS)
    .some(({ cells }) =>
      cells.some(({ column, text }) => column === cell.column && YES.test(text) && text.length < 2),
    );
