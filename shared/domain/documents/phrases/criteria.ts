import { af, en, Words } from './phrase.ts';

/** Beginnings of names of levels of a scale, which never begin the name of a criterion. */
export const LEVEL = new Words(
  [
    en(
      '(?:no|none|nil|poor|fair|good|very good|excellent|acceptable|unacceptable|average|satisfactory|above average)\\b',
      'No experience',
      'Nominated team',
    ),
    en(
      '(?:basic|partial|incomplete|comprehensive|detailed|general|minimal) (?:plan|outline|methodology|description|understanding)',
      'Basic plan',
      'Plan of work',
    ),
    en(
      '(?:basic|unclear)\\b|an? (?:incomplete|unclear|average|acceptable|poor|clear|detailed)',
      'An incomplete or unclear plan',
      'Approach and plan',
    ),
    en(
      '(?:less|more|fewer) than|(?:at least|up to|between) (?:\\d|one|two|three)|\\d+ ?(?:\\+|-|to|or) ?(?:more|less|\\d+)',
      '5 or more projects',
      'Projects of at least R5 million',
    ),
    en('\\d+(?:\\.\\d+)? ?(?:years?|months?|m2|m²|projects?|letters?)', '5 years', '1. Years of experience'),
    en(
      '(?:one|two|three|four|five|six|seven|eight|nine|ten)(?: or more)? [a-z]{3}',
      'Two boats',
      'Two-way radios',
    ),
    en('(?:less|more|hired|leased|owned|rented)$', 'Hired', 'Hired plant'),
    af('geen|swak|goed|uitstekend', 'Geen ondervinding', 'Ondervinding'),
    en(
      '(?:an?|the) (?:bachelor|honours|masters?|national|higher|diploma|degree|doctorate)',
      'A Bachelor’s degree',
      'Qualifications of the team',
    ),
    en('(?:elements?|very)\\b|(?:with|out|in)(?:in|side) \\d', 'Within 10 km', 'Within the district'),
    en(
      '(?:the )?(?:bidder|tenderer|service provider)s? (?:did not |has |have )?(?:submit|provid|fail)',
      'The bidder did not submit a plan',
      'The bidder’s experience',
    ),
    en(
      '.{3,60} (?:less|more|fewer) than \\d',
      'CV with less than 3 years of experience',
      'Experience of more than one kind',
    ),
    en('(?:indicators?|category|criteria|weight|sub-?total|nqf)\\b', 'Indicator', 'Project management'),
    en('(?:scor|rat)ing (?:guide|guidelines?|key|scale|matrix)\\b', 'Scoring guide', 'Rating of the company'),
  ],
  '^',
);

/** Lines that introduce criteria: headings, and headings of tables. */
export const INTRODUCES = new Words([
  en('functional(?:ity)?\\b', 'Functionality', 'Malfunction of pumps'),
  en(
    'quality (?:criteria|scor\\w+|evaluation|points)|(?:for|of) quality\\b|quality(?=:| ?\\(\\d)',
    'Quality criteria',
    'High-quality steel',
  ),
  en(
    'technical (?:evaluation|criteria|scor\\w*|proposal|points|functionality|merit|ability|capability|assessment|stage|phase)|merit\\b',
    'Technical evaluation',
    'Technical drawings',
  ),
  en(
    'evaluation (?:criteria|schedules?|of (?:functionality|quality)|grid|matrix)|criteri(?:a|on)\\b',
    'Evaluation grid',
    'Evaluation of the soil',
  ),
  en('scoring (?:criteria|quality|matrix)|score ?sheet', 'Scoring matrix', 'Scoreboard'),
  en(
    '(?:is|are|be) (?:scored|evaluated|assessed|adjudicated)\\b|points (?:are|will be) (?:awarded|allocated)',
    'Bids are scored',
    'points are claimed',
  ),
  af(
    'funksional(?:iteit|iteits\\w+)?|evaluerings?kriteria|beoordelings?kriteria|kriteri(?:a|um)\\b',
    'Funksionaliteit',
    'funksie',
  ),
  af(
    'tegniese (?:evaluering|kriteria|beoordeling)|word (?:beoordeel|geëvalueer)',
    'Tegniese evaluering',
    'Tegniese tekeninge',
  ),
]);

