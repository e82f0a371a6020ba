import type { Line, Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet } from '#shared/domain/documents/reading/row-texts.ts';
import { inCapitals } from './flat-capitals.ts';
import { type Head, LABEL, LONGEST_TITLE, named, POINTS, type Row, rawRow, rowsBeside } from './flat-rows.ts';
import { higher, LAST, segmented } from './flat-segments.ts';
import { ABOUT, isGeneric, isOver } from './locate.ts';
import { isSentence } from './plausible.ts';
import { type Closed, type Group, sumOf } from './score.ts';
import { isPriceOf } from './tables.ts';

/** Criteria of a table whose cells were lost, and the line that says what they add up to. */
export type FlatTable = Closed & { total: Span | null };

const ROW = { depth: -1, isInBrackets: false };

/** So many lines a table has at most, and so many are tried. */
const [MOST_LINES, MOST_TABLES, LEAST_ROWS] = [260, 60, 2];
const [LONGEST_HEAD, MOST_LINES_OF_HEAD, LINES_ABOVE] = [90, 10, 6];

/** Words of a heading above names and descriptions. */
const TEXTS =
  /\b(?:criteri(?:on|a|um)|elements?|requirements?|descriptions?|category|categories|aspects?|kp[ai]|evidence|guid\w+|basis|indicators?|factors?|evaluation area)\b/gi;
/** `Total 100`, `TOTAL POINTS ON FUNCTIONALITY: 100%`. */
export const TOTAL =
  /^(?:\d{1,2}\.? )?(?:(?:grand|overall|functionality|maximum|sum) )*(?:totals?|possible (?:score|points)|maximum (?:score|points)|overall (?:score|points))\b[^.]{0,60}?(\d{2,3}) ?(?:%|points)?\)?$/i;
const LEAST_TOTAL = 50;

/**
 * Reads tables whose extraction lost the cells, so that a line has pieces of several: `1 Experience of 30 Five or more references`.
 * Only those with a heading and a total are read, and only where the points of all rows of one kind add up to it.
 */
export function flatTables({ lines: all }: Reader, stated: readonly number[]): FlatTable[] {
  const lines = withoutFurniture(all);
  const found: FlatTable[] = [];
  let tried = 0;
  for (const index of lines.keys()) {
    const head = headOf(lines, index);
    if (head === null) continue;
    tried += 1;
    if (tried > MOST_TABLES) break;
    const table = tableBelow(lines, index, head, stated);
    if (table !== null) found.push(table);
  }
  const labelled = labelledIn(lines, stated);
  return labelled === null ? found : [...found, labelled];
}

/** `Maximum weight = 30`, and perhaps another cell behind it. */
const LABELLED =
  /^(?:max(?:imum)? |total |possible )?(?:weight(?:ing|age)?|points|score|marks)(?: allocated| available)? ?[:=] ?(\d{1,3})(?: ?%| points)?(?= \p{Lu}|$)/iu;

/** Criteria that have a line with their weight each, below a line with their name; what stands around these does not count. */
function labelledIn(lines: readonly Line[], stated: readonly number[]): FlatTable | null {
  const rows = lines.flatMap((line, at): Row[] => {
    const value = Number(LABELLED.exec(line.text)?.[1] ?? 0);
    const above = lines[at - 1];
    if (value === 0 || above === undefined) return [];
    const name = above.text.replace(LABEL, '').replace(/[:.]$/, '');
    const isName = /^\p{Lu}/u.test(name) && name.length <= LONGEST_TITLE && !isSentence(name);
    return [{ ...ROW, name: isName ? name : '', value, start: above.start, end: line.end }];
  });
  const whole = sumOf(rows.map(({ value }) => value));
  const isClosed =
    rows.length > LEAST_ROWS && stated.includes(whole) && rows.every(({ name }) => name !== '');
  return isClosed ? { whole, total: null, groups: groupsOf(rows) } : null;
}

const groupsOf = (rows: readonly Row[]): Group[] =>
  rows.map((head) => ({ head, weight: head.value, parts: [] }));

/** `Maximum points (100)`: what all rows add up to. */
const OF_ALL = / [(/-]? ?100 ?%?(?: points)?\)?$/i;

