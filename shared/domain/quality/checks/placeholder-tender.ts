/** Words for what is published, singular and plural. */
const NOTICE = 'tenders?|bids?|rf[qpib]|quotations?|quotes?|adverts?|advertisements?|notices?|postings?';
/** Words that do not describe what is bought. */
const EMPTY = new Set(
  [
    'tender tenders bid bids rfq rfp rfi rfb quotation quotations quote quotes advert adverts advertisement notice',
    'notices posting publication entry record number no nr first second one two three new portal etender etenders',
    'the a an this is it for of to on in my our and or only just please pls asseblief ignore ignoreer disregard do',
    'not respond reply apply submit use request purpose purposes upload uploaded uploading publish published capture',
  ].flatMap((line) => line.split(' ')),
);
/** Words of test entries. A text of these and empty words only is a test entry. */
const TEST_WORD = /^(?:test(?:ing)?\d*|toets|dummy|placeholder|x{3,}|lorem|ipsum|blah)$/;
/** Fewer words count in a number, because numbers contain initials. */
const TEST_WORD_IN_NUMBER = /^(?:test\d*|toets|dummy)$/;
const NUMBER = /^\d+$/;

/** Letters typed to fill a field: the same letter repeated, consonants in lower case, or a row of the keyboard. */
const MASHED =
  /^(?:(\p{Letter})\1{3,}|[bcdfghjklmnpqrstvwxz]{5,}|(?:[aA][sS][dD][fF]|[qQ][wW][eE][rR])\w*)$/u;
/** Beginnings of test entries that describe a purchase, and texts that only ask to ignore them. */
const BEGINS = new RegExp(
  `^\\W*(?:${[
    `(?:test|dummy|mock|fake|placeholder)\\W+(?:${NOTICE})\\b`,
    `(?:sample|demo|trial)\\W+(?:${NOTICE})[\\W\\d]*$`,
    '(?:test|testing|dummy)\\b.*(?:ignore|disregard)\\W*$',
    '(?:please\\W+)?(?:do not\\W+(?:respond|reply|apply|bid|quote|use)|ignore|disregard)\\W*$',
  ].join('|')})`,
  'i',
);
/**
 * Sentences that ask to ignore the tender. They must name the tender, because conditions contain similar words: offers of
 * bidders who "do not respond" to a letter are rejected.
 */
const SENTENCES = new RegExp(
  [
    `\\b(?:ignore|disregard|do not\\W+(?:respond|reply|apply|bid|quote|submit|use)(?:\\W+(?:to|for|on))?)\\W+this\\W+(?:\\w+\\W+)?(?:${NOTICE}|test|entry)\\b`,
    `\\bthis is\\W+(?:just\\W+|only\\W+)?an?\\W+(?:test|dummy|mock|trial|placeholder)(?:\\W+(?:${NOTICE})\\b|\\W*$)`,
  ].join('|'),
  'i',
);

const MAX_TEXT_LENGTH = 300;
const MAX_NUMBER_LENGTH = 20;

/**
 * @returns whether an official only tried the portal or filled a field, so that there is no real tender. That is so if
 *   title, description or number contain nothing else (`TEST`, `Testing 122`, `xxx`, `jhjhhhhjhj`), or if title or
 *   description begin like a test entry or ask to ignore it (`Test tender for catering`, `Do not respond to this
 *   tender`). Tenders about tests are real: `Test equipment`, `Drug testing services`, `Supply of test kits`.
 */
export function isPlaceholderTender(
  title: string | null,
  description: string | null,
  reference: string | null,
): boolean {
  if (title !== null && isTestEntry(title)) return true;
  // Most descriptions repeat the title, perhaps after the number; the repeated part need not be searched again.
  if (description !== null && (title === null || !description.endsWith(title)) && isTestEntry(description))
    return true;
  return (
    reference !== null && reference.length <= MAX_NUMBER_LENGTH && isOnly(TEST_WORD_IN_NUMBER, reference)
  );
}

const isTestEntry = (text: string): boolean =>
  text.length <= MAX_TEXT_LENGTH &&
  (MASHED.test(text) ||
    isOnly(TEST_WORD, text) ||
    BEGINS.test(text) ||
    (containsThis(text) && SENTENCES.test(text)));

/** Few texts contain the word, and searching for it is much faster than for the pattern. */
const containsThis = (text: string): boolean =>
  text.includes('this') || text.includes('THIS') || text.includes('This');

/** @returns whether a text has a test word, and otherwise only empty words and numbers */
function isOnly(testWord: RegExp, text: string): boolean {
  let found = false;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    for (end = start; end < text.length && isPartOfWord(text.charCodeAt(end)); ) end += 1;
    if (start === end) continue;
    const word = text.slice(start, end).toLowerCase();
    if (EMPTY.has(word) || NUMBER.test(word)) continue;
    if (!testWord.test(word)) return false;
    found = true;
  }
  return found;
}

/** @returns whether the code is of an ASCII letter or digit, or of a non-ASCII character except typographic marks */
const isPartOfWord = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code > 0xbf && (code < 0x2000 || code > 0x206f));
