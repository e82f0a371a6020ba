import type { Placed } from '#shared/domain/documents/reading/outline.ts';
import type { Cell, Line, Reader } from '#shared/domain/documents/reading/reader.ts';
import { saysRejected } from './rejection.ts';

const MANDATORY =
  /\b(?:mandatory|compulsory|obligatory|must|shall|failure|failing which|disqualif\w*|non-?submission|required|peremptory|essential|will be rejected|not be considered|without (?:which|these|any|all)|gatekeep\w*|verpligte?(?:nd)?e?|moet|versuim|diskwalif\w*|noodsaaklik\w{0,2}|sonder (?:hierdie|enige))\b/i;
const OPTIONAL =
  /\b(?:non-?(?:mandatory|compulsory|essential)|other (?:returnable|supporting|documents?)|additional documents?|optional|opsionele?|may be (?:submitted|requested|supplied|provided|handed in)|desirable|recommended|(?:not|nie) (?:\w{1,10} )?(?:compulsory|mandatory|essential|required|disqualif\w*|gediskwalif\w*|verpligtend)|nie-?verpligte(?:nd)?e?|for (?:claiming )?preference|to claim|on request|if requested|when requested|upon request|op versoek|wenslike?|aanbevole|ander dokumente|bykomende dokumente|later (?:be )?(?:submitted|supplied)|after the closing)\b/i;

/** @returns whether a heading or sentence says that documents are mandatory; null where it says neither */
export const mandatoryBy = (text: string): boolean | null =>
  OPTIONAL.test(text) ? false : MANDATORY.test(text) || saysRejected(text) ? true : null;

const HEAD =
  /\b(?:mandatory|compulsory|obligatory|essential|peremptory|required|must|verpligtend|verpligte|noodsaaklik|disqualif\w{1,8})\b/i;
const OPTIONAL_HEAD =
  /\b(?:optional|opsioneel|desirable|non-?(?:mandatory|compulsory|essential)|nie-?verpligtend)\b/i;
const OTHER_HEAD = /\b(?:documents?|dokumente?|returnables?|description|item|forms?|requirements?)\b/i;
const YES =
  /^(?:yes|y|ja|j|x|m|c|v|mandatory|compulsory|obligatory|essential|peremptory|required|must|verpligtend|noodsaaklik|[\u2713\u2714\u221a\u2611\u2612\u25a0\u25cf\u2022*])$/i;
const NO =
  /^(?:no|n|nee|o|optional|opsioneel|desirable|non-?(?:mandatory|compulsory)|not (?:mandatory|compulsory|required)|nie[- ]verpligtend|on request|op versoek|if applicable|indien van toepassing|[\u2610\u25a1-]|n\/a|nvt|none|geen)$/i;
/** Words that say it in any column. */
const WORD = /^(?:mandatory|compulsory|obligatory|essential|peremptory|verpligtend|noodsaaklik)$/i;
const NOT_WORD =
  /^(?:optional|opsioneel|desirable|non-?(?:mandatory|compulsory)|not (?:mandatory|compulsory)|nie[- ]verpligtend)$/i;
const MAX_HEAD = 60;
const MAX_ROWS = 80;

/** @returns what the table says of the document in one of its rows: by a column that is headed so, or by a word in any cell */
export function mandatoryInTable(reader: Reader, { line }: Pick<Placed, 'line'>): boolean | null {
  const { cells } = reader.lines[line]!;
  if (cells.length < 2) return null;
  if (cells.some(({ text }) => WORD.test(text))) return true;
  if (cells.some(({ text }) => NOT_WORD.test(text))) return false;
  const head = headOver(reader, line);
  if (head === null) return null;
  if (head === 'none') {
    if (cells.some(({ text }) => /^(?:yes|ja)$/i.test(text))) return true;
    return cells.some(({ text }) => /^(?:no|nee)$/i.test(text)) ? false : null;
  }
  const cell = cells.find(({ column }) => column === head.cell.column);
  const is = OPTIONAL_HEAD.test(head.cell.text);
  // Where other rows have marks, a row without one is not marked.
  if (cell === undefined) return isMarked(reader, head) ? is : null;
  return YES.test(cell.text) ? !is : NO.test(cell.text) ? is : null;
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
    others ||= above.cells.some(({ text }) =>
      /^(?:submitted|attached|included|ingesluit|aangeheg|office use)/i.test(text),
    );
  }
  return others ? null : 'none';
}

const isHead = ({ text, column }: Cell): boolean =>
  text.length <= MAX_HEAD &&
  column > 0 &&
  (HEAD.test(text) || OPTIONAL_HEAD.test(text)) &&
  !(OTHER_HEAD.test(text) && !/[?(/]|\b(?:y|yes|ja)\b/i.test(text));

function isMarked({ lines }: Reader, { line, cell }: Head): boolean {
  const rows: Line[] = [];
  for (let row = line + 1; row < Math.min(lines.length, line + MAX_ROWS); row += 1) rows.push(lines[row]!);
  return rows.some(({ cells }) =>
    cells.some(({ column, text }) => column === cell.column && YES.test(text) && text.length < 2),
  );
}
