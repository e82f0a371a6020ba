/** Words of trial entries; alone, or among words that say nothing, they make one. */
const TRIAL = /^(?:test(?:ing|er|s)?\d*|tst|toets|dumm?y|placeholder|x{3,}|lorem|ipsum|blah)$/;
/** Words that make a trial entry only with a word for "tender", because they are also bought. */
const WEAK = /^(?:sample|demo|trial|mock|fake|training|example)$/;
const TENDER =
  /^(?:tenders?|bids?|rf[qpib]|quotations?|quotes?|adverts?|advertisements?|notices?|publications?|postings?)$/;
/** Words that say nothing about what is bought. */
const EMPTY =
  /^(?:the|an?|this|is|it|for|of|to|on|in|at|my|our|and|or|only|just|please|pls|ignore|ignoreer|disregard|do|not|respond|reply|apply|submit|quote|use|request|number|no|nr|new|first|second|one|two|three|entry|record|portal|etenders?|purposes?|upload|uploaded|uploading|publish|published|publishing|capture|capturing|asseblief|\d+)$/;

/** What cannot be missing from a trial entry; most titles end here. */
const HINT =
  /te?st|dum|toets|ignore|disregard|do not|placeholder|xxx|lorem|blah|sample|demo|trial|mock|fake|training|example/i;

const NOUN = '(?:test|tender|bid|rf[qpi]|quotation|advert(?:isement)?|notice|entry|publication|posting)';
/** Sentences that say so, whatever else stands there. The object is needed: offers are rejected of those who "do not respond". */
const SENTENCES = new RegExp(
  [
    `\\b(?:ignore|disregard) this (?:\\w+ )?${NOUN}\\b`,
    `\\bdo not (?:respond|reply|apply|bid|quote|submit|use)(?: to| for| on)? this (?:\\w+ )?${NOUN}\\b`,
    `\\bthis is (?:just |only )?an? (?:test|dummy|mock|trial|placeholder)(?: ${NOUN}|$)`,
    `^(?:test|testing|dummy|mock|fake|placeholder) ${NOUN}\\b`,
    `^(?:test|testing|dummy)\\b.*\\b(?:please|pls) (?:ignore|disregard)$`,
    `^(?:please )?(?:do not (?:respond|reply|apply|bid|quote|use)|ignore|disregard)$`,
  ].join('|'),
);

const LONGEST = 300;

/**
 * Whether a tender is none: an official tried the portal out, or put something there to fill a place. It is one where
 * title or number, or the description of a short notice, says nothing but that (`TEST`, `test tender please ignore`,
 * `xxx`, `Testing 122`, `ddddd`), or a sentence asks to ignore it. What is tested (`Test equipment`, `Drug testing
 * services`, `Supply of test kits`) makes no trial.
 */
export function isPlaceholderTender(
  title: string | null,
  description: string | null,
  reference: string | null,
): boolean {
  const subject = title ?? description;
  if (subject !== null && isTrial(subject)) return true;
  if (description !== null && description !== subject && isTrial(description)) return true;
  return reference !== null && reference.length <= 20 && HINT.test(reference) && saysTrial(fold(reference));
}

function isTrial(text: string): boolean {
  if (text.length > LONGEST) return false;
  if (text.length <= 20 && isMash(text)) return true;
  if (!HINT.test(text)) return false;
  const folded = fold(text);
  return saysTrial(folded) || SENTENCES.test(folded);
}

/** Letters typed to fill a field: one letter over and over, or five and more without a vowel that are no acronym. */
const isMash = (text: string): boolean =>
  /^\s*(?:(?![ivx])(\p{Letter})\1{3,}|(?=[a-z]{5,}\s*$)[bcdfghjklmnpqrstvwxz]+|(?:asdf|qwer|zxcv)\w*)\s*$/iu.test(
    text,
  ) &&
  (/(\p{Letter})\1{3}|[a-z]{5}/u.test(text) || /^\s*(?:asdf|qwer|zxcv)/i.test(text));

function saysTrial(folded: string): boolean {
  let trial = false;
  let weak = false;
  let tender = false;
  for (const word of folded.split(' ')) {
    if (TRIAL.test(word)) trial = true;
    else if (WEAK.test(word)) weak = true;
    else if (TENDER.test(word)) tender = true;
    else if (!EMPTY.test(word)) return false;
  }
  return trial || (weak && tender);
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
