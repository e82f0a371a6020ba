import { checksOf, error, info, warning } from './check.ts';
import { IDENTITY_NUMBER, inText } from './patterns.ts';
import { isPlaceholderTender } from './placeholder-tender.ts';

const MAX_REFERENCE_LENGTH = 60;
const DIGIT = /\d/;
/** Words for "not known yet" in the field for the number. */
const NO_NUMBER =
  /^[^\p{Letter}\d]*(?:tb[acd]|to be (?:advised|announced|confirmed|determined)|not applicable|no number|unknown|0+|x+)?[^\p{Letter}\d]*$/iu;

export const textChecks = checksOf('text', {
  'no-description': warning(
    0.05,
    'There is no description.',
    ({ tender }) => tender.description === null && tender.title !== null,
  ),
  'overlong-text': warning(0.03, 'A text was longer than any plausible length and was cut.'),
  'identity-number-in-text': error(
    0.05,
    "The title or the description contains a natural person's identity number.",
    ({ tender }) => inText(tender, IDENTITY_NUMBER),
  ),
  'no-reference': warning(
    0.05,
    "The tender does not have the buyer's number.",
    ({ tender }) => tender.reference_number === null,
  ),
  'reference-placeholder': warning(
    0.05,
    'A word for "not known yet" is given as the buyer\'s number.',
    ({ tender: { reference_number } }) => reference_number !== null && NO_NUMBER.test(reference_number),
  ),
  'reference-without-digit': info(
    0.02,
    "Words without a digit are given as the buyer's number.",
    ({ tender: { title, description, reference_number } }) =>
      reference_number !== null &&
      !DIGIT.test(reference_number) &&
      !NO_NUMBER.test(reference_number) &&
      !isPlaceholderTender(title, description, reference_number),
  ),
  'reference-too-long': info(
    0.02,
    "The buyer's number has more than 60 characters.",
    ({ tender: { reference_number } }) =>
      reference_number !== null && reference_number.length > MAX_REFERENCE_LENGTH,
  ),
});
