import type { Reader } from './reader.ts';
import { lineAt } from './reader.ts';
import type { Span } from './span.ts';

/** An answer of a form with its box. */
export type TickedOption = Span & { text: string; isTicked: boolean };

const BOX = /[\u2610-\u2612\u25a0\u25a1\u2713\u2714\u221a\u2327]|\[ ?x? ?\]|\( ?x? ?\)/gi;
const EMPTY = /^(?:[\u2610\u25a1]|\[ ?\]|\( ?\))$/;
const NO_WORD = /[^\p{L}\d]/gu;
const YES = /^(?:yes|ja|jayes)$/i;
const NO = /^(?:no|nee|neeno)$/i;

/**
 * @param text of a line or row, such as `Yes ☒ No ☐` or `[X] Tender box [ ] E-mail`; no other has more than one box
 * @returns the answers that have a box. If the line begins with a box, boxes come before their answers, otherwise after
 *   them.
 */
function optionsIn(text: string): TickedOption[] {
  const boxes = [...text.matchAll(BOX)];
  const [first] = boxes;
  if (first === undefined) return [];
  const isBefore = !/[\p{L}\d]/u.test(text.slice(0, first.index)) || isBehindLabel(text, first.index);
  return boxes.map((box, at) => {
    const behind = box.index + box[0].length;
    const [start, end] = isBefore
      ? [behind, boxes[at + 1]?.index ?? text.length]
      : [at === 0 ? 0 : boxes[at - 1]!.index + boxes[at - 1]![0].length, box.index];
    return { start, end, text: text.slice(start, end), isTicked: !EMPTY.test(box[0]) };
  });
}

/** `Method of submission ☒ Box ☐ E-mail`: one more answer follows the last box. */
const isBehindLabel = (text: string, first: number): boolean => {
  const last = [...text.matchAll(BOX)].at(-1)!;
  const rest = text.slice(last.index + last[0].length);
  const answer = text.slice(0, first).trim().split(/[ :]/).at(-1)!;
  return /\p{L}/u.test(rest) && !YES.test(answer) && !NO.test(answer);
};

/** Whether a place in a text belongs to an answer that is not chosen. */
export const isUnticked = (text: string, place: number): boolean =>
  optionsIn(text).some(({ start, end, isTicked }) => !isTicked && place >= start && place < end);

/** @returns which of `yes` and `no` is ticked; null if neither has a box, or both have the same */
export function tickedAnswer(text: string): boolean | null {
  const answers = optionsIn(text).flatMap(({ text: said, isTicked }) => {
    const word = said.trim().split(' ').at(-1)!.replace(NO_WORD, '');
    const first = said.trim().split(' ')[0]!.replace(NO_WORD, '');
    const is = [word, first].some((one) => YES.test(one))
      ? true
      : [word, first].some((one) => NO.test(one))
        ? false
        : null;
    return is === null ? [] : [{ is, isTicked }];
  });
  const [ticked, ...others] = answers.filter(({ isTicked }) => isTicked);
  return ticked === undefined || others.length > 0 || answers.length < 2 ? null : ticked.is;
}

/** @returns the answer after the question in a row, such as `Is it a compulsory session? N`; null if there is none */
export function answerIn(text: string): boolean | null {
  const answer = /\? ?[:-]? ?(\w{1,3})\.?$/.exec(text)?.[1];
  if (answer === undefined) return null;
  if (/^y$/i.test(answer) || YES.test(answer)) return true;
  return /^n$/i.test(answer) || NO.test(answer) ? false : null;
}

/** Whether a passage is in a row with an empty box, or after an empty box, in a document with ticked boxes. */
export function isNotChosen(reader: Reader, { start }: Span): boolean {
  const { text } = reader.lines[lineAt(reader, start)]!;
  const boxes = [...text.matchAll(BOX)];
  return boxes.length === 1 && EMPTY.test(boxes[0]![0]) && TICKED.test(reader.flow);
}
const TICKED = /[\u2611\u2612\u2327]|\[ ?x ?\]|\( ?x ?\)/i;
