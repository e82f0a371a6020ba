/** Words for what is published, in whatever number. */
const NOTICE = 'tenders?|bids?|rf[qpib]|quotations?|quotes?|adverts?|advertisements?|notices?|postings?';
/** Words that say nothing of what is bought. */
const EMPTY = new Set(
  [
    'tender tenders bid bids rfq rfp rfi rfb quotation quotations quote quotes advert adverts advertisement notice',
    'notices posting publication entry record number no nr first second one two three new portal etender etenders',
    'the a an this is it for of to on in my our and or only just please pls asseblief ignore ignoreer disregard do',
    'not respond reply apply submit use request purpose purposes upload uploaded uploading publish published capture',
  ].flatMap((line) => line.split(' ')),
);
/** Words of trial entries: with nothing but empty ones they make one. */
const TRIAL = /^(?:test(?:ing)?\d*|toets|dummy|placeholder|x{3,}|lorem|ipsum|blah)$/;
/** Numbers are made of initials, so that fewer words are a trial in them. */
const TRIAL_IN_NUMBER = /^(?:test\d*|toets|dummy)$/;
const NUMBER = /^\d+$/;

/** Letters typed to fill a field: one over and over, lower case without a vowel, a row of the keyboard. */
const MASHED =
  /^(?:(\p{Letter})\1{3,}|[bcdfghjklmnpqrstvwxz]{5,}|(?:[aA][sS][dD][fF]|[qQ][wW][eE][rR])\w*)$/u;
/** Beginnings of a trial entry that says what it pretends to buy, and requests that are all there is. */
const BEGINS = new RegExp(
  `^\\W*(?:${[
    `(?:test|dummy|mock|fake|placeholder)\\W+(?:${NOTICE})\\b`,
    `(?:sample|demo|trial)\\W+(?:${NOTICE})[\\W\\d]*$`,
    '(?:test|testing|dummy)\\b.*(?:ignore|disregard)\\W*$',
    '(?:please\\W+)?(?:do not\\W+(?:respond|reply|apply|bid|quote|use)|ignore|disregard)\\W*$',
  ].join('|')})`,
  'i',
);
/** Sentences that ask not to take it for one. They name it: offers of those who "do not respond" to a letter are rejected. */
const SENTENCES = new RegExp(
  [
    `\\b(?:ignore|disregard|do not\\W+(?:respond|reply|apply|bid|quote|submit|use)(?:\\W+(?:to|for|on))?)\\W+this\\W+(?:\\w+\\W+)?(?:${NOTICE}|test|entry)\\b`,
    `\\bthis is\\W+(?:just\\W+|only\\W+)?an?\\W+(?:test|dummy|mock|trial|placeholder)(?:\\W+(?:${NOTICE})\\b|\\W*$)`,
  ].join('|'),
  'i',
);

const LONGEST_TEXT = 300;
const LONGEST_NUMBER = 20;

/**
 * Whether a tender is none: an official tried the portal out, or wrote something to fill a field. It is one where title,
 * description or number say nothing else (`TEST`, `Testing 122`, `xxx`, `jhjhhhhjhj`), or where title or description
 * begins as one or asks to ignore it (`Test tender for catering`, `Do not respond to this tender`). What is to be tested
 * makes no trial: `Test equipment`, `Drug testing services`, `Supply of test kits`.
 */
export function isPlaceholderTender(
  title: string | null,
  description: string | null,
  reference: string | null,
): boolean {
  if (title !== null && isTrial(title)) return true;
  // The description is the title again, mostly, perhaps with the number before it.
  if (description !== null && (title === null || !description.endsWith(title)) && isTrial(description))
    return true;
  return reference !== null && reference.length <= LONGEST_NUMBER && saysOnly(TRIAL_IN_NUMBER, reference);
}

const isTrial = (text: string): boolean =>
  text.length <= LONGEST_TEXT &&
  (MASHED.test(text) ||
    saysOnly(TRIAL, text) ||
    BEGINS.test(text) ||
    (saysThis(text) && SENTENCES.test(text)));

/** Few texts have the word; looking for it as it is spelled is far faster than a pattern. */
const saysThis = (text: string): boolean =>
  text.includes('this') || text.includes('THIS') || text.includes('This');

/** @returns whether a word is one of trial and none says what is bought, as mostly the first or second one does */
function saysOnly(trial: RegExp, text: string): boolean {
  let found = false;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    for (end = start; end < text.length && isPartOfWord(text.charCodeAt(end)); ) end += 1;
    if (start === end) continue;
    const word = text.slice(start, end).toLowerCase();
    if (EMPTY.has(word) || NUMBER.test(word)) continue;
    if (!trial.test(word)) return false;
    found = true;
  }
  return found;
}

/** @param code of an ASCII letter or digit, or of anything beyond ASCII but blanks and typographic marks */
const isPartOfWord = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code > 0xbf && (code < 0x2000 || code > 0x206f));
