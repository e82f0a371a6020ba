import type { AnalysisLists, AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { endOf } from '#shared/domain/documents/reading/named-points.ts';
import { fullName, type PointsRow, pointsRow, rowOfLine } from '#shared/domain/documents/reading/points.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { bare } from '#shared/domain/documents/reading/row-texts.ts';
import { scoreLines } from '#shared/domain/documents/reading/score-lines.ts';
import { foundAt } from './found.ts';
import { regionFrom } from './functionality-region.ts';
import { readTable } from './functionality-tables.ts';
import { GOAL, goalsInProse } from './specific-goals-prose.ts';

type Goal = AnalysisLists['specificGoals'];

const INTRODUCES =
  /\bspecific goals?\b|\bspesifieke doel|\bpreference points? (?:for|will)|\bpreferential goals?\b|\bvoorkeurpunte vir/i;
/** Headings that may also be about something else: what they introduce must look like goals. */
const MAY_INTRODUCE =
  /^(?:\W{0,2}\d{1,2}(?:\.\d{1,2})*\.? |[a-z] )?(?:preference|preferential|voorkeur\w*|(?:\w+ )?goals?|doelwitte?|price|prys)\b(?! point system| points? system)/i;
const ENDS =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:declaration with regard|verklaring|(?:sbd|mbd) ?\d|functionality|funksionaliteit|enquiries|navrae|closing|contact)/i;
/** Rows of the forms around the table. */
const NO_GOAL =
  /^(?:price|prys|pricing|points?|number of points|total|specific goals?$|spesifieke doelwitte$|the specific goals|maximum|functionality)\b/i;
const NONE = /\b(?:not be (?:used|applicable|applied)|not applicable|nie van toepassing)\b/i;
const MAX_LINES = 60;

/** Finds the specific goals of the regulations of 2022 with their points, which add up to 20 or 10. */
export function findSpecificGoals(
  reader: Reader,
  system: AnalysisValues['evaluationSystem'] | null,
): Found<Goal>[] {
  const totals = system === '80/20' ? [20] : system === '90/10' ? [10] : [20, 10];
  // Rows that add up, though they do not look like goals: where nothing else does, they are.
  let other: Read[] | undefined;
  for (const [index, { text }] of reader.lines.entries()) {
    const introduces = INTRODUCES.test(text);
    if ((!introduces && !MAY_INTRODUCE.test(text)) || NONE.test(text)) continue;
    const rows = rowsFrom(reader, index);
    const levelled = withLevels(reader, index, totals);
    const found = [
      ...scalesOf(reader, index, totals),
      ...(levelled === null ? [] : [levelled]),
      ...totals.flatMap((total) => {
        const readings = [
          goalsOf(rows, total),
          goalsOf(
            rows.filter(({ name }) => GOAL.test(name)),
            total,
          ),
        ];
        return readings
          .filter((goals) => goals !== null)
          .map((goals) => goals.map((goal) => ({ ...goal, ...named(reader, goal.row) })));
      }),
      ...totals.flatMap((total) => goalsAcross(reader, index, total)),
    ];
    const sure = found.find((some) => some.every(({ name }) => GOAL.test(name)));
    if (sure !== undefined) return sure.map((goal) => foundGoal(reader, goal, 0.93));
    if (introduces) other ??= found[0];
  }
  const said = goalsInProse(reader, totals);
  return said.length > 0 && (other === undefined || said.every(({ value }) => GOAL.test(value.goal)))
    ? said
    : (other ?? []).map((goal) => foundGoal(reader, goal, 0.93));
}

/** Levels cost so much less than rows that do not belong to goals. */
const LEAST_FIT = -2.5;

const foundGoal = (reader: Reader, { name, points, start, end }: Read, confidence: number): Found<Goal> =>
  foundAt(reader, { goal: name, points }, [{ start, end }], confidence);

/** What levels of a goal begin with. */
const LEVEL = /^(?:within|outside|inside|fully|partly|binne|buite)\b/i;

/** Rows that are goals, each perhaps with its levels or parts, and nothing else. */
function withLevels(reader: Reader, index: number, totals: readonly number[]): Read[] | null {
  const table = readTable(regionFrom(reader, index), [], totals);
  if (table === null || table.score < LEAST_FIT) return null;
  const goals = table.groups.map(({ head, weight, parts }) => ({
    name: head.name.replace(LABEL, ''),
    points: weight,
    start: head.start,
    end: Math.max(head.end, ...parts.map(({ end }) => end)),
  }));
  return goals.every(
    ({ name }) => GOAL.test(name) && !NO_GOAL.test(name) && !INTRODUCES.test(name) && !LEVEL.test(name),
  )
    ? goals
    : null;
}

type Read = { name: string; points: number; start: number; end: number };

const named = (reader: Reader, row: PointsRow): Omit<Read, 'points'> => {
  const { name, end } = fullName(reader, row);
  return { name: name.replace(LABEL, ''), start: row.start, end };
};
/** `Goal 1: …`, `of which: …` */
const LABEL = /^(?:(?:specific )?goal \d{1,2}|(?:spesifieke )?doelwit \d{1,2}|of which|waarvan) ?[:.-]? /i;

