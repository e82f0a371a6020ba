import type { FoundMoment } from './moments.ts';
import { passageAt } from './passages.ts';
import type { Reader, Span } from './reader.ts';

/** What bidders hand in, and into what. */
const OFFERS =
  /\b(?:bids?|tenders?|quotations?|quotes?|proposals?|offers?|submissions?|responses?|envelopes?|(?:bid|tender|quotation) ?box|kwotasies?|aanbiedinge?|aanbod|tenderbus|voorstelle?|inskrywings?|invitation|bidding period|applications?|applicants?|expressions? of interest|nothing (?:more |further )?(?:is|will be)|apply|(?:bidders?|tenderers?|respondents?) have)\b/i;
/** What can be done until a day without being an offer, or done with offers after they were handed in. */
const OTHERWISE =
  /\b(?:enquir|inquir|quer(?:y|ies)|questions?\b|navra|vrae|clarif|inspect|visit|attend|valid|geldig|hold\b|acceptance|binding|bound|firm\b|guarantee|regist|collect|available|documents? (?:is|are|can|may)|download|opened|unsealed|evaluat|award|objection|appeal|complaint|reports?\b|lease\b|licen[cs]e|certificate|tax\b|statement|sample|invoice|payment|withdraw|amend)/i;
/** Words that make the day behind them a limit; numbers and a few words may stand between, as `before eleven o'clock (11:00) on`. */
const LIMIT =
  /\b(?:until|till|up to|by|before|after|(?:no|not) later than|at the latest|ends?|ending|lapses|stops?|is up|shut|limit[\w ]{0,20}:|uiterlik|tot|voor|teen|nie later nie as)(?:,? ?:)?(?: [\w'’(),:]{1,12}){0,8} ?$/i;
/** What becomes of a box when its time is over. */
const BOX = /\b(?:box|bus|doors?)\b/i;
const SHUT = /\b(?:sealed|locked|shut|emptied|cleared|verseël|gesluit|leeggemaak)\b/i;

const REACH = 70;

/**
 * `Proposals are accepted until 11:00 on 16 September 2026`: a day up to which offers can be made, whatever the verb.
 * @returns the words that make it a limit; null where the sentence speaks of something else
 */
export function limitOfOffers(reader: Reader, moment: FoundMoment): Span | null {
  const said = passageAt(reader, moment.start);
  if (said === null || OTHERWISE.test(said.text) || !OFFERS.test(said.text)) return null;
  const from = Math.max(said.start, moment.start - REACH);
  const before = reader.flow.slice(from, moment.start);
  const limit = LIMIT.exec(before);
  if (limit !== null) return { start: from + limit.index, end: moment.start };
  return BOX.test(said.text) && SHUT.test(said.text) ? { start: said.start, end: moment.start } : null;
}
