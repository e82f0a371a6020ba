import { settings } from './settings.ts';
import type { Table } from './table.ts';

/** What the features add to the logarithm of a value, learned from the first comparables of a table. */
export type Effects = { constant: number; columns: Float32Array };

/** Learns the effects again and again as more comparables become known; each time it starts from the effects before. */
export type Learning = {
  /**
   * @returns the effects that the first `length` comparables show, and the mean square of the errors that the effects before
   *   made with the latest of them, none of which they had been learned from
   */
  learn: (length: number) => Effects & { variance: number };
};

/**
 * Ridge regression by coordinate descent: the sum of the effects is to come near the logarithms of the values, and each effect
 * is held back by the penalty of its column, so that one comparable alone proves little.
 */
export function createLearning({ values, start, columns, columnStart, rows, penalties }: Table): Learning {
  const effects = new Float64Array(penalties.length);
  const left = Float64Array.from(values);
  // For each column the first comparable behind those that are learned from.
  const end = columnStart.slice(0, -1);
  // Errors of the effects with comparables that they were not yet learned from, as squares.
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

/** @returns what the effects say of a tender with these columns: the logarithm of its value */
export function expected({ constant, columns: effects }: Effects, columns: Iterable<number>): number {
  let sum = constant;
  for (const column of columns) sum += effects[column]!;
  return sum;
}

/** @returns the same of a comparable */
export function expectedOfRow({ constant, columns: effects }: Effects, table: Table, row: number): number {
  let sum = constant;
  for (let at = table.start[row]!; at < table.start[row + 1]!; at += 1) sum += effects[table.columns[at]!]!;
  return sum;
}
