import {
  ENDS_THEN,
  LIMIT,
  OFFERS,
  OTHERWISE,
  REFERS,
  SHUT,
  UNTIL_THEN,
} from '#shared/domain/documents/phrases/days.ts';
import { topicsOf } from './headings.ts';
import type { FoundMoment } from './moments.ts';
import { placedAt } from './outline.ts';
import { passageAt } from './passages.ts';
import type { Reader, Span } from './reader.ts';

const JUST_BEFORE = 24;
/** The first day of a period that ends with the limit: `available from 31 July 2026 until`. */
const FIRST_DAY = / (?:as )?from\b[^.;\d]{0,20}\d[^.;]{0,30}$/i;
/** What happens to a box after its closing time. */
const BOX = /\b(?:box|bus|doors?)\b/i;

/** `Offers that lie in the box at 11:00 on …` */
const LIES_IN_BOX = /\b(?:lies?|is|are|be|stands?) in the (?:\w{2,12} )?(?:box|bus) (?:at|on) ?$/i;
const LATEST = /^[ ,]{0,2}(?:hours |hrs )?(?:at the latest|or (?:earlier|before))\b/i;

const REACH = 70;

/**
 * `Proposals are accepted until 11:00 on 16 September 2026`: a day until which offers can be made, with any verb.
 * @returns the words that make it a limit; null if the sentence is about something else
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
    const done = reader.flow
      .slice(Math.max(said.start, at - 2 * REACH), at)
      .replace(FIRST_DAY, '')
      .slice(-JUST_BEFORE);
    return UNTIL_THEN.test(done) ? null : { start: at, end: moment.start };
  }
  const after = reader.flow.slice(moment.end, Math.min(said.end, moment.end + REACH));
  if (LATEST.test(after) || ENDS_THEN.test(after)) return { start: said.start, end: moment.start };
  const near = before + after;
  return BOX.test(near) && SHUT.test(near) ? { start: said.start, end: moment.start } : null;
}

/** `HANDING IN`, and below it `Day: 16 September 2026`: a day whose meaning is only in the heading. */
export function topicOfHeading(reader: Reader, moment: FoundMoment): 'closing' | 'briefing' | null {
  const placed = placedAt(reader, moment.start);
  if (placed === null || OTHERWISE.test(placed.text)) return null;
  const topics = placed.titles.map(topicsOf).find((each) => each.length > 0) ?? [];
  if (topics.length !== 1) return null;
  return topics[0] === 'submission' ? 'closing' : topics[0] === 'briefing' ? 'briefing' : null;
}
