import { af, en, Words } from './phrase.ts';

export const ADDRESS_LABEL = new Words([
  en(
    '(?:closing venue|place of (?:closing|submission)|delivery address|submission address)\\b ?[:-]? ?',
    'Closing venue: Civic Centre',
    'place of work',
  ),
  en(
    'address for (?:submission|delivery)(?: of (?:bids|tenders))?\\b ?[:-]? ?',
    'Address for submission of bids',
    'address for invoices',
  ),
  en(
    '(?:bid(?:ding)? documents? (?:must|to) be delivered to|afleweringsadres|tender box address)\\b ?[:-]? ?',
    'Tender box address: 4 Main Road',
    'tender box at the gate',
  ),
  en('bid box address\\b ?[:-]? ?', 'Bid box address', 'bid box'),
  af(
    '(?:adres vir indiening|plek van (?:indiening|sluiting)|sluitingsplek)\\b ?[:-]? ?',
    'Plek van indiening: Kerkstraat 4',
    'plek van die werk',
  ),
]);

export const ADDRESS_END = new Words([
  en('[.;](?: |$)', '4 Main Road. Bids', '4 Main Rd.x'),
  en(
    ' (?:not later|no later|on or before|before|by (?:no|not)|clearly|closing|supplier information)\\b',
    '4 Main Road not later than noon',
    '4 Beforehand Street',
  ),
  en(
    ' (?:name of bidder|contact|bid response|enquiries|bidding procedure|bidders should|in a sealed|late)\\b',
    '4 Main Road in a sealed envelope',
    '4 Latest Street',
  ),
  en(
    ' (?:telephone|identification details|between|during|this bid|for attention|tel|fax|which)\\b',
    '4 Main Road for attention of Ms Dube',
    '4 Fountain Road',
  ),
  en(
    ',? (?:on|op|by) (?:or before )?\\d{1,2}|,? (?:at|om) \\d{1,2} ?[h:.]',
    '4 Main Road, by 12 June',
    '4 Main Road, by the river',
  ),
  en(
    ' (?:bids?|tenders?|proposals?|quotations?) (?:should|must|shall|are|will|may)\\b',
    '4 Main Road Bids are to be signed',
    '4 Main Road Bids Office',
  ),
  af(' (?:sluitings|voor|nie later)\\b', 'Kerkstraat 4 voor 11:00', 'Voorstraat 4'),
]);

export const BIDS = new Words([
  en(
    '(?:bids?|tenders?|quotations?|quotes?|proposals?|offers?|submissions?|responses?|bid documents?|rfqs?)\\b',
    'bids and RFQs',
    'bidders',
  ),
  en('(?:documents|tenderdokumente?)\\b', 'documents', 'document'),
  af('(?:kwotasies?|aanbiedinge?|aanbod|bod|voorstelle)\\b', 'kwotasies', 'kwota'),
]);

export const REFUSED = new Words([
  en(
    '(?:not be (?:accepted|considered|allowed|entertained)|(?:is|are) not (?:accepted|considered|allowed))\\b',
    'will not be accepted',
    'will be accepted',
  ),
  en('not (?:acceptable|permitted|allowed)\\b', 'not permitted', 'not yet permitted'),
  en(
    'not (?:to )?be (?:deposited|placed|put|sent|submitted|used|delivered|posted|e-?mailed|faxed|handed)\\b',
    'must not be faxed',
    'must be faxed',
  ),
  en('unacceptable\\b', 'unacceptable', 'acceptable'),
  af('(?:nie (?:\\w{1,10} )?(?:aanvaar|oorweeg)|geen)\\b', 'word nie aanvaar nie', 'word aanvaar'),
]);

/** Text in the cell beside a way in which bids are not submitted. */
export const ABSENT = new Words([
  en('^(?:no|not (?:applicable|allowed|accepted|permitted)|n/a|none)\\b', 'N/A', 'Nozzle'),
  af('^(?:nee|nie van toepassing|geen)\\b', 'Nie van toepassing', 'Niemand'),
]);

