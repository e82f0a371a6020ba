import { ABSENT, BIDS, NOT_OF_BIDS, REFUSED } from '#shared/domain/documents/phrases/submission.ts';
import { outlineOf, type Placed } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { isUnticked } from '#shared/domain/documents/reading/ticks.ts';

/** `No faxed or late bids` */
const NO_BIDS = /\bno [\w -]{0,50}\b(?:bids?|tenders?|quotations?|submissions?)\b/i;
const NOTHING = /^(?:no|geen) /i;
const MAX_SENTENCE = 600;

/** @returns the sentences that may say how bids are handed in */
export const sentencesOf = (reader: Reader): Placed[] =>
  outlineOf(reader).filter(({ text }) => text.length <= MAX_SENTENCE && !NOT_OF_BIDS.test(text));

/** What is said and what it answers: the question or label, and the sentence before a list. */
export const contextOf = ({ text, titles: [title = ''], lead }: Placed): string =>
  `${title} ${lead?.text ?? ''} ${text}`;

export const speaksOfBids = (said: Placed): boolean => BIDS.test(contextOf(said));
export const refuses = (text: string): boolean => REFUSED.test(text) || NO_BIDS.test(text);

/** `Bids by e-mail are not accepted`: the clause of the word refuses it, or its box is not ticked. */
export function isRefused(reader: Reader, { start, end, text }: Placed, match: Span): boolean {
  const { flow } = reader;
  const line = reader.lines[lineAt(reader, match.start)]!;
  const cell = line.cells.findIndex((one) => match.start < one.end);
  const part = line.cells[cell]?.text.match(/\p{L}/u) ? line.cells[cell]! : line;
  if (isUnticked(part.text, match.start - part.start)) return true;
  if (NOTHING.test(text) || ABSENT.test(line.cells[cell + 1]?.text ?? '')) return true;
  const head = flow.slice(start, match.start).split(/[,;] /).at(-1)!;
  const rest = flow.slice(match.end, end).split(/[;] |, (?:but|and|en|maar) /)[0]!;
  return refuses(head + flow.slice(match.start, match.end) + rest);
}
