import { af, en, Words } from './phrase.ts';

const BIDDERS =
  "(?:prospective )?(?:bidders?|tenderers?|suppliers?|respondents?|proponents?|bieërs|tenderaars)'?";

/** Names of the session at which a tender is explained. */
export const SESSION = new Words([
  en(
    '(?:(?:tender |bid |pre-? ?(?:bid|tender) )?b(?:r?i|re)efings?(?: sessions?| meetings?)?)\\b',
    'Pre-bid briefing session',
    'debriefed',
  ),
  en(
    '(?:pre-? ?(?:bid|tender)|pre-?(?:submission|proposal)) (?:(?:site|clarification) )?(?:meeting|inspection|visit|conference|session)s?\\b',
    'Pre-tender site meeting',
    'pre-tender estimate',
  ),
  en(`(?:${BIDDERS}|proposal) (?:meeting|conference|session|day)s?\\b`, 'bidders conference', 'bidders meet'),
  en(
    `(?:meeting|session)s? (?:with|of|for) (?:all )?(?:the )?${BIDDERS}(?!\\w)`,
    'meeting with all bidders',
    'meeting of the council',
  ),
  en(
    '(?:meeting|session) (?:on|about) (?:the|this) (?:bid|tender|proposal|quotation)\\b',
    'meeting about this tender',
    'meeting about the works',
  ),
  en(
    '(?:(?:question and answer|q ?& ?a) sessions?|(?:site )?clarification (?:meeting|session)s?)\\b',
    'Clarification meeting',
    'questions and answers',
  ),
  en(
    '(?:tender|bid) clarification\\b(?! (?:questions?|requests?|period|date))',
    'Tender clarification',
    'Tender clarification questions',
  ),
  en('(?:non-? ?)?compulsory clarification\\b', 'Non-compulsory clarification:', 'compulsory'),
  en('site[ -]?(?:inspection|meeting|visit|briefing)s?(?: meeting)?\\b', 'site visit', 'site office'),
  en(
    '(?:inspection|viewing|tour|walk-?(?:through|about)) of (?:the |a )?(?:\\w{1,12} )?(?:site|premises|buildings?|works?|facility|facilities|property|terrein)\\b',
    'viewing of the pump site',
    'inspection of the goods',
  ),
  en(
    '(?:(?:explanatory|explanation|information|orientation|introductory) (?:session|meeting)s?|inspection in loco)\\b',
    'Information session',
    'Information system',
  ),
  en(
    '(?:tender|bid|work|scope|project|assignment) (?:is|are|will be) explained\\b',
    'the tender is explained',
    'the tender explains',
  ),
  en(
    '(?:we|will|shall) explains? (?:the|this) (?:tender|bid|works?|scope|project|assignment)\\b',
    'we explain the tender',
    'we explain the formula',
  ),
  en(`${BIDDERS} (?:are|will be) shown\\b`, 'Bidders will be shown', 'the list will be shown'),
  af(
    '(?:inligting(?:s-?)?(?:sessie|vergadering)|terrein[ -]?(?:vergadering|besoek|inspeksie))\\b',
    'Inligtingsessie',
    'Inligtingstuk',
  ),
  af('(?:toeligting|verduideliking)(?:s-?(?:vergadering|sessie))?\\b', 'Toeligtingsvergadering', 'toelig'),
]);

/** Any other meeting, which is the session only if the sentence mentions bidders or an explanation. */
export const MEETING = new Words([
  en(
    '(?:meetings?|sessions?|gathering|inspection|visit|viewing|tour|walk-?(?:through|about)|workshop)\\b',
    'site visit',
    'visitor',
  ),
  af('(?:vergadering|sessie|besoek|byeenkoms|besigtiging)\\b', 'vergadering', 'vergaderde'),
]);

export const FOR_BIDDERS = new Words([
  en(
    '(?:bidders?|tenderers?|respondents?|applicants?|candidates?|prospective)\\b',
    'prospective bidders',
    'bid',
  ),
  en(
    'interested (?:parties|firms|companies|persons|consultants)\\b',
    'interested firms',
    'interested in the work',
  ),
  af('(?:voornemende|bieërs?|tenderaars?|belangstellende\\w*)\\b', 'voornemende tenderaars', 'tenders'),
  af('(?:is|are|be|word) (?:explained|introduced|verduidelik|toegelig)\\b', 'is explained', 'explains'),
]);

export const OF_OTHERS = new Words([
  en(
    '(?:progress|council|steering|short-?list\\w*|opened|opening|open(?:ing)? of|hand(?:ed)?[ -]?over)\\b',
    'short-listed',
    'short',
  ),
  en(
    '(?:adjudicat\\w*|evaluation|contract|presentations?|interviews?|monthly|weekly)\\b',
    'monthly',
    'month',
  ),
  af('(?:oop(?:maak|gemaak)|vordering\\w*)\\b', 'oopmaak', 'oop'),
]);
