import type { Heading } from './heading.ts';
import type { TextItem } from './text-item.ts';

/** Weight of a cut title, in cut cells. */
const TITLE_WEIGHT = 1_000;

/**
 * Finds where the columns of a table end. Cells may be wider than their titles on either side, so each border is where
 * it cuts the fewest cells, in the widest such gap.
 * @param items the texts below the heading
 * @returns the right border of each column except the last
 */
export function bordersOf(heading: Heading<string>, items: readonly TextItem[]): number[] {
  const { columns } = heading;
  return columns.slice(1).map((right, at) => {
    const left = columns[at]!;
    const [from, to] = [(left.x + left.end) / 2, (right.x + right.end) / 2];
    const spans = [
      ...columns.map(({ x, end }) => ({ x, end, weight: TITLE_WEIGHT })),
      ...items.map(({ x, width }) => ({ x, end: x + width, weight: 1 })),
    ];
    return widestGap(spans, from, to);
  });
}

type Span = { x: number; end: number; weight: number };

function widestGap(spans: readonly Span[], from: number, to: number): number {
  const changes = spans
    .filter(({ x, end }) => end > from && x < to)
    .flatMap(({ x, end, weight }) => [
      { at: Math.max(x, from), weight },
      { at: Math.min(end, to), weight: -weight },
    ])
    .toSorted((one, other) => one.at - other.at || one.weight - other.weight);
  let cut = 0;
  let start = from;
  let best = { cut: Number.POSITIVE_INFINITY, width: 0, middle: (from + to) / 2 };
  for (const { at, weight } of [...changes, { at: to, weight: 0 }]) {
    const width = at - start;
    if (width > 0.01 && (cut < best.cut || (cut === best.cut && width > best.width)))
      best = { cut, width, middle: start + width / 2 };
    cut += weight;
    start = Math.max(start, at);
  }
  return best.middle;
}

/** A text that extends this far into two columns, in heights, belongs to neither. */
const ACROSS = 1.5;

/** @returns whether an item extends over more than one column, as a remark below a table does */
export const standsAcross = (borders: readonly number[], { x, width, height }: TextItem): boolean =>
  borders.some((border) => border - x > ACROSS * height && x + width - border > ACROSS * height);

/** @returns the column in which the middle of an item stands */
export function columnAt(borders: readonly number[], item: TextItem): number {
  const middle = item.x + item.width / 2;
  const at = borders.findIndex((border) => middle < border);
  return at === -1 ? borders.length : at;
}
