import { checksOf, hasIssue } from './check.ts';
import { holds, inText } from './patterns.ts';

const REPLACEMENT = '\ufffd';
/** Bytes of UTF-8 read as Windows-1252, as far as the reader did not find their way back. */
const MISREAD = /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|ï»¿|ï¿½/;
/** A word with a question mark inside, where a letter was lost; in an address it begins the query. */
const QUESTIONED = /(?:^|[\s("'-])\p{Letter}+\?\p{Lowercase_Letter}+(?=$|[\s)"'.,;:-])/u;
const MARKUP = /<\/?[a-z][a-z0-9]*(?:[\s/][^<>]*)?>|&(?:nbsp|amp|lt|gt|quot|apos|rsquo|ndash|#\d{2,6});/i;
/** Cyrillic, Hebrew, Arabic, scripts of India, Thai, Japanese, Chinese, Korean. Greek letters are units. */
const FOREIGN =
  /[\u0400-\u052f\u0590-\u05f4\u0620-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

export const encodingChecks = checksOf('text', [
  {
    name: 'lost-characters',
    meaning: 'Replacement characters stand in a text: the publisher lost what was there.',
    severity: 'warning',
    weight: 0.05,
    fails: (record) => holds(record.tender, REPLACEMENT) || hasIssue(record, 'lost-characters'),
  },
  {
    name: 'question-mark-in-word',
    meaning: 'A question mark stands inside a word, in place of a letter that an encoding lost.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => holds(tender, '?') && inText(tender, QUESTIONED),
  },
  {
    name: 'undecoded-text',
    meaning: 'A text was decoded wrongly by its publisher, and could not be decoded back.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) =>
      (holds(tender, 'Â') || holds(tender, 'Ã') || holds(tender, 'â') || holds(tender, 'ï')) &&
      inText(tender, MISREAD),
  },
  {
    name: 'markup-in-text',
    meaning: 'HTML is left in the title or the description.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => (holds(tender, '<') || holds(tender, '&')) && inText(tender, MARKUP),
  },
  {
    name: 'foreign-script',
    meaning:
      'The title or the description has letters of a script that South African notices are not written in.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => inText(tender, FOREIGN),
  },
]);
