import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import type { Line } from '#shared/domain/documents/reading/reader.ts';
import { hasBullet, isStep, isUnfinished } from '#shared/domain/documents/reading/row-texts.ts';
import { capitalsIn } from './capitals.ts';
import type { Name } from './division.ts';
import { isGeneric } from './locate.ts';
import { BESIDE, isSentence } from './plausible.ts';
import { capitalsOf, isLevelLine, LABEL, LEVEL, LONGEST_TITLE, POINTS, rawRow } from './rows-beside.ts';

/** How much speaks for a line. */
const [FOR_LABEL, FOR_POINTS, FOR_END, FOR_CAPITALS] = [2, 2, 1, 1];
const AGAINST_SENTENCE = 2;

/** @returns the lines that rows may begin with */
export function startsOf(body: readonly Line[]): Name[] {
  const width = Math.max(...body.map(({ text }) => text.length));
  const starts: Name[] = [];
  for (const at of body.keys()) {
    const above = starts.at(-1);
    // A title may go on in the line below it.
    const start = startAt(body, at, width, above?.at === at - 1 && above.raw.isTitle);
    if (start !== null) starts.push(start);
  }
  const inColumn = capitalsIn(body);
  return starts.map((start) => {
    // A name in capitals goes on beside other text, but not over the points of the next row.
    const next = starts.find(({ at, raw }) => at > start.at && raw.value > 0)?.at ?? body.length;
    const whole = inColumn.find(({ at, last }) => at === start.at && last > at && last < next)?.raw;
    return whole === undefined ? start : { ...start, raw: { ...start.raw, said: whole.said, isWhole: true } };
  });
}

const OF_PROOF = /^(?:evidence|proof|attach|note|nb|n\.b|please|submission requirements?|failure)\b/i;
const CLOSED = /[.:;)=%]$|\d$/;
/** A line that is so much shorter than the widest ends a paragraph. */
const SHORT = 0.7;

/** How much the line above speaks for a row that begins: levels end a row, other paragraphs may do so. */
function endsAbove(above: Line | undefined, { afterGap }: Line, width: number): number {
  if (above === undefined || isLevelLine(above.text)) return 2 * FOR_END;
  return afterGap || CLOSED.test(above.text) || above.text.length < SHORT * width ? FOR_END : 0;
}

/** The part of a line that may be a title: what stands before a description or the cell beside it. */
function titleOf(text: string): string {
  const [title] = text.split(/: |\. | \(/) as [string];
  const beside = BESIDE.exec(title);
  return beside === null ? title : title.slice(0, beside.index + 1);
}

function startAt(body: readonly Line[], at: number, width: number, isBehindTitle: boolean): Name | null {
  const { text, cells, start, end } = body[at]!;
  // Points in a line of their own stand beside the rows.
  const above = body.slice(0, at).findLast((line) => onlyAmount(line.text) === null);
  const label = LABEL.exec(text)?.[0] ?? '';
  const title = text.slice(label.length);
  if (above !== undefined && isUnfinished(above.text)) return null;
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
  return quality > 0 ? { at, last: at, quality, raw } : null;
}
