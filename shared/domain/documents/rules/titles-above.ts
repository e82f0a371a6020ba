import type { Item } from './functionality-item.ts';

/** Two headings may stand above a row each by chance. */
const LEAST_PAIRS = 2;

/**
 * Gives the points of descriptions to the titles above them, where nearly every row of a table has one right above it:
 *
 *     Company experience
 *     The bidder has to show that it completed comparable contracts | 40
 *     Learner support
 *     Plan for mentoring, and for work places in the trade          | 35
 *
 * Rows with numbers of their own are parts below a heading, and keep their names.
 */
export function withTitlesAbove(items: readonly Item[]): readonly Item[] {
  const rows = items.flatMap(({ row }, at) => (row === null || row.isTotal ? [] : [at]));
  const isPair = (at: number): boolean => {
    const [title, { row }] = [items[at - 1], items[at]!];
    return (
      title?.row === null &&
      row!.depth === null &&
      !row!.isStep &&
      !row!.isMarked &&
      row!.name.length > title.name.length
    );
  };
  const pairs = rows.filter(isPair);
  if (pairs.length < LEAST_PAIRS || pairs.length * 4 < rows.length * 3) return items;
  return items.flatMap((item, at) => {
    if (pairs.includes(at)) {
      const title = items[at - 1]!;
      const { name, depth, start } = title;
      return [{ ...item, start, name, depth, row: { ...item.row!, start, name, depth } }];
    }
    return pairs.includes(at + 1) ? [] : [item];
  });
}
