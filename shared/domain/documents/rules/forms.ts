import { standardForms } from '#shared/codelists/returnable-documents.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';

/** A standard form, with a number or without any that exists. */
export const NAMES_FORM = /\b[SM]BD ?-?\d/;

/** A mention of a standard bidding form, with the code `SBD4` or `MBD6.1`. */
export type FormMention = Span & { code: string };

/** `SBD 4`, `SBD4`, `MBD 6.1`, `SBD 1, 4, 6.1 & 9`, `MBD 4; 8 en 9`. */
const FORMS =
  /\b(SBD|MBD)(?:'?s| forms?| vorms?)?:? ?-?\(?(\d{1,2}(?:[.,]\d)?(?![\d%])(?: ?(?:,|;|&|\/|and|en) ?(?:(?:SBD|MBD) ?)?\d(?:\.\d)?(?![\d.%]|[a-z]| ?(?:days|cop|years|month))){0,12})/gi;
const NUMBER = /\d{1,2}(?:\.\d)?/g;

/** @returns the mentions of forms that exist, in their order; a number that is no form's is none */
export function formMentions(reader: Reader, span?: Span): FormMention[] {
  return matchesOf(reader, FORMS, span).flatMap(({ start, end, groups: [set = '', numbers = ''] }) => {
    const offset = end - numbers.length;
    return [...numbers.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
      if (standardForms[number] === undefined) return [];
      // The first number stands with the name of its set; the others are quoted with the whole list.
      const span =
        index === 0 ? { start, end: offset + number.length } : { start, end: offset + index + number.length };
      return [{ ...span, code: `${set.toUpperCase()}${number}` }];
    });
  });
}
