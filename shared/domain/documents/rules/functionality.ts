import type { Criterion, Found } from '#shared/domain/documents/analysis.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { fullName, type PointsRow, pointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';
import { criteriaInProse, OUT_OF } from './functionality-prose.ts';

/** Criteria of functionality, and the points that they have together. */
export type Functionality = { criteria: Found<Criterion>[]; total: number | null };

/** Words that introduce criteria: headings, and headings of tables. */
const INTRODUCES =
  /\b(?:functionality|funksionaliteit|quality criteria|technical (?:evaluation|criteria|scor|proposal evaluation)|evaluation (?:criteria|of (?:functionality|quality))|scoring (?:criteria|quality)|evalueringskriteria|beoordelingskriteria|tegniese evaluering|technical functionality|criteri(?:a|on)|kriteri(?:a|um))\b/i;
const COLUMN = /\b(?:weight(?:ing|s)?|points?|score|marks|gewig|punte|max(?:imum)?)\b/i;
/** Headings behind which criteria of functionality are over. */
const ENDS =
  /^(?:\W{0,3}(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:stage|phase|fase|step) (?:2|3|two|three|ii|iii|twee|drie)\b(?!.*(?:functional|technical|quality|funksional))|(?:\d{1,2}(?:\.\d{1,2})*\.? )?(?:price and|prys en|preference points?|preferential|voorkeurpunte|specific goals|spesifieke doel|pricing schedule|price schedule|prysskedule|points awarded for (?:price|specific)|financial offer|bill of quantities|form of offer|special conditions|general conditions|contact|enquiries|navrae|terms of reference)\b|(?:sbd|mbd) ?\d)|the specific goals/i;
const MAX_LINES = 160;
const MAX_WITHOUT_ROWS = 30;

/** Finds the criteria of functionality: those of the table whose points are what its total says. */
export function findFunctionality(reader: Reader): Functionality {
  const candidates: (Functionality & { quality: number })[] = [];
  let from = 0;
  for (const [index, line] of reader.lines.entries()) {
    if (index < from || !introduces(line.text)) continue;
    const { rows, last } = rowsFrom(reader, index);
    const table = readTable(reader, rows, hasColumn(reader, index, last));
    if (table === null) continue;
    candidates.push(table);
    from = last + 1;
  }
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (one, other) => (one === null || other.quality > one.quality ? other : one),
    null,
  );
  if (best !== null) return { criteria: best.criteria, total: best.total };
  return criteriaInProse(reader);
}

const introduces = (text: string): boolean => text.length < 200 && INTRODUCES.test(text) && !ENDS.test(text);

function rowsFrom(reader: Reader, first: number): { rows: PointsRow[]; last: number } {
  const rows: PointsRow[] = [];
  let without = 0;
  let index = first;
  for (; index < Math.min(first + MAX_LINES, reader.lines.length); index += 1) {
    const { text } = reader.lines[index]!;
    if (index > first && ENDS.test(text)) break;
    const row = pointsRow(reader, index);
    if (row === null) {
      without += 1;
      if (without > MAX_WITHOUT_ROWS) break;
      continue;
    }
    without = 0;
    rows.push(row);
    if (row.isTotal && !/^sub/i.test(row.name)) break;
  }
  return { rows, last: index };
}

function hasColumn(reader: Reader, first: number, last: number): boolean {
  for (
    let index = Math.max(0, first - 1);
    index <= Math.min(last, first + 12, reader.lines.length - 1);
    index += 1
  )
    if (COLUMN.test(reader.lines[index]!.text)) return true;
  return false;
}

/** A criterion and those below it, as rows. */
type Group = { row: PointsRow; weight: number; below: { row: PointsRow; weight: number }[] };

