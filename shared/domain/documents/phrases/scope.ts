import { af, en, Words } from './phrase.ts';

/** Text under the heading of a scope that is not part of the scope. */
export const SOMETHING_ELSE = new Words([
  en(
    '(?:closing (?:date|time)|briefing|valid(?:ity)? (?:for|period)|remain valid|invoices? (?:is|are|will))\\b',
    'the closing date',
    'closing the valve',
  ),
  en(
    '(?:payment|points (?:for|are|will|is|system|out)|\\d points(?! each| per)|preference)\\b',
    'points for price',
    '3 points each',
  ),
  en(
    '(?:sub-?contract(?:ed|ing)|b-?bbee|cidb|functionality|evaluation of|evaluated|disqualif\\w+)\\b',
    'B-BBEE',
    'bee-keeping',
  ),
  en(
    '(?:performance guarantee|penalt(?:y|ies)|retention|contract (?:period|term|value|sum)|duration of|bids?)\\b',
    'retention',
    'attention',
  ),
  en(
    '(?:tenders?|quotations?|uitvoeringswaarborg|inligtingsessie|enquiries|vat|btw)\\b|@|R ?\\d',
    'R 500',
    'R&D',
  ),
  en(
    '^(?:the |each |every )?(?:bidder|tenderer|respondent)s?\\b',
    'The bidder supplies',
    'A bidder supplies',
  ),
  en(
    '(?:last|first|next) column\\b|as follows\\.?$|expected to last\\b|(?:appointment|agreement) will be for\\b',
    'as follows',
    'as follows below',
  ),
  en('mark(?:s|ed)? (?:with )?(?:an? )?(?:x|comply)\\b|indicated with an x\\b', 'mark with an X', 'market'),
  af(
    '(?:(?:preference|evaluation|maximum|of|total) points|kwotasies?|sluitings?\\w*|betaling|punte|navrae)\\b',
    'sluitingstyd',
    'sluis',
  ),
  af('^(?:the |each |every )?(?:tenderaar|bieër)s?\\b', 'Tenderaars moet', 'Alle tenderaars'),
]);

/** The reason for the tender. */
export const PURPOSE = new Words([
  en('^\\d{1,3} ?%?: ', '1: Gauteng', 'Lot 1: Gauteng'),
  en('(?:invites?|invited|seeks?|wishes|intends?|looking for)\\b', 'the city invites', 'the invitee'),
  en(
    '(?:requires? (?:the services|a (?:suitable|qualified|service))|hereby|to appoint|purpose of|mandate)\\b',
    'hereby appoints',
    'appointed',
  ),
  en(
    '(?:established|nooi|benodig|poog|responsible for the|has (?:identified|a need)|terms of reference)\\b',
    'responsible for the town',
    'responsible for',
  ),
  en(
    "^(?:[\\d.]{1,8} )?(?:subject|title|description|project name|onderwerp)(?: of (?:this|the) [a-z]{2,12}| van [a-z' ]{2,20})? ?:",
    'Project name: Repairs',
    'Name: Repairs',
  ),
  af('doel van\\b', 'doel van die projek', 'doelgerig'),
]);

/** `The work entails:`, `The service provider must:` */
export const INTRODUCES_WORK = new Words([
  en(
    '(?:scope|works?|services?|project|assignment|deliverables?|specifications?|requirements?|supplier)\\b',
    'the supplier',
    'supply',
  ),
  en('(?:contractor|service provider|consultant)\\b', 'consultant', 'consult'),
  af('(?:omvang|werk|dienste?|kontrakteur|diensverskaffer|verskaffer)\\b', 'dienste', 'dienaar'),
]);

export const ABOUT_DOCUMENTS = new Words([
  en('(?:documents?|forms?|submit(?:ted)?|attach(?:ed)?|bids?|tenders?)\\b', 'submit forms', 'formal'),
  af('(?:dokumente|vorms|aangeheg|ingedien)\\b', 'aangeheg', 'aanhegsel'),
]);
