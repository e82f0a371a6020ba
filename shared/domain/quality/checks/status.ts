import { dayOf } from './calendar.ts';
import { checksOf, info, warning } from './check.ts';

/** Days after the closing time within which a publisher should change the status. */
const MAX_ACTIVE_AFTER_CLOSING = 30;
const MAX_AMENDMENTS = 10;

export const statusChecks = checksOf('status', {
  'unknown-status': warning(0.03, 'A status is not in the standard; read as active.'),
  'awarded-without-award': warning(
    0.15,
    'The tender is awarded, but no publisher gives an award.',
    ({ tender, awards }) => {
      if (tender.status !== 'awarded' || tender.notice_kind !== null) return false;
      for (const { status } of awards) if (status === 'awarded') return false;
      return true;
    },
  ),
  'cancelled-with-awards': warning(
    0.05,
    'The tender is cancelled, but its publisher still gives suppliers.',
    ({ tender, awards, parties }) => {
      if (tender.status !== 'cancelled') return false;
      if (awards.length > 0) return true;
      for (const { roles } of parties) if (roles.includes('supplier')) return true;
      return false;
    },
  ),
  'cancelled-without-reason': info(
    0.01,
    'The tender is cancelled, but no publisher gives a reason.',
    ({ tender }) =>
      tender.status === 'cancelled' && tender.cancellation_reason === null && tender.notice_kind === null,
  ),
  'active-long-after-closing': warning(
    0.03,
    'More than thirty days after its closing time the publisher still listed the tender as open.',
    // The OCDS feed is excluded: by its convention, closed tenders stay active.
    ({ tender }) =>
      tender.status === 'active' &&
      !tender.sources.includes('ocds') &&
      dayOf(tender.captured_at) - dayOf(tender.closing_date_time) > MAX_ACTIVE_AFTER_CLOSING,
  ),
  'often-amended': info(
    0.02,
    'The notice was amended more than ten times.',
    ({ tender }) => tender.amendment_number > MAX_AMENDMENTS,
  ),
});
