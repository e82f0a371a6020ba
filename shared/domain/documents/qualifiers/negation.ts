import { expressionOf, type Phrase } from './phrases.ts';

/** A duty or a document that is named in order to say that it is not asked for. */
export const NOT_ASKED: readonly Phrase[] = [
  {
    phrase: 'non ?[-–—]? ?(?:compulsory|mandatory|obligatory)',
    ...{ example: 'Non - Compulsory briefing session', notExample: 'None. Compulsory briefing session' },
    language: 'en',
  },
  {
    phrase: '(?:is|are) not (?:required|needed|compulsory|mandatory|applicable)\\b',
    ...{
      example: 'PSIRA registration is not required',
      notExample: 'Bids are not opened; PSIRA is required',
    },
    language: 'en',
  },
  {
    phrase: 'not (?:required|needed|applicable)\\b(?! to)',
    ...{ example: 'PSIRA: not required', notExample: 'what is not stated is required' },
    language: 'en',
  },
  {
    phrase: 'n ?/ ?a(?![\\p{L}\\d])',
    ...{ example: 'CIDB certificate: N/A', notExample: 'CIDB certificate or n/analysis' },
    language: 'en',
  },
  {
    phrase: 'nie (?:vereis|nodig|verpligtend|van toepassing)',
    ...{
      example: 'PSIRA-registrasie word nie vereis nie',
      notExample: 'wie dit nie lewer nie, word afgekeur',
    },
    language: 'af',
  },
];

const notAsked = expressionOf(NOT_ASKED);
/** Where what is said of one thing ends. */
const NEXT = /[.;](?: |$)|\n|\t|, (?:but|and) /;
const REACH = 60;

/**
 * @param text that names something
 * @param end where its name ends
 * @returns whether the words behind the name say that it is not asked for: `PSIRA is not required`
 */
export const isNotAskedBehind = (text: string, end: number): boolean =>
  notAsked.test(text.slice(end, end + REACH).split(NEXT)[0]!);

/** What comes no such way: `no hand deliveries`, `faxed bids will not be accepted`. */
export const NO_SUCH: readonly Phrase[] = [
  {
    phrase: 'no (?:[\\p{L}-]+,? (?:(?:or|and) )?){0,3}$',
    ...{ example: 'no ', notExample: 'room no: 17 ' },
    language: 'en',
  },
  {
    phrase: 'geen (?:[\\p{L}-]+,? (?:(?:of|en) )?){0,3}$',
    ...{ example: 'geen gefakte of ', notExample: 'geen bod nie; ' },
    language: 'af',
  },
];

const noSuch = expressionOf(NO_SUCH);

/** @returns whether the words before a place say that there is none of what is named there */
export const isNoneBefore = (text: string, start: number): boolean =>
  noSuch.test(text.slice(Math.max(0, start - REACH), start));
