import { isCapital } from '#shared/domain/documents/reading/headings.ts';
import { type Placed, topicsOver } from '#shared/domain/documents/reading/outline.ts';
import { NAMES_FORM } from './forms.ts';
import { saysRejected } from './rejection.ts';
import { documentsIn } from './returnable-names.ts';

const BIDS =
  /\b(?:bid|tender|quotation|proposal|offer|respon[ds]|submission|supplier|compan|entit|director|person|form|failure|non-?submission|aanbod|aanbiedinge?|kwotasie|voorstel|bie|versuim)/i;
/** What is rejected, where it is no bid. */
const OF_OTHERS =
  /^(?:the |an? |any |all |no |some |such )?(?:[a-z]{2,12} ){0,2}(?:goods|discounts?|invoices?|questions?|quer(?:y|ies)|enquiries|claims?|concrete|materials?|price (?:adjustments?|increases?)|price|deliver(?:y|ies)|work(?:manship)?|items?|products?|copies|certificates?|deviations?|samples?|contract|payments?|references?|requests?|fakture?|goedere|vrae|navrae)\b/i;
/** What an institution may do, what it tells bidders, and what a word means, is no ground. */
const NO_GROUND =
  /\b(?:informed|notified|recorded|in kennis gestel)\b|\breasons for\b|\bis responsive (?:if|when|where)|\b(?:all|any) (?:the )?(?:bids?|tenders?|tender offers|quotations|proposals) may be\b|\b(?:re-?advertised|advertised again|cancel(?:s|lation)?|(?:be|is|are) cancelled|sole discretion|own discretion)\b/i;
/** How bids are sent, and when they are late. */
const ABOUT_DELIVERY =
  /\b(?:late|telegra\w*|telex\w*|fax\w*|facsimile|telephon\w*|e-?mail\w*|posted|by post|laat|telegrafiese?|faks\w*|e-?pos|gefaks\w*|electronic\w*|after the closing|na die sluiting\w*|after (?:that|this|the) (?:time|hour)|na (?:daardie|hierdie) tyd)\b/gi;
const DELIVERED =
  /\b(?:box|deposit\w*|clos(?:es?|ing)|deliver\w*|handed in|submitted|lodged|sent|tenderbus|kwotasiebus|geplaas|ingedien|ingehandig|sluit\w*|gestuur)\b/i;
const ABOUT_ATTENDANCE =
  /\b(?:attend\w*|briefing|clarification meeting|site (?:inspection|meeting|visit)|bywoon|bygewoon|inligtingsessie|terrein\w+|represented|session)\b/i;

/** Whether a sentence that speaks of rejection gives no ground for it: what it says belongs to something else. */
export function isNoGround(placed: Placed, beside: readonly (Placed | undefined)[]): boolean {
  const { text, lead } = placed;
  if (NO_GROUND.test(text)) return true;
  if (OF_OTHERS.test(withoutNumber(text)) && !BIDS.test(text.replace(OTHER_BIDS, ''))) return true;
  const topics = topicsOver(placed);
  if (lead !== null || topics.includes('disqualification')) return false;
  const isBeside = (says: RegExp): boolean =>
    beside.some((one) => one !== undefined && !saysRejected(one.text) && says.test(one.text));
  const ways = text.match(ABOUT_DELIVERY)?.length ?? 0;
  return (
    ways > 1 ||
    (ways > 0 && (topics.includes('submission') || isBeside(DELIVERED))) ||
    (ABOUT_ATTENDANCE.test(text) && (topics.includes('briefing') || isBeside(ABOUT_ATTENDANCE)))
  );
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
