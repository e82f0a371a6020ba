import { bordersOf, columnAt, standsAcross } from './columns.ts';
import { findHeading, type Heading } from './heading.ts';
import { type Alignment, type Assignment, alignments, assignLines } from './row-lines.ts';
import { type ColumnLines, type IsValue, leadingOf, rowColumns, rowPlaces } from './row-places.ts';
import type { ListTable, Problem, TableRow } from './table.ts';
import {
  joinLines,
  linesOf,
  type TextItem,
  type TextLine,
  withoutOverprint,
  withWholeAmounts,
} from './text-item.ts';
import type { ColumnKind } from './titles.ts';

/** What is known about a kind of table. */
export type TableForm<Kind extends string> = {
  kinds: readonly ColumnKind<Kind>[];
  /** The column without which this is another table. */
  required: Kind;
  /** For some columns, the form of a complete value. These columns show where rows are. */
  values: Readonly<Partial<Record<Kind, IsValue>>>;
};

/** The texts below the heading of a page. */
type Page = { page: number; body: TextItem[] };

/**
 * Reads the table of a PDF: finds its heading, which may be repeated on every page, and its columns; divides the text below
 * among columns and rows. Cells have any number of lines, and may continue on the next page.
 */
export function readPdfTable<Kind extends string>(
  items: readonly TextItem[],
  form: TableForm<Kind>,
): ListTable<Kind> {
  const overfull: Problem[] = [];
  const outside: string[] = [];
  const parts: { heading: Heading<Kind>; pages: Page[] }[] = [];
  for (const [page, all] of Map.groupBy(items, (item) => item.page)) {
    if (all.length > MOST_ITEMS) {
      overfull.push(overfullPage(page));
      continue;
    }
    const own = withWholeAmounts(withoutOverprint(all));
    const heading = findHeading(own, form.kinds, form.required);
    const previous = parts.at(-1);
    if (!heading && !previous) {
      outside.push(...linesOf(own).map(({ text }) => text));
      continue;
    }
    const above = heading ? own.filter(({ y }) => y < heading.top - 1) : [];
    outside.push(...linesOf(above).map(({ text }) => text));
    const below = heading ? own.filter(({ y }) => y > heading.bottom + 1) : own;
    const { body, footer } = withoutFooter(below);
    outside.push(...footer);
    if (heading && !(previous && sameColumns(previous.heading, heading))) parts.push({ heading, pages: [] });
    parts.at(-1)!.pages.push({ page, body });
  }
  const [first] = parts;
  if (!first) {
    const problem: Problem = {
      kind: 'no-heading',
      page: null,
      row: null,
      column: null,
      message: 'no page has the heading of the table',
    };
    return { columns: [], rows: [], problems: [...overfull, problem], outside };
  }
  const columns = first.heading.columns.map(({ title, kind }) => ({ title, kind }));
  const read = parts.map(({ heading, pages }) => readPart(heading, pages, form));
  // Parts with another order of columns are rearranged to that of the first part.
  const rows = read.flatMap((part, at) => reordered(part.rows, parts[at]!.heading, first.heading));
  outside.push(...read.flatMap(({ remarks }) => remarks));
  return { columns, rows, problems: [...overfull, ...read.flatMap(({ problems }) => problems)], outside };
}

/**
 * Maximum number of pieces of text and of lines. Usually a page has some thousand pieces, each printed several times,
 * and some hundred lines.
 */
const MOST_ITEMS = 20_000;
const MOST_LINES = 500;

const overfullPage = (page: number): Problem => ({
  kind: 'overfull-page',
  page,
  row: null,
  column: null,
  message: `a page with more than ${MOST_ITEMS} texts or ${MOST_LINES} lines was left out`,
});

/** Lines at the bottom of a page with information about the file. */
const FOOTER = /^page\s?\d|^\d{1,4} of \d{1,4}$|^(?:report )?(?:generated|printed|produced) (?:on|at|by)\b/i;
/** Maximum number of lines of a footer. */
const FOOTER_LINES = 3;

function withoutFooter(items: readonly TextItem[]): { body: TextItem[]; footer: string[] } {
  const last = linesOf(items).slice(-FOOTER_LINES);
  const from = last.findIndex(({ text }) => FOOTER.test(text));
  if (from === -1) return { body: [...items], footer: [] };
  const top = last[from]!.y - 1;
  return { body: items.filter(({ y }) => y < top), footer: last.slice(from).map(({ text }) => text) };
}

/** Maximum distance of the columns on two pages of one table, in points. */
const SAME_PLACE = 3;

