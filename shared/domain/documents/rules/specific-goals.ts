import type { AnalysisLists, AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import { amountsIn } from '#shared/domain/documents/reading/amounts.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { fullName, type PointsRow, pointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';
import { bestRun, namesBefore, namesBehind } from './prose-runs.ts';

type Goal = AnalysisLists['specificGoals'];

const INTRODUCES =
  /\bspecific goals?\b|\bspesifieke doel|\bpreference points? (?:for|will)|\bpreferential goals?\b|\bvoorkeurpunte vir/i;
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
  for (const [index, { text }] of reader.lines.entries()) {
    if (!INTRODUCES.test(text) || NONE.test(text)) continue;
    const rows = rowsFrom(reader, index);
    const scale = scaleOf(reader, index, totals);
    for (const total of totals) {
      const goals = goalsOf(rows, total);
      if (goals !== null)
        return goals.map(({ row, points }) => {
          const { name, end } = fullName(reader, row);
          return foundAt(reader, { goal: name, points }, [{ start: row.start, end }], 0.93);
        });
    }
    if (scale !== null) return [scale];
  }
  return inProse(reader, totals);
}

/** A goal whose levels are rows of their own: the best level has all its points. */
function scaleOf(reader: Reader, first: number, totals: readonly number[]): Found<Goal> | null {
  for (let index = first + 1; index < Math.min(first + MAX_LINES, reader.lines.length - 2); index += 1) {
    const [heading, best, next] = [
      reader.lines[index]!,
      pointsRow(reader, index + 1),
      pointsRow(reader, index + 2),
    ];
    const points = best?.numbers.at(-1)?.value ?? 0;
    if (!best?.isStep || !next?.isStep || !totals.includes(points) || pointsRow(reader, index) !== null)
      continue;
    const goal = heading.cells[0]!.text;
    if (!/[a-z]{4}/i.test(goal) || INTRODUCES.test(goal) || NO_GOAL.test(goal)) return null;
    return foundAt(reader, { goal, points }, [{ start: heading.start, end: best.end }], 0.8);
  }
  return null;
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

const ANCHOR =
  /\b(?:specific goals?|spesifieke doel\w*|preference points?|preferential goals?|voorkeurpunte)\b/gi;
const WINDOW = 1_200;
const NO_NAME =
  /\b(?:price|prys|total|totaal|maximum|minimum|preference points?|80 ?\/ ?20|90 ?\/ ?10)\b|^specific goals?$/i;

/** `Enterprises owned by women: 10 points; enterprises in the district: 10 points.` */
function inProse(reader: Reader, totals: readonly number[]): Found<Goal>[] {
  for (const { start, end } of matchesOf(reader, ANCHOR)) {
    const text = reader.flow.slice(start, start + WINDOW);
    for (const total of totals) {
      // Shares such as `51% owned` are no points.
      const amounts = amountsIn(text).filter(
        ({ value, start: at, end: last }) => value <= total && !text.slice(at, last).includes('%'),
      );
      const options = { noName: NO_NAME, mayBeUnmarked: false, from: end - start };
      const [single] = amounts.length === 1 && amounts[0]!.value === total ? amounts : [];
      for (const nameOf of [namesBefore, namesBehind]) {
        const run = bestRun(
          { text, start, amounts: amounts.filter(({ value }) => value < total) },
          [total],
          nameOf,
          options,
        );
        if (run?.areMarked)
          return run.groups.map(({ head, weight }) =>
            foundAt(reader, { goal: head.name, points: weight }, [head], 0.8),
          );
      }
      const only =
        single === undefined
          ? null
          : (namesBehind(text, [single], 0) ?? namesBefore(text, [single], 0, end - start));
      if (only !== null && only.name.length >= 6 && !NO_NAME.test(only.name))
        return [
          foundAt(
            reader,
            { goal: only.name, points: total },
            [{ start: start + only.start, end: start + only.end }],
            0.7,
          ),
        ];
    }
  }
  return [];
}
