import { type Checked, checksOf, hasIssue } from './check.ts';
import { isPlaceholderTender } from './placeholder-tender.ts';

const SHORTEST_TITLE = 8;
const LONGEST_TITLE = 400;
/** Capitals are the habit of many offices; a few letters are an acronym. */
const FEWEST_CAPITALS = 20;

const WORD = /[A-Za-z\u00c0-\u024f]{3}/;
const DIGIT = /\d/;
const LOWER_CASE = /\p{Lowercase_Letter}/u;
/** Words of what kind of notice it is, or where to look, and nothing about what is bought. */
const NOTHING_BOUGHT = [
  're-?advert|adverts?|advertisements?|errat(?:um|a)|corrigendum|addend(?:um|a)|amendment|extension|cancell?(?:ed|ation)',
  'notices?|tenders?|bids?|rf[qp]|quotations?|scm|procurement|invitation|doc|documents?|specifications?|various',
  'attach(?:ed|ment)|deliver(?:y|ies)|copy|see|as|per|refer|to|the|of|for|and|a',
  'january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber',
].join('|');
const NO_SUBJECT = new RegExp(`^(?:\\P{Letter}|(?:${NOTHING_BOUGHT})(?!\\p{Letter}))+$`, 'iu');
/** The end of a cut text: dots that stand for the rest, or a word after which more must come. */
const CUT = /(?:[^.]\.{3}|…|\s(?:and|or|of|the|for|to|with|by|from|at|&))$/i;

const isPlaceholder = ({ tender }: Checked): boolean =>
  isPlaceholderTender(tender.title, tender.description, tender.reference_number);

export const titleChecks = checksOf('text', [
  {
    name: 'placeholder-tender',
    meaning: 'A trial entry, or one that asks to be ignored: no tender at all.',
    severity: 'error',
    weight: 0.6,
    fails: isPlaceholder,
  },
  {
    name: 'no-title',
    meaning: 'Nothing says what is bought.',
    severity: 'error',
    weight: 0.3,
    fails: (record) => record.tender.title === null || hasIssue(record, 'no-title'),
  },
  {
    name: 'title-is-number',
    meaning: "The title is a number: the tender's own, or digits without a word.",
    severity: 'warning',
    weight: 0.2,
    fails: ({ tender: { title, reference_number } }) =>
      title !== null && (!WORD.test(title) || (title === reference_number && DIGIT.test(title))),
  },
  {
    name: 'title-without-subject',
    meaning: 'The title says what kind of notice it is, and not what is bought.',
    severity: 'warning',
    weight: 0.15,
    fails: (record) => {
      const { title } = record.tender;
      return title !== null && WORD.test(title) && NO_SUBJECT.test(title) && !isPlaceholder(record);
    },
  },
  {
    name: 'title-too-short',
    meaning: 'The title is a word of fewer than eight characters.',
    severity: 'warning',
    weight: 0.05,
    fails: (record) => {
      const { title } = record.tender;
      return (
        title !== null &&
        title.length < SHORTEST_TITLE &&
        WORD.test(title) &&
        !NO_SUBJECT.test(title) &&
        !isPlaceholder(record)
      );
    },
  },
  {
    name: 'title-too-long',
    meaning: 'The title has more than 400 characters: it is a description.',
    severity: 'info',
    weight: 0.01,
    fails: ({ tender: { title } }) => title !== null && title.length > LONGEST_TITLE,
  },
  {
    name: 'title-in-capitals',
    meaning: 'The title is written in capitals only.',
    severity: 'info',
    weight: 0.01,
    fails: ({ tender: { title } }) =>
      title !== null && title.length >= FEWEST_CAPITALS && !LOWER_CASE.test(title) && WORD.test(title),
  },
  {
    name: 'title-is-cut',
    meaning: 'The title ends in the middle of its sentence.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender: { title } }) => title !== null && CUT.test(title),
  },
]);
