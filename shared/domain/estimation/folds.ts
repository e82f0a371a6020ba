import { hash } from '#shared/domain/categories/features.ts';
import { type Appraisal, appraise, type Knowledge } from './appraise.ts';
import { createLearning, expectedOfRow } from './effects.ts';
import { createSearch } from './neighbours.ts';
import { settings } from './settings.ts';
import { byColumn, type ComparableTable, countOf, traitsBy } from './table.ts';

/** A part of the rows of a table, and all other rows; each row is in one part. */
export type Fold = { left: readonly number[]; others: readonly number[] };

/** @returns the latest of the first `length` rows, in parts that depend only on the ids of the tenders */
export function foldsOf({ tenderIds }: ComparableTable, length: number): Fold[] {
  const rows = Array.from({ length: Math.min(length, settings.folded) }, (_, at) => at).map(
    (at) => at + Math.max(0, length - settings.folded),
  );
  const foldOf = (row: number) => hash(tenderIds[row]!) % settings.folds;
  return Array.from({ length: settings.folds }, (_, fold) => ({
    left: rows.filter((row) => foldOf(row) === fold),
    others: rows.filter((row) => foldOf(row) !== fold),
  })).filter(({ left, others }) => left.length > 0 && others.length > 0);
}

/** @param rows ascending; @returns a table of them alone, with the same columns */
export function tableOfRows(table: ComparableTable, rows: readonly number[]): ComparableTable {
  const integers = (numbers: Int32Array) => Int32Array.from(rows, (row) => numbers[row]!);
  const cells = rows.map((row) => table.columns.subarray(table.start[row]!, table.start[row + 1]!));
  const start = new Int32Array(rows.length + 1);
  cells.forEach(({ length }, at) => {
    start[at + 1] = start[at]! + length;
  });
  const columns = new Int32Array(start[rows.length]!);
  cells.forEach((own, at) => {
    columns.set(own, start[at]!);
  });
  return {
    length: rows.length,
    tenderIds: rows.map((row) => table.tenderIds[row]!),
    awardIds: rows.map((row) => table.awardIds[row]!),
    amounts: rows.map((row) => table.amounts[row]!),
    until: integers(table.until),
    awarded: integers(table.awarded),
    known: integers(table.known),
    values: Float64Array.from(rows, (row) => table.values[row]!),
    beliefs: rows.map((row) => table.beliefs[row]!),
    groups: rows.map((row) => table.groups[row]!),
    traits: traitsBy((trait) => integers(table.traits[trait])),
    penalties: table.penalties,
    ...{ start, columns },
    ...byColumn(table.features, start, columns),
  };
}

/** @returns the appraisal of a row of a table by knowledge that must not include the row itself */
export function appraiseRow(knowledge: Knowledge, table: ComparableTable, row: number): Appraisal {
  const columns = table.columns.subarray(table.start[row]!, table.start[row + 1]!);
  const likeness = {
    tenderId: table.tenderIds[row]!,
    columns: [...columns].filter((column) => countOf(knowledge.table, column, knowledge.length) > 0),
    traits: traitsBy((trait) => table.traits[trait][row]!),
  };
  return appraise(knowledge, likeness, table.beliefs[row] ?? null);
}

/** A row and the place of its value, in spreads from the centre of the estimate by the others. */
export type LeftOut = { row: number; score: number };

/**
 * Cross-conformal calibration: each of the first `length` rows is estimated from what was learned without its part, so
 * that all of them show how far estimates lie from values, even if all became known on one day. Yields after each part.
 * @returns the scores, at most `judgedPerEpoch` chosen by the ids of the tenders, in the order of the rows; and the
 *   mean square of the errors of the effects for rows left out
 */
export function* leavingOut(
  table: ComparableTable,
  length: number,
): Generator<undefined, { variance: number; scores: LeftOut[] }> {
  const parts: {
    known: ComparableTable;
    learned: ReturnType<ReturnType<typeof createLearning>['learn']>;
    left: readonly number[];
  }[] = [];
  let squares = 0;
  let count = 0;
  for (const { left, others } of foldsOf(table, length)) {
    const known = tableOfRows(table, others);
    const learned = createLearning(known).learn(known.length);
    for (const row of left) squares += (table.values[row]! - expectedOfRow(learned, table, row)) ** 2;
    count += left.length;
    parts.push({ known, learned, left });
    yield undefined;
  }
  const variance = squares / count;
  const judged = new Set(
    chosenRows(
      table,
      parts.flatMap(({ left }) => left),
      settings.judgedPerEpoch,
    ),
  );
  const scores: LeftOut[] = [];
  for (const { known, learned, left } of parts) {
    const knowledge = {
      table: known,
      search: createSearch(known),
      learned: { ...learned, variance },
      length: known.length,
    };
    for (const row of left) {
      if (!judged.has(row)) continue;
      const { centre, spread } = appraiseRow(knowledge, table, row);
      scores.push({ row, score: (table.values[row]! - centre) / spread });
    }
    yield undefined;
  }
  return { variance, scores: scores.sort((one, other) => one.row - other.row) };
}

/**
 * @returns at most `most` of the rows, in an order that depends on the ids of the tenders, so that a smaller choice is
 *   the beginning of a larger one
 */
export function chosenRows({ tenderIds }: ComparableTable, rows: readonly number[], most: number): number[] {
  return rows
    .map((row) => ({ row, place: hash(tenderIds[row]!) }))
    .sort((one, other) => one.place - other.place || one.row - other.row)
    .slice(0, most)
    .map(({ row }) => row);
}
