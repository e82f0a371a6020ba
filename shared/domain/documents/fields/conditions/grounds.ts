import { documentsIn, NAMES_FORM } from '#shared/domain/documents/fields/returnables/read.ts';
import {
  BIDS_OR_BIDDERS,
  FAULT,
  NO_GROUND,
  OF_OTHERS,
  OTHER_BIDS,
  REJECTED,
} from '#shared/domain/documents/phrases/rejection.ts';
import { isCapital } from '#shared/domain/documents/reading/headings.ts';
import type { Placed } from '#shared/domain/documents/reading/outline.ts';

/** A question of a checklist, whatever follows from its answer. */
const ASKS = /^(?:has|have|is|are|was|were|does|do|did) [^?]{3,200}\?/i;

/** Whether a sentence that speaks of rejection gives no ground for it: what it says belongs to something else. */
export function isNoGround({ text, lead }: Pick<Placed, 'text' | 'lead'>): boolean {
  if (NO_GROUND.test(text) || ASKS.test(text)) return true;
  // `A bid is rejected where: (a) the price is altered` is about bids, whatever its items begin with.
  if (lead !== null && REJECTED.test(lead.text)) return false;
  return OF_OTHERS.test(withoutNumber(text)) && !BIDS_OR_BIDDERS.test(text.replace(OTHER_BIDS.every, ''));
}

const withoutNumber = (text: string): string =>
  text.replace(/^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|\(?[a-z]\)) /i, '');

/** Whether an entry below a heading of rejection asks for a document, or for what a bidder must be, and says nothing of a fault. */
export const isDemand = (text: string): boolean =>
  !(FAULT.test(text) || SAYS.test(text)) &&
  (documentsIn(text).length > 0 || NAMES_FORM.test(text) || isCapital(text));
const SAYS = /\b(?:is|are|was|were|has|have|does|do|word)\b/i;
