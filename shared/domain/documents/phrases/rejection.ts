import { af, en, Words } from './phrase.ts';

/** Consequences for a bid or a bidder with a fault. */
export const REJECTED = new Words([
  en(
    'disqualif(?:y|ies|ied|ication|ying)\\b|non-?responsive|unresponsive\\b|not (?:be )?responsive\\b',
    'will be disqualified',
    'will qualify',
  ),
  en('eliminat(?:ed?|ion)\\b', 'eliminated', 'limited'),
  en(
    '(?:be|being|is|are|get) (?:summarily |automatically |immediately )?(?:rejected|excluded|set aside|passed over|disregarded)\\b',
    'will be rejected',
    'was not rejected',
  ),
  en(
    '(?:be|being|is|are|get) (?:summarily |automatically |immediately )?(?:ruled out|struck out|invalid(?:ated)?|null and void)\\b',
    'are null and void',
    'are void',
  ),
  en(
    '(?:be|being|is|are|get) (?:summarily |automatically |immediately )?(?:returned unopened|deemed invalid)\\b',
    'is returned unopened',
    'returned',
  ),
  en(
    '(?:regarded|considered|deemed|declared|treated|ruled) (?:as |to be )?(?:being )?(?:non-?responsive|invalid|unacceptable|not acceptable)',
    'deemed to be non-responsive',
    'deemed responsive',
  ),
  en(
    '(?:regarded|considered|deemed|declared|treated|ruled) (?:as |to be )?(?:being )?void',
    'considered void',
    'considered valid',
  ),
  en(
    '(?:not|neither|never) (?:be |being |get )?(?:further )?(?:considered|accepted|evaluated|entertained|admitted)\\b',
    'will not be considered',
    'will be considered',
  ),
  en(
    '(?:not|neither|never) (?:be |being |get )?(?:further )?(?:opened|adjudicated)\\b',
    'will not be opened',
    'will be opened',
  ),
  en(
    '(?:not|neither|never) (?:be |being |get )?(?:further )?taken (?:in)?to (?:account|consideration|the next)\\b',
    'not be taken into account',
    'be taken into account',
  ),
  en(
    'not evaluated further|no circumstances (?:will|shall|are) .{0,40}\\b(?:accepted|considered)\\b',
    'under no circumstances will late bids be accepted',
    'in some circumstances',
  ),
  en('no award (?:will|shall) be made to\\b', 'no award will be made to', 'an award will be made to'),
  en(
    '(?:have|has|having) (?:all |both )?(?:of )?(?:its|their|his|her|such|these|those) (?:own )?(?:bids?|tenders?|proposals?|offers?|quotations?) (?:rejected|disqualified|excluded|set aside)\\b',
    'has its bid rejected',
    'has its bid evaluated',
  ),
  en(
    '(?:have|has|having) (?:all |both )?(?:of )?(?:its|their|his|her|such|these|those) (?:own )?submissions? (?:rejected|disqualified|excluded|set aside)\\b',
    'have their submission rejected',
    'have their submission opened',
  ),
  en('invalidat(?:e|es|ed|ion|ing)\\b', 'invalidates the bid', 'validates the bid'),
  en(
    '(?:render|make)(?:s|ing|ed)? (?:\\w{1,12} )?(?:\\w{1,12} )?(?:bid|tender|quotation|offer|proposal|submission) (?:invalid|non|void|unacceptable)',
    'renders the tender invalid',
    'renders the tender open',
  ),
  en(
    'no (?:late |faxed |emailed |e-mailed |telegraphic )?(?:\\w{1,15} )?(?:bids?|tenders?|quotations?|offers?|submissions?) (?:\\w{1,15} )?(?:\\w{1,15} )?will be (?:considered|accepted|entertained)',
    'no late bids will be considered',
    'late bids will be considered',
  ),
  en(
    'no (?:(?:late|faxed|e-?mailed|tele\\w{5,7}|posted|couriered|electronic|incomplete|unsigned|or|and),? ){1,6}(?:bid|tender|quot)\\w{0,8} (?:will|shall) be (?:consider|accept|entertain)',
    'no faxed or e-mailed tenders will be accepted',
    'no other tenders will be accepted',
  ),
  en(
    'no (?:(?:late|faxed|e-?mailed|tele\\w{5,7}|posted|couriered|electronic|incomplete|unsigned|or|and),? ){1,6}(?:offer|propos|submis)\\w{0,8} (?:will|shall) be (?:consider|accept|entertain)',
    'no late or unsigned submissions will be considered',
    'unsigned submissions will be considered',
  ),
  en(
    '(?:does|do|will|shall) not (?:accept|consider|entertain|evaluate) (?:any )?(?:late |incomplete |faxed |e-?mailed )?(?:bids?|tenders?|quotations?|offers?|proposals?)\\b',
    'will not accept late bids',
    'will accept late bids',
  ),
  en(
    '(?:does|do|will|shall) not (?:accept|consider|entertain|evaluate) (?:any )?(?:late |incomplete |faxed |e-?mailed )?submissions?\\b',
    'does not consider submissions',
    'considers submissions',
  ),
  en(
    '(?:lead|leads|result|results|resulting|end|ends) (?:to|in) (?:\\w{1,12} )?(?:\\w{1,12} )?(?:being )?(?:disqualif|reject|exclu|eliminat|invalid)',
    'will result in immediate disqualification',
    'will result in a new date',
  ),
  en(
    '(?:lead|leads|result|results|resulting|end|ends) (?:to|in) (?:\\w{1,12} )?(?:\\w{1,12} )?(?:being )?non-?respons',
    'leads to a non-responsive bid',
    'leads to a responsive bid',
  ),
  en(
    '(?:diskwalifi(?:kasie|seer)|afgewys|ongeldig (?:verklaar|wees|maak|is)|ongeldigverklaring|verontagsaam)\\b',
    'ongeldig verklaar',
    'geldig verklaar',
  ),
  af(
    '(?:gediskwalifiseer|afgekeur|verwerp|uitgesluit|(?:is|word|as) ongeldig)\\b',
    'word gediskwalifiseer',
    'kwalifiseer',
  ),
  af(
    'nie (?:[\\wëê]{1,14} )?(?:[\\wëê]{1,14} )?(?:oorweeg|aanvaar|ge[eë]valueer|in ag geneem)\\b',
    'word nie oorweeg nie',
    'word oorweeg',
  ),
  af(
    'nie (?:[\\wëê]{1,14} )?(?:[\\wëê]{1,14} )?in aanmerking geneem\\b',
    'nie in aanmerking geneem',
    'in aanmerking geneem',
  ),
  af(
    'nie (?:[\\wëê]{1,14} )?(?:[\\wëê]{1,14} )?oopgemaak\\b|nie in aanmerking\\b',
    'nie oopgemaak',
    'oopgemaak',
  ),
]);

