import { amountsIn, onlyAmount } from './amounts.ts';
import type { Cell, Line, Reader } from './reader.ts';
import { isItem, isLabel, isStep } from './row-texts.ts';

/**
 * The lines of a document for rules that look for rows of points. Rows that the reader joined, because the first cell of the lower
 * one is empty, are taken apart again where both have points: a heading of a table with its first row, and items in one cell.
 */
export function scoreLines(reader: Reader, first: number, last: number): { line: Line; index: number }[] {
  const found: { line: Line; index: number }[] = [];
  for (let index = first; index < Math.min(last, reader.lines.length); index += 1)
    for (const line of takenApart(reader, reader.lines[index]!)) {
      const above = found.at(-1);
      if (above !== undefined && goesOnWithPoints(above.line, line)) above.line = joined(above.line, line);
      else found.push({ line, index });
    }
  return found;
}

/** `(15), references (10);`: the points of the name with which the line above ends. */
const BEGINS_WITH_POINTS = /^[([]\d{1,3} ?(?:%|points?|punte|marks)?[)\]][,;.]/;
const LEAST_FULL = 60;

/** Whether a line goes on with the points of a criterion in the line above it, which is as wide as the page. */
function goesOnWithPoints(above: Line, { cells, text, afterGap }: Line): boolean {
  const [mark, said] = above.cells;
  const upper = above.cells.at(-1)!.text;
  if (cells.length > 1 || afterGap || isItem(text) || upper.length < LEAST_FULL) return false;
  if (BEGINS_WITH_POINTS.test(text) && /[a-z]$/i.test(upper)) return true;
  const isClause = above.cells.length === 2 ? isLabel(mark!.text) && said !== undefined : isItem(above.text);
  return (
    isClause &&
    above.cells.length <= 2 &&
    HAS_PARTS.test(upper) &&
    (upper.endsWith(',') || !/[.:;!?)\d]$/.test(upper))
  );
}
/** `…, made up of: projects (20), …`: the parts of a criterion in its sentence. */
const HAS_PARTS =
  /\b(?:made up of|consisting of|divided (?:into|as)|comprising|composed of|of which|namely|as follows|waarvan|naamlik|bestaande uit)\b|\(\d{1,3}[^()]{0,8}\),/i;

function joined(above: Line, line: Line): Line {
  const last = above.cells.at(-1)!;
  const cell = { ...last, end: line.end, text: `${last.text} ${line.text}` };
  return {
    ...above,
    end: line.end,
    text: `${above.text} ${line.text}`,
    cells: [...above.cells.slice(0, -1), cell],
  };
}

const ENDS_WITH_POINTS =
  /(?:(?:[([]|[:=-] ?|\b(?:weight|points|max(?:imum)?) )\d{1,3} ?(?:%|points?|punte|marks)?[)\]]?|\d ?(?:%|points?|punte|marks)\)?)[.;,]?$/i;

/** `of which 30 for: Vehicles`: a part of the criterion above. */
const BEGINS_WITH_PART = /^(?:of which|thereof|waarvan) \d/i;

function takenApart(reader: Reader, line: Line): Line[] {
  if (line.cells.length < 2) return [line];
  const pieces = line.cells.flatMap((cell) => piecesOf(reader, cell));
  const rows = [...Map.groupBy(pieces, ({ row }) => row)].sort(([one], [other]) => one - other);
  if (rows.length < 2) return [line];
  const scored = rows.filter(([, cells]) =>
    cells.some(
      ({ cell: { text } }) =>
        onlyAmount(text) !== null ||
        BEGINS_WITH_PART.test(text) ||
        (ENDS_WITH_POINTS.test(text) && !isLevel(text)),
    ),
  );
  const below = pieces.some(
    ({ cell, isFirst }) =>
      !isFirst &&
      cell.column > 0 &&
      onlyAmount(cell.text) !== null &&
      pieces.every((piece) => piece.cell.column !== cell.column || isOfColumn(piece.cell.text)),
  );
  if ((scored.length < 2 && !below) || (!below && explainsPoints(pieces))) return [line];
  return rows.map(([, cells], at) => {
    const own = cells.map(({ cell }) => cell);
    return {
      ...line,
      start: Math.min(...own.map(({ start }) => start)),
      end: Math.max(...own.map(({ end }) => end)),
      text: own.map(({ text }) => text).join(' '),
      cells: own,
      afterGap: at === 0 && line.afterGap,
    };
  });
}

/** A line of a cell that says how points are earned: `3 to 4 projects = 20 points; 1 to 2`. */
const isLevel = (text: string): boolean => text.includes('=') || isStep(text);
/** Whether a row has points in a cell of their own to which the points that another cell has do not add up. */
function explainsPoints(pieces: readonly Piece[]): boolean {
  const own = pieces.filter(({ cell }) => cell.column > 0 && onlyAmount(cell.text) !== null);
  if (own.length !== 1 || !own[0]!.isFirst) return false;
  const within = pieces.flatMap(({ cell }) =>
    cell.column === 0 || onlyAmount(cell.text) !== null ? [] : amountsIn(cell.text).slice(-1),
  );
  const sum = within.reduce((total, { value }) => total + value, 0);
  // Where they do add up to them, all of them are marked as the points of parts that stand in the cell beside the name.
  return sum !== onlyAmount(own[0]!.cell.text) || within.every(({ isMarked }) => isMarked);
}

/** What stands in a column of points: these and its heading, but no text with points in it. */
const isOfColumn = (text: string): boolean => onlyAmount(text) !== null || !/\d/.test(text);

type Piece = { row: number; cell: Cell; isFirst: boolean };

/** The lines of the page that a cell was joined from. */
function piecesOf({ flow, offsets, pages }: Reader, cell: Cell): Piece[] {
  const { text } = pages.findLast(({ start }) => start <= cell.start)!;
  const pieces: Piece[] = [];
  let [start, last] = [cell.start, cell.start];
  const close = (end: number) =>
    pieces.push({
      row: text.lastIndexOf('\n', offsets[start]!),
      cell: { start, end, text: flow.slice(start, end), column: cell.column, parts: [start] },
      isFirst: pieces.length === 0,
    });
  for (let at = cell.start + 1; at < cell.end; at += 1) {
    if (flow.charAt(at) === ' ') continue;
    if (text.slice(offsets[last]!, offsets[at]!).includes('\n')) {
      close(last + 1);
      start = at;
    }
    last = at;
  }
  close(cell.end);
  return pieces;
}
