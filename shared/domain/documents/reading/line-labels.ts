import { OTHER_LABEL } from '#shared/domain/documents/phrases/points.ts';
import type { Cell, Line } from './reader.ts';

/** A line of a part of the document, with its number in the reader. */
export type NumberedLine = { line: Line; index: number };

/** `Evaluation schedule 2: Fleet`, `Requirement 7.2.1 | Fleet`: a label with a number, followed by a name. */
const LABEL =
  /^((?:[A-Za-z][A-Za-z'-]{2,20} ){1,4})([A-Z]{0,2}\d{1,2}(?:\.\d{1,2}){0,3}|[A-H](?=[:. )-]|$))(?: ?[:.)-]+ ?| |$)/;
const LONGEST = 44;

/**
 * Replaces labels that several lines share by the number in them: `Evaluation schedule 2: Fleet` is read as `2. Fleet`.
 * The evidence is still the whole line.
 */
export function withoutLabels(lines: readonly NumberedLine[]): NumberedLine[] {
  const numbers = new Map<string, Set<string>>();
  const labels = lines.map(({ line }) => labelOf(line));
  for (const label of labels)
    if (label !== null) numbers.set(label.words, (numbers.get(label.words) ?? new Set()).add(label.number));
  return lines.map((one, at) => {
    const label = labels[at];
    return label == null || numbers.get(label.words)!.size < 2 ? one : { ...one, line: cut(one.line, label) };
  });
}

type Label = { words: string; number: string; length: number };

function labelOf({ cells: [first], text }: Line): Label | null {
  const match = LABEL.exec(first!.text);
  if (match === null || match[0].length > LONGEST) return null;
  const [all, words, number] = match as unknown as [string, string, string];
  const isCell = all.length === first!.text.length;
  if ((!isCell && !/[:.)-] ?$/.test(all)) || (isCell && text.length === all.length)) return null;
  return OTHER_LABEL.test(words) ? null : { words: words.toLowerCase(), number, length: all.length };
}

function cut(line: Line, { number, length }: Label): Line {
  const [first, ...others] = line.cells as [Cell, ...Cell[]];
  const isCell = length === first.text.length;
  const rest = first.text.slice(length);
  const digits = number.replace(/^[A-Z]+(?=\d)/, '');
  const label = /\./.test(digits) ? digits : `${digits}.`;
  const text = isCell ? digits : `${label} ${rest}`;
  const cells = [{ ...first, text }, ...others];
  return { ...line, cells, text: cells.map((cell) => cell.text).join(' ') };
}
