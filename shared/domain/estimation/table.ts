import { hash } from '#shared/domain/categories/features.ts';
import { type Belief, beliefOf } from './belief.ts';
import { type Comparable, type EstimationSubject, untilOf } from './comparable.ts';
import { dayNumber, logPrices } from './days.ts';
import { type FeatureKind, featureKinds, featuresOf, HASHES, isText } from './features.ts';
import { groupsOf } from './intervals.ts';
import { isPurchase } from './purchase.ts';

/** Comparables as columns of numbers, in the order in which they became known. */
export type ComparableTable = {
  length: number;
  tenderIds: readonly string[];
  awardIds: readonly (readonly string[])[];
  amounts: readonly string[];
  /** Days as numbers, see dayNumber. `until` is by untilOf, and `known` is never before it, see usableFrom. */
  until: Int32Array;
  awarded: Int32Array;
  known: Int32Array;
  /** Natural logarithm of the value in rand at the prices of 2009. */
  values: Float64Array;
  /** What the tenders' own texts say about the values. */
  beliefs: readonly (Belief | null)[];
  /** Groups for intervals, the finest first. */
  groups: readonly (readonly string[])[];
  /** Identities as 32 bits, 0 for none. */
  traits: Readonly<Record<Trait, Int32Array>>;
  /** The features that occur, by their hashes, ascending; the position of each is its column. Those of texts come first. */
  features: Int32Array;
  textColumns: number;
  /** How strongly the effect of each column is held back. */
  penalties: Float32Array;
  /** Columns by comparable: those of row r are `columns[start[r]] … columns[start[r + 1] - 1]`. */
  start: Int32Array;
  columns: Int32Array;
  /** Comparables by column: those of column c are `rows[columnStart[c]] … rows[columnStart[c + 1] - 1]`, ascending. */
  columnStart: Int32Array;
  rows: Int32Array;
};

export const traitNames = ['category', 'buyer', 'province', 'method'] as const;
export type Trait = (typeof traitNames)[number];

/** @returns an identity as 32 bits; 0 for none */
export const traitOf = (subject: EstimationSubject, trait: Trait): number => {
  const value = subject[trait];
  return value === null ? 0 : hash(value) | 0;
};

/**
 * An award counts only for tenders that close on the day on which it became known or later, and never for its own
 * tender, even if a publisher dates the award before the closing.
 */
const usableFrom = (comparable: Comparable): number =>
  Math.max(dayNumber(comparable.knownDay), untilOf(comparable));

/** Comparables that are read one by one, in any order; their texts are not kept. */
export type Gathering = {
  /**
   * Leaves out what is not a purchase, see isPurchase.
   * @throws Error for an amount that is not above 0, or an invalid day
   */
  add: (comparable: Comparable) => void;
  /**
   * May be called only once, because the gathered data is then released: a table takes half of the memory of its rows.
   * @throws Error if a tender was added twice
   */
  table: () => ComparableTable;
};

/** @param before only awards known before this day `YYYY-MM-DD` count */
export function gathering(before: string): Gathering {
  let read: Row[] = [];
  let gathered = nothing();
  const limit = dayNumber(before);
  return {
    add: (comparable) => {
      const known = usableFrom(comparable);
      if (!(known >= limit) && isPurchase(comparable)) read.push(rowOf(comparable, known, gathered));
    },
    table: () => {
      const made = tableOf(read, gathered);
      read = [];
      gathered = nothing();
      return made;
    },
  };
}

const nothing = (): Gathered => ({ hashes: growing(), penalties: new Map(), groups: new Map() });

function tableOf(read: Row[], { hashes, penalties }: Gathered): ComparableTable {
  read.sort((one, other) => one.known - other.known || (one.tenderId < other.tenderId ? -1 : 1));
  const ids = new Set(read.map(({ tenderId }) => tenderId));
  if (ids.size !== read.length) throw new Error('a tender is given twice as a comparable');
  const features = Int32Array.from(penalties.keys()).sort();
  const held = Float32Array.from(features, (hashed) => penalties.get(hashed)!);
  return { ...arraysOf(read, hashes.all(), features), penalties: held };
}

type Row = {
  tenderId: string;
  awardIds: readonly string[];
  amount: string;
  until: number;
  awarded: number;
  known: number;
  value: number;
  belief: Belief | null;
  groups: readonly string[];
  traits: readonly number[];
  /** Position of its features among the hashes of all. */
  from: number;
  to: number;
};

/** What rows share while they are read. */
type Gathered = {
  hashes: Growing;
  /** By the hash of a feature. */
  penalties: Map<number, number>;
  groups: Map<string, readonly string[]>;
};

