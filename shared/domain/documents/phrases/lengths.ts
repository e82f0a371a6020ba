import { af, en, Words } from './phrase.ts';

/** Words for the length of a contract. */
export const CONTRACT_PERIOD = new Words([
  en(
    '(?:contract|project|appointment|engagement|assignment)(?:[ -]?(?:period|duration|term|time|length|tydperk|termyn|duur|periode)|duur|tydperk|termyn)\\b',
    'contract period',
    'contract price',
  ),
  en(
    '(?:construction|completion|agreement|service|projek)(?:[ -]?(?:period|duration|term|time|length|tydperk|termyn|duur|periode)|duur|tydperk|termyn)\\b',
    'completion time',
    'completion certificate',
  ),
  af(
    'kontrak(?:[ -]?(?:period|duration|term|time|length|tydperk|termyn|duur|periode)|duur|tydperk|termyn)\\b',
    'kontraktydperk',
    'kontrak',
  ),
]);

/** The same in reverse order. */
export const PERIOD_OF = new Words([
  en(
    '(?:duration|term|period|length) of (?:the )?(?:contract|project|appointment|engagement|assignment)\\b',
    'duration of the contract',
    'duration of the visit',
  ),
  en(
    '(?:duration|term|period|length) of (?:the )?(?:agreement|works|services?|performance|execution)\\b',
    'period of performance',
    'period of rain',
  ),
]);

export const OTHER_PERIOD = new Words([
  en(
    '(?:valid|experience\\b|ondervinding|defects?|liabilit|warrant|guarantee|maintenance period|payment|invoice)',
    'experience',
    'experienced',
  ),
  en(
    '(?:older|retention|objection|notice|restrict|prohibit|briefing|years? of|past|(?:the|in|for) last|previous)',
    'the last 5 years',
    'at last',
  ),
  en(
    '(?:remain open|binding|from the closing|after the closing|hold good|holds good|withdraw|stay open|records)',
    'from the closing date',
    'from the date',
  ),
  // Contracts above an amount: the printed rule of the National Industrial Participation Programme.
  en(
    'exceeds? (?:an amount of )?(?:US ?)?[R$]',
    'over a two year period exceeds US$10 million',
    'exceeds two years',
  ),
  en('(?:taxable|financial statements)', 'taxable supplies in any 12-month period', 'table'),
  en(
    '(?:(?:rolling|consecutive) [a-z0-9]{1,9}-month|arrangements? not exceeding|(?:must|shall|to) be available\\b)',
    'any consecutive twelve-month period',
    'three consecutive months',
  ),
  en('(?:standstill|appeal|in (?:service|business|operation) for)', 'in business for 10 years', 'peal'),
  en(
    '(?:confidential|expiry of a period|awarded to one seller)',
    'until expiry of a period of 12 months',
    'until the contract expires',
  ),
  af('geldig', 'geldigheid', 'ongeldig'),
]);

export const CONTRACT = new Words([
  en(
    '(?:contract\\w{0,4}|agreement|appoint\\w{0,5}|engage\\w{0,4}|panel|framework|arrangement|performance)\\b',
    'appointment',
    'point',
  ),
  en(
    '(?:aangestel|term|duration|duur|services?|diens(?:te)?|assignment|project|projek|completion|completed?)\\b',
    'project',
    'projector',
  ),
  en('works\\b', 'works', 'workshop'),
  af('(?:kontrak\\w{0,8}|ooreenkoms|aanstelling|voltooi\\w{0,5}|werk)\\b', 'ooreenkoms', 'ooreenkomste'),
]);

export const LASTS = new Words([
  en(
    '(?:for|over|within|is|last\\w{0,2}|runs?|long|period|term|duration|completion|ends?|expires?|takes?)\\b',
    'a period of',
    'periodic',
  ),
  en(
    '(?:covers?|life|oor|duur|strek|geld|lank|eindig|tydperk)\\b|-(?:month|year)',
    'a 36-month plan',
    'month',
  ),
  af('(?:vir|binne)\\b|-(?:maand|jaar)', "'n 36-maand-plan", 'maandeliks'),
]);

