import { checksOf, hasIssue } from './check.ts';
import { IDENTITY_NUMBER, inText } from './patterns.ts';
import { isPlaceholderTender } from './placeholder-tender.ts';

const MAX_REFERENCE_LENGTH = 60;
const DIGIT = /\d/;
/** Words for "not known yet" in the field for the number. */
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
    meaning: 'A text was longer than any plausible length and was cut.',
    severity: 'warning',
    weight: 0.03,
    fails: (record) => hasIssue(record, 'overlong-text'),
  },
  {
    name: 'identity-number-in-text',
    meaning: "The title or the description contains a natural person's identity number.",
    severity: 'error',
    weight: 0.05,
    fails: ({ tender }) => inText(tender, IDENTITY_NUMBER),
  },
  {
    name: 'no-reference',
    meaning: "The tender does not have the buyer's number.",
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => tender.reference_number === null,
  },
  {
    name: 'reference-placeholder',
    meaning: 'A word for "not known yet" is given as the buyer\'s number.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender: { reference_number } }) =>
      reference_number !== null && NO_NUMBER.test(reference_number),
  },
  {
    name: 'reference-without-digit',
    meaning: "Words without a digit are given as the buyer's number.",
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
    meaning: "The buyer's number has more than 60 characters.",
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { reference_number } }) =>
      reference_number !== null && reference_number.length > MAX_REFERENCE_LENGTH,
  },
]);
