import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { LEVEL, LONGEST_TITLE, POINTS, type Row, UNFINISHED } from './flat-rows.ts';
import { isSentence } from './plausible.ts';

/** A number at the end of a line that may be its points. */
export const LAST = /(?:^|[^=(\d-] )(\d{1,3}) ?%?$/;
const OF_PROOF = /^(?:evidence|proof|attach|note|nb|submission requirements?)\b/i;

/**
 * Rows whose points stand in the middle of their height, beside whatever line is there. A row begins with a title: the first line, and
 * each that follows the levels of the row before it. A row with other than one number that may be its points has no name.
 */
export function centred(body: readonly Line[]): Row[] {
  const starts: number[] = [];
  let levels = 0;
  for (const [at, line] of body.entries()) {
    if (isTitle(line) && (starts.length === 0 || levels > 1)) {
      starts.push(at);
      levels = 0;
    } else if (LEVEL.test(line.text)) levels += 1;
  }
  return starts.map((start, at) => rowOf(body.slice(start, starts[at + 1])));
}

function rowOf(lines: readonly Line[]): Row {
  const [title, below] = lines as [Line, Line?];
  const values = lines.slice(1).flatMap(({ text }) => LAST.exec(text)?.[1] ?? []);
  const isLonger = below !== undefined && goesOn(title.text, below.text);
  const name = (isLonger ? `${title.text} ${below.text}` : title.text).replace(/\.$/, '');
  return {
    ...{
      name: values.length === 1 ? name : '',
      value: Number(values[0] ?? 0),
      depth: -1,
      isInBrackets: false,
    },
    ...{ start: title.start, end: lines.at(-1)!.end },
  };
}

const isTitle = ({ text }: Line): boolean =>
  /^["'(]?\p{Lu}/u.test(text) &&
  text.length <= LONGEST_TITLE &&
  !/\d$/.test(text) &&
  ![LEVEL, OF_PROOF, POINTS].some((other) => other.test(text)) &&
  !isSentence(text);

/** Whether a title goes on in the line below it. */
const goesOn = (title: string, below: string): boolean =>
  !/\d$/.test(below) &&
  below.length < title.length &&
  !LEVEL.test(below) &&
  !isSentence(below) &&
  (UNFINISHED.test(title) || below.split(' ').length === 1);
