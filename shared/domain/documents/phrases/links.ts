import { af, en, Words } from './phrase.ts';

/**
 * Words between a name and its points, in either order: `experience will be given a maximum of 30 points`, `of the 100
 * points 30 go to experience`. The list has the words; any number of them may follow each other.
 */
export const BETWEEN: ReadonlySet<string> = new Set(
  (
    'a an the of at as is are be been will shall can could may must has have with which that it out up worth maximum max total ' +
    'point points mark marks score scores scored scoring weight weights weighted weighting weighing weigh weighs count counts counting ' +
    'take takes taking them these set aside relate relates relating all ' +
    'bear bears attract attracts represent represents hold holds ' +
    'carry carries carrying contribute contributes contributing account accounts accounting earn earns earned receive receives get gets ' +
    'one whole come comes from first then last lastly finally followed rest remainder balance attached attach attaches devoted devotes dedicated dedicates ' +
    'granted grants allotted credited assigns assign apportioned limited capped rated leaves leave left share shares ' +
    'given gives give award awarded awards allocate allocated allocates assigned available possible remaining obtain obtained achieve ' +
    'achieved make makes up determine determined go goes another further each other reserved used most get ' +
    'functionality funksionaliteit per cent percent % and or for to on by in being ' +
    "'n die van uit is word sal kan het met wat tel tels dra punt punte gewig telling maksimum toegeken geallokeer gegee behaal tot en of gaan " +
    'om as vir aan altesaam beskikbaar oorblywende nog persent verdien werd moontlike'
  ).split(' '),
);

/** Words for who gets points; but `experience of the bidder` is a name. */
export const WHO: ReadonlySet<string> = new Set(
  'bidder bidders tenderer tenderers supplier suppliers respondent respondents tenderaar tenderaars bieër bieërs'.split(
    ' ',
  ),
);

/** Words for a criterion that do not say which one. */
export const UNNAMED: ReadonlySet<string> = new Set(
  [
    'this criterion criteria aspect element item requirement schedule factor category number here',
    'section part it these not divided subdivided under heading committee panel may no more than',
    'hierdie kriterium element afdeling dit bids bid offer',
  ].flatMap((words) => words.split(' ')),
);

/** Words before the first name of a sentence; sources of expressions. */
export const OPENINGS: readonly string[] = [
  ...[
    'criteri(?:on|um) \\d{1,2}',
    'sub-?(?:criteria|criterion|elements?)',
    'in addition',
    'then',
    'last',
    'first(?:ly)?',
  ],
  ...[
    'second(?:ly)?',
    'third(?:ly)?',
    'fourth(?:ly)?',
    'fifth(?:ly)?',
    'eerstens',
    'tweedens',
    'derdens',
    'vierdens',
    'next',
  ],
  ...[
    'also',
    'functionality',
    'funksionaliteit',
    'stage',
    'and',
    'en',
    'or',
    'of',
    'that',
    'those',
    'its',
    'their',
    'tel',
  ],
  ...[
    'dra',
    'the',
    'die',
    'for',
    'vir',
    'to',
    'aan',
    'on',
    'op',
    'in',
    'respect',
    'weight',
    'weighting',
    'points',
    'score',
  ],
  ...[
    'maximum',
    'gewig',
    'punte',
    'another',
    'further',
    'is',
    'are',
    'a',
    'an',
    "'n",
    'while',
    'with',
    'by',
    'then',
  ],
  ...['lastly', 'finally', 'criterion', 'criteria'],
];

/** Words in a sentence that introduce the list after them. */
export const INTRODUCTION = new Words([
  en(
    '(?:value|importance|emphasis|priority) (?:is |will be )?(?:attached |placed |given )?(?:to|on)(?![a-z])[,:]? ?',
    'emphasis is placed on',
    'emphasis of',
  ),
  en(
    'in (?:the|this) (?:assessment|evaluation|scoring|adjudication|beoordeling),?(?![a-z])[,:]? ?',
    'In the evaluation, experience',
    'in the plan',
  ),
  en('(?:weighs|considers)(?![a-z])[,:]? ?', 'the panel considers', 'considered'),
  en(
    '(?:criteria|weights?|weightings?|points|marks|factors|aspects|elements)(?:,? with [a-z ]{3,40},)? (?:are|is|of|between|among)(?![a-z])[,:]? ?',
    'the criteria, with their points, are',
    'criteria for',
  ),
  en(
    '(?:(?:what counts|(?:most|more|less|least|next|equally) (?:important|weighty)|(?:most|least) weight) (?:is|are))(?![a-z])[,:]? ?',
    'most important is',
    'important is',
  ),
  en(
    '(?:assess|evaluat|test|scor|judg|measur|bas|adjudicat|rat|weigh|divid|distribut|split)\\w*(?: \\w+)?(?: as follows| on| for| against| by| at| according to)(?![a-z])[,:]? ?',
    'bids are scored as follows',
    'scored highly',
  ),
  en(
    '(?:assess|evaluat|test|scor|judg|measur|bas|adjudicat|rat|weigh|divid|distribut|split)\\w*(?: \\w+)?(?: in terms of| into| to| among| between| under| over)(?![a-z])[,:]? ?',
    'points are divided between',
    'divided equally',
  ),
  en(
    '(?:allocat|award|giv|earn|obtain|look)\\w*(?: \\w+)?(?: as follows| on| for| against| by| at| according to)(?![a-z])[,:]? ?',
    'points are awarded for',
    'the award',
  ),
  en(
    '(?:allocat|award|giv|earn|obtain|look)\\w*(?: \\w+)?(?: in terms of| into| to| among| between| under| over)(?![a-z])[,:]? ?',
    'points are allocated to',
    'allocated',
  ),
  en(
    '(?:consists? of|comprises?(?: of)?|made up of|composed of|reference to|regard (?:will be |is )?had to)(?![a-z])[,:]? ?',
    'quality comprises',
    'a comprised list',
  ),
  en(
    '(?:criteria(?: for functionality)? (?:are|is|apply)|goals (?:are|apply)|includes?|namely|as follows|following|of which)(?![a-z])[,:]? ?',
    'namely',
    'name',
  ),
  en('functionality(?: stage)?,?(?![a-z])[,:]? ?', 'Functionality: experience', 'functional'),
  af(
    '(?:beoordeel|geëvalueer|evalueer|verdeel|gebaseer|toegeken)(?: word)?(?: op| volgens| aan die hand van| tussen| vir| aan)?(?![a-z])[,:]? ?',
    'word beoordeel op',
    'beoordeling',
  ),
  af(
    '(?:waarvan|bestaan uit|naamlik|soos volg|volgende|criteria vir funksionaliteit (?:are|is|apply)|funksionaliteit(?: fase)?,?)(?![a-z])[,:]? ?',
    'naamlik',
    'naam',
  ),
]);
