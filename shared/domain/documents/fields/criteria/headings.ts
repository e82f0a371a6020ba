import type { Line, Span } from '#shared/domain/documents/reading/reader.ts';
import { ABOUT, isGeneric } from './locate.ts';
import { type Head, POINTS } from './rows-beside.ts';

const LONGEST_HEAD = 90;

/** Words of a heading above names and descriptions. */
const TEXTS =
  /\b(?:criteri(?:on|a|um)|elements?|requirements?|descriptions?|category|categories|aspects?|kp[ai]|evidence|guid\w+|basis|indicators?|factors?|evaluation area)\b/gi;
/** `Total 100`, `TOTAL POINTS ON FUNCTIONALITY: 100%`. */
export const TOTAL =
  /^(?:\d{1,2}\.? )?(?:(?:grand|overall|functionality|maximum) ){0,2}(?:totals?|possible (?:score|points)|maximum (?:score|points)|overall (?:score|points))\b[^.]{0,60}?(\d{2,3}) ?(?:%|points)?\)?$/i;
/** `Maximum points (100)`: what all rows add up to. */
const OF_ALL = / [(/-]? ?100 ?%?(?: points)?\)?$/i;

/** @returns the columns of a heading; null for a line that is none */
export function headOf(lines: readonly Line[], at: number): Head | null {
  const { cells, text: whole } = lines[at]!;
  const below = lines[at + 1];
  const text = whole.replace(OF_ALL, '').replace(/(?<=\bmax)\.$/i, '');
  if (cells.length > 1 || text.length > LONGEST_HEAD || /[.;]$|\d\d|=/.test(text)) return null;
  const points = POINTS.exec(text) ?? / (?:%|scoring)$/i.exec(text);
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

export const numbersIn = (text: string): number[] => (text.match(/\b\d{2,3}\b/g) ?? []).map(Number);

/** `Bidders who score less than 70 points …`: what stands below the rows of a table without a total. */
export const isMinimum = (text: string): boolean =>
  /^(?:n\.?b\.?:? )?(?:the |only |all |any |a )?(?:bid(?:der)?s?|tender(?:er)?s?|proposals?|respondents?|service providers?|minimum|threshold)\b/i.test(
    text,
  ) &&
  /\b(?:scor|threshold|points)/i.test(text) &&
  /\b(?:less|below|minimum|least|threshold|qualif|reach|achiev|obtain|who)/i.test(text) &&
  /\b\d\d/.test(text);

/** `0 1 3 5 Weight`: the columns of a scale. */
const SCALE = /^(?:\d ){3,6}/;
/** Whether a line may go on with a heading of columns. */
export const isOfHead = ({ text }: Line): boolean => {
  const said = text.replace(SCALE, '');
  return (
    text.length < LONGEST_HEAD &&
    !/\d/.test(said) &&
    (POINTS.test(said) || (said.match(TEXTS) ?? []).length > 0)
  );
};
