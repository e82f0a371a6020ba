import { expressionOf, type Phrase } from '#shared/domain/documents/phrases/phrase.ts';

/** Words between two values of which a paper leaves open which one holds. */
export const OR: readonly Phrase[] = [
  {
    phrase: '(?:preference points? systems? |points? systems? |systems? |method )?(?:or|and/or|/)',
    ...{ example: ' or ', notExample: ' and for ' },
    language: 'en',
  },
  { phrase: 'of', ...{ example: ' of ', notExample: ' en ' }, language: 'af' },
];

const or = expressionOf(OR);

/** @returns whether two values are alternatives: nothing but such words stands between them */
export const areAlternatives = (between: string): boolean =>
  between.length < 60 && !/[.;]/.test(between) && or.test(between);

/** @returns the parts of a cell that are alternatives to each other: `Women or youth or people with disabilities` */
export const alternativesIn = (text: string): string[] =>
  text.split(/ ?\b(?:or|of)\b ?|\//i).filter((part) => part !== '');
