import { OR } from '#shared/domain/documents/phrases/qualifiers.ts';

/** @returns whether two values are alternatives: only such words are between them */
export const areAlternatives = (between: string): boolean =>
  between.length < 60 && !/[.;]/.test(between) && OR.test(between);