/** Words for bids and those who bid. */
export const BIDS_OR_BIDDERS = new Words([
  en(
    '(?:bid|tender|quotation|proposal|offer|respon[ds]|submission|supplier|compan|entit|director|person|form)',
    'the bid of a supplier',
    'goods',
  ),
  en('(?:failure|non-?submission|voorstel|bie)', 'non-submission', 'mission'),
  af('(?:aanbod|aanbiedinge?|kwotasie|versuim)', 'kwotasies', 'kwota'),
]);

/** Other things that are rejected. */
export const OF_OTHERS = new Words(
  [
    en(
      '(?:goods|discounts?|invoices?|questions?|quer(?:y|ies)|enquiries|claims?|concrete|materials?)',
      'Any invoices',
      'By cash or invoice',
    ),
    en(
      '(?:price (?:adjustments?|increases?)|price|deliver(?:y|ies)|work(?:manship)?|items?|products?)',
      'The work',
      'Homework',
    ),
    en(
      '(?:copies|certificates?|deviations?|samples?|contract|payments?|references?|requests?|reports?)',
      'All samples',
      'By sampling',
    ),
    af('(?:fakture?|goedere|vrae|navrae)', 'Die navrae', 'Vraestel'),
  ],
  '^(?:the |an? |any |all |no |some |such )?(?:[a-z]{2,12} ){0,2}',
  '\\b',
);

/** Rights of the institution, information for bidders, and definitions, which are not grounds for rejection. */
export const NO_GROUND = new Words([
  en(
    'not (?:be )?(?:disqualified|rejected)(?: (?:merely|only|solely|just))?(?: because|:|\\.?$)',
    'not be disqualified merely because',
    'be disqualified because',
  ),
  en(
    'not (?:lead to|a ground for|result in) (?:rejection|disqualification)',
    'not lead to disqualification',
    'lead to disqualification',
  ),
  en(
    '(?:informed|notified|recorded|in kennis gestel)\\b|reasons for\\b|is responsive (?:if|when|where)',
    'will be informed',
    'formed',
  ),
  en(
    '(?:all|any) (?:the )?(?:bids?|tenders?|tender offers|quotations|proposals) may be\\b',
    'All bids may be',
    'No bids may be',
  ),
  en(
    '(?:re-?advertised|advertised again|cancel(?:s|lation)?|(?:be|is|are) cancelled|sole discretion)\\b',
    'tenders are cancelled',
    'cancer',
  ),
  en('own discretion\\b', 'own discretion', 'discretion'),
]);

export const OTHER_BIDS = new Words([
  en('(?:bid|tender) (?:document|box|price)s?\\b|(?:be|is|are) offered\\b', 'bid documents', 'bids'),
  en('(?:of|by|to) the (?:supplier|contractor|service provider)\\b', 'by the contractor', 'the contractor'),
]);

export const FAULT = new Words([
  en(
    '(?:no|not|non|without|fail\\w*|late|unsigned|incomplete|false\\w*|listed|missing|absent|pencil|correction)\\b',
    'failing to sign',
    'signed',
  ),
  en(
    '(?:altered|alteration|omit\\w*|omission|neglect\\w*|conflict|fraud\\w*|corrupt\\w*|collu\\w*|in the service)\\b',
    'altered',
    'alter',
  ),
  en(
    '(?:restricted|defaulters?|laat|onvolledig\\w*|vals\\w*|ontbreek|potlood)\\b|un[a-z]{4}|non-|mis[a-z]{4}',
    'unpaid',
    'paid',
  ),
  af('(?:nie|geen|sonder|versuim)\\b', 'versuim', 'versuimde'),
]);
