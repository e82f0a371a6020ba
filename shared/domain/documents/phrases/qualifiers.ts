import { af, en, Words } from './phrase.ts';

/** Words between two alternative values. */
export const OR = new Words([
  en('either\\b|or\\b|and\\b', ' or the ', ' fora '),
  en('(?<=\\W|^)/ ?$', ' / ', ' /100'),
  af('(?:of|en)\\b', ' of ', ' op '),
]);

/** Words before a value that an erratum takes back. */
export const FORMER_VALUE = new Words([
  en(
    '(?:incorrectly|erroneously|wrongly) (?:reads?|stated|advertised|printed|given)',
    'The closing date was incorrectly stated as',
    'The closing date is stated below as',
  ),
  en('(?:currently |previously |where it )?reads?\\b(?: as)?:?', 'Page 3 reads:', 'Page 3 must be ready'),
  en(
    '(?:instead of|in (?:the )?place of|in stead of|changed? from|amended from|corrected from)',
    'changed from',
    'a change of form',
  ),
  en('(?:replace|substitute|delete)d?\\b', 'replace 12 weeks', 'replacement'),
  af('in plaas van|lui tans', 'in plaas van', 'in die plaas se naam'),
]);

/** Words between a value that an erratum takes back and the one that it gives. */
export const NEW_VALUE = new Words([
  en(
    '(?:must|should|shall|to|will|is to) (?:now )?(?:be )?(?:read|corrected to|amended to|changed to)\\b',
    'must read',
    'must be ready',
  ),
  en(
    '(?:is|are|has been|have been) (?:hereby |now )?(?:corrected|amended|changed|extended|moved) to',
    'is hereby amended to',
    'is amended; tenderers are to',
  ),
  en('(?<=\\d[\\w ]{0,12})(?:by|with)\\b(?= \\d| ?$)', '12 weeks by 24 weeks', 'by 12 weeks'),
  en(
    '(?<=\\d[\\w ]{0,12})and (?:add|insert)\\b(?= \\d| ?$)',
    '28 days and add 30 days',
    '28 days and additional ones',
  ),
  af('(?:moet|behoort) (?:lees|te lees)', 'moet lees', 'moet gelees word saam met'),
]);

/** Words that say that a duty or a document is not required. */
export const NOT_ASKED = new Words([
  en(
    'non ?[-–—]? ?(?:compulsory|mandatory|obligatory)',
    'Non - Compulsory briefing session',
    'None. Compulsory briefing session',
  ),
  en(
    '(?:is|are) not (?:required|needed|compulsory|mandatory|applicable)\\b',
    'PSIRA registration is not required',
    'Bids are not opened; PSIRA is required',
  ),
  en('not (?:required|needed|applicable)\\b(?! to)', 'PSIRA: not required', 'what is not stated is required'),
  en('n ?/ ?a\\b', 'CIDB certificate: N/A', 'CIDB certificate or n/analysis'),
  af(
    'nie (?:vereis|nodig|verpligtend|van toepassing)',
    'PSIRA-registrasie word nie vereis nie',
    'wie dit nie lewer nie, word afgekeur',
  ),
]);

/** Words in the sentence of a length of time that say what it refers to. */
export const PERIODS = {
  validity: new Words([
    en(
      'valid(?:ity)?(?: period)?(?: of)? (?:bids?|tenders?|offers?|quotations?|proposals?)',
      'validity of bids: 90 days',
      'the contract is valid for 3 years',
    ),
  ]),
  extension: new Words([
    en(
      'by (?:a |an )?(?:further |additional )?(?:period of )?(?:(?:ten|fourteen|twenty|thirty|forty|forty-five|sixty|ninety|one|hundred|and) ){0,4}\\(?(?:\\d|days)',
      'extend the validity period by sixty (60) days',
      'the extended validity is 60 days',
    ),
    en(
      '(?:a|an) (?:further|additional|extra) (?:period|term)?',
      'for a further period of 60 days',
      'what goes further than 60 days',
    ),
    af(
      'met (?:\\w+ )?\\(?\\d+\\)? (?:dae|maande)',
      'verleng die geldigheid met 60 dae',
      'die verlengde tydperk is 60 dae',
    ),
  ]),
  restriction: new Words([
    en(
      '(?:restrict|prohibit|debar|blacklist)(?:ed|ion|ing)?',
      'be restricted from doing business for 10 years',
      'a strict period of 10 years',
    ),
    en(
      '(?:in existence|been in business|trading) for',
      'has been in existence for at least 5 years',
      'an existing contract of 5 years',
    ),
    en(
      'not exceeding (?:ten|10|five|5)\\b',
      'for a period not exceeding 10 years',
      'for a period exceeding 10 years',
    ),
  ]),
  warranty: new Words([
    en(
      '(?:warrant(?:y|ies)|guarantee[ds]?|waarborg)',
      'a warranty of 24 months',
      'a warrant officer for 24 months',
    ),
  ]),
  delivery: new Words([
    en(
      '(?:lead[- ]times?|delivery (?:period|time)|deliver(?:ed|y|ies)? within|delivery\\b[^.;]{0,40} be (?:completed|made) within)',
      'goods should be delivered within 7 days',
      'the contract delivers jobs for 36 months',
    ),
    af('(?:lewertyd|afgelewer word binne)', 'die lewertyd is 14 dae', 'die lewering duur die hele kontrak'),
  ]),
  start: new Words([
    en(
      '(?:commence|start|begin)(?:s|ment)? (?:\\w+ ){0,4}within\\b',
      'the contract shall commence within 2 weeks of its award',
      'it starts on the day stated in the letter and lasts 2 years',
    ),
  ]),
  defects: new Words([
    en(
      '(?:defects?|retention|maintenance) (?:liability |notification |correction )?period',
      'the defects liability period is 12 months',
      'no defects in the contract period',
    ),
  ]),
  records: new Words([
    en(
      '(?:keep|kept|retain(?:ed)?)\\b|(?:available|accessible) for (?:verification|inspection|audit)',
      'kept available for verification for a period of 5 years',
      'cleaning services are available for 5 years',
    ),
    en('records? must be', 'records must be held for 5 years', 'a record of 5 years of service'),
  ]),
  payment: new Words([
    en(
      '(?:payment|paid|invoices?|betaling|faktuur)',
      'payment within 30 days',
      'repayments are not foreseen',
    ),
  ]),
};
