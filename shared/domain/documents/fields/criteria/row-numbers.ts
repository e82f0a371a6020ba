import type { Item } from './read.ts';

/** Scores of a scale are not higher. */
const HIGHEST_SCORE = 10;
/** A scale has at least so many levels. */
const LEAST_LEVELS = 3;

/** Whether the only number of a row stands before its name, without a unit: `1 | Experience`, `5 | Excellent`. */
const isLed = ({ row }: Item): boolean => row?.isLed === true && !row.isMarked;

/**
 * Tells numbers before names that count rows or levels from those that are points: rows that count up are headings, and levels of a
 * scale that count down (`5 | Excellent`, `3 | Good`, `1 | Poor`) are left out.
 */
export function withoutRowNumbers(items: readonly Item[]): readonly Item[] {
  const led = items.flatMap((item, at) => (isLed(item) ? [at] : []));
  const leadAt = (place: number): number | undefined => items[led[place] ?? -1]?.row?.lead ?? undefined;
  const counted = new Set<number>();
  const numbers = items.flatMap(({ row }, at) =>
    row === null || row.lead === null ? [] : [{ at, lead: row.lead }],
  );
  const levels = new Set<number>();
  for (const [place, { at, lead }] of numbers.entries())
    if (numbers[place - 1]?.lead === lead - 1 || numbers[place + 1]?.lead === lead + 1) counted.add(at);
  for (let first = 0; first < led.length; ) {
    let last = first;
    while (led[last + 1] === led[last]! + 1 && leadAt(last + 1)! < leadAt(last)!) last += 1;
    const isScale = last - first + 1 >= LEAST_LEVELS && leadAt(first)! <= HIGHEST_SCORE && leadAt(last)! <= 2;
    if (isScale) for (let place = first; place <= last; place += 1) levels.add(led[place]!);
    first = last + 1;
  }
  return items.flatMap((item, at) =>
    levels.has(at) ? [] : counted.has(at) && isLed(item) ? [{ ...item, row: null, depth: 0 }] : [item],
  );
}
