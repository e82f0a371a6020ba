import { BIDS, NOT_OF_BIDS, OTHER_CONTACT, SENT } from '#shared/domain/documents/phrases/submission.ts';
import { emailsIn } from '#shared/domain/documents/reading/emails.ts';
import { before } from '#shared/domain/documents/reading/matches.ts';
import { type Placed, placedBefore } from '#shared/domain/documents/reading/outline.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { contextOf, isRefused, refuses } from './locate.ts';

/** How far before an address another contact, and words for what it is for, may stand. */
const [NEAR, REACH] = [90, 200];

/** @returns the address to which bids are sent, and where it stands first */
export function emailForBids(reader: Reader): (Span & { address: string; said: Placed }) | null {
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
      return { start, end, address, said: placed };
  }
  return null;
}
