import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { pointsRow } from '#shared/domain/documents/reading/points.ts';
import type { Line, Reader } from '#shared/domain/documents/reading/reader.ts';
import { isStep } from '#shared/domain/documents/reading/row-texts.ts';
import { type Entry, type Group, rounded } from './criterion-readings.ts';

/** A heading is not longer than the name of its criterion by more than this: `Evaluation schedule F3: `. */
const MAX_LABEL = 45;
/** Lines of a schedule that are looked at. */
const MAX_LINES = 30;
const LEAST_PARTS = 2;

/**
 * Adds the parts of criteria that stand in schedules of their own, often in an annexure, where the table of criteria has none:
 *
 *     Evaluation schedule F3: Quality control
 *     Sub-criterion    | Points | Score (%): description
 *     Control plan     | 5      | 100: specific to the order
 *                      |        | 60: generic
 *     Guarantee        | 10     | 100: 24 months or longer
 *
 * The rows of a schedule are parts where they add up to the weight of its criterion.
 */
export function withScheduledParts(reader: Reader, groups: readonly Group[]): Group[] {
  const last = Math.max(...groups.map(({ head }) => head.end));
  const names = new Map(groups.map(({ head }) => [head.name.toLowerCase(), head]));
  return groups.map((group) => {
    if (group.parts.length > 0 || group.head.name.length < LEAST_NAME) return group;
    const wanted = group.head.name.toLowerCase();
    for (const [at, line] of reader.lines.entries()) {
      if (line.start <= last || !isHeadingOf(line, wanted)) continue;
      const parts = partsBelow(reader, at, group.weight, names);
      if (parts.length > 0) return { ...group, parts };
    }
    return group;
  });
}
/** Shorter names stand in many lines. */
const LEAST_NAME = 6;

const isHeadingOf = ({ text, cells }: Line, name: string): boolean =>
  cells.length <= 2 && text.length <= name.length + MAX_LABEL && text.toLowerCase().endsWith(name);

/** @returns the rows below the heading of a schedule that add up to a weight; none where they do not */
function partsBelow(
  reader: Reader,
  heading: number,
  weight: number,
  names: ReadonlyMap<string, Entry>,
): Entry[] {
  const parts: Entry[] = [];
  for (let at = heading + 1; at < Math.min(reader.lines.length, heading + MAX_LINES); at += 1) {
    const line = reader.lines[at]!;
    if ([...names.keys()].some((name) => isHeadingOf(line, name))) break;
    const row =
      line.cells.length > 1 && onlyAmount(line.cells[0]!.text) === null ? pointsRow(reader, at) : null;
    if (row === null) continue;
    if (row.isTotal) break;
    const value = row.numbers[0]!.value;
    if (isStep(row.name) || value >= weight) return [];
    const { start, end } = line;
    parts.push({ start, end, name: row.name, value, isStep: false, depth: null, place: null });
  }
  const sum = rounded(parts.reduce((total, { value }) => total + value!, 0));
  return parts.length >= LEAST_PARTS && sum === weight ? parts : [];
}
