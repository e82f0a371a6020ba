import { af, en, Words } from './phrase.ts';

export const MINIMUM = new Words([
  en(
    '(?:minimum|threshold|at least|not less than|no less than|less than|lower than|below|under|short of)\\b',
    'at least',
    'least',
  ),
  en('(?:exceeds?|fewer than|(?:equal to or )?(?:greater|more) than|hurdle of)\\b', 'fewer than', 'fewest'),
  en(
    '(?:score (?:that is )?(?:needed|required)|pre-?qualification score|from|afsnypunt|benede|onder|vanaf)\\b',
    'pre-qualification score',
    'qualification',
  ),
  en('(?:cut-?off|qualifying|pass mark|hurdle|kwalifiserende?|slaagpunt)\\b', 'cut-off', 'cut'),
  af(
    '(?:drempel(?:waarde)?|ten minste|minste|minstens|minder as|laer (?:telling )?as)\\b',
    'ten minste',
    'minder',
  ),
]);

/** A minimum may have no unit, especially in a table. */
export const MINIMUM_SCORE = new Words([
  en(
    '(?:minimum(?: \\w+)? (?:score|points|mark|percentage|number of \\w+(?: \\w+)?)|threshold|pass mark|slaagpunt)\\b',
    'minimum score',
    'minimal score',
  ),
  en(
    '(?:afsnypunt|cut-?off(?: (?:score|point))?|(?:pre-?)?qualif(?:ying|ication) (?:score|mark|percentage))\\b',
    'qualifying score',
    'quality score',
  ),
  af(
    '(?:drempel(?:waarde)?|minimum punte|minimum telling|kwalifiserende telling)\\b',
    'drempelwaarde',
    'drumpel',
  ),
  af(
    '(?:needs?|requires?|(?:must|ha(?:s|ve) to|who|that) (?:obtain|achieve|reach|attain|receive|earn|get|have)s?) a (?:total |combined )?(?:score|mark|total) of\\b',
    'must achieve a total score of',
    'must achieve a level of',
  ),
]);

/** Words that demand a score, if the sentence says of what, and with what consequence. */
export const DEMANDS = new Words([
  en('fail(?:s|ed|ing)? to \\w+\\b', 'fails to reach', 'failed'),
  en(
    '(?:must|ha(?:s|ve) to) (?:\\w+ )?(?:obtain|achieve|reach|score|attain|receive|earn|get|have)\\b',
    'must score',
    'must sign',
  ),
  en(
    '(?:need(?:s|ed)?|required?|requires|who (?:obtain|achieve|reach|score|attain|receive|earn))\\b',
    'who obtain',
    'who tender',
  ),
  en('(?:that (?:obtain|achieve|reach|score|attain|receive|earn)s?|wat)\\b', 'that achieve', 'that bid'),
  af(
    '(?:(?:not|nie) (?:\\w+ )?(?:obtain|achiev|reach|scor|attain|attract|meet|receiv|earn|get|behaal)\\w*|moet)\\b',
    'nie behaal nie',
    'haal',
  ),
  af('behaal\\b', 'behaal', 'haal'),
]);

export const FOLLOWS = new Words([
  en(
    '(?:proceed|further|next (?:stage|phase|round|step)|considered|disqualif|eliminat|reject)',
    'will proceed',
    'procure',
  ),
  en(
    '(?:(?:non-?)?responsive|qualif|acceptable|go through|advance|short-?list|moves? on|goes on|go on|continue)',
    'non-responsive',
    'respond',
  ),
  en(
    '(?:pass|excluded|set aside|falls? (?:out|away)|drops? out|not (?:be )?evaluated|unsuccessful|(?:un)?opened)',
    'are excluded',
    'include',
  ),
  en(
    '(?:returned|turned away|no further part|discarded|knocked out|clear(?:ed|s)?|(?:stays?|remains?) in|enters?)',
    'are returned',
    'turn',
  ),
  en(
    '(?:admitted|eligible|survive|slaag|tersyde|evaluated on price|stage (?:2|two)|phase (?:2|two)|invited)',
    'eligible',
    'legible',
  ),
  en('(?:in aanmerking|verder|volgende|uitgeskakel|oorweeg|fail)', 'verder', 'vermeld'),
  af('(?:deurgaan|uitgesluit|gediskwalif|afgekeur)', 'uitgesluit', 'sluit'),
]);

export const OTHER = new Words([
  en(
    '(?:local|content|production|inhoud|sub-?contract|subkontrak|b-?bbee|level|black|swart|owne[dr]|sharehold)',
    'local content',
    'location',
  ),
  en(
    '(?:women|youth|disabilit|guarantee|retention|deposit|price|turnover|labour|cpg|penalt|interest|vat|year)',
    'turnover',
    'turn',
  ),
  en(
    '(?:specific goals|participation|eme|qse|(?:per|each) (?:criterion|element|aspect)|payment|unit|discount|market)',
    'participation',
    'particular',
  ),
  en('(?:efficiency|temperature|humidity)', 'humidity', 'humid'),
  af('(?:plaaslike|vlak|waarborg|prys)', 'plaaslike', 'plaas'),
]);

export const SUBJECT = new Words([
  en(
    '(?:functional(?:ity)?|quality (?:criteria|scor\\w+|points|evaluation)|(?:for|of) quality|score quality)\\b',
    'functionality',
    'function',
  ),
  en('quality(?=:)\\b', 'quality: 70', 'quality control'),
  en(
    'technical (?:scor\\w+|evaluation|criteria|points|proposals?|offers?|bids?|envelope|phase|stage|gate|step)\\b',
    'technical proposal',
    'technical drawings',
  ),
  en(
    'technical (?:round|threshold|merit|ability|capability|capacity|competence|aspects?|assessment|part)\\b',
    'technical capability',
    'technical staff',
  ),
  en('(?:(?:technical|on|for) merit|kwaliteit|tegniese)\\b', 'tegniese', 'tegnieke'),
  af('funksional(?:iteit)?\\b', 'funksionaliteit', 'funksie'),
]);

/** Names of the minimum in a row or line below the criteria. */
export const MINIMUM_ROW = new Words([
  en(
    '(?:minimum|min\\.|threshold|hurdle|pass mark|pass|cut-?off|to (?:qualify|proceed|pass|go through))(?![a-z])',
    'minimum',
    'minimally',
  ),
  en(
    '(?:not|must|who|that|which) (?:reach|obtain|score|achieve|attain|get)(?:s|es)?(?![a-z])',
    'who obtain',
    'who bid',
  ),
  en(
    '(?:(?:reaches|obtains|scores|achieves|attains) (?:less|fewer|at least)|(?:less|fewer|lower) than)(?![a-z])',
    'less than',
    'lessthan',
  ),
  en(
    '(?:qualifying|required|needed|afsnypunt|slaagpunt|kwalifiserende|benodig|nodig)(?![a-z])',
    'qualifying',
    'qualitative',
  ),
  af('(?:drempel\\w*|ten minste)(?![a-z])', 'ten minste', 'minder'),
]);
