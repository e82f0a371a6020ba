import type { Line, Reader, Span } from './reader.ts';

/** A row that gives points for something: `Experience of key staff \t 30`. */
export type PointsRow = Span & {
  name: string;
  /** Numbers of the row that may be its points, from left to right; at least one. */
  numbers: readonly number[];
  /** How deep its own number says that it stands, from 0; null without a number. */
  depth: number | null;
  /** A step of a scale, such as `5 or more projects`, whose points are not added to those of other steps. */
  isStep: boolean;
  isTotal: boolean;
  line: number;
};

const POINTS =
  /^[[(]?(?:max(?:imum|\.)?(?: of)? ?|up to |maks(?:imum|\.)? ?|= ?)?(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|points?|punte|pts?|marks?|max)?[\])]?$/i;
const NUMBERING =
  /^(?:(\d{1,2}(?:\.\d{1,2}){0,4})[.)]?|\(?([a-z]|[ivx]{1,4})[.)]|\(([a-z0-9]{1,4})\)|([A-H])|(?:criteri(?:on|a)|kriterium) (\d{1,2})[:.]?)$/i;
const LEADING_NUMBER =
  /^(?:(\d{1,2}(?:\.\d{1,2}){0,4})[.)]? |\(?([a-z]|[ivx]{1,4})[.)] |\(([a-z0-9]{1,3})\) |([A-H])[. ] ?(?=[A-Z])|(?:criteri(?:on|a)|kriterium) (\d{1,2})[:.]? ?-? ?)(?=\S)/i;
/** `Methodology 20`, `Methodology: 20 points`, `Methodology (20%)`, `Methodology ..... 20`: what stands at the end. */
const LAST_NUMBER = /[ .\u2026_:=([-](\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|points?|punte|pts|marks)?[\])]?\.?$/i;
const MAX_LAST = 20;
const MAX_LINE = 260;

function endOf(text: string): { name: string; number: number } | null {
  if (text.length > MAX_LINE) return null;
  const from = Math.max(0, text.length - MAX_LAST);
  const match = LAST_NUMBER.exec(text.slice(from));
  return match === null
    ? null
    : { name: text.slice(0, from + match.index), number: Number(match[1]!.replace(',', '.')) };
}

const TOTAL =
  /^(?:grand |overall |sub-? ?|groot)?tota(?:l|al)\b|^tota(?:l|le) |\btotal (?:possible )?(?:points|score|weight|evaluation)|^maximum (?:possible )?(?:points|score)$|^totale? punte/i;
const STEP =
  /^(?:if |less than|fewer than|more than|between|above|below|under|over|no |none\b|nil\b|zero|not |non-|at least|minimum|up to|excellent|very good|good|fair|poor|average|satisfactory|acceptable|unacceptable|outstanding|adequate|inadequate|no response|meer as|minder as|tussen|geen|uitstekend|goed|swak|as |[<>\u2264\u2265=]|\d{1,3} ?(?:%|\+|or more|or less|to|-|and|of meer|tot|years?|jaar|projects?|projekte|months?|relevant|similar|completed|points?|contracts?|reference|letters?|appointment|successful|score|=|:)|\d+ ?- ?\d+|(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:\(\d+\) )?(?:or more|to|years?|projects?|reference|letters?|similar|relevant|completed|contracts?|appointment)|score|level \d|nqf|(?:sub)?mitted|national diploma|degree|diploma|matric|honours|masters)/i;

/** @returns the row of points that a line is; null for another line */
export function pointsRow(reader: Reader, index: number): PointsRow | null {
  const line = reader.lines[index]!;
  const read = line.cells.length > 1 ? ofCells(line) : ofText(line);
  if (read === null || !/[a-z]{3}/i.test(read.name) || read.numbers.some((number) => number > 200))
    return null;
  return {
    ...read,
    start: line.start,
    end: line.end,
    isTotal: TOTAL.test(read.name),
    isStep: STEP.test(read.name),
    line: index,
  };
}

type Read = Pick<PointsRow, 'name' | 'numbers' | 'depth'>;

function ofCells({ cells }: Line): Read | null {
  const texts = cells.map(({ text }) => text);
  const numbered = NUMBERING.exec(texts[0]!);
  const rest = numbered === null ? texts : texts.slice(1);
  const names = rest.filter((text) => !POINTS.test(text));
  const numbers = rest.flatMap((text) => {
    const found = POINTS.exec(text);
    return found === null ? [] : [Number(found[1]!.replace(',', '.'))];
  });
  const [first] = names;
  if (first === undefined || (numbered === null && POINTS.test(rest[0]!))) return null;
  if (numbers.length === 0) {
    const ended = names.length === 1 ? endOf(first) : null;
    return ended === null
      ? null
      : { name: bare(ended.name), numbers: [ended.number], depth: depthOf(numbered, first) };
  }
  return { name: bare(first), numbers, depth: depthOf(numbered, first) };
}

function ofText({ text }: Line): Read | null {
  const ended = endOf(text);
  if (
    ended === null ||
    /\b(?:page|bladsy|annexure|of|sbd|mbd|act|section|clause|no|nr|tel)\.?$/i.test(ended.name)
  )
    return null;
  return { name: bare(ended.name), numbers: [ended.number], depth: depthOf(null, text) };
}

const bare = (name: string): string => {
  const text = name
    .replace(LEADING_NUMBER, '')
    .replace(/^[\u2022\u25cf\u25aa\uf0b7*-] ?/, '')
    .replace(/ (?:maximum|maks(?:imum)?|max)(?: of| van)? ?$/i, '');
  let end = text.length;
  while (end > 0 && ' .:=\u2026_(-'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

function depthOf(cell: RegExpExecArray | null, text: string): number | null {
  const match = cell ?? LEADING_NUMBER.exec(text);
  if (match === null) return null;
  const [, digits, letter, bracketed, capital, criterion] = match;
  if (criterion !== undefined || capital !== undefined) return 0;
  if (digits !== undefined) return digits.split('.').length - 1;
  return letter !== undefined && letter === letter.toUpperCase()
    ? 0
    : letter !== undefined || bracketed !== undefined
      ? 1
      : null;
}

/** Joins the lines below a row that go on with its name, because its cell was too narrow. */
export function fullName(reader: Reader, row: PointsRow): { name: string; end: number } {
  let { name, end } = row;
  for (let index = row.line + 1; index <= row.line + 3; index += 1) {
    const line = reader.lines[index];
    if (
      line === undefined ||
      line.afterGap ||
      line.cells.length > 1 ||
      !/^[a-z(&]/.test(line.text) ||
      /^\(?[a-z]{1,3}[.)]/.test(line.text) ||
      pointsRow(reader, index) !== null
    )
      break;
    name = `${name} ${line.text}`;
    end = line.end;
  }
  return { name, end };
}
