import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { cutAtWords, withoutEnd } from './lengths.ts';
import { isOpen, tellingParts } from './telling-parts.ts';
import { capitalised } from './wording.ts';

/** For how long, and how often: the same for many tenders. Behind it may stand a place. */
const PERIOD =
  /,? (?:-|–)? ?(?:for|over) (?:a|the) (?:contract )?(?:period|term|duration) of [\w-]+(?: \([\w-]+\))? (?:year|month|week|day)s?\b|,? ?(?:on an? )?["“”']?as[- ]and[- ]when[- ]?(?:required|needed)?["“”']?(?: basis)?\b["“”']?/gi;
/** What is done with goods; what they are stands behind it. */
const DOING =
  '(?:supply|delivery|installation|commissioning|off-?loading|provision|procurement|testing|design|manufactur(?:e|ing)|leasing|rental|hiring|hire)';
const DONE_WITH = new RegExp(`^(?:the )?${DOING}(?:(?:, (?:and |& )?| and | & )${DOING})* of (?:the )?`, 'i');
/** The shortest text that still says what is bought. */
const LEAST = 12;

/**
 * What is bought, in at most `max` characters: as it is; without for how long; without what is done with it; else the passages of it that tell the most.
 * @returns empty where not even a word fits, or where what is left reads as an identity number
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

/** Gives a bracket back that stood at the end. */
const closed = (text: string): string => (isOpen(text) ? `${text})` : text);

function inParts(text: string, max: number, known: ReadonlySet<string>): string {
  const parts = capitalised(tellingParts(text, max, known));
  return parts === '' || containsIdentityNumber(parts) ? cutAtWords(text, max) : parts;
}
