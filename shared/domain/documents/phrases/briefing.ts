import { af, en, Words } from './phrase.ts';

export const NOT_COMPULSORY = new Words([
  en(
    'non[- ]?(?:compulsory|mandatory)|not (?:be )?(?:compulsory|mandatory)|optional',
    'non-compulsory',
    'compulsory',
  ),
  en(
    '(?:compulsory|mandatory)(?: [a-z]{4,12}){0,3}[ :?]{1,4}no\\b|voluntary\\b|need not attend',
    'Compulsory briefing: No',
    'Compulsory briefing: Yes',
  ),
  en(
    'attendance is not\\b|not required to attend|(?:is|are) not an? (?:requirement|condition)',
    'attendance is not required',
    'attendance is required',
  ),
  en(
    '(?:recommended|encouraged|aanbeveel)|free to (?:attend|stay away)',
    'bidders are encouraged to come',
    'courage',
  ),
  en(
    '(?:who|that) (?:do|does|did|have|has|were|was) not (?:attend(?:ed)?|present|there) (?:may|can|are also|will also)\\b',
    'who did not attend may bid',
    'who did not attend are out',
  ),
  af(
    'nie[- ]verpligte|nie verpligtend|bywoning is not\\b|vrywillig|nie verplig|hoef nie',
    'nie verpligtend',
    'verpligtend',
  ),
  af(
    "verpligte?(?:nd)?(?: [a-z]{4,20})?[ :?]{1,4}nee\\b|nie 'n vereiste",
    'verpligte sessie: nee',
    'verpligte sessie: ja',
  ),
  af(
    '(?:not|no|nie) (?:obliged|an? (?:prerequisite|precondition)|obligation|prerequisite)\\b',
    'not obliged',
    'obliged',
  ),
  af(
    '(?:may|welcome to|wish(?:es)? to) (?:also )?(?:attend|bywoon)\\b(?! only)',
    'may attend',
    'may attend only with a letter',
  ),
  af(
    'mag (?:also )?(?:attend|bywoon)\\b(?! only)|bywoning is nie|nie (?:vereis|noodsaaklik)|opsioneel|is welkom',
    'mag bywoon',
    'moet bywoon',
  ),
  af('word welkom|kan (?:dit |die \\w{1,20} )?bywoon', 'kan die sessie bywoon', 'kan nie bywoon nie'),
]);

export const COMPULSORY = new Words([
  en(
    'compuls[oa]ry|mandatory|must (?:all )?(?:(?:be )?attend|be present|be there|come to|take part)|is absent\\b',
    'must attend',
    'may attend',
  ),
  en(
    'will only be accepted from (?:bidders|tenderers) who attend|failure to attend',
    'failure to attend',
    'failure to sign',
  ),
  en(
    '(?:who|that) (?:do|does|did|have|has) not attend|not attending\\b|stay(?:s|ing)? away|obligatory',
    'who do not attend',
    'who attend',
  ),
  en(
    'attendance is (?:a )?(?:condition|required)|must be (?:attended|represented)',
    'attendance is a condition',
    'attendance is free',
  ),
  en(
    '(?:prerequisite|pre-?condition)\\b|non-?attendance\\b|obliged to attend',
    'a prerequisite',
    'requisite',
  ),
  en(
    '(?:required|expected|need|needs|have|has) to (?:attend|be (?:present|represented))|absent from\\b',
    'required to attend',
    'required to sign',
  ),
  en(
    'only (?:[\\w-]{1,14} ){1,4}(?:who|that|which) (?:attend|have attended|were (?:present|represented)|sign)',
    'only those firms who attend',
    'only those firms who bid',
  ),
  en('voorvereiste\\b', "'n voorvereiste", "'n vereiste"),
  af(
    'verpligte?(?:nd)?\\b|nie bywoon|verpligtende?\\b|(?:not|nie) (?:represented|present|there)\\b',
    'verpligtend',
    'nie verplig om te kom nie',
  ),
  af('(?:not|nie) (?:verteenwoordig|teenwoordig)\\b', 'nie teenwoordig', 'teenwoordig'),
  af(
    "bywoning (?:is|word) (?:'n )?(?:vereis\\w{0,2}|noodsaaklik|voorwaarde)|afwesig|nie opdaag",
    "bywoning is 'n voorwaarde",
    'bywoning is gratis',
  ),
]);

