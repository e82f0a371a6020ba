import type { AnalysisLists, AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import { regionFrom } from '#shared/domain/documents/fields/criteria/locate.ts';
import { sumOf } from '#shared/domain/documents/fields/criteria/score.ts';
import { entriesIn } from '#shared/domain/documents/fields/criteria/sentences.ts';
import { readTable } from '#shared/domain/documents/fields/criteria/tables.ts';
import {
  AROUND_GOALS,
  BEGINS_LEVEL,
  ENDS_GOALS,
  GOAL,
  INTRODUCES_GOALS,
  MAY_INTRODUCE_GOALS,
  PROOF_BESIDE,
} from '#shared/domain/documents/phrases/goals.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { sentenceBefore } from '#shared/domain/documents/reading/matches.ts';
import { passagesOf } from '#shared/domain/documents/reading/passages.ts';
import { rowOfLine } from '#shared/domain/documents/reading/points.ts';
import { type Line, lineAt, type Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from '#shared/domain/documents/rules/found.ts';
import { ENDS_IN_LABEL, inColumns, isLevelOf, nameOf, type Goal as Read } from './columns.ts';

type Goal = AnalysisLists['specificGoals'];

const NOT_APPLIED = /\b(?:not be (?:used|applicable|applied)|not applicable|nie van toepassing)\b/i;
/** Maximum number of lines that are read below such words, and of places that are tried. */
const [MAX_LINES, MOST_PLACES] = [60, 150];

/** Finds the specific goals of the regulations of 2022 with their points, which add up to 20 or 10. */
export function findSpecificGoals(
  reader: Reader,
  system: AnalysisValues['evaluationSystem'] | null,
): Found<Goal>[] {
  const totals = system === '80/20' ? [20] : system === '90/10' ? [10] : [20, 10];
  let other: Read[] | undefined;
  let tried = 0;
  for (const [index, { text }] of reader.lines.entries()) {
    const isSure = INTRODUCES_GOALS.test(text);
    const mayBe = isSure || MAY_INTRODUCE_GOALS.test(text);
    if (!mayBe || NOT_APPLIED.test(text)) continue;
    tried += 1;
    if (tried > MOST_PLACES) break;
    const said = totals.map((total) => inSentences(reader, index, total)).find((read) => read !== null);
    const rows = rowsFrom(reader, index);
    const likely = rows.filter(({ name }) => GOAL.test(name));
    const whole = inColumns(reader, index, totals);
    const readings = [
      ...totals.flatMap((total) => [inTurn(rows, total), inTurn(likely, total), either(likely, total)]),
      inTable(reader, index, totals),
      said ?? null,
      whole,
    ].flatMap((read) => (read !== null && areGoals(read, rows) ? [read] : []));
    const sure = readings.find((read) => read.every(({ name }) => isGoal(name)));
    if (sure !== undefined) return foundGoals(reader, whole !== null && goesOn(whole, sure) ? whole : sure);
    if (isSure) other ??= readings.find((read) => read.some(({ name }) => isGoal(name)));
  }
  return foundGoals(reader, other ?? []);
}

/** Whether no name ends with a number of another column, and no row is a lower level of another one. */
const areGoals = (read: readonly Read[], rows: readonly Read[]): boolean =>
  read.every(
    (goal) =>
      (!/ \d{1,2}$/.test(goal.name) || ENDS_IN_LABEL.test(goal.name.replace(/ \d{1,2}$/, ''))) &&
      !rows.some((row) => row.points > goal.points && isLevelOf(goal, row)),
  );

/** Whether a reading says the same points, and names that go on behind those of the other. */
const goesOn = (one: readonly Read[], other: readonly Read[]): boolean =>
  one.length === other.length &&
  one.every(({ name, points }, at) => points === other[at]!.points && name.startsWith(other[at]!.name));

const isNone = (name: string): boolean => AROUND_GOALS.test(name) || BEGINS_LEVEL.test(name);

/** The share of the price comes before that of the goals. */
const isGoal = (name: string): boolean => GOAL.test(name) && !/\b(?:80|90) (?:points|punte)\b/i.test(name);

/**
 * All rows of a table are read in the same way: if the name of one is cut off or has words of another column, all are
 * doubtful. Levels of a goal, such as shares of ownership with fewer points each, are not goals, and add up by chance.
 */
function foundGoals(reader: Reader, goals: readonly Read[]): Found<Goal>[] {
  if (goals.some(({ name }) => LEVEL.test(name))) return [];
  // If some names begin in the middle, others in the table do not.
  const isMixed = new Set(goals.map(({ name }) => /^[a-z]/.test(name))).size > 1;
  // Equal names are cut off before the words in which they differ.
  const areSame = new Set(goals.map(({ name }) => name)).size < goals.length;
  const isSure =
    !isMixed &&
    !areSame &&
    !goals.some(
      (goal) => OF_POINTS.test(reader.flow.slice(goal.start, goal.end)) || beginsAbove(reader, goal),
    ) &&
    !isShareOfAll(reader, goals) &&
    !goals.every((goal) => IS_SHARE.test(reader.flow.slice(goal.start, goal.end))) &&
    goals.every(
      ({ name, isCut }) => isGoal(name) && withoutProof(name) === name && !isBroken(name) && !isCut,
    );
  return goals.map(({ name, points, start, end }) =>
    foundAt(reader, { goal: withoutProof(name), points }, [{ start, end }], isSure ? 0.93 : BROKEN),
  );
}
const BROKEN = 0.6;

/** Whether the line above has the beginning of a name: it says what is promoted, and has no points or end of its own. */
function beginsAbove(reader: Reader, { start }: Read): boolean {
  const at = lineAt(reader, start);
  const [above, own] = [reader.lines[at - 1], reader.lines[at]!];
  if (above === undefined || above.cells.length > 1 || own.cells.length > 1) return false;
  return PROMOTES.test(above.text) && !INTRODUCES_GOALS.test(above.text);
}
/** `The promotion of enterprises located in the Western` */
const PROMOTES = /^(?:\W{0,2}\w{1,2}[.)] )?(?:the )?promot(?:ion|ing)\b[^.:;\d]*$/i;

/**
 * Whether the only goal stands below or behind the share of the price, as all goals together do: `Price 80`, `B-BBEE status 20`;
 * `80 points are for price, and 20 to promote the goals of the council`.
 */
const isShareOfAll = (reader: Reader, [goal, ...others]: readonly Read[]): boolean =>
  goal !== undefined &&
  others.length === 0 &&
  (/^(?:price|prys)\b.*\b[89]0$/i.test(reader.lines[lineAt(reader, goal.start) - 1]?.text ?? '') ||
    OF_PRICE.test(sentenceBefore(reader, goal.start, SENTENCE)));
const OF_PRICE = /\b(?:points|punte)\b.{0,60}\b(?:price|prys)\b/i;
/** So far back the sentence of a goal is looked at. */
const SENTENCE = 200;
/** A row that ends with a share of something: `Black Women Owned 3.0%` is as often a target for spending as points. */
const IS_SHARE = /\d ?% ?$/;
/** `50% of the 20 points`: the points are not the number that stands there. */
const OF_POINTS = /\d ?% of (?:the )?(?:\d{1,2} )?points/i;
const LEVEL = /\d(?:[.,]\d+)? ?%? ?(?:-|–|to|tot|and|en) ?\d{1,3}(?:[.,]\d+)? ?%/;

/**
 * In a text that lost its columns, the proof of a goal is in the middle of its name, so the rest of the name is
 * incomplete.
 */
const withoutProof = (name: string): string => name.slice(0, PROOF_BESIDE.exec(name)?.index);

const LONGEST_NAME = 130;
/** Whether a name begins or ends within something else. */
const isBroken = (name: string): boolean =>
  name.length > LONGEST_NAME ||
  /^\(|^the municipality|^(?:by|of|on|from|in|with|for|is|are|owned|shareholders|and|or)\b|[=≥]|\(\d{1,2}\)| [a-d]\. The |\(\w? ?\)$/.test(
    name,
  ) ||
  name.split('(').length !== name.split(')').length;

/** Points at the end of a line that lost its cells: `Points for 51% women 4`; a share of a company is none. */
const AT_END = /^(.{4,160}[a-z)%][^\d]{0,8}) 0?(\d{1,2}(?:[.,]\d)?)$/i;

/** The rows with points below a line, with names that continue in the lines below them. */
function rowsFrom({ lines }: Reader, first: number): Read[] {
  const rows: Read[] = [];
  for (let index = first; index < Math.min(lines.length, first + MAX_LINES); index += 1) {
    const line = lines[index]!;
    if (index > first && ENDS_GOALS.test(line.text)) break;
    const row = line.cells.length > 1 ? rowOfCells(line, index) : rowOfText(line, index);
    if (row === null || isNone(row.name) || INTRODUCES_GOALS.test(row.name)) {
      if (/^(?:sub)?tota/i.test(line.text) && rows.length > 0) break;
      continue;
    }
    let { name, end } = row;
    const next = lines[index + 1];
    if (
      line.cells.length === 1 &&
      next?.cells.length === 1 &&
      /^[a-z(&]/.test(next.text) &&
      !/\d$/.test(next.text)
    )
      [name, end] = [`${name} ${next.text}`, next.end];
    rows.push({ ...row, name, end });
  }
  return rows;
}

/** The name is the first cell about a goal; the points are in the first cell after it that has only points. */
function rowOfCells({ cells, start, end }: Line, index: number): Read | null {
  const at = cells.findIndex(({ text }) => GOAL.test(text) && onlyAmount(text) === null);
  const points =
    at === -1
      ? undefined
      : [...cells.slice(at + 1), ...cells.slice(0, at)]
          .map(({ text }) => onlyAmount(text))
          .find((value) => value !== null);
  if (points != null) return points > 20 ? null : { name: nameOf(cells[at]!.text), points, start, end };
  const row = rowOfLine(
    { start, end, cells, text: cells.map(({ text }) => text).join(' '), afterGap: false, page: 0 },
    index,
  );
  return row === null || row.isStep || row.isTotal
    ? null
    : { name: nameOf(row.name), points: row.numbers.at(-1)!.value, start, end };
}

function rowOfText(line: Line, index: number): Read | null {
  const { text, start, end } = line;
  const match = AT_END.exec(text);
  if (match !== null) return { name: nameOf(match[1]!), points: Number(match[2]), start, end };
  const row = rowOfLine(line, index);
  return row === null || row.isStep || row.isTotal || !row.isMarked
    ? null
    : { name: nameOf(row.name), points: row.numbers.at(-1)!.value, start, end };
}

/** `BBBEE 20` below `Price 80` names no goal. */
const LEAST_NAME = 10;

/** @returns the first consecutive rows whose points add up to the total; null if none do */
function inTurn(rows: readonly Read[], total: number): Read[] | null {
  for (let first = 0; first < rows.length; first += 1) {
    let sum = 0;
    for (let last = first; last < rows.length && sum < total; last += 1) {
      sum = sumOf([sum, rows[last]!.points]);
      if (sum === total && (last > first || (rows.length === 1 && rows[0]!.name.length > LEAST_NAME)))
        return rows.slice(first, last + 1).filter(({ points }) => points > 0);
    }
  }
  return null;
}

/** Goals that each have all points are alternatives. */
function either(rows: readonly Read[], total: number): Read[] | null {
  const last = rows.findIndex(({ points }) => points !== total);
  const found = last === -1 ? rows : rows.slice(0, last);
  return found.length > 1 && new Set(found.map(({ name }) => name)).size === found.length ? [...found] : null;
}

/** Goals with levels or parts, and nothing else. */
function inTable(reader: Reader, index: number, totals: readonly number[]): Read[] | null {
  const table = readTable(regionFrom(reader, index), [], totals);
  if (table === null) return null;
  const goals = table.groups.map(({ head, weight, parts }) => ({
    ...{ name: nameOf(head.name), points: weight, start: head.start },
    end: Math.max(head.end, ...parts.map(({ end }) => end)),
  }));
  return goals.every(({ name }) => isGoal(name) && !isNone(name) && !INTRODUCES_GOALS.test(name))
    ? goals
    : null;
}

const SENTENCES = 6;

/** `Enterprises owned by women: 10 points; enterprises in the district: 10 points.` */
function inSentences(reader: Reader, index: number, total: number): Read[] | null {
  const { start: from, end: until } = reader.lines[index]!;
  const said = passagesOf(reader).filter(
    ({ end, line, isRow }) => !isRow && end > from && line <= index + 2 * SENTENCES,
  );
  const goals: Read[] = [];
  for (const { start, end, text } of said.slice(0, SENTENCES)) {
    if (start > until && goals.length === 0 && !GOAL.test(text)) continue;
    const entries = entriesIn(
      { start, end, text },
      [total],
      (name) => isGoal(name) && !INTRODUCES_GOALS.test(name),
    );
    goals.push(
      ...entries.map(({ name, value, ...span }) => ({ ...span, name: nameOf(name), points: value! })),
    );
    if (sumOf(goals.map(({ points }) => points)) === total) return goals;
  }
  return null;
}
