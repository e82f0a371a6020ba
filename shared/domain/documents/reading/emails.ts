import { after, matchesOf } from './matches.ts';
import { withoutNextSentence } from './passages.ts';
import type { Reader, Span } from './reader.ts';

/**
 * E-mail addresses. Recognition of scanned pages puts blanks beside `@`, and before the end of a South African domain. What stands before
 * is looked at, so that a run of letters is read once and not from each of them. What stands before another `@` is no domain.
 */
const EMAIL =
  /(?<![\w.+-])[\w.+-]{1,60}(?:@| @|@ )(?!www\.)[a-z\d-]{1,60}\.(?: (?=(?:gov|co|org|ac)\.za\b))?[a-z\d.-]{0,60}[a-z]\b(?! ?@)/gi;

/** @returns the e-mail addresses in a part of a document, in their order; an address has no blanks, its place may */
export const emailsIn = (reader: Reader, part?: Span): (Span & { address: string })[] =>
  matchesOf(reader, EMAIL, part).flatMap(({ start, text }) => {
    const said = withoutNextSentence(text);
    const end = start + said.length;
    const rest = CUT_OFF.test(said) ? CUT.exec(after(reader, end, FAR)) : null;
    // No address of the country ends so: without its rest it is none.
    if (rest === null && said.endsWith('.gov')) return [];
    return [{ start, end, address: `${withoutBlanks(said)}${rest === null ? '' : '.za'}` }];
  });
/** Domains of the country, of which the end of a cell, or of a line, cut off `.za`; what stands beside them may come between. */
const [CUT_OFF, CUT, FAR] = [/\.(?:gov|co|org|ac|law|net)$/i, /^(?:\.? ?|\..*? )za\b(?!\.)/i, 160];

/** @returns an address as it is written where recognition put no blanks into it */
export const withoutBlanks = (address: string): string => address.replaceAll(' ', '');
