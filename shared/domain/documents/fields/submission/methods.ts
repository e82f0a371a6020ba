import type { AnalysisValues } from '#shared/domain/documents/analysis.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import {
  BIDS,
  BROUGHT,
  BY_BOX,
  BY_HAND,
  BY_PORTAL,
  BY_POST,
  NOT_OF_BIDS,
  OTHER_CONTACT,
  SENT,
  TO_PORTAL,
} from '#shared/domain/documents/phrases/submission.ts';
import { isNoneBefore } from '#shared/domain/documents/qualifiers/negation.ts';
import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import { after, before, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { placedBefore } from '#shared/domain/documents/reading/outline.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { isBlankForm, placeBeside } from './address.ts';
import { contextOf, isRefused, refuses, sentencesOf, speaksOfBids } from './locate.ts';

export type Method = AnalysisValues['submission']['methods'][number];
export type FoundMethod = { method: Method; span: Span };

/** What says how bids are handed in; all but a box needs the word `bids` in its sentence. */
const SAYS: readonly (readonly [Method, Words])[] = [
  ['box', BY_BOX],
  ['hand', BY_HAND],
  ['post', BY_POST],
  ['portal', BY_PORTAL],
  ['portal', TO_PORTAL],
];
/** Where bids are brought, and characters between the words for it and the place. */
const PLACE =
  /\b(?:at|to|by|te) (?:the |die )?[\w ]{0,40}\b(?:[Oo]ffices?|[Rr]eception|[Cc]ounter|[Dd]esk|[Rr]oom|[Bb]uilding|[Kk]antore?|[Oo]ntvangs|[Tt]oonbank|[Gg]ebou|\d{1,4} [A-Z])/;
const APART = 40;
const BY_EMAIL = /\be-?mail|@/i;
const SAMPLES = /\b(?:samples?|monsters?)\b/i;

/** @returns the ways in which bids are handed in, each once, with the words that say so */
export function methodsOf(reader: Reader): FoundMethod[] {
  const found: FoundMethod[] = [];
  const sentences = sentencesOf(reader);
  for (const [method, words] of SAYS)
    for (const said of sentences) {
      const match = matchesOf(reader, words, said).find(
        (one) => !isRefused(reader, said, one) && !(method === 'box' && isBlankForm(reader, one)),
      );
      if (match === undefined || (method === 'hand' && SAMPLES.test(said.text))) continue;
      if (method !== 'box' && (!speaksOfBids(said) || isNoneBefore(reader.flow, match.start))) continue;
      // What is brought by hand to the box is in the box, and what goes electronically to an address is e-mailed.
      const isOther =
        (method === 'hand' && BY_BOX.test(said.text)) ||
        (method === 'portal' && BY_EMAIL.test(after(reader, match.end, APART)));
      if (isOther) continue;
      found.push({ method, span: match });
      break;
    }
  const email = emailForBids(reader);
  if (email !== null) {
    found.push({ method: 'email', span: email });
    const place = placeBeside(reader, email);
    if (place !== null && found.length === 1) found.push({ method: 'hand', span: place });
  }
  if (found.length > 0) return found;
  // Without any of these, bids that are brought to an address are handed in there.
  const brought = sentences.find(
    ({ text }) =>
      BIDS.test(text) && pairsOf({ flow: text }, BROUGHT, PLACE, APART).length > 0 && !refuses(text),
  );
  return brought === undefined ? [] : [{ method: 'hand', span: brought }];
}

/** How far before an address another contact, and words for what it is for, may stand. */
const [NEAR, REACH] = [90, 200];

/** @returns the address to which bids are sent, and where it stands first */
export function emailForBids(reader: Reader): (Span & { address: string }) | null {
  for (const { start, end, address } of emailsIn(reader)) {
    const placed = placedBefore(reader, start);
    if (placed === null || NOT_OF_BIDS.test(placed.text)) continue;
    const [near, said] = [
      before(reader, start, NEAR),
      reader.flow.slice(Math.max(placed.start, start - REACH), start),
    ];
    const head = `${contextOf({ ...placed, text: '' })} ${said}`;
    const isOther =
      /\w@\w/.test(near) ||
      [near, said, placed.titles[0] ?? '', placed.lead?.text ?? ''].some((text) => OTHER_CONTACT.test(text));
    const isAsked = SENT.test(head) && BIDS.test(head) && !refuses(head);
    if (isAsked && !isOther && !isRefused(reader, placed, { start, end: start + 1 }))
      return { start, end, address };
  }
  return null;
}
