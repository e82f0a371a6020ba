import { INTRODUCES } from '#shared/domain/documents/phrases/criteria.ts';
import type { Line, Reader } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet } from '#shared/domain/documents/reading/row-texts.ts';
import { type Agreement, isAgreed, type Stretch, withListing } from './choice.ts';
import { inColumns } from './columns.ts';
import { higher } from './division.ts';
import { areOfOneCriterion, completed, type Mark, markAt, markOf } from './forms.ts';
import { headOf, isMinimum, numbersIn, TOTAL, withoutFurniture } from './headings.ts';
import { inListing, type ListedName, listedIn, listedNames } from './listed.ts';
import { ABOUT, isOver } from './locate.ts';
import { type Head, rawRow } from './rows-beside.ts';
import { sumOf } from './score.ts';
import { isOfPreference, isPriceOf } from './tables.ts';
import { inTurn } from './titles.ts';

/** A part of the paper that scores something. */
type Part = {
  /** The heading of columns that it begins with. */
  head: Head | null;
  lines: readonly Line[];
  from: number;
  to: number;
  total: Line | null;
  stated: readonly number[];
};

const [MOST_LINES, MOST_PARTS, LEAST, NEAR, FAR, ABOVE] = [260, 250, 50, 3, 15, 6];
const [LONGEST_INTRODUCTION, LONGEST_TITLE] = [400, 80];
/** A sentence that says what all points are. */
const OUT_OF_ALL = /\b(?:out of|of) (?:a |the )?(?:total |possible |maximum )?(?:of )?100\b/i;
const isTotal = ({ text }: Line): boolean => TOTAL.test(text);
const highest = ({ text }: Line): number => Math.max(0, ...numbersIn(text));

/**
 * Reads every stretch of the document whose rows of one form add up to the stated total, if there is further evidence.
 */
export function stretchesIn({ lines: all }: Reader, stated: readonly number[]): Stretch[] {
  const lines = withoutFurniture(all);
  const marks = lines.map((line, at) => (isTotal(line) ? null : markAt(lines, at)));
  const listed = listedNames(lines, listedIn(lines));
  const found = new Map<string, Stretch>();
  for (const part of partsOf(lines, stated)) {
    const own = marks.slice(part.from, part.to).filter((mark) => mark !== null);
    for (const stretch of closedIn(part, own, listed)) {
      const key = stretch.rows.map(({ at }) => at).join();
      if ((found.get(key)?.agreements.size ?? 0) < stretch.agreements.size) found.set(key, stretch);
    }
  }
  const stretches = [...found.values()];
  return stretches.map((one) => withListing(one, stretches)).filter(isAgreed);
}

/** A part begins below a line that introduces what is scored, and ends with a total, a minimum, or another part of the paper. */
function partsOf(lines: readonly Line[], stated: readonly number[]): Part[] {
  const begins = (line: Line, at: number): boolean =>
    headOf(lines, at) !== null ||
    (line.text.length <= LONGEST_INTRODUCTION &&
      !isTotal(line) &&
      (INTRODUCES.test(line.text) || OUT_OF_ALL.test(line.text)));
  const starts = lines.flatMap((line, at) => (begins(line, at) ? [at + 1] : [])).slice(0, MOST_PARTS);
  return starts.flatMap((from) => {
    const parts: Part[] = [];
    const head = headOf(lines, from - 1);
    for (let to = from; to <= Math.min(lines.length, from + MOST_LINES); to += 1) {
      const line = lines[to];
      const isLast = line === undefined || isBehind(lines, to);
      // The heading of another table begins as that of this one.
      const isOther =
        line !== undefined &&
        head !== null &&
        isAlike(line.text, lines[from - 1]!.text) &&
        headOf(lines, to) !== null;
      if (!isLast && !isTotal(line) && !isMinimum(line.text) && !isOther) continue;
      const total = line !== undefined && isTotal(line) ? line : null;
      parts.push({ head, lines, from, to, total, stated });
      if (isLast || (total !== null && highest(total) >= Math.max(...stated))) break;
    }
    // A total above a higher one is a subtotal.
    const most = Math.max(0, ...parts.map(({ total }) => (total === null ? 0 : highest(total))));
    return parts.filter(({ total }) => total === null || highest(total) === most);
  });
}

