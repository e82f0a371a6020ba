import { onlyAmount } from './amounts.ts';
import type { NumberedLine } from './line-labels.ts';
import type { Cell, Line } from './reader.ts';

/** `Many vehicles = 10 points`, `10 = many vehicles`, `[5] Many vehicles`: the points of a level in a cell. */
const LEVEL =
  /(?:^|[;,.] ?| )(\d{1,3}) ?= ?(?=[^\d ])|= ?(\d{1,3})(?: ?(?:points?|punte|marks|%))?(?=$|[;,.]| [\p{L}\d<>])/gu;
const LED = /^(?:\[(\d{1,2})\]|(\d{1,3}) ?% ?[:=-]) ?\S/;
/** One level may as well be a part. */
const LEAST_LEVELS = 2;

/**
 * Leaves out the cells of a table that say how points are earned: below a row with points, texts of the same column whose levels fall from
 * all of these points.
 *
 *     Fleet | Vehicles | Many vehicles = 10 points | 10
 *           |          | Some vehicles = 6 points
 *           | Depots   | [5] Two depots            | 15
 *           |          | [1] One depot
 *
 * Lines below each other that begin with the points of a level are left out as well: `100%: Many vehicles`, `50%: Some vehicles`.
 */
export function withoutScales(lines: readonly NumberedLine[]): NumberedLine[] {
  const left = new Set<Cell>([...levelsBelowEachOther(lines), ...scoredLevels(lines)]);
  for (const [at, { line }] of lines.entries())
    for (const cell of line.cells) if (cell.column > 0 && !left.has(cell)) addScale(lines, at, cell, left);
  return lines.flatMap((one) => {
    const cells = one.line.cells.filter((cell) => !left.has(cell));
    if (cells.length === one.line.cells.length) return [one];
    return cells.length === 0 ? [] : [{ ...one, line: withCells(one.line, cells) }];
  });
}

/** `Score 40 | One project completed`: what a score is given for. */
const SCORED = /^(?:score|rating|telling) ?:? ?\d{1,3} ?%?$/i;
const scoredLevels = (lines: readonly NumberedLine[]): readonly Cell[] =>
  lines.flatMap(({ line: { cells } }) => (cells.length > 1 && SCORED.test(cells[0]!.text) ? cells : []));

/** Such levels are shares of all points. */
const ALL = 100;

function levelsBelowEachOther(lines: readonly NumberedLine[]): Cell[] {
  const levels = lines.map(({ line: { cells } }) => {
    const [cell, ...others] = cells;
    return cell === undefined || others.length > 0 || !LED.test(cell.text) ? null : levelsOf(cell.text)[0]!;
  });
  const found: Cell[] = [];
  for (let first = 0; first < lines.length; first += 1) {
    let last = first;
    while (levels[last] !== null && levels[last + 1] != null && levels[last + 1]! < levels[last]!) last += 1;
    const isScale =
      last - first + 1 >= LEAST_LEVELS && (levels[first] === ALL || levels[first]! <= HIGHEST_SCORE);
    if (isScale) for (let at = first; at <= last; at += 1) found.push(lines[at]!.line.cells[0]!);
    first = last;
  }
  return found;
}
/** Scores in brackets are not higher. */
const HIGHEST_SCORE = 10;

/** Notes the cells of the scale that begins in a cell, if one does. */
function addScale(lines: readonly NumberedLine[], first: number, top: Cell, left: Set<Cell>): void {
  const { line } = lines[first]!;
  const isLed = LED.test(top.text);
  const points = line.cells.findLast(({ text }) => onlyAmount(text) !== null);
  const all = points === undefined ? null : onlyAmount(points.text);
  let levels = levelsOf(top.text);
  if (!falls(levels) || (isLed ? levels.length === 0 : all === null || (levels[0] ?? all) !== all)) return;
  if (!line.cells.some((cell) => cell.column < top.column && /[a-z]{3}/i.test(cell.text))) return;
  const cells = levels.length === 0 ? [] : [top];
  for (let at = first + 1; at < lines.length; at += 1) {
    const below = lines[at]!.line;
    const cell = below.cells.find(({ column }) => column === top.column);
    if (cell === undefined || below.cells.some(({ text }) => onlyAmount(text) !== null)) break;
    const own = levelsOf(cell.text);
    // What the levels are of may go on above the first one.
    if (own.length === 0 && levels.length === 0) continue;
    if (own.length === 0 || !falls([...levels, ...own]) || LED.test(cell.text) !== isLed) break;
    if (levels.length === 0 && own[0] !== all) break;
    levels = [...levels, ...own];
    cells.push(cell);
  }
  if (levels.length >= LEAST_LEVELS) for (const cell of cells) left.add(cell);
}

function levelsOf(text: string): number[] {
  const led = LED.exec(text);
  if (led !== null) return [Number(led[1] ?? led[2])];
  return [...text.matchAll(LEVEL)].map(([, before, behind]) => Number(before ?? behind));
}

const falls = (levels: readonly number[]): boolean =>
  levels.every((level, at) => at === 0 || level < levels[at - 1]!);

const withCells = (line: Line, cells: readonly Cell[]): Line => ({
  ...line,
  cells,
  text: cells.map(({ text }) => text).join(' '),
});
