import { NO_POINTS } from '#shared/domain/documents/phrases/points.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet, isStep } from '#shared/domain/documents/reading/row-texts.ts';
import { isGeneric } from './locate.ts';
import { BESIDE, isSentence } from './plausible.ts';
import {
  COUNTED,
  capitalsOf,
  LABEL,
  LEVEL,
  LONGEST_TITLE,
  NUMBER,
  OF_NAME,
  POINTS,
  type Raw,
  rawRow,
  UNFINISHED,
} from './rows-beside.ts';

/** A line that a row may begin with, and how much speaks for it. */
type Start = { at: number; quality: number; raw: Raw };
/** Rows that begin with some of the lines, what they add up to, and how much speaks for them. */
type Division = { rows: readonly Raw[]; quality: number };

/** So many lines may begin rows at most, so that no text takes long. */
const MOST_STARTS = 60;
const LEAST_ROWS = 2;
/** How much speaks for a line. */
const [FOR_LABEL, FOR_POINTS, FOR_END, FOR_CAPITALS, FOR_LEVEL] = [2, 2, 1, 1, 1];
const AGAINST_SENTENCE = 2;

/**
 * Divides the lines of a table without cells into rows, each of which begins with a title or a label and has no higher number than its
 * points, wherever these stand in it.
 * @param wholes what the points of all rows may add up to
 * @returns the rows of the division for which most speaks; null where none adds up, or where as much speaks for another
 */
export function segmented(body: readonly Line[], wholes: readonly number[]): Raw[] | null {
  const starts = startsOf(body);
  const labelled = starts.filter(({ raw }) => raw.depth >= 0);
  const kinds = [labelled, starts.filter(({ raw }) => raw.depth < 0)];
  for (const kind of kinds) {
    const rows = kind.length < LEAST_ROWS ? null : divided(body, kind, wholes);
    if (rows !== null) return rows;
  }
  return null;
}

function divided(body: readonly Line[], starts: readonly Start[], wholes: readonly number[]): Raw[] | null {
  const most = Math.max(...wholes);
  if (starts.length < LEAST_ROWS || starts.length > MOST_STARTS) return null;
  // By the number of the start that the next row begins with: the two best divisions of what stands before it, by their sum.
  const before = starts.map(() => new Map<number, Division[]>());
  before.push(new Map());
  for (const [index, start] of starts.entries()) {
    add(before[index]!, 0, { rows: [], quality: 0 });
    let highest: Highest = { free: 0, level: 0 };
    for (let next = index + 1; next <= starts.length; next += 1) {
      const from = starts[next - 1]!.at;
      highest = higher(highest, body.slice(from, starts[next]?.at ?? body.length));
      const value = highest.free >= highest.level ? highest.free : 0;
      if (value === 0 || value >= most) continue;
      for (const [sum, divisions] of before[index]!) {
        if (sum + value > most) continue;
        for (const { rows, quality } of divisions)
          add(before[next]!, sum + value, {
            rows: [...rows, rowOf(start, value)],
            quality: quality + start.quality + (highest.level === value ? FOR_LEVEL : 0),
          });
      }
    }
  }
  for (const whole of wholes) {
    const [best, other] = before[starts.length]!.get(whole) ?? [];
    if (best !== undefined && best.rows.length >= LEAST_ROWS)
      return other !== undefined && other.quality === best.quality ? null : [...best.rows];
  }
  return null;
}

function startsOf(body: readonly Line[]): Start[] {
  const width = Math.max(...body.map(({ text }) => text.length));
  const starts: Start[] = [];
  for (const at of body.keys()) {
    const above = starts.at(-1);
    // A title may go on in the line below it.
    const start = startAt(body, at, width, above?.at === at - 1 && above.raw.isTitle);
    if (start !== null) starts.push(start);
  }
  return starts;
}

function add(divisions: Map<number, Division[]>, sum: number, division: Division): void {
  const known = divisions.get(sum) ?? [];
  divisions.set(sum, [...known, division].sort((one, other) => other.quality - one.quality).slice(0, 2));
}

/** A row whose points do not stand behind its title has nothing but a title. */
const rowOf = ({ raw }: Start, value: number): Raw => ({ ...raw, value, isTitle: raw.value !== value });

const OF_PROOF = /^(?:evidence|proof|attach|note|nb|n\.b|please|submission requirements?|failure)\b/i;
const CLOSED = /[.:;)=%]$|\d$/;
/** A line that is so much shorter than the widest ends a paragraph. */
const SHORT = 0.7;

/** How much the line above speaks for a row that begins: levels end a row, other paragraphs may do so. */
function endsAbove(above: Line | undefined, { afterGap }: Line, width: number): number {
  if (above === undefined || isLevelLine(above.text)) return 2 * FOR_END;
  return afterGap || CLOSED.test(above.text) || above.text.length < SHORT * width ? FOR_END : 0;
}

const isLevelLine = (text: string): boolean => LEVEL.test(text) || hasBullet(text);

/** The part of a line that may be a title: what stands before a description or the cell beside it. */
function titleOf(text: string): string {
  const [title] = text.split(/: |\. | \(/) as [string];
  const beside = BESIDE.exec(title);
  return beside === null ? title : title.slice(0, beside.index + 1);
}

function startAt(body: readonly Line[], at: number, width: number, isBehindTitle: boolean): Start | null {
  const { text, cells, start, end } = body[at]!;
  // Points in a line of their own stand beside the rows.
  const above = body.slice(0, at).findLast((line) => onlyAmount(line.text) === null);
  const label = LABEL.exec(text)?.[0] ?? '';
  const title = text.slice(label.length);
  if (above !== undefined && UNFINISHED.test(above.text)) return null;
  if (cells.length > 1 || hasBullet(text) || !/^["'(]?\p{Lu}/u.test(title) || isStep(title)) return null;
  const own = rawRow(body, at);
  if (LEVEL.test(own?.said ?? title) || OF_PROOF.test(title) || isGeneric(title)) return null;
  const name = capitalsOf(title) || titleOf(title);
  const isLong = own === null && name.length > LONGEST_TITLE;
  if (isLong || !/[a-z]{3}/i.test(title) || (own === null && POINTS.test(title))) return null;
  const ended = isBehindTitle ? 0 : endsAbove(above, body[at]!, width);
  // Points at the end of a line stand beside it, wherever the row begins.
  const areCapitals = name === capitalsOf(title);
  const hasPoints =
    own !== null &&
    own.said.length < title.length &&
    (ended > 0 || areCapitals || label !== '' || own.rest !== '');
  const quality =
    (label === '' ? 0 : FOR_LABEL) +
    (hasPoints ? FOR_POINTS : 0) +
    ended +
    (areCapitals ? FOR_CAPITALS : 0) -
    (isSentence(name) ? AGAINST_SENTENCE : 0);
  const raw = own ?? {
    ...{ said: title, rest: '', line: at, value: 0, depth: label === '' ? -1 : 0, isInBrackets: false },
    ...{ isTitle: true, start, end },
  };
  return quality > 0 ? { at, quality, raw } : null;
}

/** The highest number of a row that may be its points, and the highest of its levels. */
export type Highest = { free: number; level: number };

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
    return isOther || /=$/.test(said) ? [] : [value];
  });
}
