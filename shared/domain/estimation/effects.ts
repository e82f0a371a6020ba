import { settings } from './settings.ts';
import type { ComparableTable } from './table.ts';

/** The contribution of each feature to the logarithm of a value, learned from the first comparables of a table. */
export type Effects = { constant: number; columns: Float32Array };

/** Learns the effects repeatedly as more comparables become known, each time starting from the previous effects. */
export type Learning = {
  /**
   * @returns the effects by the first `length` comparables, and the mean square of the errors that the previous effects
   *   had for the latest of them, from which they had not been learned
   */
  learn: (length: number) => Effects & { variance: number };
};

/**
 * Ridge regression by coordinate descent: the sum of the effects approximates the logarithms of the values, and the
 * penalty of its column holds each effect back, so that a single comparable proves little.
 */
export function createLearning({
  values,
  start,
  columns,
  columnStart,
  rows,
  penalties,
}: ComparableTable): Learning {
  const effects = new Float64Array(penalties.length);
  const left = Float64Array.from(values);
  // For each column the first comparable after those already learned from.
  const end = columnStart.slice(0, -1);
  // Squared errors of the effects for comparables from which they were not yet learned.
  const squares = new Float64Array(values.length);
  let constant = 0;
  let learned = 0;

  const include = (length: number) => {
    if (learned === 0) constant = mean(values, 0, length);
    for (let row = learned; row < length; row += 1) {
      let sum = constant;
      for (let at = start[row]!; at < start[row + 1]!; at += 1) {
        const column = columns[at]!;
        sum += effects[column]!;
        end[column] = end[column]! + 1;
      }
      left[row] = values[row]! - sum;
      squares[row] = left[row]! ** 2;
    }
    learned = length;
  };
  const improveConstant = () => {
    let sum = 0;
    for (let row = 0; row < learned; row += 1) sum += left[row]!;
    const step = sum / learned;
    constant += step;
    for (let row = 0; row < learned; row += 1) left[row] = left[row]! - step;
  };
  const improve = (column: number) => {
    const from = columnStart[column]!;
    const to = end[column]!;
    if (from === to) return;
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += left[rows[at]!]!;
    const before = effects[column]!;
    const count = to - from;
    const after = (sum + count * before) / (count + penalties[column]!);
    effects[column] = after;
    const step = after - before;
    for (let at = from; at < to; at += 1) left[rows[at]!] = left[rows[at]!]! - step;
  };

  return {
    learn: (length) => {
      include(length);
      for (let pass = 0; pass < settings.passes; pass += 1) {
        improveConstant();
        for (let column = 0; column < effects.length; column += 1) improve(column);
      }
      const variance = mean(squares, Math.max(0, length - settings.latestErrors), length);
      return { constant, columns: new Float32Array(effects), variance };
    },
  };
}

function mean(numbers: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += numbers[at]!;
  return sum / (to - from);
}

/** @returns the logarithm of the value of a tender with these columns, by the effects */
export function expected({ constant, columns: effects }: Effects, columns: Iterable<number>): number {
  let sum = constant;
  for (const column of columns) sum += effects[column]!;
  return sum;
}

/** @returns the same of a comparable */
export function expectedOfRow(
  { constant, columns: effects }: Effects,
  table: ComparableTable,
  row: number,
): number {
  let sum = constant;
  for (let at = table.start[row]!; at < table.start[row + 1]!; at += 1) sum += effects[table.columns[at]!]!;
  return sum;
}