/** Bids go into a box. */
export const BY_BOX = new Words([
  en(
    '(?:bid|tender|quotation|rfq|proposal|submission)(?: ?/ ?(?:bid|tender|quotation))?[- ]?box(?:es)?\\b',
    'bid/tender box',
    'bid at the box',
  ),
  en(
    'tender-?(?:bus|kas|houer)\\b|(?:deposited|placed|dropped|put|posted) in(?:to)? the box\\b',
    'deposited in the box',
    'deposited in the bank',
  ),
  en(
    '(?<!\\b(?:appropriate|applicable|relevant|tick|correct) )\\bbox (?:at|in|marked|situated|on)\\b',
    'box marked Tenders',
    'tick appropriate box at the end',
  ),
  af('(?:bod|kwotasie|aanbod)-?(?:bus|kas|houer)\\b|in die (?:bus|kas)\\b', 'in die bus', 'in die busroete'),
]);

/** Bids are delivered; only if the sentence mentions bids. */
export const BY_HAND = new Words([
  en('hand[- ]?deliver(?:ed|y|ies)?\\b', 'hand-delivered', 'hand over'),
  en(
    '(?:delivered|submitted|handed in|lodged|delivery|submission) (?:only )?by hand\\b|by hand\\b|per hand\\b',
    'by hand',
    'by handle',
  ),
  en('^hand ?(?:/|or|and) ?couriers?\\b', 'Hand / courier:', 'Hand over to the courier'),
  en('couriered\\b|couriers?\\b|in person\\b|persoonlik\\b', 'couriered', 'currier'),
  en(
    'physical(?:ly)? (?:delivered|deliver|submitted|submission|delivery)\\b',
    'physical submission',
    'physical work',
  ),
  af('met die hand\\b', 'met die hand', 'met die hande'),
]);

/** Bids are e-mailed; only if the sentence mentions bids. */
export const BY_EMAIL = new Words([
  en(
    '(?:by|via|through|per) (?:electronic |e-?)mail\\b|e-?mailed\\b|(?:e-?mail|electronic) (?:\\w{1,12} )?(?:bids?|tenders?|quotations?|quotes?|proposals?|submissions?)\\b(?!@)',
    'by e-mail',
    'your e-mail address',
  ),
  en(
    '(?<=\\b(?:or|and|telex|facsimile|fax|telegraphic|telephonic)[,/]? )(?:electronic|e-?mail)\\b',
    'telegraphic, facsimile or e-mail',
    'name and address',
  ),
  af('per e-?pos\\b|ge-?e-?pos\\b', 'per e-pos', 'eposadres'),
]);

/** Other things that are delivered by hand. */
export const OTHER_MATTERS = new Words([
  en(
    'samples?\\b|correspondence\\b|communications?\\b|enquir\\w+|quer(?:y|ies)\\b|questions?\\b|invoices?\\b|notices?\\b',
    'samples by hand',
    'by hand',
  ),
  af('monsters?\\b|navrae\\b', 'monsters per hand', 'per hand'),
]);

/** Bids are uploaded; only if the sentence mentions bids. */
export const BY_PORTAL = new Words([
  en(
    'e-?tender(?:ing)? submission\\b|e-?submissions?\\b|online submission|electronic (?:bid )?submissions?',
    'e-submission',
    'submission',
  ),
  en(
    'upload(?:ed|ing|s)? (?:\\w{1,12} )?(?:\\w{1,12} )?(?:on|onto|to|at|via|through)\\b',
    'uploaded on the site',
    'uploaded files',
  ),
  en(
    'submissions? (?:of|and) \\w{4,12} (?:must|shall|should|are to|to|can|may) (?:only )?be (?:done|made) (?:online|electronically)\\b',
    'Submission of quotations must be done online',
    'Submission must be done on paper',
  ),
  af(
    'elektroniese? portaal|elektroniese? indiening|elektronies (?:ingedien|opgelaai|ingehandig)|opgelaai\\b',
    'elektronies ingedien',
    'elektronies gestuur',
  ),
]);

/** Bids are posted; only if the sentence mentions bids. */
export const BY_POST = new Words([
  en('(?:by|per) (?:registered )?(?:post|pos|mail)\\b|posted to\\b', 'by registered mail', 'by e-mail'),
  en('(?<![a-z-])mailed to\\b', 'mailed to', 'e-mailed to'),
  en('^(?:or )?postal (?:services?|delivery) ?:', 'Postal services:', 'Postal address: …'),
]);

