import type { AnalysisLists, AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { fullName, type PointsRow, pointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

type Goal = AnalysisLists['specificGoals'];

const INTRODUCES =
  /\bspecific goals?\b|\bspesifieke doel|\bpreference points? (?:for|will)|\bpreferential goals?\b|\bvoorkeurpunte vir/i;
const ENDS =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:declaration with regard|verklaring|(?:sbd|mbd) ?\d|functionality|funksionaliteit|enquiries|navrae|closing|contact)/i;
/** Rows of the forms around the table. */
const NO_GOAL =
  /^(?:price|prys|pricing|points?|number of points|total|specific goals?$|spesifieke doelwitte$|the specific goals|maximum|functionality)\b/i;
const MAX_LINES = 60;

/** Finds the specific goals of the regulations of 2022 with their points, which add up to 20 or 10. */
export function findSpecificGoals(
  reader: Reader,
  system: AnalysisValues['evaluationSystem'] | null,
): Found<Goal>[] {
  const totals = system === '80/20' ? [20] : system === '90/10' ? [10] : [20, 10];
  for (const [index, { text }] of reader.lines.entries()) {
    if (!INTRODUCES.test(text)) continue;
    const rows = rowsFrom(reader, index);
    for (const total of totals) {
      const goals = goalsOf(rows, total);
      if (goals !== null)
        return goals.map(({ row, points }) => {
          const { name, end } = fullName(reader, row);
          return foundAt(reader, { goal: name, points }, [{ start: row.start, end }], 0.93);
        });
    }
  }
  return inProse(reader, totals);
}

function rowsFrom(reader: Reader, first: number): PointsRow[] {
  const rows: PointsRow[] = [];
  for (let index = first; index < Math.min(first + MAX_LINES, reader.lines.length); index += 1) {
    if (index > first && ENDS.test(reader.lines[index]!.text)) break;
    const row = pointsRow(reader, index);
    if (row === null) continue;
    if (row.isTotal && rows.length > 0) break;
    if (!NO_GOAL.test(row.name) && !row.isStep) rows.push(row);
  }
  return rows;
}

/** @returns the first rows whose points add up to the total, all in the same column; null where none do */
function goalsOf(rows: readonly PointsRow[], total: number): { row: PointsRow; points: number }[] | null {
  for (const place of [-1, -2, 0]) {
    for (let first = 0; first < rows.length; first += 1) {
      let sum = 0;
      for (let last = first; last < rows.length && sum < total; last += 1) {
        sum += rows[last]!.numbers.at(place)?.value ?? total + 1;
        if (sum === total && (last > first || rows.length === 1))
          return rows
            .slice(first, last + 1)
            .map((row) => ({ row, points: row.numbers.at(place)!.value }))
            .filter(({ points }) => points > 0);
      }
    }
  }
  return null;
}

const POINTS = /[-:=(]? ?(\d{1,2}) ?(?:points?|punte)\b/gi;
const MAX_NAME = 120;

/** `Enterprises owned by women: 10 points; enterprises in the district: 10 points.` */
function inProse(reader: Reader, totals: readonly number[]): Found<Goal>[] {
  for (const { start, end } of matchesOf(reader, /\bspecific goals?\b|\bspesifieke doel/gi)) {
    const rows: { goal: string; points: number; start: number; end: number }[] = [];
    let from = end;
    for (const match of matchesOf(reader, POINTS, {
      start: end,
      end: Math.min(start + 1_200, reader.flow.length),
    })) {
      const text = reader.flow.slice(Math.max(from, match.start - MAX_NAME), match.start);
      const goal = text
        .split(/[.;:\u2022] |(?:^|,? )(?:and|en) /)
        .at(-1)!
        .replace(/^[ ,:]{1,3}/, '')
        .trim();
      from = match.end;
      if (goal.length < 6) continue;
      const at = match.start - text.length + text.lastIndexOf(goal);
      rows.push({ goal, points: Number(match.groups[0]), start: at, end: match.end });
    }
    const sum = rows.reduce((total, { points }) => total + points, 0);
    if (rows.length > 0 && totals.includes(sum))
      return rows.map(({ goal, points, ...span }) => foundAt(reader, { goal, points }, [span], 0.8));
  }
  return [];
}
