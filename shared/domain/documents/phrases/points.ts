import { af, en, Words } from './phrase.ts';

/** Words of a sentence about what somebody must do, which is not a heading although it has no full stop. */
export const STATES = new Words(
  [
    en('(?:bidders?|tenderers?|respondents?|suppliers?)', 'The bidder must submit', 'The submission must'),
    en(
      '(?:contractors?|service providers?|compan(?:y|ies)|firms)',
      'All firms shall attend',
      'All work shall',
    ),
    af(
      '(?:bieërs?|tenderaars?|diensverskaffers?|verskaffers?|kontrakteurs?)',
      'Alle bieërs moet',
      'Alle werke moet',
    ),
  ],
  "^(?:[a-z'-]{1,14} ){0,3}",
  ' (?:must|shall|may|will|should|need|are|is|has|have|moet|mag|sal)\\b',
);

/** Numbered things that are not criteria: parts of the document or the procedure, and levels of a scale. */
export const OTHER_LABEL = new Words([
  en(
    '(?:stage|phase|step|gate|page|table|annex(?:ure)?|appendix|form|lot|year|month|day|level|score|rating)\\b',
    'stage',
    'backstage',
  ),
  en('(?:points?|bidder|clause|act|no|part|fase|bladsy|than|least|or|and|the|of|to)\\b', 'clause', 'because'),
  af('(?:vlak|bylae)\\b', 'vlak', 'vlakte'),
]);

export const MEASURE = new Words([
  en(
    '^ ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|okt|nov|dec|des)[a-z]{0,6} (?:20)?\\d\\d',
    ' March 2026',
    ' marketers',
  ),
  en(
    '^ ?(?:mm|cm|kg|g|t|ml|l|kva|mva|kl|ha|tons?|litres?|met(?:er|re)s?|rand|million|members?|copies|(?:each|every|per|a) (?:day|week|month|year|shift))\\b',
    ' million',
    ' mills',
  ),
  en(
    '^ ?(?:of the (?:works?|contract|project|price|value|amount|invoice|order)\\b|°)',
    ' of the contract',
    ' of the criteria',
  ),
  en(
    '^ ?(?:calendar |working |business |kalender)?(?:days?|dae|weeks?|weke|months?|maande|years?|jaar|hours?|ure|minutes?)\\b',
    ' days',
    ' daylight',
  ),
]);

/** Words before a number at the end of a line that is not a weight. */
export const NO_POINTS = new Words([
  en(
    '(?:page|bladsy|annexure|of|sbd|mbd|act|section|clause|no|nr|tel|criteri(?:on|um|a)|kriteri(?:um|a)|gate)\\.?$',
    'Criterion',
    'critical',
  ),
  en(
    '(?:step|item|out of|uit|part|form|stage|phase|fase|regulations?|schedule|appendix|volume|vol|cor|ck)\\.?$',
    'schedule',
    'scheduled',
  ),
  en(
    '(?:paragraph|par|chapter|version|rev|annex|attachment|document|returnable|table|figure|in|below|above)\\.?$',
    'version',
    'conversion',
  ),
  en('(?:than|least)\\.?$', 'at least', 'leash'),
]);

/** `…, divided as follows:`, `… of which`: what leads from the points of a criterion to its parts. */
export const LEADS_IN = new Words([
  en(
    '(?:sub-?divided|divided|made up|split|allocated|composed|distributed|broken down|awarded|consisting)\\b',
    'divided',
    'provided',
  ),
  en('(?:comprising|scored|of which|namely|as follows|sub-?criteria|sub-?elements)\\b', 'namely', 'name'),
  af('(?:waarvan|naamlik)\\b', 'waarvan', 'waar'),
]);

export const TOTAL = new Words([
  en('^(?:grand |overall |sub-? ?|groot)?tota(?:l|al)(?:\\b|(?=e))', 'Grand total', 'Totality'),
  en('^tota(?:l|le) ', 'Total score', 'A total score'),
  en('^(?:grand |weighted )?sum$', 'Weighted sum', 'Sum of parts'),
  en('^maximum (?:for|of) (?:quality|functionality|all)\\b', 'Maximum for functionality', 'Maximum load'),
  en(
    '^(?:the |all )?(?:weights?|points|marks|scores?) (?:together )?(?:adds?|comes?|amounts?) (?:up )?to\\b',
    'The weights add up to',
    'The weights of',
  ),
  en('^max(?:imum)?$', 'Maximum', 'Maximum load'),
  en('^all (?:criteria|points)\\b', 'All criteria', 'Overall criteria'),
  en('^(?:al)?together,? (?:the|these|all|they)\\b', 'Together, these', 'Get together'),
  en(
    '^(?:the )?(?:points|weights?|marks|scores?) (?:of|for) (?:all|the|these|both)\\b.{0,60}\\b(?:adds?|comes?|amounts?|totals?)\\b',
    'Points for all criteria add up, total amounts',
    'Points for experience',
  ),
  en('^(?:section|criterion|part|category) (?:[A-H]|\\d{1,2}) (?:sub)?total', 'Section A total', 'Section A'),
  en('total (?:possible )?(?:points|score|weight|evaluation)', 'total points', 'total cost'),
  en(
    '^maximum (?:possible |total )?(?:points|score)\\b(?!.*\\b(?:criteri|this|requirement|schedule|element))',
    'Maximum points',
    'Maximum points for this criterion',
  ),
  af('^totale? punte', 'Totale punte', 'Totale koste'),
]);

