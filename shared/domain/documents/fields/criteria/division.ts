import { NO_POINTS } from '#shared/domain/documents/phrases/points.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { COUNTED, NUMBER, OF_NAME, type Raw } from './rows-beside.ts';

/** A name at the lines of a row, how much speaks for it, and whether its row begins with it or may begin above. */
export type Name = { at: number; last: number; quality: number; raw: Raw };
/** @returns a name that needs nothing to be whole */
export const wholeName = (body: readonly Line[], said: string, at: number, last: number): Name => ({
  ...{ at, last, quality: 0 },
  raw: {
    ...{ said, rest: '', line: last, value: 0, depth: -1, isInBrackets: false, isTitle: true, isWhole: true },
    ...{ start: body[at]!.start, end: body[last]!.end },
  },
});

/** Rows that begin with some of the names, their points, how much speaks for them, and how many have points in levels only. */
type Way = { rows: readonly Raw[]; points: string; quality: number; ofLevels: number };

/** So many names are looked at at most, so that no text takes long. */
const MOST_NAMES = 60;
const LEAST_ROWS = 2;
const FOR_LEVEL = 1;

/**
 * Divides the lines of a table without cells into rows with a name each. The points of a row are its highest number, wherever this stands,
 * and no level is higher.
 * @param areCentred whether names stand at whatever height of their rows, all of them; or else rows begin with some of the names
 * @param wholes what the points of all rows may add up to
 * @param withLevels whether the highest level of a row without other numbers is its points, where most rows have some
 * @returns the rows of the division for which most speaks; none where as much speaks for other points
 */
export function divided(
  body: readonly Line[],
  names: readonly Name[],
  wholes: readonly number[],
  areCentred: boolean,
  withLevels = false,
): Raw[] {
  const most = Math.max(...wholes);
  if (names.length < LEAST_ROWS || names.length > MOST_NAMES) return [];
  // By the name that comes next, the line that its row begins with, and the sum of what stands before it.
  const ways = [...names, null].map(() => new Map<number, Map<number, Way[]>>());
  for (const [index, name] of names.entries()) {
    if (index === 0 || !areCentred)
      add(ways[index]!, areCentred ? 0 : name.at, 0, { rows: [], points: '', quality: 0, ofLevels: 0 });
    for (const [from, sums] of ways[index]!) {
      let [highest, seen] = [NOTHING, from];
      for (const { next, end } of endsOf(names, index, body.length, areCentred)) {
        highest = higher(highest, body.slice(seen, end));
        seen = end;
        const value =
          highest.free >= highest.level ? highest.free : withLevels && highest.free === 0 ? highest.level : 0;
        if (value === 0 || value >= most) continue;
        const quality = name.quality + (highest.level === value && !areCentred ? FOR_LEVEL : 0);
        for (const [sum, all] of sums)
          for (const way of sum + value > most ? [] : all)
            add(ways[next]!, end, sum + value, {
              rows: [...way.rows, { ...name.raw, value, isTitle: name.raw.value !== value }],
              points: `${way.points} ${value}`,
              quality: way.quality + quality,
              ofLevels: way.ofLevels + (highest.free === 0 ? 1 : 0),
            });
      }
    }
  }
  for (const whole of wholes) {
    const [best, other] = ways.at(-1)!.get(body.length)?.get(whole) ?? [];
    if (best === undefined || hasManyLevels(best)) continue;
    if (best.rows.length >= LEAST_ROWS) return other?.quality === best.quality ? [] : [...best.rows];
  }
  return [];
}

/** Where a row may end, and which name is that of the next. */
function endsOf(
  names: readonly Name[],
  index: number,
  length: number,
  areCentred: boolean,
): { next: number; end: number }[] {
  if (!areCentred)
    return names
      .slice(index)
      .map((_, at) => ({ next: index + at + 1, end: names[index + at + 1]?.at ?? length }));
  const next = index + 1;
  if (next === names.length) return [{ next, end: length }];
  const first = names[index]!.last + 1;
  return Array.from({ length: Math.max(0, names[next]!.at - first + 1) }, (_, at) => ({
    next,
    end: first + at,
  }));
}