/** The same, with words between. */
export const TO_PORTAL = new Words([
  af('laai\\b.{0,40}\\bop\\b', 'laai die aanbod op', 'aflaai'),
  en(
    '(?:submitted|submit|upload(?:ed)?|lodged?)\\b[\\w ]{0,42}\\b(?:electronically|online|portal|e-?tenders?\\b)',
    'submitted electronically',
    'submitted to the official',
  ),
  en(
    '(?:submitted|submit|upload(?:ed)?|lodged?)\\b[\\w ]{0,42}\\b(?:e-?procurement|ariba|https?:|www\\.)',
    'uploaded via e-procurement',
    'uploaded by the official',
  ),
]);

/** Things that are collected, paid for or disclaimed are not submitted. */
export const NOT_OF_BIDS = new Words([
  en(
    'download|to collect\\b|collection of\\b|proof of payment\\b',
    'download the document',
    'load the document',
  ),
  en(
    'in electronic format\\b|(?:mailed|sent) to (?:interested|prospective|potential)\\b',
    'Documents are mailed to interested firms',
    'mailed to the box',
  ),
  en(
    '(?:not|no) (?:accept |take |be )?(?:any )?(?:responsib|liab|accountab)',
    'not take any responsibility',
    'take responsibility',
  ),
]);

export const SENT = new Words([
  en(
    '(?:submit(?:ted)?|submissions?|sent|send|forward(?:ed)?|e-?mail(?:ed)?|deliver(?:ed)?|returned?|gestuur)\\b',
    'forwarded to the office',
    'forwarding agent',
  ),
  en('(?:stuur|e-?pos|ge-?e-?pos|provided?)\\b', 'e-pos', 'eposjas'),
  af('(?:ingedien|indiening)\\b', 'ingedien', 'ingediende'),
]);

export const OTHER_CONTACT = new Words([
  en(
    '(?:enquir|quer(?:y|ies)|question|contact|rsvp|clarif|complain|objection|confirm|tel(?:ephone|efoon)?\\b)',
    'enquiries',
    'inquest',
  ),
  en('(?:cell\\b|fax\\b|kontak)', 'fax', 'faxed'),
  af('(?:navrae|vrae)', 'navrae', 'vra'),
]);

export const ONLY_ORIGINAL = new Words([
  en(
    'only the original\\b|one original\\b(?! (?:document |bid )?(?:and|plus))',
    'only the original',
    'one original and two copies',
  ),
  af('slegs die oorspronklike\\b', 'slegs die oorspronklike', 'die oorspronklike'),
]);

export const TWO_ENVELOPES = new Words([
  en(
    '(?:two|2|twee)[- ]?(?:\\(\\d\\) ?)?(?:sealed |separate |afsonderlike )?-?envelopes?\\b',
    'two sealed envelopes',
    'two sealed boxes',
  ),
  en('separate (?:sealed )?envelopes\\b', 'separate envelopes', 'separate boxes'),
  af(
    '(?:two|2|twee)[- ]?(?:\\(\\d\\) ?)?(?:sealed |separate |afsonderlike )?-?koeverte?\\b|twee-koevert',
    'twee koeverte',
    'een koevert',
  ),
]);

export const FORMAT = new Words([
  en(
    '(?:(?:single |one )?(?:searchable )?PDF (?:format|file|document)|(?:on|op) (?:a )?(?:usb|memory stick|cd)\\b)',
    'a searchable PDF document',
    'a PDF viewer',
  ),
  af(
    "in (?:a |'n )?(?:clearly marked |properly )?(?:sealed|verse[eë]lde) (?:envelopes?|packages?|koeverte?)",
    "in 'n verseëlde koevert",
    "in 'n koevert",
  ),
  af('verse[eë]lde koevert', 'verseëlde koevert', 'koevert'),
]);

/** Words for bringing a bid to a place. */
export const BROUGHT = new Words([
  en(
    '(?:handed (?:in|over)|hand in|delivered|deliver|submitted|submit|lodged|brought)\\b',
    'delivered',
    'delivery',
  ),
  af('(?:ingehandig|inhandig|afgelewer|ingedien|ingelewer)\\b', 'ingehandig', 'handig'),
]);

/** Forms of contracts, certificates and other papers, of which a bidder fills in two. */
export const COPY_OF_FORM = new Words([
  en('(?:form|contract|agreement|certificate|alternative)\\b', 'this form must be signed', 'information'),
  af('(?:vorm|kontrak)\\b', 'die vorm word in tweevoud ingevul', 'vormlik'),
]);
