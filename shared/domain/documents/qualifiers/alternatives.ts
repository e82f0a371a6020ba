import { OR } from '#shared/domain/documents/phrases/qualifiers.ts';

/** @returns whether two values are alternatives: nothing but such words stands between them */
export const areAlternatives = (between: string): boolean =>
  between.length < 60 && !/[.;]/.test(between) && OR.test(between);

/** @returns the parts of a cell that are alternatives to each other: `Women or youth or people with disabilities` */
export const alternativesIn = (text: string): string[] =>
  text.split(/ ?\b(?:or|of)\b ?|\//i).filter((part) => part !== '');
