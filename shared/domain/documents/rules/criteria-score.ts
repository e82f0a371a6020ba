import { expressionOf, type Phrase } from '#shared/domain/documents/qualifiers/phrases.ts';

/** What begins the name of a level of a scale, of a proof or of a remark, and never that of a criterion. */
export const NO_CRITERION: readonly Phrase[] = [
  {
    phrase:
      '(?:no|none|nil|poor|fair|good|very good|excellent|acceptable|unacceptable|average|satisfactory|above average)\\b',
    ...{ example: 'No experience', notExample: 'Nominated team' },
    language: 'en',
  },
  {
    phrase:
      '(?:basic|partial|incomplete|comprehensive|detailed|general|minimal) (?:plan|outline|methodology|description|understanding)',
    ...{ example: 'Basic plan', notExample: 'Plan of work' },
    language: 'en',
  },
  {
    phrase: 'basic\\b|an? (?:incomplete|unclear|average|acceptable|poor|clear|detailed)',
    ...{ example: 'An incomplete or unclear plan', notExample: 'Approach and plan' },
    language: 'en',
  },
  {
    phrase: '(?:an?|the) (?:bachelor|honours|masters?|national|higher|diploma|degree|doctorate)',
    ...{ example: 'A Bachelor’s degree', notExample: 'Qualifications of the team' },
    language: 'en',
  },
  {
    phrase:
      'the (?:bidder|tenderer|service provider) (?:has |have )?(?:submitted|provided|has|attached|failed)',
    ...{ example: 'The bidder submitted two letters', notExample: 'The bidder’s experience' },
    language: 'en',
  },
  {
    phrase: '(?:certified cop(?:y|ies)|(?:valid )?proof) of',
    ...{ example: 'Proof of ownership', notExample: 'Proofreading' },
    language: 'en',
  },
  {
    phrase:
      '(?:less|more|fewer) than|(?:at least|up to|between) (?:\\d|one|two|three)|\\d+ ?(?:\\+|-|to|or) ?(?:more|less|\\d+)',
    ...{ example: '5 or more projects', notExample: 'Projects of at least R5 million' },
    language: 'en',
  },
  {
    phrase: '\\d+(?:\\.\\d+)? ?(?:years?|months?|m2|m²|projects?|letters?)',
    ...{ example: '5 years', notExample: '1. Years of experience' },
    language: 'en',
  },
  {
    phrase: '(?:indicators?|category|criteria|weight|sub-?total|nqf)\\b',
    ...{ example: 'Indicator', notExample: 'Project management' },
    language: 'en',
  },
  {
    phrase: 'geen|swak|goed|uitstekend',
    ...{ example: 'Geen ondervinding', notExample: 'Ondervinding' },
    language: 'af',
  },
];

const noCriterion = expressionOf(NO_CRITERION);

/** A criterion or a part of one, with its points. */
export type Weighed = { name: string; weight: number | null };

/** So many steps that fall to nothing are a scale. */
const STEPS_OF_SCALE = 4;

/**
 * Whether criteria look like criteria, whatever their points add up to: with so many numbers on a page, some add up by chance.
 * @param criteria in the order of the document
 */
export function areCriteria(criteria: readonly Weighed[]): boolean {
  const names = criteria.map(({ name }) => name.trim());
  const distinct = new Set(names.map((name) => name.toLowerCase()));
  return names.every(isName) && distinct.size === names.length && !hasScale(criteria);
}

const isNoCriterion = (text: string): boolean => noCriterion.exec(text)?.index === 0;

/** A name begins with a capital letter behind its number, closes its brackets and is not cut off. */
function isName(name: string): boolean {
  const text = name.replace(/^\(?(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?|[a-z][.)]) ?/i, '');
  if (!/^["'“]?\p{Lu}/u.test(text) || [name, text].some(isNoCriterion)) return false;
  return (
    text.split('(').length === text.split(')').length &&
    !/\b(?:of|the|and|in|for|with|to|van|die|en)$/.test(text)
  );
}

/** `5, 4, 3, 2, 1, 0`, `30, 15, 10, 0`: points that fall step by step to nothing. */
function hasScale(criteria: readonly Weighed[]): boolean {
  let run = 1;
  for (let at = 1; at < criteria.length; at += 1) {
    const [one, other] = [criteria[at - 1]!.weight ?? 0, criteria[at]!.weight ?? 0];
    run = other < one ? run + 1 : 1;
    if (run >= STEPS_OF_SCALE && other <= 1) return true;
  }
  return false;
}