function rowOf(comparable: Comparable, known: number, { hashes, penalties, groups }: Gathered): Row {
  const { tenderId, awardIds, amount, awardDay } = comparable;
  const [until, awarded, rand] = [untilOf(comparable), dayNumber(awardDay), Number(amount)];
  if (!(rand > 0 && Number.isFinite(rand))) throw new Error(`${tenderId} has the amount ${amount}`);
  if (!Number.isFinite(known + awarded)) throw new Error(`${tenderId} has an invalid day`);
  const features = featuresOf(comparable);
  // If two features share a hash, the stronger penalty applies to both.
  for (const { kind, hashed } of features)
    penalties.set(hashed, Math.max(penalties.get(hashed) ?? 0, penaltyOf(kind)));
  return {
    tenderId,
    awardIds: [...awardIds],
    amount,
    until,
    awarded,
    known,
    value: Math.log(rand) - logPrices(awarded),
    belief: beliefOf(comparable),
    groups: once(groups, `${comparable.category} ${comparable.method}`, () => groupsOf(comparable)),
    traits: traitNames.map((trait) => traitOf(comparable, trait)),
    ...hashes.add(features.map(({ hashed }) => hashed)),
  };
}

/** A list of numbers that grows; one list for many rows takes a fraction of the memory of a list for each row. */
type Growing = { add: (numbers: readonly number[]) => { from: number; to: number }; all: () => Int32Array };

function growing(): Growing {
  let numbers = new Int32Array(4_096);
  let length = 0;
  return {
    add: (more) => {
      if (length + more.length > numbers.length) {
        const larger = new Int32Array(Math.ceil(1.5 * (length + more.length)));
        larger.set(numbers);
        numbers = larger;
      }
      const from = length;
      numbers.set(more, from);
      length += more.length;
      return { from, to: length };
    },
    all: () => numbers,
  };
}

/** Many comparables have the same groups; they share one list of them. */
function once<Made>(made: Map<string, Made>, key: string, make: () => Made): Made {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

const penaltyOf = (kind: FeatureKind): number => featureKinds[kind];

function arraysOf(
  read: readonly Row[],
  hashes: Int32Array,
  features: Int32Array,
): Omit<ComparableTable, 'penalties'> {
  const columnOf = columnsOf(features);
  const start = new Int32Array(read.length + 1);
  read.forEach((row, at) => {
    start[at + 1] = start[at]! + row.to - row.from;
  });
  const columns = new Int32Array(start[read.length]!);
  read.forEach((row, at) => {
    for (let place = row.from; place < row.to; place += 1)
      columns[start[at]! + place - row.from] = columnOf(hashes[place]!)!;
  });
  const numbers = (of: (row: Row) => number) => Int32Array.from(read, of);
  return {
    length: read.length,
    tenderIds: read.map(({ tenderId }) => tenderId),
    awardIds: read.map(({ awardIds }) => awardIds),
    amounts: read.map(({ amount }) => amount),
    until: numbers(({ until }) => until),
    awarded: numbers(({ awarded }) => awarded),
    known: numbers(({ known }) => known),
    values: Float64Array.from(read, ({ value }) => value),
    beliefs: read.map(({ belief }) => belief),
    groups: read.map(({ groups }) => groups),
    traits: traitsBy((_, at) => numbers(({ traits }) => traits[at]!)),
    start,
    columns,
    ...byColumn(features, start, columns),
  };
}

/** @returns a function from the hash of a feature to its column; null for one that no comparable has */
export function columnsOf(features: Int32Array): (hashed: number) => number | null {
  const columns = new Int32Array(HASHES).fill(-1);
  features.forEach((hashed, column) => {
    columns[hashed] = column;
  });
  return (hashed) => (columns[hashed]! < 0 ? null : columns[hashed]!);
}

/** @returns a value for each trait */
export const traitsBy = <Made>(make: (trait: Trait, at: number) => Made): Record<Trait, Made> =>
  Object.fromEntries(traitNames.map((trait, at) => [trait, make(trait, at)])) as Record<Trait, Made>;

/** @returns the parts of a table that follow from its features and the columns of each comparable */
export function byColumn(
  features: Int32Array,
  start: Int32Array,
  columns: Int32Array,
): Pick<ComparableTable, 'features' | 'textColumns' | 'columnStart' | 'rows'> {
  const columnStart = new Int32Array(features.length + 1);
  for (const column of columns) columnStart[column + 1] = columnStart[column + 1]! + 1;
  for (let column = 0; column < features.length; column += 1)
    columnStart[column + 1] = columnStart[column + 1]! + columnStart[column]!;
  const rows = new Int32Array(columns.length);
  const next = columnStart.slice();
  for (let row = 0; row + 1 < start.length; row += 1)
    for (let at = start[row]!; at < start[row + 1]!; at += 1) {
      const column = columns[at]!;
      rows[next[column]!] = row;
      next[column] = next[column]! + 1;
    }
  return { features, textColumns: features.filter(isText).length, columnStart, rows };
}

/** @returns how many of the first `length` comparables have a column */
export const countOf = ({ rows, columnStart }: ComparableTable, column: number, length: number): number =>
  firstNotBelow(rows, columnStart[column]!, columnStart[column + 1]!, length) - columnStart[column]!;

/** @returns the position of the first number not below a limit, between two positions of an ascending list */
export function firstNotBelow(ascending: ArrayLike<number>, from: number, to: number, limit: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
