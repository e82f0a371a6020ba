import type { PointsRow } from '#shared/domain/documents/reading/points.ts';
import { isSubtotal } from '#shared/domain/documents/reading/row-texts.ts';
import type { Region } from './locate.ts';
import type { Item } from './read.ts';
import { type Closed, closed } from './score.ts';

/** A table or list read as criteria; `total` is its row that says so, where it has one. */
export type TableReading = Closed & { total: PointsRow | null; areMarked: boolean };

/** Weights that are multiplied by ratings of 1 to 5 come to a fifth of all points. */
const HIGHEST_RATING = 5;
/** Less is no total of functionality, but that of specific goals. */
export const LEAST_TOTAL = 25;

/** The table of price and preference is none of functionality, and may stand below it. */
const PRICE_OR_GOALS =
  /^(?:(?:thereafter|then|and|the|points?|on|for) ){0,3}(?:(?:bid |tender(?:ed)? )?price|prys|pricing|financial (?:offer|proposal)|preference|specific goals?|spesifieke doel|b-?bbee)/i;

export const isPriceOf = (name: string, points: number): boolean =>
  PRICE_OR_GOALS.test(name) && [80, 90, 20, 10].includes(points);
/** Price and preference in whatever words: `The bid price`, `MHL specific goal`. */
export const isOfPreference = (name: string): boolean =>
  /\b(?:price|specific goals?|preference|b-?bbee)\b/i.test(name);
const isOfPrice = ({ name, row }: Item): boolean =>
  row?.numbers.some(({ value }) => isPriceOf(name, value)) === true;

/** `Total 100 70`: the minimum stands beside what criteria add up to, which is more. */
const totalsOf = ({ name, numbers, lead }: PointsRow): number[] =>
  [
    ...(name.match(/\b\d{2,3}\b/g) ?? []).map(Number),
    ...numbers.map(({ value }) => value),
    ...(lead === null ? [] : [lead]),
  ].sort((one, other) => other - one);

/**
 * Reads a region as criteria that add up, up to the first row with a total, or as a whole.
 * @param stated possible totals if no row has one
 * @param only the possible totals, if no others are searched for
 */
export function readTable(
  { items }: Pick<Region, 'items'>,
  stated: readonly number[],
  only: readonly number[] | null = null,
): TableReading | null {
  const price = only === null ? items.findIndex(isOfPrice) : -1;
  const totals = items.flatMap(({ row }, at) => (row?.isTotal && !isSubtotal(row.name) ? [{ row, at }] : []));
  for (const { row: total, at } of [...totals, { row: null, at: price > 1 ? price : items.length }]) {
    const own = items.slice(0, at).filter(({ row }) => !row?.isTotal);
    const said = total === null ? stated : totalsOf(total);
    const wholes =
      only ?? said.filter((whole) => whole >= LEAST_TOTAL || said.includes(whole * HIGHEST_RATING));
    const reading = closed(own, [...new Set(wholes)]);
    if (reading !== null)
      return { ...reading, total, areMarked: own.every(({ row }) => row?.isMarked ?? true) };
  }
  return null;
}
