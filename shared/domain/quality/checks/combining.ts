import { type Checked, checksOf, hasIssue } from './check.ts';

const CLOSING = 'closing_date_time';
/** The code of OCDS among the methods of submission. */
const ELECTRONIC = /\belectronicSubmission\b/i;

function differ({ issues }: Checked, ofClosing: boolean): boolean {
  for (const { kind, path } of issues)
    if (kind === 'publishers-differ' && (path === CLOSING) === ofClosing) return true;
  return false;
}

export const combiningChecks = checksOf('combining', [
  {
    name: 'closing-times-differ',
    meaning: 'The publishers give different closing times; the buyer should be asked.',
    severity: 'error',
    weight: 0.1,
    fails: (record) => differ(record, true),
  },
  {
    name: 'publishers-differ',
    meaning: 'The publishers give different values for something other than the closing time.',
    severity: 'info',
    weight: 0.02,
    fails: (record) => differ(record, false),
  },
  {
    name: 'submission-methods-differ',
    meaning:
      'One publisher lists electronic submission among the methods and the other denies it, or the reverse.',
    severity: 'info',
    weight: 0.01,
    fails: ({ tender: { submission_method: methods, electronic_submission: electronic } }) =>
      methods !== null && electronic !== null && ELECTRONIC.test(methods) !== electronic,
  },
  {
    name: 'ocid-number-differs',
    meaning: "The publisher's number of the tender differs from the number at the end of the ocid.",
    severity: 'error',
    weight: 0.1,
    fails: (record) => hasIssue(record, 'ocid-number-differs'),
  },
  {
    name: 'unknown-field',
    meaning: 'The publisher gives an unknown field, which is not read.',
    severity: 'info',
    weight: 0.01,
    fails: (record) => hasIssue(record, 'unknown-field'),
  },
]);