/** Goals whose levels are rows of their own: the best level has all points of its goal. */
function scalesOf(reader: Reader, first: number, totals: readonly number[]): Read[][] {
  const goals: Read[] = [];
  let levels = 0;
  let last = 0;
  for (let index = first + 1; index < Math.min(first + MAX_LINES, reader.lines.length); index += 1) {
    const { text, cells, start, end } = reader.lines[index]!;
    if (ENDS.test(text)) break;
    const row = pointsRow(reader, index);
    if (row?.isTotal) break;
    if (row === null) {
      const next = pointsRow(reader, index + 1 < reader.lines.length ? index + 1 : index);
      const isGoal = /[a-z]{4}/i.test(text) && !INTRODUCES.test(text) && !NO_GOAL.test(text);
      if (next !== null && !next.isTotal && isGoal)
        goals.push({ name: cells[0]!.text.replace(NUMBER, ''), points: 0, start, end });
      continue;
    }
    const points = row.numbers.at(-1)!.value;
    const goal = goals.at(-1);
    if (goal === undefined) continue;
    if (goal.points === 0) Object.assign(goal, { points, end: row.end });
    else if (points < last) levels += 1;
    else return [];
    last = points;
  }
  const sum = goals.reduce((all, { points }) => all + points, 0);
  return levels > 0 && totals.includes(sum) && goals.every(({ points }) => points > 0) ? [goals] : [];
}
const NUMBER = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|\(?[a-z][.)]) /i;

const POINTS_ROW = /^(?:points?|punte|weight|number of points)\b/i;

/** Goals side by side, with their points in the row below. */
function goalsAcross(reader: Reader, first: number, total: number): Read[][] {
  for (const [at, { cells, start, end }] of reader.lines.slice(first, first + 8).entries()) {
    const heads = reader.lines[first + at - 1];
    if (heads === undefined || cells.length < 3 || !POINTS_ROW.test(cells[0]!.text)) continue;
    const goals = cells.slice(1).flatMap(({ text, column }) => {
      const head = heads.cells.find((cell) => cell.column === column);
      const points = onlyAmount(text);
      return head === undefined || points === null || NO_GOAL.test(head.text)
        ? []
        : [{ name: head.text, points, start: Math.min(start, heads.start), end }];
    });
    if (goals.reduce((sum, { points }) => sum + points, 0) === total) return [goals];
  }
  return [];
}

/** A heading of the column of goals. */
const GOAL_HEAD = /^(?:(?:specific |preferential )?goals?|(?:spesifieke )?doelwitte?)\b/i;

function rowsFrom(reader: Reader, first: number): PointsRow[] {
  const rows: PointsRow[] = [];
  const heads = reader.lines.slice(first, first + 3).filter(({ cells }) => cells.length > 2);
  const column = heads.flatMap(({ cells }) => cells).find(({ text }) => GOAL_HEAD.test(text))?.column ?? null;
  for (const { line, index } of scoreLines(reader, first, first + MAX_LINES)) {
    if (index > first && ENDS.test(line.text)) break;
    const row = rowOfLine(line, index);
    if (row === null) continue;
    if (row.isTotal && rows.length > 0) break;
    const isBehind = column !== null && row.column < column && row.partColumn === column;
    const cell = GOAL.test(row.name)
      ? undefined
      : line.cells.find(({ text }) => GOAL.test(text) && endOf(text));
    const inCell = cell === undefined || isBehind ? null : bare(endOf(cell.text)!.name);
    const name = behindAnchor(isBehind ? row.part! : (inCell ?? row.name));
    if (name !== '' && !NO_GOAL.test(name) && !row.isStep) rows.push({ ...row, name });
  }
  return rows;
}

/** A row of text may begin with the words that introduce the goals; a sentence about them is none. */
function behindAnchor(name: string): string {
  const anchor = INTRODUCES.exec(name);
  if (anchor === null) return name;
  const colon = name.lastIndexOf(': ');
  if (colon > anchor.index) return name.slice(colon + 2);
  return anchor.index < 4 || /[.;] [A-Z]/.test(name) ? '' : name;
}

const pointsOf = ({ numbers, lead }: PointsRow, place: number | 'lead'): number | null =>
  place === 'lead' ? lead : (numbers.at(place)?.value ?? null);

/** @returns the first rows whose points add up to the total, all in the same column; null where none do */
function goalsOf(rows: readonly PointsRow[], total: number): { row: PointsRow; points: number }[] | null {
  for (const place of [-1, -2, 0, 'lead'] as const) {
    for (let first = 0; first < rows.length; first += 1) {
      let sum = 0;
      for (let last = first; last < rows.length && sum < total; last += 1) {
        sum += pointsOf(rows[last]!, place) ?? total + 1;
        if (sum === total && (last > first || rows.length === 1))
          return rows
            .slice(first, last + 1)
            .map((row) => ({ row, points: pointsOf(row, place)! }))
            .filter(({ points }) => points > 0);
      }
    }
  }
  return null;
}