/** Other times of a contract, and earlier work of bidders. */
export const NOT_LENGTH = new Words([
  en(
    '(?:similar|completed (?:at least|in|during|projects?|contracts?)|certificates?|arrears|agterstallig)\\b',
    'arrears',
    'area',
  ),
  en('(?:design|useful|shelf|service) life\\b', 'a design life of 20 years', 'the life of the contract'),
  en(
    '(?:account|tax|report|terminat\\w+|cancel\\w*|respon[sd]\\w*|deliver\\w*|submit\\w*|monthly|increase)\\b',
    'cancelled',
    'cancer',
  ),
  en(
    '(?:escalat\\w*|review\\w*|interns?|staff|personnel|for the first|not older|within \\w+ (?:\\(\\w+\\) )?months)\\b',
    'not older than',
    'older than',
  ),
  af(
    '(?:bidders?|tenderers?|bieërs?|tenderaars?) (?:must|shall|should|have|with|who|moet|met|wat)\\b',
    'bieërs moet',
    'moet',
  ),
  af('sertifika\\w*\\b', 'sertifikate', 'sertifiseer'),
]);

/** Words that show that a number of days is not the validity of bids. */
export const NOT_OF_BIDS = new Words([
  en('(?:older|ouer|tax|certificat(?:e|ion)|clearance|licen[cs]e|account)', 'tax certificate', 'taught'),
  en(
    '(?:municipal (?:account|rates|services?|bill|charges|debts?|statement)|payment|invoice|guarantee|warranty)',
    'invoices',
    'voice',
  ),
  en('(?:objection|appeal|award|quer|enquir|notify|inform)', 'objections', 'subject'),
  en('registered\\b', 'bidders that can be registered within 21 days', 'registers'),
  en('at any time during\\b', 'may ask for its validity at any time during the', 'during'),
  af('rekening', 'rekening', 'berekening'),
]);

export const HOLDS_LONGER = new Words([
  en(
    '(?:prices?|rates?|tariffs?|certificates?|registrations?|licen[cs]es?|permits?|polic(?:y|ies)|letters?)\\b',
    'prices',
    'priceless',
  ),
  en('(?:panels?|lists?|contracts?|agreements?)\\b', 'panel', 'panelling'),
  af('(?:pryse?|tariewe|sertifika(?:at|te)|kontrak(?:te)?)\\b', 'sertifikate', 'sertifiseer'),
]);

export const HOLDS = new Words([
  en(
    '(?:valid|validity|open|bound|binding|binds?|firm|irrevocable|stands?|good|holds?|kept|maintain(?:ed)?)\\b',
    'remain valid',
    'invalid',
  ),
  en(
    '(?:runs? for|life of|take[sn]? (?:\\w+ ){0,3}(?:back|up)|withdraw\\w*|revoke\\w*|lapses?|expires?|honou?r)\\b',
    'withdrawn',
    'draw',
  ),
  en(
    '(?:unchanged|(?:may|can) [\\w ]{0,20}accept|acceptance period|period (?:of|for) acceptance)\\b',
    'acceptance period',
    'acceptance',
  ),
  af(
    '(?:(?:may|can|mag|kan) (?:be )?accept(?:ed)?|verval|geldig\\w*|gebonde|bindend\\w*|oop|onttrek|teruggetrek)\\b',
    'geldig',
    'ongeldig',
  ),
  af('van krag\\b', 'van krag', 'krag'),
]);

export const OFFERS = new Words([
  en(
    '(?:bids?|tenders?|tenderers?|bidders?|offers?|quotations?|quotes?|proposals?|prices?|submissions?)\\b',
    'offers',
    'offered',
  ),
  en(
    '(?:respondents?|applicants?|applications?|offered|rates|expressions? of interest)\\b',
    'respondents',
    'responds',
  ),
  af(
    '(?:kwotasies?|aanbied\\w{0,6}|aanbod\\w{0,4}|bod|bieërs?|tenderaars?|pryse?|voorstelle?)\\b',
    'aanbiedinge',
    'bied',
  ),
]);

