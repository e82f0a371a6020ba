import type { Line, Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet } from '#shared/domain/documents/reading/row-texts.ts';
import { centred, LAST } from './flat-centred.ts';
import { LABEL, LONGEST_TITLE, POINTS, type Row, rowsBeside } from './flat-rows.ts';
import { isGeneric, isOver } from './locate.ts';
import { isSentence } from './plausible.ts';
import { type Closed, type Group, sumOf } from './score.ts';
import { isPriceOf } from './tables.ts';

/** Criteria of a table whose cells were lost, and the line that says what they add up to. */
export type FlatTable = Closed & { total: Span | null };

const ROW = { depth: -1, isInBrackets: false };

/** So many lines a table has at most, and so many are tried. */
const [MOST_LINES, MOST_TABLES, LEAST_ROWS] = [190, 60, 2];
const LONGEST_HEAD = 90;

/** Words of a heading above names and descriptions. */
const TEXTS =
  /\b(?:criteri(?:on|a|um)|elements?|requirements?|descriptions?|category|categories|aspects?|kp[ai]|evidence|guid\w+|basis|indicators?|factors?|evaluation area)\b/gi;
/** `Total 100`, `TOTAL POINTS ON FUNCTIONALITY: 100%`. */
const TOTAL = /^(?:\d{1,2}\.? )?(?:grand |overall )?totals?\b[^.]{0,60}?(\d{2,3}) ?%?$/i;
const LEAST_TOTAL = 50;

/**
 * Reads tables whose extraction lost the cells, so that a line has pieces of several: `1 Experience of 30 Five or more references`.
 * Only those with a heading and a total are read, and only where the points of all rows of one kind add up to it.
 */
export function flatTables({ lines: all }: Reader, stated: readonly number[]): FlatTable[] {
  const lines = withoutFurniture(all);
  const found: FlatTable[] = [];
  let tried = 0;
  for (const [index, line] of lines.entries()) {
    const texts = textsOfHead(line, lines[index + 1]);
    if (texts === null) continue;
    tried += 1;
    if (tried > MOST_TABLES) break;
    const table = tableBelow(lines, index, texts, stated);
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

/** @returns how many columns of text a heading has before that of the points; null for a line that is no heading */
function textsOfHead({ cells, text }: Line, below: Line | undefined): number | null {
  if (cells.length > 1 || text.length > LONGEST_HEAD || /[.;]$|\d\d|=/.test(text)) return null;
  const at = text.search(POINTS);
  if (at === -1) return null;
  const before = columnsIn(text.slice(0, at));
  if (before > 0) return before;
  // `Minimum Maximum` above `No. Criterion`: a heading of two lines.
  const isShort = text.split(' ').length < 5 && below !== undefined && below.text.length < LONGEST_HEAD;
  return (isShort && columnsIn(below.text.split(POINTS)[0]!)) || null;
}

/** Other words than those that headings have may be a column of their own. */
function columnsIn(text: string): number {
  const columns = text.match(TEXTS)?.length ?? 0;
  return columns === 0 || isGeneric(text.replace(TEXTS, '').replaceAll('.', '')) ? columns : columns + 1;
}

/** Lines that pages repeat, whatever number of the page is in them. */
const [LEAST_FURNITURE, REPEATED] = [25, 3];
function withoutFurniture(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  const keyOf = ({ text }: Line): string => text.replace(/\d+/g, '0');
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return lines.filter((line) => line.text.length < LEAST_FURNITURE || counts.get(keyOf(line))! < REPEATED);
}

const isPrice = ({ name, value }: Row): boolean => isPriceOf(name, value);

/**
 * Whether rows without cells stand below a heading that has two columns of text before that of the points, so that nothing tells names
 * from what stands beside them.
 */
export function hasTextsBeside(lines: readonly Line[], { start }: Span): boolean {
  const isFlat = lines.every((line) => line.start < start || line.cells.length === 1);
  const heads = lines.filter((line) => line.start < start);
  return isFlat && heads.some((line, at) => (textsOfHead(line, heads[at + 1]) ?? 0) > 1);
}

function tableBelow(
  lines: readonly Line[],
  head: number,
  texts: number,
  stated: readonly number[],
): FlatTable | null {
  const first = lines.findIndex(
    ({ text }, at) => at > head && !(text.length < LONGEST_HEAD && !/\d/.test(text) && isOfHead(text)),
  );
  const end = lines.findIndex(
    ({ text }, at) => at > first && (TOTAL.test(text) || isOver(text) || at > first + MOST_LINES),
  );
  if (first === -1 || end === -1) return null;
  const body = lines.slice(first, end);
  const all = rowsBeside(body, texts);
  // The table of price and preference may stand below, and has the next total.
  const price = all.findIndex(isPrice);
  const beside = price === -1 ? all : all.slice(0, price);
  const sum = TOTAL.exec(lines[end]!.text);
  const total = sum === null || price !== -1 ? null : lines[end]!;
  const wholes = total === null ? stated : [Number(sum![1])];
  const plain = beside.filter(({ isInBrackets }) => !isInBrackets);
  const labelled = beside.filter(({ depth }) => depth >= 0);
  const highest = labelled.filter(({ depth }) => depth === 0);
  for (const rows of [beside, plain, labelled, highest, centred(body)]) {
    const whole = sumOf(rows.map(({ value }) => value));
    const isClosed = rows.length >= LEAST_ROWS && wholes.includes(whole) && whole >= LEAST_TOTAL;
    const areSure = rows.every(({ name }) => name !== '') && !hasMoreBelow(body, rows);
    if (isClosed && areSure) return { whole, total, groups: groupsOf(rows) };
  }
  return null;
}

/** Whether an item of a list below a row has more points than it. */
const hasMoreBelow = (body: readonly Line[], rows: readonly Row[]): boolean =>
  body.some(({ start, text }) => {
    const row = rows.findLast((one) => one.start < start);
    return row !== undefined && hasBullet(text) && Number(LAST.exec(text)?.[1] ?? 0) > row.value;
  });

const isOfHead = (text: string): boolean => POINTS.test(text) || (text.match(TEXTS) ?? []).length > 0;
