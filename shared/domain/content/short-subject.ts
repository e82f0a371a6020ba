import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { cutAtWords, withoutEnd } from './lengths.ts';
import { isOpen, tellingParts } from './telling-parts.ts';
import { capitalised } from './wording.ts';

/** Words for a duration or frequency, which are the same for many tenders. A place may follow them. */
const PERIOD =
  /,? (?:-|–)? ?(?:for|over) (?:a|the) (?:contract )?(?:period|term|duration) of [\w-]+(?: \([\w-]+\))? (?:year|month|week|day)s?\b|,? ?(?:on an? )?["“”']?as[- ]and[- ]when[- ]?(?:required|needed)?["“”']?(?: basis)?\b["“”']?/gi;
/** Words for what is done with goods; the goods follow. */
const DOING =
  '(?:supply|delivery|installation|commissioning|off-?loading|provision|procurement|testing|design|manufactur(?:e|ing)|leasing|rental|hiring|hire)';
const DONE_WITH = new RegExp(`^(?:the )?${DOING}(?:(?:, (?:and |& )?| and | & )${DOING})* of (?:the )?`, 'i');
/** Minimum length of a text that still says what is bought. */
const LEAST = 12;

/**
 * What is bought, in at most `max` characters: unchanged; without its duration; without what is done with it; or else
 * its most distinctive passages.
 * @returns empty if not even a word fits, or if the rest looks like an identity number
 */
export function shortSubject(subject: string, max: number, known: ReadonlySet<string> = new Set()): string {
  if (subject.length <= max) return subject;
  const timeless = closed(withoutEnd(subject.replaceAll(PERIOD, ''))) || subject;
  if (timeless.length <= max) return timeless;
  const bare = timeless.replace(DONE_WITH, '');
  const thing = bare.length < LEAST || bare === timeless ? timeless : capitalised(bare);
  if (thing.length <= max) return thing;
  return inParts(timeless, max, known);
}

/** Restores a bracket at the end. */
const closed = (text: string): string => (isOpen(text) ? `${text})` : text);

function inParts(text: string, max: number, known: ReadonlySet<string>): string {
  const parts = capitalised(tellingParts(text, max, known));
  return parts === '' || containsIdentityNumber(parts) ? cutAtWords(text, max) : parts;
}
