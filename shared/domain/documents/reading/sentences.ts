import { isHeading } from './headings.ts';
import type { Reader, Span } from './reader.ts';
import { isItem, isLabel } from './row-texts.ts';

/**
 * A sentence of running text, an item of a list, or a heading, as rules on points need it: `passages.ts` cuts a sentence at the items within
 * it and a row at its cells, which would part names from their points.
 */
export type Sentence = Span & {
  text: string;
  /** Whether it is a line of its own that ends without a point: a heading, or the name that an item begins with. */
  isTitle: boolean;
  /** Whether it is a row of a table. */
  isRow: boolean;
};

const ENDS = /[.?!] (?=["'(]?[A-Z\d])/g;
/** A point behind it ends no sentence. */
const ABBREVIATED = /\b(?:no|nr|e\.g|i\.e|approx|max|min|para|incl|etc|fig|ref|vs|dr|mr|ms|prof|\d)$/i;
const MAX_TITLE = 100;

const sentencesOfReader = new WeakMap<Reader, readonly Sentence[]>();

/** @returns the sentences of a document, which end with a point, with a heading, or where an item of a list begins */
export function sentencesOf(reader: Reader): readonly Sentence[] {
  const known = sentencesOfReader.get(reader);
  if (known !== undefined) return known;
  const found: Sentence[] = [];
  let start = 0;
  const { lines, flow } = reader;
  for (const [index, { end }] of lines.entries()) {
    const isTitle = isTitleAt(reader, index);
    const isRow = isRowAt(reader, index);
    const next = lines[index + 1];
    if (
      next !== undefined &&
      !isTitle &&
      !isRow &&
      !isRowAt(reader, index + 1) &&
      !beginsAnew(reader, index + 1)
    )
      continue;
    if (isTitle || isRow) found.push({ start, end, text: flow.slice(start, end), isTitle, isRow });
    else found.push(...divided(flow, start, end));
    start = next?.start ?? end;
  }
  sentencesOfReader.set(reader, found);
  return found;
}

/** Text goes on with no such number. */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2}){1,4}[.)]? [A-Z]/;
const BULLET = /^[^\p{L}\p{N}("'[]/u;

/** Whether a paragraph, an item or a title begins with a line. */
function beginsAnew(reader: Reader, index: number): boolean {
  const { text, afterGap } = reader.lines[index]!;
  const above = reader.lines[index - 1]!.text;
  const isNext =
    isItem(text) &&
    (/[.:;,]$|(?:^|[ ,])(?:and|or|en|of)$/.test(above) || BULLET.test(text) || NUMBERED.test(text));
  return (
    isNext ||
    isTitleAt(reader, index) ||
    isTitleAt(reader, index - 1) ||
    /(?<!\b(?:for|to|is|are|vir|aan)):$/.test(above) ||
    (afterGap && !/^[a-z]/.test(text))
  );
}

function isTitleAt(reader: Reader, index: number): boolean {
  const [line, next] = [reader.lines[index]!, reader.lines[index + 1]];
  if (/[.;:,?!]$/.test(line.text) || line.text.length > MAX_TITLE || isRowAt(reader, index)) return false;
  return (
    isHeading(reader, index) ||
    (isItem(line.text) && next !== undefined && /^(?:[A-Z]|\d{1,2}\.\d)/.test(next.text))
  );
}

/** Whether a line has cells, and not only the number or bullet of an item before its text. */
function isRowAt(reader: Reader, index: number): boolean {
  const { cells } = reader.lines[index]!;
  return (
    cells.length > 2 || (cells.length === 2 && !isLabel(cells[0]!.text) && /[\p{L}\d]/u.test(cells[0]!.text))
  );
}

function divided(flow: string, start: number, end: number): Sentence[] {
  const text = flow.slice(start, end);
  const ends = [...text.matchAll(ENDS)]
    .filter(
      ({ index }) =>
        !ABBREVIATED.test(text.slice(Math.max(0, index - 8), index)) || /\d\d$/.test(text.slice(0, index)),
    )
    .map(({ index }) => index + 2);
  return [0, ...ends].map((from, at) => {
    const until = ends[at] === undefined ? text.length : ends[at] - 1;
    return {
      start: start + from,
      end: start + until,
      text: text.slice(from, until),
      isTitle: false,
      isRow: false,
    };
  });
}
