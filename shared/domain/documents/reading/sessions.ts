import type { FoundMoment } from './moments.ts';
import { passageAt } from './passages.ts';
import type { Reader, Span } from './reader.ts';

const BIDDERS =
  "(?:prospective )?(?:bidders?|tenderers?|suppliers?|respondents?|proponents?|bieërs|tenderaars)'?";
const SITE = '(?:site|premises|buildings?|works?|facility|facilities|property|terrein)';

/** How documents name the session at which a tender is explained, English and Afrikaans. */
const NAMES: readonly string[] = [
  '(?:tender |bid |pre-? ?(?:bid|tender) )?briefings?(?: sessions?| meetings?)?',
  '(?:pre-? ?(?:bid|tender)|pre-?(?:submission|proposal)) (?:(?:site|clarification) )?(?:meeting|inspection|visit|conference|session)s?',
  `(?:${BIDDERS}|proposal) (?:meeting|conference|session|day)s?`,
  `(?:meeting|session)s? (?:with|of|for) (?:all )?(?:the )?${BIDDERS}`,
  '(?:meeting|session) (?:on|about) (?:the|this) (?:bid|tender|proposal|quotation)',
  '(?:question and answer|q ?& ?a) sessions?',
  '(?:site )?clarification (?:meeting|session)s?',
  '(?:tender|bid) clarification(?! (?:questions?|requests?|period|date))',
  'site[ -]?(?:inspection|meeting|visit|briefing)s?(?: meeting)?',
  `(?:inspection|viewing|tour|walk-?(?:through|about)) of (?:the |a )?(?:\\w{1,12} )?${SITE}`,
  '(?:explanatory|explanation|information|orientation|introductory) (?:session|meeting)s?',
  '(?:tender|bid|work|scope|project|assignment) (?:is|are|will be) explained',
  '(?:we|will|shall) explains? (?:the|this) (?:tender|bid|works?|scope|project|assignment)',
  `${BIDDERS} (?:are|will be) shown`,
  'inligting(?:s-?)?(?:sessie|vergadering)',
  'terrein[ -]?(?:vergadering|besoek|inspeksie)',
  '(?:toeligting|verduideliking)(?:s-?(?:vergadering|sessie))?',
  'inspection in loco',
];
/** Names of the session, to be looked for in a text. */
export const SESSION = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'gi');

/** Until such a day something is done before or after the session. */
const LIMIT = /\b(?:until|by|before|after|since|tot|voor|na) (?:[\w:]{1,8} ){0,3}$/i;

/** Any other meeting, which is the session only where the sentence speaks of bidders or of an explanation. */
const MEETING =
  /\b(?:meetings?|sessions?|gathering|inspection|visit|viewing|tour|walk-?(?:through|about)|workshop|vergadering|sessie|besoek|byeenkoms|besigtiging)\b/i;
const FOR_BIDDERS =
  /\b(?:bidders?|tenderers?|respondents?|applicants?|candidates?|prospective|interested (?:parties|firms|companies|persons|consultants)|voornemende|bieërs?|tenderaars?|belangstellende\w*)\b|\b(?:is|are|be|word) (?:explained|introduced|verduidelik|toegelig)\b/i;
const OF_OTHERS =
  /\b(?:progress|council|steering|short-?list\w*|opened|opening|open(?:ing)? of|hand(?:ed)?[ -]?over|adjudicat\w*|evaluation|contract|presentations?|interviews?|monthly|weekly|oop(?:maak|gemaak)|vordering\w*)\b/i;

/** `On 20 August 2026 at 10:00 we explain the tender`: a day whose sentence names the session anywhere. */
export function sessionOf(reader: Reader, moment: FoundMoment): Span | null {
  const said = passageAt(reader, moment.start)?.said;
  if (said === undefined || LIMIT.test(reader.flow.slice(said.start, moment.start))) return null;
  const rest = reader.flow.slice(moment.end, said.end);
  const [name] = rest.matchAll(SESSION);
  if (name !== undefined)
    return { start: moment.end + name.index, end: moment.end + name.index + name[0].length };
  const meeting = MEETING.exec(said.text);
  if (meeting === null || !FOR_BIDDERS.test(said.text) || OF_OTHERS.test(said.text)) return null;
  return { start: said.start, end: Math.max(said.start + 1, moment.start) };
}