/** Words that say that functionality does not count. */
export const NOT_SCORED = new Words([
  en(
    'functional\\w* (?:criteria )?(?:is|are|will|shall|does|do) not(?! be (?:considered|evaluated further))\\b',
    'Functionality will not be scored',
    'Functionality is scored',
  ),
  en(
    '(?:functionality|quality|(?:technical|quality) (?:capability|proposal|criteria|evaluation|merit)) (?:is|are|will be|shall be) not (?:scored|assessed)',
    'Quality is not scored',
    'Quality is scored',
  ),
  en('no functionality|not applicable\\b', 'No functionality', 'functionality is applicable'),
  af(
    'funksional\\w* (?:word|sal) nie\\b|nie van toepassing',
    'Funksionaliteit word nie beoordeel nie',
    'Funksionaliteit word beoordeel',
  ),
]);

/** Headings that end criteria of functionality, without their number. */
export const ENDS = new Words(
  [
    en('(?:stage|phase|step) (?:2|3|two|three|ii|iii)\\b', 'Stage 2: price', 'Stage 1: price'),
    en(
      '(?:price and|preference points?|preferential|specific goals|pric(?:ing|e) schedule|points awarded for (?:price|specific)|the specific goals)\\b',
      'Price and preference',
      'Prices of parts',
    ),
    en(
      '(?:financial offer|bill of quantities|form of offer|special conditions|general conditions|contact|enquiries|terms of reference(?! ?:))\\b',
      'Enquiries',
      'Terms of reference: 10 points',
    ),
    en('(?:sbd|mbd) ?\\d', 'SBD 6.1', 'SBD forms'),
    af(
      '(?:prys en|voorkeurpunte|spesifieke doel|prysskedule|navrae)\\b',
      'Prys en voorkeur',
      'Prysvergelyking',
    ),
    af('fase (?:2|3|twee|drie)\\b', 'Fase 2: prys', 'Fase 1: prys'),
  ],
  '^',
);

/** Other things that are divided into percentages or points. */
export const DIVIDED_OTHERWISE = new Words([
  en(
    'payments?\\b|milestones?\\b|deliverables?\\b|penalt(?:y|ies)\\b|price adjustment|escalation\\b|invoices?\\b',
    'Payment milestones',
    'Repayment',
  ),
  en(
    'pric(?:e|ing) (?:evaluation|breakdown|schedule)|fees\\b|budget\\b|service levels?|retention\\b',
    'Price breakdown',
    'Prices of others',
  ),
  en(
    'sub-?contracting\\b|participation goals?|local content|time allocation|examinations?\\b',
    'Local content',
    'Local office',
  ),
  af(
    'betalings?\\b|betalingskedule|mylpale|boetes?\\b|prysaanpassing',
    'Betalings per mylpaal',
    'Betaalbaarheid',
  ),
]);

/** Things that are scored separately from functionality, or counted: the text above their rows names them. */
export const SCORED_APART = new Words([
  en(
    'site (?:visit|inspection)s?\\b|inspections? of\\b|presentations?\\b|demonstrations?\\b|interviews?\\b|local content',
    'Stage 3: Site inspection',
    'The site is inspected',
  ),
  en(
    '^(?:item|no|description)\\b.{0,30}\\b(?:price|quantit(?:y|ies)|qty|rates?|amount|pages?)\\b',
    'Item Price',
    'Item Points',
  ),
  en('^(?:contents|table of contents|index)$', 'CONTENTS', 'Contents of boxes'),
  en(
    '\\bnumber of (?:people|persons|guards|officers|posts|units|items)$',
    'Post Number of people',
    'Number of points',
  ),
  en('^(?:scoring|rating) (?:guide|scale|levels)\\b', 'Scoring guide Points', 'Criteria and scoring guide'),
]);
/** Sentences that introduce rows. */
export const INTRODUCES_ROWS = new Words([
  en('(?:as follows|follow(?:s|ing)?|below|out of \\d+)\\b', 'Payment is made as follows', 'The road flows'),
]);

/** Words of other tables: documents to hand in, ownership, and payments. */
export const OF_OTHER_TABLES = new Words([
  en(
    '(?:women|youth|black)[- ]owne[dr]\\w*|owned by\\b|ownership\\b|exempted micro|qualifying small|specific goals?\\b',
    'Black-owned enterprises',
    'Blacksmith',
  ),
  en(
    '[sm]bd\\b|central supplier database|tax compliance|value-added tax|vat\\b|invoices?\\b|penalt(?:y|ies)\\b|stage \\d',
    'SBD 4',
    'vats of wine',
  ),
  en(
    '(?<!\\b(?:in|with|per|to|of|see|and) )annex(?:ure)?\\b',
    'Annexure B',
    'Experience as listed in annexure B',
  ),
]);

