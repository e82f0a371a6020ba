import { af, en, Words } from './phrase.ts';

/** Words before a day until which bids are accepted. */
export const CLOSES = new Words([
  en('(?<=\\d)clos(?:es?|ing|ure|ed)\\b', '11:00closing', 'enclosing'),
  en(
    'clos(?:es?|ing|ure|ed)\\b(?! of business)|deadlines?\\b(?! for (?:responding|quer|question|enquir|clarif|request))|due(?: (?:date|by|on|before)\\b|(?= ?:))',
    'bids close at',
    'enclose',
  ),
  en(
    '(?<!payments? )cut-?off\\b(?! (?:time |date )?for (?:buying|purchas|collect))',
    'cut-off time',
    'cut-off time for buying documents',
  ),
  en(
    '(?:last|latest|final)(?= (?:day|date|time|hour|moment)\\b)|time limit\\b|latest arrival\\b',
    'latest date',
    'latest news',
  ),
  en('hand(?:ed|ing)?[- ](?:in|over)\\b|submission date', 'handed in', 'handled'),
  en(
    '(?:submission|receipt|lodg(?:ing|ement)) of (?:all )?(?:bids|tenders|quotations|proposals|offers|responses)\\b',
    'submission of bids',
    'submission of plans',
  ),
  en(
    'return (?:date|by)\\b|(?:submitted|delivered|deposited|lodged|placed|received|returned|provided|reach)\\b',
    'received',
    'receiver',
  ),
  af(
    'sluit(?:ing)?s?(?:datum|tyd)?\\b|indien(?:ing)?(?:sdatum)?\\b|inhandiging',
    'sluitingsdatum',
    'sluisdeure',
  ),
  af('(?:ingedien|ingehandig|geplaas|afgelewer)\\b', 'ingehandig', 'handig'),
]);

/** Words before a day until which questions are answered. */
export const ENQUIRIES = new Words([
  en('(?:enquir(?:y|ies)|quer(?:y|ies)|questions?) clos(?:es?|ed|ing)\\b', 'enquiries close', 'bids close'),
  en(
    'enquir(?:y|ies)\\b|inquir(?:y|ies)\\b|quer(?:y|ies)\\b|questions?\\b|navra(?:e|ag)\\b|rsvp\\b',
    'enquiries',
    'require',
  ),
  en(
    '(?<!compulsory )clarifications?\\b(?! (?:meeting|session))|requests? for clarification',
    'clarifications',
    'clarification meeting',
  ),
  en(
    'responses? to (?:the |all |any )?(?:questions?|quer(?:y|ies)|enquir(?:y|ies)|clarifications?)\\b',
    'responses to questions',
    'responses',
  ),
  en('confirm attendance', 'confirm attendance', 'confirm'),
  af('vrae\\b', 'vrae', 'vraestel'),
]);

/** Words before a day on which something is published. */
export const PUBLISHED = new Words([
  en(
    'advert(?:ised|isement|eer|ensie)?\\b(?! as\\b)|publish(?:ed)?\\b|publication\\b|issue(?:d| date)\\b',
    'advertised on',
    'the closing was advertised as',
  ),
  en(
    'date of issue\\b|available\\b|collect(?:ed|ion)?\\b|download(?:ed)?\\b|obtain(?:ed|able)?\\b|as from\\b',
    'date of issue',
    'date of birth',
  ),
  en(
    '(?:rf[qp]|quotation|request|enquiry) date\\b(?! and time)|date of (?:the )?(?:rf[qp]|request)\\b',
    'RFQ DATE: 3 August',
    'quotation dated',
  ),
  en(
    '(?:last|final) (?:day|date) (?:on which|for) (?:the )?(?:bid |tender )?(?:documents|sales?|collection|purchase)\\b',
    'last day on which documents are sold',
    'last day for bids',
  ),
  af('beskikbaar\\b|publikasie\\b|datum van\\b|gepubliseer|geadverteer', 'gepubliseer', 'publiek'),
]);

