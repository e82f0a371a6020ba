import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { cutAtWords, withoutEnd } from './lengths.ts';
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
/** In less room, two parts say less than a beginning. */
const LEAST_FOR_TWO = 32;
/** The share of a text in two parts that its end has: there stands what makes it different from others. */
const END = 0.45;

/**
 * What is bought, in at most `max` characters: as it is; without for how long; without what is done with it; else its beginning and its end.
 * @returns empty where not even a word fits, or where what is left reads as an identity number
 */
export function shortSubject(subject: string, max: number): string {
  if (subject.length <= max) return subject;
  const timeless = withoutEnd(subject.replaceAll(PERIOD, '')) || subject;
  if (timeless.length <= max) return timeless;
  const bare = timeless.replace(DONE_WITH, '');
  const thing = bare.length < LEAST || bare === timeless ? timeless : capitalised(bare);
  if (thing.length <= max) return thing;
  return max < LEAST_FOR_TWO ? cutAtWords(thing, max) : inTwoParts(thing, max);
}

function inTwoParts(text: string, max: number): string {
  const room = Math.floor(max * END);
  const from = text.indexOf(' ', text.length - room);
  const end = from === -1 ? '' : text.slice(from + 1);
  const head = cutAtWords(text, max - end.length - 1);
  if (end === '' || head === '') return cutAtWords(text, max);
  const both = `${head} ${end}`;
  return containsIdentityNumber(both) ? cutAtWords(text, max) : both;
}
