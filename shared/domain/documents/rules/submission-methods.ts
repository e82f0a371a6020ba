import type { AnalysisValues } from '#shared/domain/documents/analysis.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import {
  ABSENT,
  BIDS,
  BY_BOX,
  BY_HAND,
  BY_PORTAL,
  BY_POST,
  NOT_OF_BIDS,
  OTHER_CONTACT,
  REFUSED,
  SENT,
  TO_PORTAL,
} from '#shared/domain/documents/phrases/submission.ts';
import { isNoneBefore } from '#shared/domain/documents/qualifiers/negation.ts';
import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import { before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { outlineOf, type Placed, placedBefore } from '#shared/domain/documents/reading/outline.ts';
import { lineAt, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';
import { isUnticked } from '#shared/domain/documents/reading/ticks.ts';

export type Method = AnalysisValues['submission']['methods'][number];
export type FoundMethod = { method: Method; span: Span };

/** `No faxed or late bids` */
const NO_BIDS = /\bno [\w -]{0,50}\b(?:bids?|tenders?|quotations?|submissions?)\b/i;
const NOTHING = /^(?:no|geen) /i;
const refuses = (text: string): boolean => REFUSED.test(text) || NO_BIDS.test(text);
/** What says how bids are handed in; all but a box needs the word `bids` in its sentence. */
const SAYS: readonly (readonly [Method, Words])[] = [
  ['box', BY_BOX],
  ['hand', BY_HAND],
  ['post', BY_POST],
  ['portal', BY_PORTAL],
  ['portal', TO_PORTAL],
];
/** Without any of these, bids that are brought to an address are handed in there. */
const BROUGHT =
  /\b(?:handed (?:in|over)|hand in|delivered|deliver|submitted|submit|lodged|brought|ingehandig|inhandig|afgelewer|ingedien|ingelewer)\b/g;
const PLACE =
  /\b(?:at|to|by|te) (?:the |die )?[\w ]{0,40}\b(?:[Oo]ffices?|[Rr]eception|[Cc]ounter|[Dd]esk|[Rr]oom|[Bb]uilding|[Kk]antore?|[Oo]ntvangs|[Tt]oonbank|[Gg]ebou|\d{1,4} [A-Z])/;
/** Characters between both. */
const APART = 40;
const MAX_SENTENCE = 600;

/** @returns the ways in which bids are handed in, each once, with the words that say so */
export function methodsOf(reader: Reader): FoundMethod[] {
  const found: FoundMethod[] = [];
  const sentences = outlineOf(reader).filter(({ text }) => text.length <= MAX_SENTENCE);
  for (const [method, words] of SAYS)
    for (const said of sentences) {
      const match = matchesOf(reader, words, said).find((one) => !isRefused(reader, said, one));
      if (match === undefined) continue;
      const context = contextOf(said);
      if (method !== 'box' && !BIDS.test(context)) continue;
      if (
        NOT_OF_BIDS.test(said.text) ||
        (method !== 'box' && isNoneBefore(reader.flow, match.start)) ||
        (method === 'hand' && /\bsamples?\b|\bmonsters?\b/i.test(said.text))
      )
        continue;
      // What is brought by hand to the box is in the box.
      if (method === 'hand' && found.some(({ span }) => span.start >= said.start && span.end <= said.end))
        break;
      found.push({ method, span: match });
      break;
    }
  const email = emailForBids(reader);
  if (email !== null) found.push({ method: 'email', span: email });
  if (found.length > 0) return found;
  const brought = sentences.find(
    ({ text }) =>
      BIDS.test(text) && pairsOf({ flow: text }, BROUGHT, PLACE, APART).length > 0 && !refuses(text),
  );
  return brought === undefined ? [] : [{ method: 'hand', span: brought }];
}

/** What is said and what it answers: the question or label, and the sentence before a list. */
const contextOf = ({ text, titles: [title = ''], lead }: Placed): string =>
  `${title} ${lead?.text ?? ''} ${text}`;

/** `Bids by e-mail are not accepted`: the clause of the word refuses it, or its box is not ticked. */
function isRefused(reader: Reader, { start, end, text }: Placed, match: Span): boolean {
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

/** How far before an address another contact may stand. */
const NEAR = 90;

/** @returns where the address stands to which bids are sent */
export function emailForBids(reader: Reader): Span | null {
  for (const { start, end } of emailsIn(reader)) {
    const placed = placedBefore(reader, start);
    if (placed === null) continue;
    const head = `${contextOf({ ...placed, text: '' })} ${reader.flow.slice(Math.max(placed.start, start - 200), start)}`;
    const isAsked =
      /\w@\w/.test(before(reader, start, NEAR)) ||
      OTHER_CONTACT.test(before(reader, start, NEAR)) ||
      OTHER_CONTACT.test(reader.flow.slice(Math.max(placed.start, start - 200), start)) ||
      isRefused(reader, placed, { start, end: start + 1 }) ||
      OTHER_CONTACT.test(placed.titles[0] ?? '');
    if (!SENT.test(head) || !BIDS.test(head) || isAsked || refuses(head) || NOT_OF_BIDS.test(placed.text))
      continue;
    return { start, end };
  }
  return null;
}
