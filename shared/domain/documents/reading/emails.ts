import { after, matchesOf } from './matches.ts';
import { withoutNextSentence } from './passages.ts';
import type { Reader, Span } from './reader.ts';

/**
 * E-mail addresses. Character recognition puts blanks beside `@`, and before the end of a South African domain. The
 * look-behind makes sure that a run of letters is read only once, not from each letter. Text before another `@` is not
 * a domain.
 */
const EMAIL =
  /(?<![\w.+-])[\w.+-]{1,60}(?:@| @|@ )(?!www\.)[a-z\d-]{1,60}\.(?: (?=(?:gov|co|org|ac)\.za\b))?[a-z\d.-]{0,60}[a-z]\b(?! ?@)/gi;

/** @returns the e-mail addresses in a part of a document, in order; an address has no blanks, but its place may */
export const emailsIn = (reader: Reader, part?: Span): (Span & { address: string })[] =>
  matchesOf(reader, EMAIL, part).flatMap(({ start, text }) => {
    const said = withoutNextSentence(text);
    const end = start + said.length;
    const rest = CUT_OFF.test(said) ? CUT.exec(after(reader, end, FAR)) : null;
    // No South African address ends like this: it is incomplete.
    if (rest === null && said.endsWith('.gov')) return [];
    return [{ start, end, address: `${withoutBlanks(said)}${rest === null ? '' : '.za'}` }];
  });
/**
 * South African domains whose `.za` is cut off by the end of a cell or a line; text of the next cell may come between.
 */
const [CUT_OFF, CUT, FAR] = [/\.(?:gov|co|org|ac|law|net)$/i, /^(?:\.? ?|\..*? )za\b(?!\.)/i, 160];

/** @returns an address without the blanks of character recognition */
export const withoutBlanks = (address: string): string => address.replaceAll(' ', '');
