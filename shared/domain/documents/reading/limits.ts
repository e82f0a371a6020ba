import { topicsOf } from './headings.ts';
import type { FoundMoment } from './moments.ts';
import { placedAt } from './outline.ts';
import { passageAt } from './passages.ts';
import type { Reader, Span } from './reader.ts';

/** What bidders hand in, and into what. */
const OFFERS =
  /\b(?:bids?|tenders?|quotations?|quotes?|proposals?|offers?|submissions?|responses?|envelopes?|box|kwotasies?|aanbiedinge?|aanbod|tenderbus|voorstelle?|inskrywings?|invitation|bidding period|applications?|applicants?|expressions? of interest|parcels?|packages?|packets?|entries|(?:completed|sealed|signed|bid|tender) (?:documents?|papers?|sets?|forms?)|nothing (?:more |further )?(?:is|will be)|apply|(?:bidders?|tenderers?|respondents?) have)\b/i;
/** A sentence about these is not about the closing. */
const OTHERWISE =
  /\b(?:enquir|inquir|quer(?:y|ies)|questions?\b|navra|vrae|clarif|inspect|visit|attend|objection|appeal|complaint|lease\b|licen[cs]e|certificate|tax\b|statement|sample|invoice|payment)/i;
/** What else is done with offers and documents until a day, in the words just before that limit. */
const UNTIL_THEN =
  /\b(?:valid|geldig|hold\b|holds\b|open for|acceptance|binding|bound|firm\b|guarantee|regist|collect|available|obtain|issued|publish|documents? (?:is|are|can|may)|download|opened|unsealed|evaluated|award|reports?\b|withdraw|amend)/i;
const JUST_BEFORE = 24;
/** Words that make the day behind them a limit; numbers and a few words may stand between, as `before eleven o'clock (11:00) on`. */
const LIMIT =
  /\b(?:until|till|up to|up until|by|before|prior to|ahead of|after|(?:no|not) later than|at the latest|ends?|ending|lapses|stops?|is up|runs? out|shut|limit[\w ]{0,20}:|uiterlik|tot|voor|teen|nie later nie as)(?:,? ?:)?(?: [\w'’(),:]{1,12}){0,8} ?$/i;
/** `It must be in the box by …`, `Not later than …`: the sentence before says what. */
const REFERS =
  /\b(?:it|they|these|them|this|dit|hulle)\b|^(?:[\d.]{1,6} |\(?[a-z]\) )?(?:by|until|not later|no later|at the latest|before|on or before|the latest|last|latest)\b/i;
/** What becomes of a box when its time is over. */
const BOX = /\b(?:box|bus|doors?)\b/i;
const SHUT =
  /\b(?:sealed|locked|shut|emptied|cleared|verseël|gesluit|leeggemaak)\b|\b(?:in it|there|in the box|received) (?:by then|at that (?:time|hour|moment))\b/i;

/** `Offers that lie in the box at 11:00 on …` */
const LIES_IN_BOX = /\b(?:lies?|is|are|be|stands?) in the (?:\w{2,12} )?(?:box|bus) (?:at|on) ?$/i;
const LATEST = /^[ ,]{0,2}(?:hours |hrs )?(?:at the latest|or (?:earlier|before))\b/i;

/** `At 11:00 on 16 September 2026 the box closes`: what happens then stands behind the day. */
const ENDS =
  /\b(?:clos(?:es?|ed|ing|ure)|deadline|cut-?off|(?:last|latest|final) (?:day|date|hour|moment|time)|ends?|sluit\w*|lapses|is over|runs? out)\b/i;

const REACH = 70;

/**
 * `Proposals are accepted until 11:00 on 16 September 2026`: a day up to which offers can be made, whatever the verb.
 * @returns the words that make it a limit; null where the sentence speaks of something else
 */
export function limitOfOffers(reader: Reader, moment: FoundMoment): Span | null {
  const found = passageAt(reader, moment.start);
  if (found === null || OTHERWISE.test(found.said.text)) return null;
  const { said, before: previous } = found;
  const isOfOffers =
    OFFERS.test(said.text) || (REFERS.test(said.text) && previous !== null && OFFERS.test(previous.text));
  if (!isOfOffers) return null;
  const from = Math.max(said.start, moment.start - REACH);
  const before = reader.flow.slice(from, moment.start);
  const limit = LIMIT.exec(before) ?? LIES_IN_BOX.exec(before);
  if (limit !== null) {
    const at = from + limit.index;
    const done = reader.flow.slice(Math.max(said.start, at - JUST_BEFORE), at);
    return UNTIL_THEN.test(done) ? null : { start: at, end: moment.start };
  }
  const after = reader.flow.slice(moment.end, Math.min(said.end, moment.end + REACH));
  if (LATEST.test(after) || ENDS.test(after)) return { start: said.start, end: moment.start };
  return BOX.test(said.text) && SHUT.test(said.text) ? { start: said.start, end: moment.start } : null;
}

/** `HANDING IN`, and below it `Day: 16 September 2026`: a day of which only the heading says what happens on it. */
export function topicOfHeading(reader: Reader, moment: FoundMoment): 'closing' | 'briefing' | null {
  const placed = placedAt(reader, moment.start);
  if (placed === null || OTHERWISE.test(placed.text)) return null;
  const topics = placed.titles.map(topicsOf).find((each) => each.length > 0) ?? [];
  if (topics.length !== 1) return null;
  return topics[0] === 'submission' ? 'closing' : topics[0] === 'briefing' ? 'briefing' : null;
}
