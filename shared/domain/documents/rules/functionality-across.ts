import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { endOf } from '#shared/domain/documents/reading/named-points.ts';
import type { Cell, Line, Span } from '#shared/domain/documents/reading/reader.ts';
import { bare, isStep, isTotal } from '#shared/domain/documents/reading/row-texts.ts';
import { divided } from './criteria-groups.ts';
import type { Entry } from './criterion-readings.ts';
import { ABOUT, type Candidate, isOfPrice } from './functionality-candidate.ts';

const WEIGHTS = /^(?:weight|points|max|score|gewig|punte|maks)/i;
/** Rows of a table between its names and its weights, those included that go on in further lines. */
const ROWS_ABOVE = 24;
const MAX_NAME = 90;
/** A row of weights without a total gives all of them, where it has so many and they come to so much. */
const LEAST_COUNT = 3;
const LEAST_SUM = 50;

/**
 * Reads a table whose criteria stand side by side, with their weights in a row below, and what they consist of in rows between:
 *
 *            | Company experience            | Work plan
 *     Parts  | Contracts: 25, References: 15 | Programme: 60
 *     Weight | 40                            | 60
 */
export function criteriaAcross(lines: readonly Line[]): Candidate | null {
  for (const [at, line] of lines.entries()) {
    if (at === 0 || !WEIGHTS.test(line.cells[0]!.text)) continue;
    const weights = line.cells.flatMap(({ text, column }) => {
      const value = onlyAmount(text);
      return value === null ? [] : [{ value, column }];
    });
    const top = weights.length < 2 ? -1 : topOf(lines, at, weights);
    if (top === -1) continue;
    const cells = weights.map(({ value, column }) => {
      const head = lines[top]!.cells.find((cell) => cell.column === column)!;
      return { value, head, parts: partsOf(lines.slice(top + 1, at), column, value) };
    });
    const named = cells.filter(({ head }) => !isTotal(head.text));
    const total = cells.find(({ head }) => isTotal(head.text));
    if (named.length < 2) continue;
    const entries = named.map(({ head, value }) => entryOf(head, bare(head.text), value));
    const isAbout = lines.slice(0, at + 1).some(({ text }) => ABOUT.test(text));
    const sum = named.reduce((all, { value }) => all + value, 0);
    const isWhole = isAbout && named.length >= LEAST_COUNT && sum >= LEAST_SUM && sum % 5 === 0;
    const solution = divided(entries, total === undefined ? [isWhole ? sum : 100] : [total.value], true);
    if (solution === null || isOfPrice(solution.groups)) continue;
    const groups = solution.groups.map((group) => ({
      ...group,
      parts: named.find(({ head }) => head.start === group.head.start)?.parts ?? group.parts,
    }));
    return { ...solution, groups, quality: 14 + (isAbout ? 3 : 0), confidence: 0.9, more: [line] };
  }
  return null;
}

/** @returns the row of the names: the highest one of the table that has a name above every weight; -1 where there is none */
function topOf(lines: readonly Line[], at: number, weights: readonly { column: number }[]): number {
  let found = -1;
  for (let index = at - 1; index >= Math.max(0, at - ROWS_ABOVE); index -= 1) {
    const { cells } = lines[index]!;
    // A line of one cell in the first column is text above the table.
    if (cells.length === 1 && cells[0]!.column === 0) break;
    const isOfNames = weights.every(({ column }) =>
      cells.some((cell) => cell.column === column && isName(cell)),
    );
    if (isOfNames) found = index;
  }
  return found;
}

const isName = ({ text }: Cell): boolean =>
  text.length <= MAX_NAME && /[a-z]{3}/i.test(text) && onlyAmount(text) === null && !isStep(text);

/** What a column says between the name of its criterion and its weight, where that adds up to the weight. */
function partsOf(lines: readonly Line[], column: number, weight: number): Entry[] {
  const parts: Entry[] = [];
  let begun: Span | null = null;
  let name = '';
  for (const { start, end, text } of lines.flatMap(({ cells }) =>
    cells.filter((cell) => cell.column === column).flatMap(linesOf),
  )) {
    begun = begun === null ? { start, end } : { start: begun.start, end };
    name = name === '' ? text : `${name} ${text}`;
    const read = endOf(name);
    if (read === null) continue;
    parts.push(entryOf(begun, bare(read.name), read.value));
    [begun, name] = [null, ''];
  }
  const sum = parts.reduce((total, { value }) => total + value!, 0);
  const areParts =
    parts.length > 1 && sum === weight && parts.every((part) => /[a-z]{3}/i.test(part.name) && !part.isStep);
  return areParts ? parts : [];
}

/** Where a part ends that others follow in the same line: `Director: 20 Engineer: 10`. */
const PART_ENDS = /[:=([] ?\d{1,3}(?: ?%| points?)?[)\]]?[;,]? (?=[A-Z])/g;

/** The lines that a cell was joined from; a line with several parts is divided behind each of them. */
function linesOf({ parts, start, end, text }: Cell): (Span & { text: string })[] {
  const within = [...text.matchAll(PART_ENDS)].map(({ index, 0: all }) => start + index + all.length);
  const starts = [...new Set([...parts, ...within])].sort((one, other) => one - other);
  return starts.map((from, at) => {
    const until = at + 1 < starts.length ? starts[at + 1]! - 1 : end;
    return { start: from, end: until, text: text.slice(from - start, until - start) };
  });
}

const entryOf = ({ start, end }: Span, name: string, value: number): Entry => ({
  ...{ name, value, start, end },
  ...{ isStep: isStep(name), depth: null, place: null },
});
