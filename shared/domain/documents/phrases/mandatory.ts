import { af, en, Words } from './phrase.ts';

export const MANDATORY = new Words([
  en(
    '(?:mandatory|compulsory|obligatory|must|shall|failure|failing which|disqualif\\w*|non-?submission|required)\\b',
    'must be attached',
    'mustered',
  ),
  en(
    '(?:peremptory|essential|will be rejected|not be considered|without (?:which|these|any|all)|gatekeep\\w*)\\b',
    'without these',
    'with these',
  ),
  en('diskwalif\\w*\\b', 'diskwalifikasie', 'kwalifikasie'),
  af(
    '(?:verpligte?(?:nd)?e?|moet|versuim|noodsaaklik\\w{0,2}|sonder (?:hierdie|enige))\\b',
    'moet ingedien word',
    'moeite',
  ),
]);

export const OPTIONAL = new Words([
  en(
    '(?:non-?(?:mandatory|compulsory|essential)|other (?:returnable|supporting|documents?))\\b',
    'non-essential',
    'essential',
  ),
  en(
    '(?:additional documents?|optional|may be (?:submitted|requested|supplied|provided|handed in)|desirable)\\b',
    'may be requested',
    'must be requested',
  ),
  en(
    '(?:recommended|for (?:claiming )?preference|to claim|on request|if requested|when requested|upon request)\\b',
    'on request',
    'request',
  ),
  en(
    '(?:op versoek|later (?:be )?(?:submitted|supplied)|after (?:the )?closing(?! (?:date|time)))\\b',
    'later submitted',
    'submitted',
  ),
  en('(?:may still (?:be )?request(?:ed)?|(?:if|where|when) available)\\b', 'if available', 'available'),
  en(
    '(?:do|does|will|would|shall) not (?:\\w{1,10} )?(?:lead|result|mean|cause)\\b',
    'will not lead to rejection',
    'will lead to rejection',
  ),
  en(
    '(?:(?:may|can) (?:still )?be (?:remedied|corrected|added|sent later)|asked for again|requested again)\\b',
    'may be corrected',
    'must be corrected',
  ),
  en('(?:useful|welcome|supplementary)\\b', 'useful', 'careful'),
  af('opsionele?\\b', 'opsionele', 'opsies'),
  en(
    '(?:not|nie) (?:\\w{1,10} )?(?:compulsory|mandatory|essential|required|disqualif\\w*|gediskwalif\\w*|verpligtend)\\b',
    'not compulsory',
    'compulsory',
  ),
  af(
    '(?:nie-?verpligte(?:nd)?e?|wenslike?|aanbevole|ander dokumente|bykomende dokumente|indien beskikbaar)\\b',
    'nie-verpligte dokumente',
    'verpligte dokumente',
  ),
  af('(?:nie tot \\w{1,14} nie|nie-?verpligtend\\w*)\\b', 'nie tot afkeuring nie', 'nie toelaatbaar nie'),
]);

export const HEAD = new Words([
  en(
    '(?:mandatory|compulsory|obligatory|essential|peremptory|required|must|disqualif\\w{1,8})\\b',
    'Mandatory',
    'Mandate',
  ),
  af('(?:verpligtend|verpligte|noodsaaklik)\\b', 'Verpligtend', 'Verplig'),
]);

export const OPTIONAL_HEAD = new Words([
  en('(?:optional|desirable|non-?(?:mandatory|compulsory|essential))\\b', 'Optional', 'Option'),
  af('(?:opsioneel|nie-?verpligtend)\\b', 'Opsioneel', 'Opsie'),
]);

export const YES = new Words([
  en(
    '^(?:\\[ ?x ?\\]|yes|y|j|x|m|c|v|mandatory|compulsory|obligatory|essential|peremptory|required|must)$',
    'Yes',
    'Yesterday',
  ),
  en('^[\\u2713\\u2714\\u221a\\u2611\\u2612\\u25a0\\u25cf\\u2022*]$', '✓', '✓ signed'),
  af('^(?:ja|verpligtend|noodsaaklik)$', 'Ja', 'Jaar'),
]);

export const NO = new Words([
  en(
    '^(?:\\[ ?\\]|no|n|o|optional|desirable|non-?(?:mandatory|compulsory)|not (?:mandatory|compulsory|required))$',
    'No',
    'None of these',
  ),
  en('^(?:on request|op versoek|if applicable|[\\u2610\\u25a1-]|n/a|none)$', 'On request', 'Request'),
  af('^(?:nee|opsioneel|nie[- ]verpligtend|indien van toepassing|nvt|geen)$', 'Nee', 'Neem'),
]);

export const NOT_WORD = new Words([
  en(
    '^(?:optional|desirable|non-?(?:mandatory|compulsory)|not (?:mandatory|compulsory))$',
    'Optional',
    'Optional form',
  ),
  af('^(?:opsioneel|nie[- ]verpligtend)$', 'Opsioneel', 'Opsies'),
]);

/** Headings of columns about documents that do not say whether a document is mandatory. */
export const OTHER_COLUMN = new Words([
  en(
    '^(?:submitted|attached|included|ingesluit|office use|applicable|toepaslik|tick|check|compl(?:y|ied|iance))',
    'Submitted',
    'To be submitted',
  ),
  en('^page', 'Page', 'Homepage'),
  af('^(?:aangeheg|van toepassing)', 'Aangeheg', 'Is aangeheg'),
]);
