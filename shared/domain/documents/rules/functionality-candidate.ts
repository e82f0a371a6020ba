import type { Span } from '#shared/domain/documents/reading/reader.ts';
import type { Group } from './criterion-readings.ts';

/** A place where criteria were read, and how much speaks for it. */
export type Candidate = { groups: Group[]; whole: number; quality: number; confidence: number; more: Span[] };

/** What the criteria are about, where other criteria are possible, too. */
export const ABOUT = /\b(?:functional|quality|technical|merit|funksional|kwaliteit|gehalte|tegnies)/i;

/** The table of price and preference is none of functionality. */
export const isOfPrice = (groups: readonly Group[]): boolean =>
  groups.some(
    ({ head: { name }, weight }) =>
      /^(?:price|prys|pricing|bid price|financial (?:offer|proposal)|preference|specific goals?|spesifieke doel|b-?bbee)/i.test(
        name,
      ) && [80, 90, 20, 10].includes(weight),
  );
