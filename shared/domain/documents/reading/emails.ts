import { matchesOf } from './matches.ts';
import { withoutNextSentence } from './passages.ts';
import type { Reader, Span } from './reader.ts';

/**
 * E-mail addresses. Recognition of scanned pages puts blanks beside `@`, and before the end of a South African domain. What stands before
 * is looked at, so that a run of letters is read once and not from each of them.
 */
const EMAIL =
  /(?<![\w.+-])[\w.+-]{1,60}(?:@| @|@ )(?!www\.)[a-z\d-]{1,60}\.(?: (?=(?:gov|co|org|ac)\.za\b))?[a-z\d.-]{0,60}[a-z]\b/gi;

/** @returns the e-mail addresses in a part of a document, in their order; an address has no blanks, its place may */
export const emailsIn = (reader: Reader, part?: Span): (Span & { address: string })[] =>
  matchesOf(reader, EMAIL, part).map(({ start, text }) => {
    const said = withoutNextSentence(text);
    return { start, end: start + said.length, address: withoutBlanks(said) };
  });

/** @returns an address as it is written where recognition put no blanks into it */
export const withoutBlanks = (address: string): string => address.replaceAll(' ', '');