/** Words before a day of the contract. */
export const OF_CONTRACT = new Words([
  en(
    'commenc(?:e|es|ing|ement)\\b|contract (?:start|end|period)|complet(?:ed|ion)\\b',
    'commencement',
    'command',
  ),
  en(
    'start(?:ing|s)? (?:date|from|on)\\b|effective\\b|period (?:from|ending)\\b|ending\\b|expir(?:y|es|ing)\\b',
    'start date',
    'start',
  ),
  en('valid(?:ity)?\\b', 'validity', 'validate'),
  af('aanvang\\b|geldig', 'aanvang', 'aanvaar'),
]);

/** Words before a day of something else. */
export const OTHER_DAY = new Words([
  en(
    'act\\b|gazette\\b|regulations?\\b|dated\\b|financial year\\b|open(?:ed|ing)\\b(?! and clos)|award(?:ed)?\\b',
    'dated',
    'update',
  ),
  en(
    'signed\\b|promulgat|amended\\b|print(?:ed)?\\b|version\\b|revision\\b|rev\\b|circular\\b|national treasury\\b',
    'amended',
    'amend',
  ),
  // The form that lists the addenda a bidder received.
  en('title or details\\b', 'Date Title or details 1 7 August', 'details of the title'),
  en('date submitted\\b', 'Date submitted: 3 August', 'date of submission'),
  en('closing (?:event|ceremony|function)\\b', 'The closing event', 'The closing date'),
  en('decision\\b|objection', 'objections', 'object'),
  en('payments?(?= cut-?off\\b)', 'Payment cut-off', 'Payments'),
  // What has closed was another tender.
  en('(?<!\\b(?:be|is|are) )closed on\\b', 'which closed on', 'is closed on'),
  en('penalt(?:y|ies)\\b|recess\\b', 'in recess from', 'recessed'),
  en(
    '(?:offices?|museum|library|buildings?|gates?|doors?|premises|reception|campus) (?:is |are |will be |be )?clos(?:es?|ed)\\b',
    'The museum closes on',
    'The office of the closing',
  ),
]);

export const OF_BIDS = new Words([
  en(
    '(?:bids?|tenders?|quotations?|quotes?|proposals?|offers?|submissions?|documents?|responses?|applications?)\\b',
    'bids',
    'bidders',
  ),
  en('(?:expressions? of interest|envelopes?)\\b', 'expressions of interest', 'interest'),
  af('(?:kwotasies?|aanbiedinge|voorstelle|tenderbus)\\b', 'kwotasies', 'kwota'),
]);

/** Words behind a day that no longer counts. */
export const FALLS_AWAY = new Words(
  [
    en('(?:\\w{3,6} ){0,2}(?:falls? away|lapses?|no longer (?:appl|stands?))', 'both fall away', 'falls'),
    en(
      '(?:(?:is|was|has been|had been) )?(?:cancelled|called off)\\b|(?:did|could|can) not take place\\b',
      'could not take place',
      'will take place',
    ),
  ],
  '^[.,;]? ?',
);

export const EXTENDED = new Words([
  en(
    '(?:extend(?:ed|s)?|extension|postponed?|move[sd]?|changed|amended|new|revised)\\b',
    'extended',
    'extent',
  ),
  af('(?:verleng|verskuif|nuwe)\\b', 'verleng', 'lengte'),
]);

/** Things that bidders hand in, and their receptacles. */
export const OFFERS = new Words([
  en(
    '(?:bids?|tenders?|quotations?|quotes?|proposals?|offers?|submissions?|responses?|envelopes?|box|tenderbus)\\b',
    'quotations',
    'quotable',
  ),
  en(
    '(?:inskrywings?|invitation|bidding period|applications?|applicants?|expressions? of interest|parcels?)\\b',
    'applications',
    'apply',
  ),
  en(
    '(?:packages?|packets?|entries|(?:completed|sealed|signed|bid|tender) (?:documents?|papers?|sets?|forms?))\\b',
    'sealed documents',
    'documents',
  ),
  en(
    '(?:nothing (?:more |further )?(?:is|will be)|apply|(?:bidders?|tenderers?|respondents?) have)\\b',
    'nothing further is taken',
    'nothing',
  ),
  af('(?:kwotasies?|aanbiedinge?|aanbod|voorstelle?)\\b', 'aanbiedinge', 'aanbied'),
]);