const sameColumns = (one: Heading<string>, other: Heading<string>): boolean =>
  one.columns.length === other.columns.length &&
  one.columns.every(({ title, x }, at) => {
    const column = other.columns[at]!;
    return column.title === title && Math.abs(column.x - x) < SAME_PLACE;
  });

type Part = { rows: TableRow[]; problems: Problem[]; remarks: string[] };

function readPart<Kind extends string>(
  heading: Heading<Kind>,
  pages: readonly Page[],
  { values }: TableForm<Kind>,
): Part {
  const borders = bordersOf(
    heading,
    pages.flatMap(({ body }) => body),
  );
  const isValue = heading.columns.map(({ kind }) => (kind === null ? null : (values[kind] ?? null)));
  const remarks: string[] = [];
  const problems: Problem[] = [];
  const cut: { page: number; lines: ColumnLines }[] = pages.map(({ page, body }) => {
    const alone = remarksIn(body, borders);
    remarks.push(...[...alone].map(({ text }) => text.trim()));
    const byColumn = Map.groupBy(
      body.filter((item) => !alone.has(item)),
      (item) => columnAt(borders, item),
    );
    const lines = heading.columns.map((_, column) => linesOf(byColumn.get(column) ?? []));
    if (lines.every(({ length }) => length <= MOST_LINES)) return { page, lines };
    problems.push(overfullPage(page));
    return { page, lines: heading.columns.map(() => []) };
  });
  const showing = rowColumns(
    cut.map(({ lines }) => lines),
    isValue,
  );
  const places = cut.map(({ lines }) => rowPlaces(lines, showing, isValue));
  const rows = places.flatMap((own, at) =>
    own.map((_, row) => ({
      page: cut[at]!.page,
      row: row + 1,
      cells: heading.columns.map((): string[] => []),
    })),
  );
  const leading = leadingOf(cut.map(({ lines }) => lines));
  for (const [column, { title }] of heading.columns.entries()) {
    const own = cut.map(({ lines }) => lines[column]!);
    let start = 0;
    for (const [at, { rows: assigned }] of bestAssignment(own, places, leading).entries()) {
      for (const [index, line] of own[at]!.entries()) {
        const place = assigned[index];
        const row = place === null || place === undefined ? undefined : rows[start + place];
        if (row) row.cells[column]!.push(line.text);
        else problems.push(strayText(cut[at]!.page, title, places[at]!, line));
      }
      start += places[at]!.length;
    }
  }
  const joined = rows.map(({ page, row, cells }) => ({
    page,
    row,
    cells: cells.map((lines) => joinLines(lines) || null),
  }));
  return { rows: joined, problems, remarks };
}

/**
 * Texts that stand alone on their line and extend over several columns: remarks, such as that a register has no
 * entries.
 */
function remarksIn(body: readonly TextItem[], borders: readonly number[]): Set<TextItem> {
  const across = body.filter((item) => standsAcross(borders, item));
  return new Set(
    across.filter((item) =>
      body.every((other) => other === item || Math.abs(other.y - item.y) > item.height / 2),
    ),
  );
}

/** All cells of a column have the same alignment, so the alignment with the lowest cost over all pages is taken. */
function bestAssignment(
  pages: readonly (readonly TextLine[])[],
  places: readonly (readonly number[])[],
  leading: number,
): Assignment[] {
  const assign = (alignment: Alignment): Assignment[] =>
    pages.map((lines, at) =>
      assignLines(lines, places[at]!, alignment, leading, {
        before: places.slice(0, at).some(({ length }) => length > 0),
        after: places.slice(at + 1).some(({ length }) => length > 0),
      }),
    );
  const costOf = (assignments: readonly Assignment[]) => assignments.reduce((sum, { cost }) => sum + cost, 0);
  return alignments.map(assign).reduce((best, next) => (costOf(next) < costOf(best) - 1e-9 ? next : best));
}

function strayText(page: number, column: string, places: readonly number[], { y }: TextLine): Problem {
  const row = places.filter((place) => place <= y).length || null;
  return { kind: 'stray-text', page, row, column, message: 'a text that belongs to no row was left out' };
}

function reordered<Kind extends string>(
  rows: readonly TableRow[],
  from: Heading<Kind>,
  to: Heading<Kind>,
): TableRow[] {
  if (from === to) return [...rows];
  const order = to.columns.map(({ kind, title }) =>
    from.columns.findIndex((column) => (kind === null ? column.title === title : column.kind === kind)),
  );
  return rows.map((row) => ({ ...row, cells: order.map((at) => row.cells[at] ?? null) }));
}
