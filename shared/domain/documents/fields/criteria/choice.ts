import type { Span } from '#shared/domain/documents/reading/reader.ts';
import type { Mark } from './forms.ts';
import type { Closed } from './score.ts';

/** Rows of one form that add up, and what else speaks for them. */
export type Stretch = Closed & {
  total: Span | null;
  rows: readonly Mark[];
  agreements: ReadonlySet<Agreement>;
  /** Whether a title above says that the table is about functionality. */
  isTitled: boolean;
};
/**
 * Its total row, a sentence that states the total, a heading of weights, functionality in the lines above, another listing, subtotals or the
 * highest levels of two rows.
 */
export type Agreement = 'total' | 'stated' | 'heading' | 'about' | 'again' | 'levels';

const LEAST_ROWS = 3;
const weightsOf = ({ groups }: Stretch): string => groups.map(({ weight }) => weight).join();

/** Another listing of the same weights speaks for a table. */
export function withListing(one: Stretch, stretches: readonly Stretch[]): Stretch {
  const isAgain = stretches.some(
    (other) =>
      weightsOf(other) === weightsOf(one) &&
      other.rows.every(({ at }) => one.rows.every((row) => row.at !== at)),
  );
  return isAgain ? { ...one, agreements: new Set([...one.agreements, 'again']) } : one;
}

/** Whether the total is stated or a hundred of three rows at least, and one thing more speaks for the rows. */
export function isAgreed({ agreements, rows }: Stretch): boolean {
  const isStated = agreements.has('total') || agreements.has('stated');
  // A heading of columns says that its rows have points.
  if (rows[0]!.mark === 'columns') return isStated || agreements.has('heading');
  return rows.length < LEAST_ROWS
    ? isStated && agreements.size > 1
    : agreements.size > (agreements.has('total') ? 1 : 0);
}

/** Whether rows stand between those of another table: they are parts of these. */
const areParts = ({ rows }: Stretch, { rows: others }: Stretch): boolean =>
  rows.length > others.length && rows[0]!.at > others[0]!.at && rows.some(({ at }) => at < others.at(-1)!.at);

/**
 * The table about functionality among several that add up; null if unclear. Listings of the same weights count as one
 * table.
 */
function chosen(all: readonly Stretch[]): Stretch | null {
  const found = all.filter((one) => !all.some((other) => areParts(one, other)));
  const about = found.filter(({ agreements }) => agreements.has('about'));
  const named = about.length > 0 ? about : found.filter((one) => one.isTitled);
  const own = new Set(found.map(weightsOf)).size > 1 ? named : found;
  if (new Set(own.map(weightsOf)).size !== 1) return null;
  return own.toSorted((one, other) => other.agreements.size - one.agreements.size)[0]!;
}

/** Forms of which nothing else than the place of words tells where a name ends; those that need more are asked later. */
const LATER: readonly string[] = ['columns', 'listed'];
const isOfFunctionality = (one: Stretch | null): boolean =>
  one !== null && (one.isTitled || one.agreements.has('about'));

/** @returns the tables that count: those below a title about functionality first, then rows of one line and titles, then the other forms */
export const inOrder = (all: readonly Stretch[]): (Stretch | null)[] =>
  [-1, ...LATER.keys()]
    .map((turn) => chosen(all.filter(({ rows }) => LATER.indexOf(rows[0]!.mark) === turn)))
    .toSorted((one, other) => Number(isOfFunctionality(other)) - Number(isOfFunctionality(one)));