/** Whether another part of the paper begins, or the table of price and preference. */
function isBehind(lines: readonly Line[], at: number): boolean {
  const { text } = lines[at]!;
  const row = rawRow(lines, at);
  return (isOver(text) && !hasBullet(text)) || (row !== null && isPriceOf(row.said, row.value));
}

const isAlike = (one: string, other: string): boolean =>
  one !== other && one.split(' ', 2).join(' ') === other.split(' ', 2).join(' ');

/** Rows of one table are written alike: in all that is seen of them, or in less. */
const LOOKS: readonly ((mark: Mark) => string)[] = [
  ({ label, mark, isCapital }) => `${label} ${mark} ${isCapital}`,
  ({ label, mark }) => `${label} ${mark}`,
  () => '',
];

function closedIn(part: Part, marks: readonly Mark[], listed: readonly (ListedName | null)[]): Stretch[] {
  const { lines, from, to, total, stated } = part;
  // A total above a higher one is a subtotal.
  const totals = lines
    .slice(from, to + (total === null ? 0 : 1))
    .filter(isTotal)
    .map(highest);
  const whole = Math.max(0, ...totals);
  const wholes = whole >= LEAST ? [whole] : stated;
  const own = lines.slice(from, to);
  const inLines = LOOKS.flatMap((look) =>
    [...new Set(marks.map(look))].flatMap((kind) => {
      const rows = marks.filter((mark) => look(mark) === kind);
      // Numbers without a mark are points in a list only, where row follows row.
      return rows.some(isOfList) ? blocksOf(rows) : [rows];
    }),
  );
  const withoutTotals = own.filter((line) => !isTotal(line));
  const overLines = [
    inTurn(own, wholes).map((row) => markOf(lines, row, 'titles')),
    (part.head === null ? [] : inColumns(lines, from - 1, withoutTotals, part.head, wholes)).map((row) =>
      markOf(lines, row, 'columns'),
    ),
    inListing(own, from, listed, wholes).map((row) => markOf(lines, row, 'listed')),
  ];
  return [...overLines, ...inLines].flatMap((rows) => closing(part, rows, wholes, marks) ?? []);
}

/** Rows that take several lines, of which a form says where their names end. */
const OVER_LINES: ReadonlySet<string> = new Set(['titles', 'columns', 'listed']);
const isNamed = ({ mark }: Mark): boolean => OVER_LINES.has(mark);
const isOfList = ({ mark, label }: Mark): boolean => mark === 'two' || (mark === 'bare' && label === '');

function blocksOf(rows: readonly Mark[]): Mark[][] {
  const blocks: Mark[][] = [];
  for (const row of rows) {
    const last = blocks.at(-1)?.at(-1)?.last;
    if (last === undefined || row.at - last > NEAR) blocks.push([row]);
    else blocks.at(-1)!.push(row);
  }
  return blocks;
}
const valuesOf = (rows: readonly Mark[]): number[] => rows.map(({ value }) => value);
const falls = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value < values[at - 1]!);

