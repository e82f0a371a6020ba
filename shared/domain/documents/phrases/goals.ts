import { af, en, Words } from './phrase.ts';

/** What says that specific goals follow. */
export const INTRODUCES_GOALS = new Words([
  en('specific goals?\\b|preferential goals?\\b', 'The specific goals allocated points', 'specific areas'),
  en('preference points? (?:for|will)\\b', 'Preference points for', 'preference point system'),
  af('spesifieke doel|voorkeurpunte vir', 'Spesifieke doelwitte', 'spesifieke dele'),
]);

/** Headings that may also be about something else: what they introduce must look like goals. */
export const MAY_INTRODUCE_GOALS = new Words(
  [
    en(
      '(?:\\W{0,2}\\d{1,2}(?:\\.\\d{1,2})*\\.? |[a-z] )?(?:preference|preferential|(?:\\w+ )?goals?|price)\\b(?! points? system)',
      '5. Preference',
      'preference point system',
    ),
    af('(?:\\W{0,2}\\d{1,2}(?:\\.\\d{1,2})*\\.? )?(?:voorkeur\\w*|doelwitte?|prys)\\b', 'Voorkeur', 'pryse'),
  ],
  '^',
);

/** Headings behind which the goals are over. */
export const ENDS_GOALS = new Words(
  [
    en(
      '(?:\\d{1,2}(?:\\.\\d{1,2})*\\.? )?(?:declaration with regard|(?:sbd|mbd) ?\\d|functionality|enquiries|closing|contact)\\b',
      'Declaration with regard to company',
      'Declared goals',
    ),
    af('(?:\\d{1,2}(?:\\.\\d{1,2})*\\.? )?(?:verklaring|funksionaliteit|navrae)', 'Verklaring', 'verkeer'),
  ],
  '^',
);

/** Whom goals of the regulations are about. */
export const GOAL = new Words([
  en(
    '(?:owned|ownership|own|wom[ae]n|female|youth|young|disab\\w*|black|hdis?|histor\\w*|disadvantaged|equity)\\b',
    'Owned by women',
    'Blackboard',
  ),
  en(
    '(?:local\\w*|district|provinc\\w*|municipal\\w*|ward|region\\w*|township\\w*|rural|underdeveloped|south african?|geographical)\\b',
    'Locality in the district',
    'award',
  ),
  en(
    '(?:smm?es?|emes?|qses?|b-?bbee|rdp|veterans?|jobs?|citizens?|small|enterprises?|co-?operatives?|empower\\w*|race|gender)\\b',
    'EME or QSE',
    'smallpox',
  ),
  af(
    '(?:vrou\\w*|jeug\\w*|jong|gestrem\\w*|swart|benadeel\\w*|plaaslik\\w*|distrik|provins\\w*|landelik\\w*|besit|eienaarskap|ondernemings?|klein)\\b',
    'Vroue',
    'swartbord',
  ),
]);

/** Rows of the forms around the goals. */
export const NO_GOAL = new Words(
  [
    en(
      '(?:price|pricing|points?\\b(?! for)|number of points|total|specific goals?$|the specific goals|maximum|functionality|form not)',
      'Total points',
      'Points for women',
    ),
    en(
      '(?:historically disadvantaged$|table\\b|page\\b|stage\\b|no\\b|non-compliant|level|within|outside|none)',
      'Page 4',
      'Paged',
    ),
    // Proof of a goal is none.
    en(
      '(?:an? )?(?:valid|certified|doctor|sworn|proof|cop(?:y|ies)|letter|certificate)\\b',
      'A valid certificate',
      'Validated women',
    ),
    af('(?:prys|totaal|spesifieke doelwitte$|binne|buite)', 'Prys', 'Plaaslik'),
  ],
  '^',
);

/** What proves a goal, from a column that stands in the middle of its name where a text lost its columns. */
export const PROOF_BESIDE = new Words(
  [
    en(
      '(?:certified cop|(?:valid )?b-?bbee (?:status )?certificate|audited|\\(?csd report|sworn affidavit|id documents?\\b)',
      'Women csd report ownership',
      'Women of the CSD',
    ),
    en(
      '(?:an entity with|the municipality (?:is|will|shall)\\b|central supplier|(?:as )?means of|proof of)',
      'Youth the municipality will use age',
      'Within the municipality',
    ),
  ],
  ' ',
);