/** @returns the columns of a heading; null for a line that is none */
export function headOf(lines: readonly Line[], at: number): Head | null {
  const { cells, text: whole } = lines[at]!;
  const below = lines[at + 1];
  const text = whole.replace(OF_ALL, '').replace(/(?<=\bmax)\.$/i, '');
  if (cells.length > 1 || text.length > LONGEST_HEAD || /[.;]$|\d\d|=/.test(text)) return null;
  const points = POINTS.exec(text);
  if (points === null) return null;
  const isBeside = !isGeneric(text.slice(points.index + points[0].length).replaceAll('.', ''));
  const named = columnsIn(text.slice(0, points.index));
  const isWeak = named === 0 && BEHIND.test(text) && /\b(?:weight|points|scor)/i.test(text);
  const before = isWeak ? 1 : named;
  if (before > 0) return { texts: before, isBeside, isWeak };
  // `Minimum Maximum` above `No. Criterion`: a heading of two lines.
  const isShort = text.split(' ').length < 5 && below !== undefined && below.text.length < LONGEST_HEAD;
  const texts = isShort ? columnsIn(below.text.split(POINTS)[0]!) : 0;
  return texts === 0 ? null : { texts, isBeside, isWeak: false };
}

/** Headings of columns that stand behind the points, and nowhere else. */
const BEHIND = /\b(?:guid(?:e|elines?)|means of verification|verification method|evidence|proof|comments)\b/i;

/** Other words than those that headings have may be a column of their own. */
function columnsIn(text: string): number {
  const columns = text.match(TEXTS)?.length ?? 0;
  const isAlone = isGeneric(text.replace(TEXTS, '').replaceAll('.', ''));
  if (columns === 0) return isAlone && ABOUT.test(text) ? 1 : 0;
  return isAlone ? columns : columns + 1;
}

/** Lines that pages repeat, whatever number of the page is in them. */
const [LEAST_FURNITURE, REPEATED, EDGE] = [25, 3, 2];
export function withoutFurniture(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  const keyOf = ({ text }: Line): string => text.replace(/\d+/g, '0');
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return lines.filter(
    (line, at) =>
      headOf(lines, at) !== null ||
      counts.get(keyOf(line))! < REPEATED ||
      (line.text.length < LEAST_FURNITURE && !isAtEdge(lines, at)),
  );
}

/** Whether another page begins or ends next to a line. */
const isAtEdge = (lines: readonly Line[], at: number): boolean =>
  [at - EDGE, at + EDGE].some((near) => lines[near] !== undefined && lines[near].page !== lines[at]!.page);

/**
 * Whether rows without cells stand below a heading that has two columns of text before that of the points, so that nothing tells names
 * from what stands beside them.
 */
export function hasTextsBeside(lines: readonly Line[], { start }: Span): boolean {
  const isFlat = lines.every((line) => line.start < start || line.cells.length === 1);
  const heads = lines.filter((line) => line.start < start);
  return isFlat && heads.some((_, at) => (headOf(heads, at)?.texts ?? 0) > 1);
}

function tableBelow(
  lines: readonly Line[],
  above: number,
  head: Head,
  stated: readonly number[],
): FlatTable | null {
  const own = withoutHeadAgain(lines, above);
  const first = own.findIndex(
    ({ text }) => !(text.length < LONGEST_HEAD && !/\d/.test(text) && isOfHead(text)),
  );
  if (first === -1) return null;
  const near = own.slice(first);
  const isAgain = ({ text }: Line, at: number): boolean =>
    at > 0 && headOf(near, at) !== null && beginsAlike(text, lines[above]!.text);
  const last = near.findIndex((line, at) => at > 0 && (isBehind(near, at) || isAgain(line, at)));
  const region = last === -1 ? near : near.slice(0, last);
  const found = summedIn(region, head, last === -1 ? null : stated);
  if (found !== null) return found;
  // Several small tables, below a title each, have one total.
  const end = near.findIndex((_, at) => at > 0 && isBehind(near, at));
  const isOne = lines.slice(above + 1, above + MOST_LINES).every(({ text }) => text !== lines[above]!.text);
  const title = lines.slice(0, above).findLastIndex(({ text }) => LABEL.test(text));
  if (isOne || above - title > LINES_ABOVE) return null;
  const rows = near.filter((line, at) => (end === -1 || at < end) && !isAgain(line, at));
  return summedIn([...lines.slice(title, above), ...rows], head, null);
}

const isSum = ({ text }: Line, at: number): boolean => at > 0 && TOTAL.test(text);

/** @param stated what the rows may add up to where no row says so; null where one has to */
function summedIn(region: readonly Line[], head: Head, stated: readonly number[] | null): FlatTable | null {
  const sums = region.flatMap((line, at) =>
    isSum(line, at) ? numbersIn(line.text).map((value) => ({ line, at, value })) : [],
  );
  // A total above a higher one is a subtotal; beside one it is the minimum.
  const total = sums.toSorted((one, other) => other.value - one.value)[0];
  const rows = region.slice(0, total?.at).filter((line, at) => !isSum(line, at));
  const wholes = total === undefined ? stated : [total.value];
  const table = wholes === null ? null : tableIn(rows, head, wholes);
  if (table === null || (head.isWeak && !agreesWith(table, region, sums))) return null;
  return { ...table, total: total?.line ?? null };
}

