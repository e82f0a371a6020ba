const NOTICE =
  'tenders?|bids?|rf[qpib]|quotations?|quotes?|adverts?|advertisements?|notices?|publications?|postings?';
/** Words of trial entries; with nothing but words that say nothing, they are one. */
const TRIAL = 'test(?:ing)?\\d*|toets|dummy|placeholder|x{3,}|lorem|ipsum|blah';
/** Words that do not say what is bought. */
const EMPTY = [
  ...[NOTICE, '\\d+', 'entry|record|number|no|nr|first|second|one|two|three|new|portal|etenders?|purposes?'],
  ...[
    'the|an?|this|is|it|for|of|to|on|in|my|our|and|or|only|just|please|pls|asseblief|ignore|ignoreer|disregard',
  ],
  ...['do|not|respond|reply|apply|submit|use|request|upload(?:ed|ing)?|publish(?:ed|ing)?|captur(?:e|ing)'],
].join('|');

/** Numbers are made of initials, so that fewer words are a trial in them. */
const TRIAL_NUMBER = /(?:^|[^a-z\d])(?:test\d*|toets|dummy)(?![a-z\d])/i;
const HAS_TRIAL = new RegExp(`(?<![\\p{Letter}\\d])(?:${TRIAL})(?![\\p{Letter}\\d])`, 'iu');
/** Fails at the first word that says what is bought, which comes early. */
const SAYS_NOTHING = new RegExp(
  `^(?:[^\\p{Letter}\\d]*(?:${TRIAL}|${EMPTY})(?![\\p{Letter}\\d]))+[^\\p{Letter}\\d]*$`,
  'iu',
);
/** Letters typed to fill a field: one over and over, lower case without a vowel, a row of the keyboard. */
const MASHED =
  /^(?:(\p{Letter})\1{3,}|[bcdfghjklmnpqrstvwxz]{5,}|(?:[aA][sS][dD][fF]|[qQ][wW][eE][rR])\w*)$/u;
/** Beginnings of a trial entry that says what it pretends to buy. */
const BEGINS = new RegExp(
  `^\\W*(?:(?:test|dummy|mock|fake|placeholder)\\W+(?:${NOTICE})\\b|(?:sample|demo|trial)\\W+(?:${NOTICE})[\\W\\d]*$|(?:test|testing|dummy)\\b.*(?:ignore|disregard)\\W*$)`,
  'i',
);
const ASKS = /ignore|disregard|do not|this is/i;
/** Sentences that ask not to take it for one. They name it: offers of those who "do not respond" to a letter are rejected. */
const SENTENCES = new RegExp(
  [
    `\\b(?:ignore|disregard|do not\\W+(?:respond|reply|apply|bid|quote|submit|use)(?:\\W+(?:to|for|on))?)\\W+this\\W+(?:\\w+\\W+)?(?:${NOTICE}|test|entry)\\b`,
    `\\bthis is\\W+(?:just\\W+|only\\W+)?an?\\W+(?:test|dummy|mock|trial|placeholder)(?:\\W+(?:${NOTICE})\\b|\\W*$)`,
    '^\\W*(?:please\\W+)?(?:do not\\W+(?:respond|reply|apply|bid|quote|use)|ignore|disregard)\\W*$',
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
  return (
    reference !== null &&
    reference.length <= LONGEST_NUMBER &&
    SAYS_NOTHING.test(reference) &&
    TRIAL_NUMBER.test(reference)
  );
}

const isTrial = (text: string): boolean =>
  text.length <= LONGEST_TEXT &&
  (MASHED.test(text) || saysTrial(text) || BEGINS.test(text) || (ASKS.test(text) && SENTENCES.test(text)));

const saysTrial = (text: string): boolean => SAYS_NOTHING.test(text) && HAS_TRIAL.test(text);