/** Keeps the two best ways to a sum that have different points. */
function add(ways: Map<number, Map<number, Way[]>>, line: number, sum: number, way: Way): void {
  const sums = ways.get(line) ?? new Map<number, Way[]>();
  ways.set(line, sums);
  const known = sums.get(sum) ?? [];
  const again = known.find(({ points }) => points === way.points);
  if (again !== undefined && again.quality >= way.quality) return;
  sums.set(
    sum,
    [...known.filter((one) => one !== again), way]
      .sort((one, other) => other.quality - one.quality)
      .slice(0, 2),
  );
}

/** Where half of the rows have no points but their levels, others may add up as well. */
const hasManyLevels = ({ rows, ofLevels }: Way): boolean => ofLevels > 0 && ofLevels * 2 >= rows.length;
/** The highest number of a row that may be its points, and the highest of its levels. */
export type Highest = { free: number; level: number };

const NOTHING: Highest = { free: 0, level: 0 };

/** A number that ends a line, or stands in brackets. */
export const LAST = /(?:^|[^=(\d-] )(\d{1,3}) ?%?$/;
const BRACKETS = /\((\d{1,3})(?: ?(?:%|[Pp]oints?|POINTS?|[Mm]arks))?\)/g;
/** `SKIPPERS (55 papers` above `POINTS) and`. */
const OPENED = /^[^a-z(]{4,60} \((\d{1,3}) (?=\p{Ll})/u;
const FIRST = /^(\d{1,3}) (?=\p{Lu})/u;
const OF_LEVEL = /(?:= ?\(?|[-(] )(\d{1,3})(?: ?%| points?)?\b|\b(\d{1,3}) points?\b|^\W{0,3}(\d{1,3}) ?=/gi;
/** What stands before a number that counts something else. */
const COUNTS_OTHER =
  /(?:\b(?:nqf|level|grade|r|rating|to|under|over|within|minimum of|maximum of)|[<>≥≤])\.? ?$/i;
/** Lines are looked at again for each row that they may belong to. */
const known = new WeakMap<Line, Highest>();

function highestIn(line: Line): Highest {
  const found = known.get(line) ?? {
    free: Math.max(0, ...freeIn(line.text)),
    level: Math.max(0, ...[...line.text.matchAll(OF_LEVEL)].map(levelOf)),
  };
  known.set(line, found);
  return found;
}

export const higher = (highest: Highest, lines: readonly Line[]): Highest =>
  lines
    .map(highestIn)
    .reduce(
      (one, other) => ({ free: Math.max(one.free, other.free), level: Math.max(one.level, other.level) }),
      highest,
    );

const levelOf = (match: RegExpMatchArray): number => Number(match[1] ?? match[2] ?? match[3] ?? 0);

function freeIn(text: string): number[] {
  const alone = onlyAmount(text.replace(/^\d{1,2}[.)] /, ''));
  if (alone !== null) return [alone];
  const matches = [...text.matchAll(BRACKETS), OPENED.exec(text), FIRST.exec(text), LAST.exec(text)];
  const between = [...text.matchAll(NUMBER)].map((match) => ({ match, at: match.index }));
  const found = matches.flatMap((match) =>
    match === null ? [] : [{ match, at: match.index + match[0].lastIndexOf(match[1]!) }],
  );
  const numbers = [
    ...found.map(({ match, at }) => ({
      value: Number(match[1]),
      at,
      end: match.index + match[0].length,
    })),
    ...between.map(({ match, at }) => ({ value: Number(match[2]), at, end: at + match[0].length })),
  ];
  return numbers.flatMap(({ value, at, end }) => {
    const said = text.slice(0, at).trimEnd();
    const isOther =
      (NO_POINTS.test(said) && !OF_NAME.test(said)) ||
      COUNTS_OTHER.test(said) ||
      COUNTED.test(text.slice(end));
    return isOther || value >= 100 || /=$/.test(said) ? [] : [value];
  });
}
