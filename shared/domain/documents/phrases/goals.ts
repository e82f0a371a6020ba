import { af, en, Words } from './phrase.ts';

/** Words before specific goals. */
export const INTRODUCES_GOALS = new Words([
  en('specific goals?\\b|preferential goals?\\b', 'The specific goals allocated points', 'specific areas'),
  en('preference points? (?:for|will)\\b', 'Preference points for', 'preference point system'),
  af('spesifieke doel|voorkeurpunte vir', 'Spesifieke doelwitte', 'spesifieke dele'),
]);

/** Headings that may also be about something else: the rows below must look like goals. */
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

/** Headings that end the goals. */
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

/** Groups of people in the goals of the regulations. */
export const GOAL = new Words([
  en(
    '(?:owned|ownership|own|wom[ae]n|female|youth|young|disab\\w*|black|hd(?:i|p|sa)s?|histor\\w*|disadvantaged|equity)\\b',
    'Owned by women',
    'Blackboard',
  ),
  en(
    '(?:local\\w*|district|provinc\\w*|municipal\\w*|ward|region\\w*|township\\w*|rural|underdeveloped|south african?|geographical|boundar\\w*|borders?)\\b',
    'Locality in the district',
    'award',
  ),
  en(
    '(?:smm?es?|emes?|qses?|b-?bbee|bee|rdp|veterans?|jobs?|citizens?|small|enterprises?|co-?operatives?|empower\\w*|race|gender)\\b',
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
export const AROUND_GOALS = new Words(
  [
    en(
      '(?:price|pricing|points?\\b(?! for)|number of points|total|specific goals?$|the specific goals|maximum|functionality|form not)',
      'Total points',
      'Points for women',
    ),
    en('(?:historically disadvantaged$|table\\b|page\\b|stage\\b)', 'Page 4', 'Paged'),
    // Proof of a goal is not a goal.
    en(
      '(?:an? )?(?:valid|certified|doctor|sworn|proof|cop(?:y|ies)|letter|certificate)\\b',
      'A valid certificate',
      'Validated women',
    ),
    af('(?:prys|totaal|spesifieke doelwitte$)', 'Prys', 'Plaaslik'),
  ],
  '^',
);

/** Beginnings of rows that are mostly levels of the goal above. */
export const BEGINS_LEVEL = new Words(
  [
    en('(?:no\\b|non-compliant|level|within|outside|none)', 'Within the district', 'Locality'),
    af('(?:binne|buite)', 'Binne die distrik', 'Plaaslik'),
  ],
  '^',
);

/** Subjects of goals: rows about the same subject are levels of one goal. */
export const KINDS_OF_GOALS: Readonly<Record<string, Words>> = {
  black: new Words([
    en('(?:black|race|african|hd(?:i|p|sa)s?)\\b', 'Black ownership', 'Blackboard'),
    af('(?:swart|ras)\\b', 'Swart', 'Swartbord'),
  ]),
  women: new Words([
    en('(?:wom[ae]n|female|gender)\\b', 'Owned by women', 'Men'),
    af('vrou', 'Vroue', 'Vrot'),
  ]),
  youth: new Words([en('(?:youth|young)\\b', 'Youth', 'Younger'), af('jeug', 'Jeug', 'Jou')]),
  disability: new Words([en('disab', 'Disability', 'Dish'), af('gestrem', 'Gestremdes', 'Gestem')]),
  veterans: new Words([en('veterans?\\b', 'Military veterans', 'Veteranstown')]),
  place: new Words([
    en(
      '(?:locat\\w*|local\\w*|district|provinc\\w*|municipal\\w*|ward|region\\w*|boundar\\w*|borders?|area|outside|within)\\b',
      'Within the district',
      'award',
    ),
    af('(?:plaaslik|distrik|provins|binne|buite)', 'Plaaslik', 'Plaas'),
  ]),
  size: new Words([en('(?:smm?es?|emes?|qses?)\\b', 'An EME', 'themes')]),
  status: new Words([
    en('b-?bbee (?:status )?level|level of contribut', 'B-BBEE status level 1', 'B-BBEE certificate'),
  ]),
};

/** Proof of a goal, from a column that is in the middle of its name if a text lost its columns. */
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
