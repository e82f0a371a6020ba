import { ABOUT } from '#shared/domain/documents/fields/criteria/locate.ts';
import { MINIMUM_ROW, OTHER, SUBJECT } from '#shared/domain/documents/phrases/threshold.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { after, before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { isTotal } from '#shared/domain/documents/reading/row-texts.ts';
import type { Vote } from '#shared/domain/documents/rules/found.ts';
import { percentIn, percentOf } from './percent.ts';

const HEAD =
  /\b(?:minimum|min\.|threshold|hurdle|pass mark|drempel|afsnypunt|slaagpunt|cut-?off|qualifying|kwalifiserende|minste)/i;
const ROWS_BELOW = 12;

/** Reads a column of minima: that of the total, or of the only row. */
export function columnVotes(reader: Reader, whole: number | null): Vote<number>[] {
  return reader.lines.flatMap(({ cells, start }, at): Vote<number>[] => {
    const head = cells.length < 2 ? undefined : cells.find(({ text }) => text.length < 50 && HEAD.test(text));
    if (head === undefined || OTHER.test(head.text)) return [];
    const rows = reader.lines.slice(at + 1, at + 1 + ROWS_BELOW).flatMap((line) => {
      const cell = line.cells.find(({ column }) => column === head.column);
      const value = cell === undefined || cell.text.length > MAX_CELL ? null : percentIn(cell.text, whole);
      const isOf = ABOUT.test(line.cells[0]!.text) || ABOUT.test(line.cells[1]?.text ?? '');
      return value === null || /[a-z]{3}/i.test(line.cells[0] === cell ? cell!.text : '')
        ? []
        : [{ line, value, isOf }];
    });
    const isAbout = SUBJECT.test(before(reader, start, 300) + head.text);
    const ofAll = rows.length === 1 ? rows[0] : rows.find(({ line }) => isTotal(line.cells[0]!.text));
    const ofStage = rows.filter(({ isOf }) => isOf);
    const row = isAbout && ofAll !== undefined ? ofAll : ofStage.length === 1 ? ofStage[0] : undefined;
    const value = row?.value ?? null;
    return row === undefined || value === null
      ? []
      : [{ start: row.line.start, end: row.line.end, value, weight: 1.5 }];
  });
}

const MAX_CELL = 50;
const LINES_BELOW = 5;
const MAX_ROW = 140;
/** What a row says that is about no score at all. */
const PARTS = /\b(?:per|each|every|elke|any) (?:sub-?)?(?:criteri|kriteri|element|item|section)/i;

/** Reads the row or line right below the criteria that calls a number their minimum, or the total beside which one stands. */
export function rowVotes(reader: Reader, whole: number | null, place: number | null): Vote<number>[] {
  if (place === null) return [];
  const first = lineAt(reader, place);
  return reader.lines.slice(first, first + LINES_BELOW).flatMap(({ text, cells, start, end }) => {
    const label = MINIMUM_ROW.exec(text);
    if (
      label === null ||
      text.length > MAX_ROW ||
      OTHER.test(text.replace(NEXT_STAGE, '')) ||
      PARTS.test(text) ||
      OF_SYSTEM.test(text)
    )
      return [];
    const isPercent = /%|per ?cent|persent/i.test(text);
    const lone = cells.find((cell) => !cell.text.includes(label[0]) && onlyAmount(cell.text) !== null);
    const behind = text.slice(label.index);
    const value =
      lone === undefined || isTotal(text)
        ? percentIn(behind, whole)
        : percentOf(onlyAmount(lone.text)!, isPercent ? '%' : '', '', whole);
    return value === null ? [] : [{ start, end, value, weight: 2 }];
  });
}
/** `the 90/10 system`, `80 points for price` */
const OF_SYSTEM =
  /\b(?:80 ?\/ ?20|90 ?\/ ?10)\b|\b[89]0 ?(?:points |punte )?(?:for|vir) (?:the |die )?(?:price|prys)\b/i;
const NEXT_STAGE = /\b(?:price|prys|specific goals)\w*/gi;

const ASKS =
  /\b(?:minimum|threshold|need|must|how (?:many|much)|required?|cut-?off|pass|drempel|hoeveel|moet)\b/i;
const MAX_QUESTION = 140;

/** `Is there a minimum for functionality? Yes: 70%.` */
export const answerVotes = (reader: Reader, whole: number | null): Vote<number>[] =>
  matchesOf(reader, /\?/g).flatMap(({ start, end }) => {
    const question = before(reader, start, MAX_QUESTION)
      .split(/[.?!] /)
      .at(-1)!;
    const answer = after(reader, end, 70)
      .replace(/^ A\w{0,5}[.:)] /, '')
      .split(/[?;]|\. (?=[A-Z])/)[0]!;
    const fits =
      ASKS.test(question) && SUBJECT.test(question) && !OTHER.test(question) && !OTHER.test(answer);
    const value = fits ? percentIn(answer, whole) : null;
    return value === null
      ? []
      : [{ start: start - question.length, end: end + answer.length, value, weight: 2 }];
  });