function readTable(
  reader: Reader,
  rows: readonly PointsRow[],
  column: boolean,
): (Functionality & { quality: number }) | null {
  const total = rows.find(({ isTotal, name }) => isTotal && !/^sub/i.test(name));
  const parts = rows.filter(({ isTotal }) => !isTotal);
  if (parts.length < 2 || !column) return null;
  const totals =
    total === undefined ? [100, ...saidTotals(reader)] : [...new Set(total.numbers.toReversed())];
  for (const whole of totals)
    for (const steps of [false, true])
      for (const place of [-1, -2, 0]) {
        const groups = groupsOf(steps ? parts : parts.filter(({ isStep }) => !isStep), place, whole);
        if (groups === null || groups.length < 2 || isOfPrice(groups)) continue;
        const below = groups.reduce((sum, group) => sum + group.below.length, 0);
        const spans = total === undefined ? [] : [total];
        return {
          criteria: groups.map((group) => criterion(reader, group, spans, total === undefined ? 0.9 : 0.96)),
          total: whole,
          quality: (total === undefined ? 0 : 100) + below,
        };
      }
  return null;
}

/** Totals that sentences name, such as `42 out of 70`. */
const saidTotals = (reader: Reader): number[] => [
  ...new Set(matchesOf(reader, OUT_OF).map(({ groups }) => Number(groups[0]))),
];

/** The table of price and preference is none of functionality. */
const isOfPrice = (groups: readonly Group[]): boolean =>
  groups.some(
    ({ row, weight }) =>
      /^(?:price|prys|pricing|bid price|preference|specific goals?|spesifieke doel|b-?bbee)/i.test(
        row.name,
      ) && [80, 90, 20, 10].includes(weight),
  );

/**
 * @param place of the number that is meant, counted from the end where it is negative
 * @param whole what the weights of the criteria must add up to
 * @returns the criteria; null where the weights do not add up
 */
function groupsOf(rows: readonly PointsRow[], place: number, whole: number): Group[] | null {
  const weighed = rows.map((row) => ({ row, weight: row.numbers.at(place) ?? row.numbers.at(-1)! }));
  const some = weighed.filter(({ weight }) => weight > 0);
  const flat = some.map((one) => ({ ...one, below: [] }));
  if (addsUp(flat, whole)) return flat;
  const numbered = byNumber(some);
  if (addsUp(numbered, whole)) return numbered;
  const summed = bySum(some);
  return addsUp(summed, whole) ? summed : null;
}

const addsUp = (groups: readonly Group[], whole: number): boolean =>
  Math.abs(groups.reduce((sum, { weight }) => sum + weight, 0) - whole) < 0.01;

type Weighed = { row: PointsRow; weight: number };

/** By their own numbers: 1.1 and 1.2 are below 1. */
function byNumber(rows: readonly Weighed[]): Group[] {
  const least = Math.min(...rows.map(({ row }) => row.depth ?? 9));
  const groups: Group[] = [];
  for (const one of rows) {
    const current = groups.at(-1);
    if ((one.row.depth ?? 9) > least && current !== undefined) current.below.push(one);
    else groups.push({ ...one, below: [] });
  }
  return groups;
}

/** By their points: rows that together have the points of the row above them are below it. */
function bySum(rows: readonly Weighed[]): Group[] {
  const groups: Group[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const { row, weight } = rows[index]!;
    let sum = 0;
    let until = index + 1;
    while (until < rows.length && sum < weight) {
      sum += rows[until]!.weight;
      until += 1;
    }
    const count = until - index - 1;
    const below =
      sum === weight && (count > 1 || rows[index + 1]?.row.isStep === true)
        ? rows.slice(index + 1, until)
        : [];
    groups.push({ row, weight, below });
    index += below.length;
  }
  return groups;
}

function criterion(
  reader: Reader,
  { row, weight, below }: Group,
  more: readonly Span[],
  confidence: number,
): Found<Criterion> {
  const { name, end } = fullName(reader, row);
  const subCriteria = below.filter(({ row: { isStep } }) => !isStep);
  const value = {
    name,
    weight,
    subCriteria: subCriteria.map((one) => ({ name: fullName(reader, one.row).name, weight: one.weight })),
  };
  return foundAt(
    reader,
    value,
    [{ start: row.start, end }, ...subCriteria.map((one) => one.row).slice(0, 3), ...more],
    confidence,
  );
}
