import { type Checked, checksOf, error, info } from './check.ts';

const CLOSING = 'closing_date_time';
/** The OCDS code among the methods of submission. */
const ELECTRONIC = /\belectronicSubmission\b/i;

function differ({ issues }: Checked, ofClosing: boolean): boolean {
  for (const { kind, path } of issues)
    if (kind === 'publishers-differ' && (path === CLOSING) === ofClosing) return true;
  return false;
}

export const combiningChecks = checksOf('combining', {
  'closing-times-differ': error(
    0.1,
    'The publishers give different closing times; the buyer should be asked.',
    (record) => differ(record, true),
  ),
  'publishers-differ': info(
    0.02,
    'The publishers give different values for a field other than the closing time.',
    (record) => differ(record, false),
  ),
  'submission-methods-differ': info(
    0.01,
    'One publisher lists electronic submission among the methods and the other denies it, or the reverse.',
    ({ tender: { submission_method: methods, electronic_submission: electronic } }) =>
      methods !== null && electronic !== null && ELECTRONIC.test(methods) !== electronic,
  ),
  'ocid-number-differs': error(
    0.1,
    "The publisher's number of the tender differs from the number at the end of the ocid.",
  ),
  'unknown-field': info(0.01, 'The publisher gives an unknown field, which is not read.'),
});