/** Words for what is bought. */
export const BOUGHT = new Words([
  en(
    '(?:suppl(?:y|ies|ier)|provision|provid\\w{1,4}|render\\w{0,3}|rental|leas(?:e|ing)|hir(?:e|ing)|maintenance|maintain)\\b',
    'Supply of stationery',
    'supplementary',
  ),
  en(
    '(?:bids?|tenders?|quotations?|proposals?) (?:are |is )?(?:hereby )?(?:invited )?for\\b',
    'Tender for the repair of a fence',
    'tender fortune',
  ),
  en('(?:support|install\\w{0,6}|programme|training)\\b', 'training', 'a straining rope'),
  af('(?:lewer\\w{0,4}|verskaf\\w{0,4}|huur|onderhoud)\\b', 'die lewering', 'huurder'),
]);

/** Words for a length of time that may be that of a contract. */
export const DURATION = new Words([
  en('duration\\b', 'Duration', 'durable'),
  af('duur\\b', 'Duur', 'duurder'),
]);

/** Goods or services that are ordered as needed for a period. */
export const AS_NEEDED = new Words([
  en(
    '(?:as and when (?:needed|required)|(?:as and when|ad hoc|needs?)[\\w"\' -]{0,12} basis)"?',
    'on an as and when required basis',
    'as required',
  ),
]);

/** `for a period of` */
export const FOR_PERIOD = new Words([
  en(
    '(?:for|over) (?:a |the )?(?:contract |maximum |fixed )?(?:period|term|duration)(?: of)?\\b',
    'for a fixed period of',
    'for a periodical',
  ),
  af("(?:vir|oor) (?:'n |die )?(?:tydperk|termyn|periode)(?: van)?\\b", "vir 'n tydperk van", 'vir die tyd'),
]);

/** `the contract will` */
export const CONTRACT_LASTS = new Words([
  en('(?:contract|appointment) (?:will|shall|is)\\b', 'the contract is', 'contract issues'),
  af('(?:kontrak|aanstelling) (?:sal|word|geld|is)\\b', 'die kontrak geld', 'kontrakgeld'),
]);

/** `a contract of` */
export const CONTRACT_OF = new Words([
  en(
    '(?:contract|agreement|engagement|appointment|assignment) (?:of|for)\\b',
    'a contract of',
    'contract office',
  ),
  af('kontrak (?:van|vir)\\b', 'kontrak van', 'kontrak'),
]);

/** `completed within` */
export const DONE_WITHIN = new Words([
  en('(?:completed|finished|executed|done|reached) (?:within|in)\\b', 'completed within', 'completed'),
  af('voltooi (?:binne|in)\\b', 'voltooi binne', 'voltooi'),
]);

/** Names of the validity of bids. */
export const VALIDITY = new Words([
  en('validity\\b', 'Validity', 'invalidity'),
  af('geldigheid(?:stydperk|sperio[dk]e?|stermyn|sduur)?\\b', 'Geldigheidstydperk', 'ongeldigheid'),
]);

/** Words for bids that stay valid. */
export const IS_VALID = new Words([
  en(
    '(?:remain|be|hold|holds|is|are|held|stay|kept|and) (?:valid|open|good|binding|irrevocable|firm)\\b',
    'remain valid',
    'remains validated',
  ),
  en('valid for\\b', 'valid for', 'valid form'),
  af('(?:bly|is|en) geldig\\b|geldig (?:wees|bly|vir)\\b|valid vir\\b', 'bly geldig', 'ongeldig'),
]);

/** Bids, before words about the days after their closing. */
export const OFFERS_BEFORE = new Words([
  en('(?:bids?|tenders?|offers?|quotations?|proposals?)\\b', 'offers', 'offered'),
  af('(?:kwotasies?|aanbiedinge?)\\b', 'kwotasies', 'kwota'),
]);

/** After a number of days: from the closing on. */
export const FROM_CLOSING = new Words([
  en(
    '^(?: to be calculated)? (?:from|after) (?:the )?(?:bid |tender )?(?:clos|date of clos)',
    ' from the closing date',
    ' from the award',
  ),
  af('^ (?:na|vanaf) (?:die )?sluit', ' na die sluitingsdatum', ' na die toekenning'),
]);