export const IS_HELD = new Words([
  en(
    '(?:held|indicated|applicable|arranged|required|stated|specified|scheduled|aangedui)\\b',
    'will be held',
    'handheld',
  ),
  af('(?:gehou|van toepassing)\\b', 'gehou', 'onthou'),
]);

export const NOT_HELD = new Words(
  [
    en(
      '(?:(?:session )?(?:is |was |has been )?cancelled|did not take place|will not be held|took place nor\\b|[:\u2022]? ?not applicable|:? ?n/a\\b|:? ?none\\b|session:? n/a|:? ?no\\b)',
      ': N/A',
      ': National Library',
    ),
    en(
      '(?:is|are) (?:not|none)\\b(?! (?:compulsory|mandatory|a|an|obligatory))',
      'is not planned',
      'is not compulsory',
    ),
    af('word nie\\b(?! verplig)', 'word nie gehou nie', 'word nie verplig nie'),
    af('(?:nie van toepassing|:? ?geen\\b)', 'nie van toepassing', 'nie ver nie'),
  ],
  "^ ?(?:\\(?s\\)? )?(?:: ?|- ?)?(?:(?:with|for|vir|met) [\\w ']{3,60} )?",
);

/** Things that happen before or after the session. */
export const AROUND_IT = new Words([
  en(
    '(?:regist\\w*|rsvp|confirm\\w*|minutes|recordings?|presentation|answers|questions|queries)\\b',
    'RSVP and minutes',
    'answer',
  ),
  af('notule\\b', 'notule', 'notulering'),
]);

export const HELD_AT = new Words([
  en('(?:(?:will be |is to be |to be )?held|takes? place|meet(?:ing)?)\\b', 'will be held', 'upheld by'),
  af('(?:gehou|plaasvind|vind plaas)\\b', 'vind plaas', 'plaas'),
]);

/** Words for an online session. */
export const ONLINE = new Words([
  en(
    'https?://(?!www\\.etenders)[\\w./?=&%-]{4,160}[\\w/=]',
    'https://meet.example/a',
    'https://www.etenders.gov.za',
  ),
  en(
    '(?:(?:ms|microsoft) )?teams?\\b(?: online| meeting| link)|(?:ms|microsoft) teams?\\b(?: online| meeting| link)?',
    'Microsoft Teams',
    'our team',
  ),
  en('(?:zoom|webex|google meet)\\b(?: meeting| link)?', 'Zoom meeting', 'zooming'),
]);

/** The end of the name of a place. */
export const PLACE_END = new Words([
  en('[.;](?: |$)', 'Room 4. Bring', 'Room 4.2'),
  en(
    ',? (?:on|op|at \\d|om \\d|from \\d|@|who|where|which|by no later|bidders|tenderers|attendance|prospective)(?: |$)',
    'Room 4 on Monday',
    'Room 4, one floor up',
  ),
  en(
    ',? (?:compulsory|closing|contact|failure|date:|time:|datum:|tyd:)(?: |$)',
    'Room 4, contact the clerk',
    'Room 4, contacts desk',
  ),
  en(
    ',? (?:mon|tues|wednes|thurs|fri)day\\b|\\(compulsory|date ?:|time ?:|\\d{1,2}[h:]\\d{2}',
    'Room 4, Friday',
    'Room 4, Fridge Street',
  ),
]);

/** Words of rules that never occur in names of places. */
export const IS_RULE = new Words([
  en(
    '(?:will|must|shall|is an?|are|stipulated|unacceptable|comply|allowed|process|requirements?)\\b',
    'must be signed',
    'mustard',
  ),
  en('(?:bid|tender) (?:box|documents?)\\b', 'bid documents in the box', 'documents hall'),
  en('management process\\b|act,? (?:no|\\d)', 'the management process', 'management'),
]);

/** Text in the position of a place that is not a place. */
export const NO_PLACE = new Words([
  en(
    '^(?:n/a|none|not applicable|date|time|as follows|follows|below)\\b',
    'Not applicable',
    'Datefield Hall',
  ),
  en(
    '^(?:to be |will be )?(?:announced|confirmed|communicated|published|advised)\\b',
    'To be announced',
    'Announcer Hall',
  ),
]);
