import type { Line, Reader, Span } from './reader.ts';

/** A sentence, an item of a list, or a row of a table. */
export type Passage = Span & {
  text: string;
  /** Number of its first line. */
  line: number;
  /** Whether it began with a bullet, letter or number. */
  isItem: boolean;
};

/** Longer passages are divided, so that every expression is applied to a text of bounded length. */
const MAX_CHARACTERS = 1_200;

/** `•`, `-`, `a)`, `(iv)`, `1.2.3`, `A.`, the box of a checklist. */
const ITEM =
  /^(?:[\u2022\u2023\u25a0-\u25cf\u2713\u2714\u27a2\uf0b7\uf0a7\uf0fc*>\u00b7\u2610-\u2612-] ?|\(?[a-z]{1,4}\)|[a-z][.)] |\(?\d{1,2}\)|\d{1,2}(?:\.\d{1,2}){0,4}\.? |\[ ?\] ?|o )/i;
const SENTENCE_END = /[.;!?] (?=["'(]?[A-Z0-9])/g;
/** Points that end no sentence. */
const ABBREVIATION =
  /\b(?:no|nr|tel|mr|mrs|ms|dr|adv|prof|st|rd|ave|incl|excl|e\.g|i\.e|etc|ref|par|art|reg|sec|cell|bl|blvd|p\.o|ltd|pty|vol|approx|min|max|[a-z])\.$/i;

/** @returns the passages of a part of the document, in their order */
export function passagesOf(reader: Reader, span: Span = { start: 0, end: reader.flow.length }): Passage[] {
  const found: Passage[] = [];
  let current: { first: number; start: number; end: number; isItem: boolean } | null = null;
  const close = () => {
    if (current !== null) found.push(...sentences(reader, current));
    current = null;
  };
  for (const [index, line] of reader.lines.entries()) {
    if (line.start < span.start) continue;
    if (line.end > span.end) break;
    const isItem = ITEM.test(line.text);
    if (current !== null && (isItem || line.afterGap || !continues(reader.lines[index - 1]!, line))) close();
    if (line.cells.length > 1) {
      close();
      found.push({ start: line.start, end: line.end, text: line.text, line: index, isItem });
      continue;
    }
    current = current ?? { first: index, start: line.start, end: line.end, isItem };
    current.end = line.end;
  }
  close();
  return found;
}

/** Whether a line goes on where the line before it ended. */
function continues(previous: Line, line: Line): boolean {
  if (previous.cells.length > 1 || /[.:;!?]$/.test(previous.text)) return false;
  const startsLow = /^[a-z(&]/.test(line.text);
  if (
    startsLow ||
    /(?:\b(?:the|of|and|or|a|to|in|for|with|by|at|on|be|is|are|van|die|en|of|vir|in)|,|&|-)$/i.test(
      previous.text,
    )
  )
    return true;
  // A line much shorter than a full one ends its paragraph; so does a heading.
  return previous.text.length >= 60 && isUpper(previous.text) === isUpper(line.text);
}

export const isUpper = (text: string): boolean => /[A-Z]/.test(text) && !/[a-z]{2}/.test(text);

function sentences(
  reader: Reader,
  { first, start, end, isItem }: { first: number; start: number; end: number; isItem: boolean },
): Passage[] {
  const text = reader.flow.slice(start, end);
  const cuts = [0];
  for (const { index } of text.matchAll(SENTENCE_END)) {
    const head = text.slice(Math.max(0, index - 12), index + 1);
    if (!ABBREVIATION.test(head) && !/(?:^| )\d{1,2}(?:\.\d{1,2})*\.$/.test(head)) cuts.push(index + 2);
  }
  cuts.push(text.length + 1);
  const found: Passage[] = [];
  let line = first;
  for (let at = 0; at + 1 < cuts.length; at += 1)
    for (let from = cuts[at]!; from < cuts[at + 1]! - 1; from += MAX_CHARACTERS) {
      const piece = { start: start + from, end: start + Math.min(from + MAX_CHARACTERS, cuts[at + 1]! - 1) };
      while ((reader.lines[line + 1]?.start ?? Number.POSITIVE_INFINITY) <= piece.start) line += 1;
      found.push({
        ...piece,
        text: reader.flow.slice(piece.start, piece.end),
        line,
        isItem: isItem && at === 0,
      });
    }
  return found;
}

/** An address without the first word of a sentence that follows it without a blank: `rfq@musina.gov.za.Please`. */
export const withoutNextSentence = (address: string): string =>
  address.replace(/(\.(?:za|com|org|net|gov|africa|info))\.[A-Z][a-z]{0,20}$/, '$1');