/** @returns rows that add up, with whole names; null for others, and where a name has no end, or a row more points below it than its own */
function closing(
  part: Part,
  every: readonly Mark[],
  wholes: readonly number[],
  marks: readonly Mark[],
): Stretch | null {
  const { lines, to } = part;
  const plain = every.filter(({ isStep }) => !isStep);
  // A name may begin as a level does: `Detailed programme`.
  const rows = wholes.includes(sumOf(valuesOf(plain))) || falls(valuesOf(every)) ? plain : every;
  const whole = sumOf(valuesOf(rows));
  if (rows.length < 2 || whole < LEAST || !wholes.includes(whole) || rows.some(({ value }) => value === 0))
    return null;
  if (rows.some(({ name, value }) => value >= 80 && isOfPreference(name))) return null;
  const head = headAbove(lines, rows[0]!.at);
  const isBeside = (head?.texts ?? 0) > 1 && rows.some((row) => !isNamed(row) && row.mark !== 'brackets');
  const names = rows.map((row, at) => (isNamed(row) ? row : completed(lines, row, rows[at + 1]?.at ?? to)));
  if (
    isBeside ||
    !names.every((row) => row !== null) ||
    (rows[0]!.mark !== 'columns' && hasMoreBelow(part, rows, marks))
  )
    return null;
  const first = rows[0]!.at;
  const isTotalled = part.total !== null && (!rows.every(isOfList) || to - rows.at(-1)!.last <= NEAR);
  const said: [Agreement, boolean][] = [
    ['total', isTotalled],
    ['stated', part.stated.slice(1).includes(whole)],
    ['heading', head !== null || (rows[0]!.mark === 'columns' && part.head?.isWeak === false)],
    ['levels', haveLevels(part, names)],
    ['about', lines.slice(Math.max(0, first - NEAR), first).some(({ text }) => ABOUT.test(text))],
  ];
  if (areOfOneCriterion(lines, first, whole)) return null;
  const agreements = new Set(said.flatMap(([one, is]) => (is ? [one] : [])));
  // Of a heading that names no criteria, nothing but their levels show that its rows are some.
  if (rows[0]!.mark === 'columns' && part.head?.isWeak && !agreements.has('levels')) return null;
  const groups = names.map((row) => ({ head: row, weight: row.value, parts: [] }));
  return {
    groups,
    whole,
    rows,
    total: isTotalled ? part.total : null,
    agreements,
    isTitled: isTitled(lines, first),
  };
}

/** Whether a title above says so. */
function isTitled(lines: readonly Line[], first: number): boolean {
  const above = lines.slice(Math.max(0, first - FAR), first);
  const own = above.slice(above.findLastIndex(isTotal) + 1);
  return own.some(({ text }) => text.length <= LONGEST_TITLE && ABOUT.test(text));
}

/** Whether a subtotal, or the highest levels of two rows say the same as the points of rows. */
function haveLevels({ lines, from, to }: Part, rows: readonly Mark[]): boolean {
  const isSubtotal = lines.slice(from, to).some((line) => {
    const above = rows.filter(({ start }) => start < line.start);
    return isTotal(line) && above.length < rows.length && highest(line) === sumOf(valuesOf(above));
  });
  const levels = rows.filter(({ start, value }, at) => {
    const until = rows[at + 1]?.start ?? lines[to - 1]!.end;
    const below = lines.filter((line) => line.start >= start && line.start < until);
    return higher({ free: 0, level: 0 }, below).level === value;
  });
  return isSubtotal || levels.length > 1;
}

/** The heading of columns above a row; what begins small goes on with the line above it. */
function headAbove(lines: readonly Line[], first: number): Head | null {
  for (let at = first - 1; at >= Math.max(0, first - ABOVE); at -= 1) {
    const head = /^\p{Ll}/u.test(lines[at]!.text) ? null : headOf(lines, at);
    if (head !== null) return head;
  }
  return null;
}

function hasMoreBelow({ lines, to }: Part, rows: readonly Mark[], marks: readonly Mark[]): boolean {
  // What stands far below the last row may be another table.
  const far = Math.max(...rows.slice(1).map(({ at }, place) => at - rows[place]!.at), NEAR);
  return rows.some(({ at, value }, place) => {
    const until = rows[place + 1]?.at ?? Math.min(to, at + far);
    const below = lines.slice(at, until).filter(({ text }) => !/minimum|least/i.test(text));
    const bullets = marks.filter((mark) => mark.at > at && mark.at < until && mark.label === '•');
    return (
      higher({ free: 0, level: 0 }, below).level > value ||
      bullets.some((mark) => mark.value > value && mark.value <= 100)
    );
  });
}
