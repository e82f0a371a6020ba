import { isCapital } from '#shared/domain/documents/reading/headings.ts';
import type { Placed } from '#shared/domain/documents/reading/outline.ts';
import { NAMES_FORM } from './forms.ts';
import { saysRejected } from './rejection.ts';
import { documentsIn } from './returnable-names.ts';

const BIDS =
  /\b(?:bid|tender|quotation|proposal|offer|respon[ds]|submission|supplier|compan|entit|director|person|form|failure|non-?submission|aanbod|aanbiedinge?|kwotasie|voorstel|bie|versuim)/i;
/** What is rejected, where it is no bid. */
const OF_OTHERS =
  /^(?:the |an? |any |all |no |some |such )?(?:[a-z]{2,12} ){0,2}(?:goods|discounts?|invoices?|questions?|quer(?:y|ies)|enquiries|claims?|concrete|materials?|price (?:adjustments?|increases?)|price|deliver(?:y|ies)|work(?:manship)?|items?|products?|copies|certificates?|deviations?|samples?|contract|payments?|references?|requests?|reports?|fakture?|goedere|vrae|navrae)\b/i;
/** What an institution may do, what it tells bidders, and what a word means, is no ground. */
const NO_GROUND =
  /\bnot (?:be )?(?:disqualified|rejected)(?: (?:merely|only|solely|just))?(?: because|:|\.?$)|\bnot (?:lead to|a ground for|result in) (?:rejection|disqualification)|\b(?:informed|notified|recorded|in kennis gestel)\b|\breasons for\b|\bis responsive (?:if|when|where)|\b(?:all|any) (?:the )?(?:bids?|tenders?|tender offers|quotations|proposals) may be\b|\b(?:re-?advertised|advertised again|cancel(?:s|lation)?|(?:be|is|are) cancelled|sole discretion|own discretion)\b/i;

/** A question of a checklist, whatever follows from its answer. */
const ASKS = /^(?:has|have|is|are|was|were|does|do|did) [^?]{3,200}\?/i;

/** Whether a sentence says that something is no ground of rejection, or what else becomes of bids. */
export const saysNoGround = (text: string): boolean => NO_GROUND.test(text);

/** Whether a sentence that speaks of rejection gives no ground for it: what it says belongs to something else. */
export function isNoGround({ text, lead }: Pick<Placed, 'text' | 'lead'>): boolean {
  if (NO_GROUND.test(text) || ASKS.test(text)) return true;
  // `A bid is rejected where: (a) the price is altered` is about bids, whatever its items begin with.
  if (lead !== null && saysRejected(lead.text)) return false;
  return OF_OTHERS.test(withoutNumber(text)) && !BIDS.test(text.replace(OTHER_BIDS, ''));
}

const OTHER_BIDS =
  /\b(?:bid|tender) (?:document|box|price)s?\b|\b(?:be|is|are) offered\b|\b(?:of|by|to) the (?:supplier|contractor|service provider)\b/gi;
const withoutNumber = (text: string): string =>
  text.replace(/^(?:\d{1,2}(?:\.\d{1,2}){0,3}\.?|\(?[a-z]\)) /i, '');

const FAULT =
  /\b(?:no|not|non|without|fail\w*|late|unsigned|incomplete|false\w*|listed|missing|absent|pencil|correction|altered|alteration|omit\w*|omission|neglect\w*|conflict|fraud\w*|corrupt\w*|collu\w*|in the service|restricted|defaulters?|nie|geen|sonder|versuim|laat|onvolledig\w*|vals\w*|ontbreek|potlood)\b|\bun[a-z]{4}|\bnon-|\bmis[a-z]{4}/i;

/** Whether an entry below a heading of rejection asks for a document, or for what a bidder must be, and says nothing of a fault. */
export const isDemand = (text: string): boolean =>
  !(FAULT.test(text) || SAYS.test(text)) &&
  (documentsIn(text).length > 0 || NAMES_FORM.test(text) || isCapital(text));
const SAYS = /\b(?:is|are|was|were|has|have|does|do|word)\b/i;
