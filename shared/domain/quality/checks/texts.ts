import { checksOf, hasIssue } from './check.ts';
import { IDENTITY_NUMBER, inText } from './patterns.ts';
import { isPlaceholderTender } from './placeholder-tender.ts';

const LONGEST_REFERENCE = 60;
const DIGIT = /\d/;
/** "Not known yet", in a field for a number. */
const NO_NUMBER =
  /^[^\p{Letter}\d]*(?:tb[acd]|to be (?:advised|announced|confirmed|determined)|not applicable|no number|unknown|0+|x+)?[^\p{Letter}\d]*$/iu;

export const textChecks = checksOf('text', [
  {
    name: 'no-description',
    meaning: 'There is no description.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => tender.description === null && tender.title !== null,
  },
  {
    name: 'overlong-text',
    meaning: 'A text was beyond any plausible length, and was cut.',
    severity: 'warning',
    weight: 0.03,
    fails: (record) => hasIssue(record, 'overlong-text'),
  },
  {
    name: 'identity-number-in-text',
    meaning: "A natural person's identity number stands in the title or the description.",
    severity: 'error',
    weight: 0.05,
    fails: ({ tender }) => inText(tender, IDENTITY_NUMBER),
  },
  {
    name: 'no-reference',
    meaning: 'The tender has no number of its buyer.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => tender.reference_number === null,
  },
  {
    name: 'reference-placeholder',
    meaning: 'A word for "not known yet" stands where the buyer\'s number belongs.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender: { reference_number } }) =>
      reference_number !== null && NO_NUMBER.test(reference_number),
  },
  {
    name: 'reference-without-digit',
    meaning: "Words without a digit stand where the buyer's number belongs.",
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { title, description, reference_number } }) =>
      reference_number !== null &&
      !DIGIT.test(reference_number) &&
      !NO_NUMBER.test(reference_number) &&
      !isPlaceholderTender(title, description, reference_number),
  },
  {
    name: 'reference-too-long',
    meaning: "More than 60 characters stand where the buyer's number belongs.",
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { reference_number } }) =>
      reference_number !== null && reference_number.length > LONGEST_REFERENCE,
  },
]);
