import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet } from '#shared/domain/documents/reading/row-texts.ts';
import { capitalsIn } from './capitals.ts';
import { divided, LAST, type Name } from './division.ts';
import { isOfHead } from './headings.ts';
import { areNames, hasLevels } from './plausible.ts';
import { type Head, LABEL, named, type Raw, type Row, rowsBeside } from './rows-beside.ts';
import { sumOf } from './score.ts';
import { startsOf } from './starts.ts';

const [MOST_LINES_OF_HEAD, LINES_ABOVE] = [10, 6];

/**
 * Reads rows below a heading of columns, whose lines have pieces of several cells: `1 Experience of 30 Five or more references`.
 * @param below the lines of the table, without its totals
 * @returns rows with whole names that add up to one of the wholes; none where they have no names or do not add up
 */
export function inColumns(
  lines: readonly Line[],
  above: number,
  below: readonly Line[],
  head: Head,
  wholes: readonly number[],
): readonly Row[] {
  const own = withoutHeadAgain(lines.slice(above, above + MOST_LINES_OF_HEAD), below);
  const first = own.findIndex((line) => !isOfHead(line));
  if (first === -1) return [];
  const rows = own.slice(first);
  const found = tableIn(rows, head, wholes);
  if (found.length > 0) return found;
  // Several small tables, below a title each, have one heading and one total.
  const title = lines.slice(0, above).findLastIndex(({ text }) => LABEL.test(text));
  const isOne = below.every(({ text }) => text !== lines[above]!.text);
  return isOne || above - title > LINES_ABOVE
    ? []
    : tableIn([...lines.slice(title, above), ...rows], head, wholes);
}

/** The lines below a heading, without those of the heading that come again on each page. */
function withoutHeadAgain(head: readonly Line[], below: readonly Line[]): Line[] {
  const lengths = below.map((_, at) => head.findIndex(({ text }, step) => below[at + step]?.text !== text));
  const length = Math.max(1, ...lengths);
  const again = new Set(
    lengths.flatMap((one, at) => (one > 0 ? below.slice(at, at + Math.min(one, length)) : [])),
  );
  return below.filter((line, at) => at >= length - 1 && !again.has(line));
}

/** The lines of a table, what their rows may add up to, and what these may begin with: a name behind a label, or without one. */
type Table = {
  body: readonly Line[];
  wholes: readonly number[];
  labelled: readonly Name[];
  others: readonly Name[];
};

/** What rows may begin with, or have in a column of their own: a name behind a label, in capitals, in a line, or before its points. */
const FORMS: readonly ((table: Table) => readonly Raw[])[] = [
  ({ body, wholes, labelled }) => divided(body, labelled, wholes, false),
  ({ body, wholes }) => divided(body, capitalsIn(body), wholes, true),
  ({ body, wholes }) => divided(body, capitalsIn(body, 0), wholes, true),
  ({ body, wholes, others }) => divided(body, others, wholes, false),
  ({ body }) => rowsBeside(body).filter(({ isInBrackets }) => !isInBrackets),
  ({ body }) => rowsBeside(body).filter(({ depth }) => depth === 0),
  ({ body, wholes, labelled }) => divided(body, labelled, wholes, false, true),
  ({ body, wholes, others }) => divided(body, others, wholes, false, true),
];

function tableIn(body: readonly Line[], head: Head, wholes: readonly number[]): readonly Row[] {
  const starts = startsOf(body);
  const labelled = starts.filter(({ raw }) => raw.depth >= 0);
  const others = starts.filter(({ raw }) => raw.depth < 0);
  for (const form of FORMS) {
    const rows = named(form({ body, wholes, labelled, others }), body, head);
    const is =
      rows.length > 1 &&
      wholes.includes(sumOf(rows.map(({ value }) => value))) &&
      isTable(rows) &&
      !hasMoreBelow(body, rows) &&
      !hasOthersPoints(body, rows, labelled) &&
      areOfOneKind(rows);
    if (is) return rows;
  }
  return [];
}

const isTable = (rows: readonly Row[]): boolean => {
  const criteria = rows.map(({ name, value }) => ({ name, weight: value }));
  return areNames(criteria) && !hasLevels(criteria);
};

/** Whether all rows are written alike: among names in capitals, or with points in brackets, others are parts of these. */
const areOfOneKind = (rows: readonly Row[]): boolean =>
  [({ isInBrackets }: Row) => isInBrackets, ({ name }: Row) => name === name.toUpperCase()].every((is) =>
    rows.every((row) => is(row) === is(rows[0]!)),
  );

/** Whether the points of a row are those of a numbered row within it: `3. References 40 points` below `Certificates of the staff`. */
const hasOthersPoints = (body: readonly Line[], rows: readonly Row[], labelled: readonly Name[]): boolean =>
  labelled.some(({ raw }) => {
    const row = rows.findLast(({ start }) => start <= raw.start);
    if (row === undefined || row.start === raw.start || row.depth >= 0 || raw.value !== row.value)
      return false;
    const first = body.find(({ start }) => start === row.start);
    return first !== undefined && Number(LAST.exec(first.text)?.[1] ?? 0) !== row.value;
  });

/** Whether an item of a list below a row has more points than it. */
const hasMoreBelow = (body: readonly Line[], rows: readonly Row[]): boolean =>
  body.some(({ start, text }) => {
    const row = rows.findLast((one) => one.start < start);
    return row !== undefined && hasBullet(text) && Number(LAST.exec(text)?.[1] ?? 0) > row.value;
  });