export const SUBTOTAL = new Words([
  en('^subtotaal', 'Subtotaal', 'Totaal'),
  en('^sub-? ?tot', 'Sub-total', 'Total'),
  en(
    '^(?:section|criterion|part|category) (?:[A-H]|\\d{1,2}) (?:sub)?total',
    'Section B subtotal',
    'Section B',
  ),
  en(
    '^(?:sub)?total (?:for |of |in )?(?:section |criterion |part |category |item )?(?:[A-H]|\\d{1,2}(?:\\.\\d{1,2})?)$',
    'Total for section A',
    'Total for all',
  ),
  en(
    '^(?:(?:sub)?total|max(?:imum)?)(?: points| score| marks)? (?:for|of|in) (?:(?:this|the) )?(?:criterion|section|part|category|item|schedule)$',
    'Subtotal for this criterion',
    'Subtotal for all',
  ),
  en(
    '^(?:(?:sub)?total|max(?:imum)?)(?: points| score| marks)? (?:for|of|in) (?:(?:this|the) )?(?:heading|element)$',
    'Maximum for this element',
    'Maximum',
  ),
]);

/** Beginnings of levels of a scale, and words that only levels have. */
export const STEP = new Words([
  en('^(?:non-|\\[\\d{1,2}\\] |[<>\\u2264\\u2265=])', '≥ 5', '5'),
  en(
    '^(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:\\(\\d+\\) )?(?:or(?: more)?|to|years?|projects?|references?|letters?|similar|relevant|completed|contracts?|appointment)(?![a-z])',
    'Five or more projects',
    'Five vehicles',
  ),
  en(
    '^(?:if|less than|fewer|more than|between|above|below|under|over|within \\d+|longer|no|none|nil|zero)(?![a-z])',
    'More than 5',
    'Much more than 5',
  ),
  en(
    '^(?:not|at least|minimum|up to|excellent|very good|good|fair|poor|average|satisfactory|acceptable)(?![a-z])',
    'Excellent',
    'Excellence',
  ),
  en(
    '^(?:unacceptable|outstanding|adequate|inadequate|detailed|generic|as|score|nqf|submitted)(?![a-z])',
    'Inadequate',
    'Adequacy',
  ),
  en(
    '^(?:national diploma|degree|diploma|matric|honours|masters|(?:bank )?(?:rating|code) [a-h])(?![a-z])',
    'Diploma in nursing',
    'Diplomacy',
  ),
  en(
    '^\\d{1,3} ?(?:%|\\+|or more|or less|to|-|and|of meer|years?|projects?|projekte|months?|relevant|similar)',
    '10 or more',
    '10 officials',
  ),
  en(
    '^\\d{1,3} ?(?:completed|points?|contracts?|references?|letters?|appointment|successful|score|=|:)',
    '3 contracts',
    '3 trucks',
  ),
  af(
    '^(?:meer as|minder as|tussen|geen|binne \\d+|uitstekend|baie goed|goed|swak|gemiddeld)(?![a-z])',
    'Meer as 5',
    'Meerdere',
  ),
  en('^(?:level|vlak) \\d(?![a-z])', 'Level 4', 'Levels'),
  af('^\\d{1,3} ?(?:tot|jaar)', '5 jaar', '5 jong manne'),
]);

/** Full stops that do not end a sentence. */
export const ABBREVIATION = new Words([
  en(
    '(?:no|nr|tel|mr|mrs|ms|dr|adv|prof|st|rd|ave|incl|excl|e\\.g|i\\.e|etc|ref|par|art|reg|sec|cell|blvd|p\\.o)\\.$',
    'e.g.',
    'egg.',
  ),
  en('(?:ltd|pty|vol|approx|min|max|[a-z])\\.$', 'Pty.', 'Party.'),
  af('(?:mnr|mev|bl|bpk|edms)\\.$', 'Bpk.', 'Bedrag.'),
]);