/** Words of headings that say what is scored, but do not name a criterion. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  (
    'annexure schedule appendix part section stage phase step gate table one two three first second evaluation scoring score scores points ' +
    'marks weight weights weighting functional functionality technical quality merit item criteria criterion requirements assessment desktop ' +
    'summary total maximum max minimum min allocated allocation available the of for and on out in clause number reference ref possible key main sub element elements description guide ' +
    'rating matrix full factor comments no nr items post persons people weightings guideline guidelines samevatting bylae fase stadium funksionele funksionaliteit tegniese gehalte ' +
    'evaluering beoordeling kriteria puntetoekenning vir van die en gewig punte kriterium beskrywing'
  ).split(' '),
);

/** Words of sentences that give levels of a scale, demand a minimum, or are about the points of the price. */
export const NO_WEIGHTS = new Words([
  en(
    'rat(?:e[sd]?|ings?)\\b|scale\\b|scoring ?:|no (?:response|evidence|submission)|full (?:marks|points)|half of the|(?:very )?poor\\b|excellent\\b',
    'Rating: 5 for five projects',
    'Ratio of staff',
  ),
  en(
    'outstanding\\b|satisfactory\\b|highest\\b|lowest\\b|or more for|averaged\\b',
    'the lowest for fewer',
    'lowland grazing',
  ),
  en(
    'minimum (?:qualifying|score|of)|at least\\b|(?:less|fewer|lower) than|below (?:the|\\d)|threshold\\b|to qualify|eliminated|disqualified',
    'at least 70 points',
    'least cost',
  ),
  en(
    '(?:not|fails? to) (?:reach|achieve|obtain|score|get|attain)|need(?:s|ed)? (?:a|at|\\d)',
    'not reach 60 points',
    'notes of scores',
  ),
  en(
    'specific goals?\\b|(?:80|90) ?/ ?(?:20|10)|(?:points? for|on) price|price (?:counts|points)|preference points?',
    'points for price',
    'points for pricing skill',
  ),
  af(
    'drempel\\w*|minstens|ten minste|minder as|nie behaal|voorkeurpunte|spesifieke doel',
    'minstens 70',
    'minste',
  ),
]);

/** Words that make the numbers of a sentence points of functionality. */
export const ABOUT_SCORES = new Words([
  en(
    'functional(?:ity)?\\b|quality\\b|technical (?:score|merit|evaluation)|criteri(?:a|on)\\b',
    'For functionality',
    'functions',
  ),
  en(
    '(?:evaluat|assess|scor|judg|adjudicat|weigh|compar)(?:e[sd]?|s|ed|ing|ation)?\\b',
    'will be evaluated on',
    'evaluable',
  ),
  af(
    'funksional\\w*|kwaliteit\\b|gehalte\\b|kriteri\\w+|beoordeel|geëvalueer|evaluering',
    'Funksionaliteit tel',
    'funksies',
  ),
]);

/** Names of other things that have points. */
export const NAMES_OTHER = new Words([
  en(
    'price\\b|threshold\\b|minimum\\b|total\\b|all criteria|preference\\b|bidders? who|tenderers? who|vat\\b|discount\\b|deposit\\b',
    'price',
    'priceless',
  ),
  en(
    'qualif\\w+ (?:score|for)|local content|guarantee\\b|black\\b|owned\\b|women\\b|youth\\b|turnover\\b',
    'women',
    'womenswear',
  ),
  af('prys\\b|drempel\\w*|totaal\\b|voorkeur\\b', 'prys', 'pryse'),
]);

/** Words before the points of all criteria, or of the criterion that is divided. */
export const WHOLE_BEFORE = new Words([
  en(
    '(?:out of|of (?:the|these|those|which|this)|total of|the|these)(?: total| maximum| possible)?(?: of)?(?: a)?(?: possible)? ?[([]?$',
    'of these ',
    'worth ',
  ),
  af('(?:uit|van die|hierdie|totaal van)(?: totaal)? ?[([]?$', 'uit ', 'tel '),
]);