/** Whether a subtotal, or the highest levels of two rows say the same as the weights of a table. */
function agreesWith(
  { groups, whole }: Closed,
  region: readonly Line[],
  sums: readonly { line: Line; value: number }[],
): boolean {
  const subtotals = sums.filter(({ line, value }) => {
    const above = groups.filter(({ head }) => head.start < line.start);
    return value < whole && value === sumOf(above.map(({ weight }) => weight));
  });
  const levels = groups.filter(({ head, weight }, at) => {
    const [from, until] = [head.start, groups[at + 1]?.head.start ?? Number.POSITIVE_INFINITY];
    const lines = region.filter(({ start }) => start >= from && start < until);
    return higher({ free: 0, level: 0 }, lines).level === weight;
  });
  return subtotals.length > 0 || levels.length > 1;
}

/** The lines below a heading, without those of the heading that come again on each page. */
function withoutHeadAgain(lines: readonly Line[], above: number): Line[] {
  const head = lines.slice(above, above + MOST_LINES_OF_HEAD);
  const below = lines.slice(above + 1, above + MOST_LINES);
  const lengths = below.map((_, at) => head.findIndex(({ text }, step) => below[at + step]?.text !== text));
  const length = Math.max(1, ...lengths);
  const again = new Set(
    lengths.flatMap((one, at) => (one > 0 ? below.slice(at, at + Math.min(one, length)) : [])),
  );
  return below.filter((line, at) => at >= length - 1 && !again.has(line));
}

/** Whether lines begin as another: `No. Criterion Points` and `No. Criterion Weight`. */
const beginsAlike = (one: string, other: string): boolean =>
  one.split(' ', 2).join(' ') === other.split(' ', 2).join(' ');

/** Whether a line stands below a table: what bidders must reach, or the row of the price in the table of preference. */
function isBehind(lines: readonly Line[], at: number): boolean {
  const { text } = lines[at]!;
  const row = rawRow(lines, at);
  return (
    (isOver(text) && !hasBullet(text)) || isMinimum(text) || (row !== null && isPriceOf(row.said, row.value))
  );
}

export const numbersIn = (text: string): number[] => (text.match(/\b\d{2,3}\b/g) ?? []).map(Number);

/** `Bidders who score less than 70 points …`: what stands below the rows of a table without a total. */
export const isMinimum = (text: string): boolean =>
  /^(?:n\.?b\.?:? )?(?:the |only |all |any |a )?(?:bid(?:der)?s?|tender(?:er)?s?|proposals?|respondents?|service providers?|minimum|threshold)\b/i.test(
    text,
  ) &&
  /\b(?:scor|threshold|points)/i.test(text) &&
  /\b(?:less|below|minimum|least|threshold|qualif|reach|achiev|obtain|who)/i.test(text) &&
  /\b\d\d/.test(text);

function tableIn(body: readonly Line[], head: Head, wholes: readonly number[]): Closed | null {
  const beside = rowsBeside(body);
  const plain = beside.filter(({ isInBrackets }) => !isInBrackets);
  const highest = beside.filter(({ depth }) => depth === 0);
  const ways = [segmented(body, wholes) ?? [], plain, highest];
  for (const rows of [...ways.map((raw) => named(raw, body, head)), inCapitals(body, wholes) ?? []]) {
    const whole = sumOf(rows.map(({ value }) => value));
    const isClosed = rows.length >= LEAST_ROWS && wholes.includes(whole) && whole >= LEAST_TOTAL;
    const areSure = rows.every(({ name }) => name !== '') && !hasMoreBelow(body, rows);
    if (isClosed && areSure && areOfOneKind(rows)) return { whole, groups: groupsOf(rows) };
  }
  return null;
}

/** Whether all rows are written alike: among names in capitals, or with points in brackets, others are parts of these. */
const areOfOneKind = (rows: readonly Row[]): boolean =>
  [({ isInBrackets }: Row) => isInBrackets, ({ name }: Row) => name === name.toUpperCase()].every((is) =>
    rows.every((row) => is(row) === is(rows[0]!)),
  );

/** Whether an item of a list below a row has more points than it. */
const hasMoreBelow = (body: readonly Line[], rows: readonly Row[]): boolean =>
  body.some(({ start, text }) => {
    const row = rows.findLast((one) => one.start < start);
    return row !== undefined && hasBullet(text) && Number(LAST.exec(text)?.[1] ?? 0) > row.value;
  });

const isOfHead = (text: string): boolean => POINTS.test(text) || (text.match(TEXTS) ?? []).length > 0;