/** Sentences about these things are not about the closing. */
export const OTHERWISE = new Words([
  en(
    '(?:enquir|inquir|quer(?:y|ies)|questions?\\b|navra|clarif|inspect|visit|attend|objection|appeal|complaint)',
    'enquiries',
    'require',
  ),
  en('(?:lease\\b|licen[cs]e|certificate|tax\\b|statement|sample|invoice|payment)', 'tax', 'taxi'),
  af('vrae', 'vrae', 'navrae'),
]);

/** Other actions with offers and documents until a day, in the words just before that limit. */
export const UNTIL_THEN = new Words([
  en(
    '(?:valid|hold\\b|holds\\b|open for|acceptance|binding|bound|firm\\b|guarantee|regist|collect|available|obtain)',
    'valid',
    'invalid',
  ),
  en(
    '(?:issued|publish|documents? (?:is|are|can|may)|download|opened|unsealed|evaluated|award|reports?\\b)',
    'documents are',
    'documented',
  ),
  en('(?:withdraw|amend|write to)', 'withdrawn', 'drawn'),
  en('(?:purchas|bought\\b|sold\\b|on sale\\b)', 'sold', 'soldier'),
  en('(?:appointment|commenc)', 'from date of appointment', 'disappoint'),
  // Until then the contract lasts.
  en(
    'for (?:the|a)(?: [a-z]{3,12})? period ?$',
    'quotations for the cleaning of offices for the period',
    'in the period',
  ),
  af('(?:geldig|aanstelling|aanvang)', 'geldig', 'ongeldig'),
]);

/** `It must be in the box by …`, `Not later than …`: the previous sentence says what. */
export const REFERS = new Words([
  en('(?:it|they|these|them|this|dit|hulle)\\b', 'they', 'theory'),
  en(
    '^(?:[\\d.]{1,6} |\\(?[a-z]\\) )?(?:by|until|not later|no later|at the latest|before|on or before|the latest)\\b',
    'By noon',
    'Stand by noon',
  ),
  en('^(?:[\\d.]{1,6} |\\(?[a-z]\\) )?(?:last|latest)\\b', 'Latest by noon', 'At last'),
]);

export const SHUT = new Words([
  en('(?:sealed|locked|shut|emptied|cleared|verseël|gesluit|leeggemaak)\\b', 'sealed', 'seal'),
  en(
    '(?:in it|there|in the box|received) (?:by then|at that (?:time|hour|moment))\\b',
    'in the box by then',
    'in the box',
  ),
]);

/** `At 11:00 on 16 September 2026 the box closes`: the event comes after the day. */
export const ENDS_THEN = new Words([
  en(
    '(?:clos(?:es?|ed|ing|ure)(?! of business)|deadline|cut-?off|(?:last|latest|final) (?:day|date|hour|moment|time)|ends?)\\b',
    'the deadline',
    'bookends',
  ),
  en('(?:lapses|is over|runs? out)\\b', 'runs out', 'run'),
  af('sluit\\w*\\b', 'sluit', 'besluit'),
]);

/**
 * Words that make the following day a limit; numbers and a few words may come between, as in `before eleven o'clock
 * (11:00) on`.
 */
export const LIMIT = new Words([
  en(
    "(?:until|till|up to|up until|by|before|prior to|ahead of|after|(?:no|not) later than|at the latest)(?:,? ?:)?(?: [\\w'’(),:]{1,12}){0,8} ?$",
    'accepted until noon on',
    'accepted at noon on',
  ),
  en(
    "(?:ends?|ending|lapses|stops?|is up|runs? out|shut|limit[\\w ]{0,20}:)(?:,? ?:)?(?: [\\w'’(),:]{1,12}){0,8} ?$",
    'the period ends on',
    'the endless period',
  ),
  af(
    "(?:uiterlik|tot|voor|teen|nie later nie as)(?:,? ?:)?(?: [\\w'’(),:]{1,12}){0,8} ?$",
    'aanvaar tot 11:00 op',
    'aanvaar om 11:00 op',
  ),
]);
