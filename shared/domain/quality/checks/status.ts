import { dayOf } from './calendar.ts';
import { checksOf, hasIssue } from './check.ts';

/** Days after the closing time within which a publisher should change the status. */
const MAX_ACTIVE_AFTER_CLOSING = 30;
const MAX_AMENDMENTS = 10;

export const statusChecks = checksOf('status', [
  {
    name: 'unknown-status',
    meaning: 'A status is not in the standard; read as active.',
    severity: 'warning',
    weight: 0.03,
    fails: (record) => hasIssue(record, 'unknown-status'),
  },
  {
    name: 'awarded-without-award',
    meaning: 'The tender is awarded, and no publisher gives an award.',
    severity: 'warning',
    weight: 0.15,
    fails: ({ tender, awards }) => {
      if (tender.status !== 'awarded' || tender.notice_kind !== null) return false;
      for (const { status } of awards) if (status === 'awarded') return false;
      return true;
    },
  },
  {
    name: 'cancelled-with-awards',
    meaning: 'The tender is cancelled, and its publisher still gives suppliers.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender, awards, parties }) => {
      if (tender.status !== 'cancelled') return false;
      if (awards.length > 0) return true;
      for (const { roles } of parties) if (roles.includes('supplier')) return true;
      return false;
    },
  },
  {
    name: 'cancelled-without-reason',
    meaning: 'The tender is cancelled, and no publisher gives a reason.',
    severity: 'info',
    weight: 0.01,
    fails: ({ tender }) =>
      tender.status === 'cancelled' && tender.cancellation_reason === null && tender.notice_kind === null,
  },
  {
    name: 'active-long-after-closing',
    meaning: 'More than thirty days after its closing time the publisher still listed the tender as open.',
    severity: 'warning',
    weight: 0.03,
    // The OCDS feed is excluded: by its convention, closed tenders stay active.
    fails: ({ tender }) =>
      tender.status === 'active' &&
      !tender.sources.includes('ocds') &&
      dayOf(tender.captured_at) - dayOf(tender.closing_date_time) > MAX_ACTIVE_AFTER_CLOSING,
  },
  {
    name: 'often-amended',
    meaning: 'The notice was amended more than ten times.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender }) => tender.amendment_number > MAX_AMENDMENTS,
  },
]);
