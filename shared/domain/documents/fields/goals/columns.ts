import { sumOf } from '#shared/domain/documents/fields/criteria/score.ts';
import {
  AROUND_GOALS,
  ENDS_GOALS,
  GOAL,
  INTRODUCES_GOALS,
  KINDS_OF_GOALS,
} from '#shared/domain/documents/phrases/goals.ts';
import type { Line, Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { bare } from '#shared/domain/documents/reading/row-texts.ts';

/** A goal with its points. `isCut`: its name continues in the next line, after words of another column. */
export type Goal = Span & { name: string; points: number; isCut?: boolean };

/** A row with the numbers of its columns; null stands for `N/A`. */
type Row = Span & { name: string; numbers: (number | null)[]; isCut: boolean; heading: string | null };

/** Lines of a table that are read. */
const MAX_LINES = 60;
const NUMBER = String.raw`(?:0?\d{1,2}(?:[.,]\d{1,2})?|[nN]\/?[aA])`;
const NUMBERS = `${NUMBER}(?: ${NUMBER}){0,2}`;
/** `Youth 3`, `Black women 10 CSD report`, `Youth 2 4`, `Owned by women = 4 of the share`. */
const ROW = new RegExp(`^(.{2,130}?[A-Za-z)%:=]) (${NUMBERS})(?:$| ([A-Z(].*)$|(?<== ${NUMBERS})( .*)$)`);
/** `Youth (maximum points = 7)`: its levels follow. */
const MAXIMUM = /^(.{3,130}?) \((?:max\w*\.? )?points? ?[=:]? ?(\d{1,2})(?: points?)?\)/i;
const ALONE = new RegExp(`^${NUMBERS}$`);
/** `B-BBEE status level 1 5`, `level 1 or 2 20`: the first number belongs to the name. */
export const ENDS_IN_LABEL = /\b(?:level|goal|vlak|doelwit)(?: \d{1,2} (?:or|and|to|&|of|en|tot))?$/i;

/**
 * Reads a table of goals that may have lost its columns: names, points for one system or for both, and proof. All rows
 * must add up to the total, so that none is missed: either every row, or only the first level of each goal, which has
 * most points.
 * @param totals points of all goals: 20 or 10, or both if the system is unknown
 * @returns null if they do not add up, or do so in two ways
 */
export function inColumns(reader: Reader, index: number, totals: readonly number[]): Goal[] | null {
  const rows = rowsBelow(reader, index);
  if (rows.length === 0 || rows.length > MAX_LINES / 2) return null;
  const ways = [0, 1].flatMap((column) => {
    const goals = rows.map((row) => goalOf(row, column));
    if (column > 0 && rows.every(({ numbers }) => numbers.length <= column)) return [];
    return [goals, withoutLevels(goals)];
  });
  for (const total of totals) {
    const found = ways.filter((goals) => sumOf(goals.map(({ points }) => points)) === total);
    const shown = found.map((goals) => goals.filter(({ points }) => points > 0));
    const [first] = shown;
    if (first === undefined) continue;
    const isOne = shown.every((goals) => goals.map(textOf).join() === first.map(textOf).join());
    return isOne && (first.length > 1 || first[0]!.name.length > LEAST_NAME) ? first : null;
  }
  return null;
}
/** `BBBEE 20` below `Price 80` names no goal. */
const LEAST_NAME = 10;

const textOf = ({ name, points }: Goal): string => `${name} ${points}`;

const goalOf = ({ numbers, ...row }: Row, column: number): Goal & { heading: string | null } => {
  const stated = numbers.filter((number) => number !== null);
  return { ...row, points: stated[column] ?? stated.at(-1) ?? 0 };
};

/**
 * @returns the goals without lower levels of an earlier goal; a goal with levels gets the name of its heading, if any
 */
function withoutLevels(goals: readonly (Goal & { heading: string | null })[]): Goal[] {
  const kept: (Goal & { heading: string | null })[] = [];
  const leveled = new Set<Goal>();
  for (const goal of goals) {
    const top = kept.find((one) => isLevelOf(goal, one));
    if (top === undefined) kept.push(goal);
    else leveled.add(top);
  }
  return kept.map((goal) =>
    leveled.has(goal) && goal.heading !== null ? { ...goal, name: goal.heading } : goal,
  );
}

/** Whether a goal is a lower level of another one: the same subject, with fewer or equally many points. */
export const isLevelOf = (
  goal: Pick<Goal, 'name' | 'points'>,
  other: Pick<Goal, 'name' | 'points'>,
): boolean =>
  goal.points <= other.points && aboutOf(goal.name) !== '' && aboutOf(goal.name) === aboutOf(other.name);

const kindsOf = (name: string): string[] =>
  Object.entries(KINDS_OF_GOALS).flatMap(([kind, words]) => (words.test(name) ? kind : []));
const aboutOf = (name: string): string => kindsOf(name).join();

function rowsBelow({ lines }: Reader, first: number): Row[] {
  const rows: Row[] = [];
  let used = first;
  for (let at = first + 1; at < Math.min(lines.length, first + MAX_LINES); at += 1) {
    const line = lines[at]!;
    if (ENDS_GOALS.test(line.text) || /^(?:sub)?tota/i.test(line.text)) break;
    // What has cells is read by them.
    if (line.cells.length > 1) return [];
    const next = lines[at + 1];
    const read = rowOf(line, next) ?? (at - 1 > used ? rowAround(lines[at - 1]!, line, next) : null);
    if (read === null || AROUND_GOALS.test(read.name) || INTRODUCES_GOALS.test(read.name)) continue;
    const above = read.start === line.start ? lines.slice(used + 1, at) : [];
    const row = { ...read, heading: headingOf(read, above) };
    if (!GOAL.test(row.name)) {
      // A share says nothing of the goal; its heading, or that of the share before it, does.
      const name = row.heading ?? (used === at - 1 ? (rows.at(-1)?.heading ?? null) : null);
      if (name === null || !SHARE.test(row.name)) continue;
      Object.assign(row, { name, heading: name, isCut: false });
    }
    rows.push(row);
    used = at;
  }
  return rows;
}

/** `75% to 100%`, `More than half`: a level without its goal. */
const SHARE =
  /^(?:\(?\d{1,3}(?:[.,]\d{1,2})? ?%|(?:more|less) than|at least|below|above|between|fully|over)[^a-z]*(?:$|\b)/i;

/** `1. Ownership goals:` above the levels of a goal. */
const HEADING = /^(?:\d{1,2}[.)]? [A-Z][^\d]{5,90}|[A-Z][^\d]{5,90}:(?: ?-)?)$/;

/** @returns the nearest heading above a row with the same subject or about goals; null if there is none */
function headingOf({ name }: Row, above: readonly Line[]): string | null {
  const heading = nameOf(above.findLast(({ text }) => HEADING.test(text))?.text ?? '');
  const kinds = kindsOf(heading);
  const own = kindsOf(name);
  const isAbout = kinds.length > 0 && (SHARE.test(name) || kinds.every((kind) => own.includes(kind)));
  return isAbout || /goals?$/i.test(heading) ? heading : null;
}

const goesOn = (line: Line | undefined): line is Line =>
  line !== undefined && /^[a-z(&]/.test(line.text) && !/\d$/.test(line.text);

/** A line with a name and numbers, and perhaps with proof behind them. */
function rowOf({ text, start, end }: Line, next: Line | undefined): Row | null {
  const most = MAXIMUM.exec(text);
  if (most !== null)
    return { name: nameOf(most[1]!), numbers: [Number(most[2])], start, end, isCut: false, heading: null };
  const match = ROW.exec(text);
  if (match === null) return null;
  const [, said = '', numbers = ''] = match;
  const values = numbersOf(numbers);
  const isLabel = ENDS_IN_LABEL.test(said) && values.length > 1;
  const label = isLabel ? `${said} ${values[0]}` : said;
  const hasProof = match[3] !== undefined || match[4] !== undefined;
  const isLonger = goesOn(next) && !hasProof;
  return {
    name: nameOf(isLonger ? `${label} ${next.text}` : label),
    numbers: isLabel ? values.slice(1) : values,
    ...{ start, end: isLonger ? next.end : end },
    isCut:
      label.endsWith('%') || (hasProof && next !== undefined && /^(?:[a-z]|\((?!\w{1,2}\)))/.test(next.text)),
    heading: null,
  };
}

/** Numbers in a line of their own, in the middle of a cell: the name stands in the lines around them. */
function rowAround(before: Line, line: Line, next: Line | undefined): Row | null {
  if (!ALONE.test(line.text) || /\d$/.test(before.text)) return null;
  const isLonger = goesOn(next);
  return {
    name: nameOf(isLonger ? `${before.text} ${next.text}` : before.text),
    numbers: numbersOf(line.text),
    ...{ start: before.start, end: isLonger ? next.end : line.end },
    isCut: false,
    heading: null,
  };
}

const numbersOf = (text: string): (number | null)[] =>
  text.split(' ').map((word) => (/^n/i.test(word) ? null : Number(word.replace(',', '.'))));

/** `Goal 1: …`, `of which: …`, `Points for …`, `…, or` */
const LABEL =
  /^(?:(?:specific )?goal \d{1,2}|(?:spesifieke )?doelwit \d{1,2}|of which|waarvan|points for) ?[:.-]? ?/i;
/** Documents to attach are in brackets after the name. */
const ATTACHED = / \((?:attach|provide|submit|proof)[^()]*\)?/i;
/** @returns the name of a goal, without its number and text after it */
export const nameOf = (text: string): string =>
  bare(text.replace(ATTACHED, '').replace(/,? or$/i, '')).replace(LABEL, '');
