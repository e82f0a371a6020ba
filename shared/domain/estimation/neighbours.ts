import { settings } from './settings.ts';
import { type ComparableTable, countOf, type Trait, traitNames } from './table.ts';

/**
 * A comparable similar to a tender; `similarity` is 0 to 1 for the words, plus a bonus for the same buyer, category …
 */
export type Neighbour = { row: number; similarity: number };

/** The compared values: the columns of a tender and its identities. */
export type Likeness = {
  tenderId: string;
  columns: readonly number[];
  traits: Readonly<Record<Trait, number>>;
};

/** @returns the comparables most similar to a tender among the first `length` of the table, the most similar first */
export type NeighbourSearch = (likeness: Likeness, length: number) => Neighbour[];

const bonuses: Readonly<Record<Trait, () => number>> = {
  category: () => settings.sameCategory,
  buyer: () => settings.sameBuyer,
  province: () => settings.sameProvince,
  method: () => settings.sameMethod,
};

/**
 * Finds neighbours by their words: rare words count more (by the logarithm of their rarity), and of frequent words only
 * the latest comparables are read.
 */
export function createSearch(table: ComparableTable): NeighbourSearch {
  const { columnStart, rows, start, columns, tenderIds, textColumns } = table;
  const shared = new Float32Array(table.length);
  const touched = new Int32Array(table.length);

  const rarityOf = (found: number, length: number) => Math.log((length + 1) / (found + 0.5)) ** 2;
  const byRarity = (own: readonly number[], length: number) =>
    own
      .filter((column) => column < textColumns)
      .map((column) => {
        const found = countOf(table, column, length);
        return { column, found, weight: rarityOf(found, length) };
      })
      .sort((one, other) => one.found - other.found || one.column - other.column);

  // Most searches have the same number of comparables as the one before, and use the same logarithms again.
  const lengths = new Float64Array(table.length);
  let lengthsOf = -1;
  const textLength = (row: number, length: number): number => {
    if (lengthsOf !== length) lengths.fill(0);
    lengthsOf = length;
    let sum = lengths[row]!;
    if (sum > 0) return sum;
    for (let at = start[row]!; at < start[row + 1]!; at += 1)
      if (columns[at]! < textColumns) sum += rarityOf(countOf(table, columns[at]!, length), length);
    lengths[row] = sum;
    return sum;
  };

  return ({ tenderId, columns: own, traits }, length) => {
    let count = 0;
    let ownLength = 0;
    let looked = 0;
    for (const { column, found, weight } of byRarity(own, length)) {
      ownLength += weight;
      const to = columnStart[column]! + found;
      // The remaining words are in so many comparables that they hardly distinguish them.
      const budget = Math.min(found, settings.latestWithWord, settings.looked - looked);
      looked += budget;
      for (let at = to - budget; at < to; at += 1) {
        const row = rows[at]!;
        if (shared[row] === 0) {
          touched[count] = row;
          count += 1;
        }
        shared[row] = shared[row]! + weight;
      }
    }
    const promising = best(touched.subarray(0, count), settings.candidates, (row) => {
      return shared[row]! / Math.sqrt(1 + start[row + 1]! - start[row]!);
    });
    const found = promising.flatMap((row) => {
      if (tenderIds[row] === tenderId) return [];
      let similarity = shared[row]! / Math.sqrt(ownLength * textLength(row, length));
      for (const trait of traitNames)
        if (traits[trait] !== 0 && traits[trait] === table.traits[trait][row]) similarity += bonuses[trait]();
      return [{ row, similarity }];
    });
    for (let at = 0; at < count; at += 1) shared[touched[at]!] = 0;
    return found
      .sort((one, other) => other.similarity - one.similarity || other.row - one.row)
      .slice(0, settings.neighbours);
  };
}

/** @returns the `count` rows with the highest scores, later rows first among equals */
function best(rows: Int32Array, count: number, scoreOf: (row: number) => number): number[] {
  const kept: { row: number; score: number }[] = [];
  for (const row of rows) {
    const score = scoreOf(row);
    const last = kept.at(-1);
    if (kept.length === count && (score < last!.score || (score === last!.score && row < last!.row)))
      continue;
    let place = kept.length;
    while (
      place > 0 &&
      (kept[place - 1]!.score < score || (kept[place - 1]!.score === score && kept[place - 1]!.row < row))
    )
      place -= 1;
    kept.splice(place, 0, { row, score });
    if (kept.length > count) kept.pop();
  }
  return kept.map(({ row }) => row);
}
