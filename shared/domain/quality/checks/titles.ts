import { type Checked, checksOf, error, hasIssue, info, warning } from './check.ts';
import { isPlaceholderTender } from './placeholder-tender.ts';

const MIN_TITLE_LENGTH = 8;
const MAX_TITLE_LENGTH = 400;
/** Shorter titles in capitals may be acronyms. */
const MIN_CAPITALS_LENGTH = 20;

const WORD = /[A-Za-z\u00c0-\u024f]{3}/;
const DIGIT = /\d/;
const LOWER_CASE = /\p{Lowercase_Letter}/u;
/** Words for the kind of notice, or for where to look, which do not describe what is bought. */
const WORDS_WITHOUT_SUBJECT = [
  're-?advert|adverts?|advertisements?|errat(?:um|a)|corrigendum|addend(?:um|a)|amendment|extension|cancell?(?:ed|ation)',
  'notices?|tenders?|bids?|rf[qp]|quotations?|scm|procurement|invitation|doc|documents?|specifications?|various',
  'attach(?:ed|ment)|deliver(?:y|ies)|copy|see|as|per|refer|to|the|of|for|and|a',
  'january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber',
].join('|');
const NO_SUBJECT = new RegExp(`^(?:\\P{Letter}|(?:${WORDS_WITHOUT_SUBJECT})(?!\\p{Letter}))+$`, 'iu');
/** The end of a cut text: dots for the missing rest, or a word that cannot be the last one. */
const CUT = /(?:[^.]\.{3}|…|\s(?:and|or|of|the|for|to|with|by|from|at|&))$/i;

const isPlaceholder = ({ tender }: Checked): boolean =>
  isPlaceholderTender(tender.title, tender.description, tender.reference_number);

export const titleChecks = checksOf('text', {
  'placeholder-tender': error(
    0.6,
    'The entry is a test or asks to be ignored; it is no real tender.',
    isPlaceholder,
  ),
  'not-a-tender': warning(
    0.2,
    'The entry is a notice about a tender, such as a cancellation letter or a list of bidders; it invites no bids.',
    ({ tender }) => tender.notice_kind !== null,
  ),
  'no-title': error(
    0.3,
    'The tender has no title.',
    (record) => record.tender.title === null || hasIssue(record, 'no-title'),
  ),
  'title-is-number': warning(
    0.2,
    "The title is the tender's number, or has digits but no word.",
    ({ tender: { title, reference_number } }) =>
      title !== null && (!WORD.test(title) || (title === reference_number && DIGIT.test(title))),
  ),
  'title-without-subject': warning(
    0.15,
    'The title gives the kind of notice, but not what is bought.',
    (record) => {
      const { title, notice_kind } = record.tender;
      if (title === null || notice_kind !== null) return false;
      return WORD.test(title) && NO_SUBJECT.test(title) && !isPlaceholder(record);
    },
  ),
  'title-too-short': warning(0.05, 'The title has fewer than eight characters.', (record) => {
    const { title } = record.tender;
    return (
      title !== null &&
      title.length < MIN_TITLE_LENGTH &&
      WORD.test(title) &&
      !NO_SUBJECT.test(title) &&
      !isPlaceholder(record)
    );
  }),
  'title-too-long': info(
    0.01,
    'The title has more than 400 characters, like a description.',
    ({ tender: { title } }) => title !== null && title.length > MAX_TITLE_LENGTH,
  ),
  'title-in-capitals': info(
    0.01,
    'The title is in capital letters only.',
    ({ tender: { title } }) =>
      title !== null && title.length >= MIN_CAPITALS_LENGTH && !LOWER_CASE.test(title) && WORD.test(title),
  ),
  'title-is-cut': warning(
    0.03,
    'The title ends in the middle of a sentence.',
    ({ tender: { title } }) => title !== null && CUT.test(title),
  ),
});
