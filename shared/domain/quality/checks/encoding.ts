import { checksOf, hasIssue, warning } from './check.ts';
import { contains, inText } from './patterns.ts';

const REPLACEMENT = '\ufffd';
/** UTF-8 decoded as Windows-1252 that the reader could not decode correctly. */
const MISREAD = /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|ï»¿|ï¿½/;
/** A question mark inside a word. Web addresses are excluded: there it begins the query. */
const QUESTION_MARK_IN_WORD = /(?:^|[\s("'-])\p{Letter}+\?\p{Lowercase_Letter}+(?=$|[\s)"'.,;:-])/u;
const MARKUP = /<\/?[a-z][a-z0-9]*(?:[\s/][^<>]*)?>|&(?:nbsp|amp|lt|gt|quot|apos|rsquo|ndash|#\d{2,6});/i;
/** Cyrillic, Hebrew, Arabic, Indian scripts, Thai, Japanese, Chinese, Korean. Greek letters are excluded: units use them. */
const FOREIGN =
  /[\u0400-\u052f\u0590-\u05f4\u0620-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

export const encodingChecks = checksOf('text', {
  'lost-characters': warning(
    0.05,
    'A text contains replacement characters: the publisher lost the original characters.',
    (record) => contains(record.tender, REPLACEMENT) || hasIssue(record, 'lost-characters'),
  ),
  'question-mark-in-word': warning(
    0.03,
    'A word contains a question mark in place of a letter that was lost by wrong encoding.',
    ({ tender }) => contains(tender, '?') && inText(tender, QUESTION_MARK_IN_WORD),
  ),
  'undecoded-text': warning(
    0.05,
    'A text was decoded wrongly by its publisher and could not be repaired.',
    ({ tender }) =>
      (contains(tender, 'Â') || contains(tender, 'Ã') || contains(tender, 'â') || contains(tender, 'ï')) &&
      inText(tender, MISREAD),
  ),
  'markup-in-text': warning(
    0.03,
    'The title or the description contains HTML.',
    ({ tender }) => (contains(tender, '<') || contains(tender, '&')) && inText(tender, MARKUP),
  ),
  'foreign-script': warning(
    0.05,
    'The title or the description contains letters of a script that South African tenders do not use.',
    ({ tender }) => inText(tender, FOREIGN),
  ),
});
