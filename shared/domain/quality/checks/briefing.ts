import { dayOf, timeOf } from './calendar.ts';
import { checksOf, error, warning } from './check.ts';

export const briefingChecks = checksOf('briefing', {
  'briefing-before-publication': warning(
    0.05,
    'The briefing is held before the day of publication.',
    ({ tender }) => dayOf(tender.briefing_date_time) < dayOf(tender.publication_date_time),
  ),
  'briefing-after-closing': error(
    0.1,
    'The briefing is held after the closing time.',
    ({ tender }) => timeOf(tender.briefing_date_time) > timeOf(tender.closing_date_time),
  ),
  'compulsory-briefing-without-date': warning(
    0.1,
    'The briefing is compulsory, but no publisher gives its date.',
    ({ tender }) => tender.briefing_compulsory === true && tender.briefing_date_time === null,
  ),
  'compulsory-briefing-without-venue': warning(
    0.05,
    'The briefing is compulsory, but no publisher gives its venue.',
    ({ tender }) => tender.briefing_compulsory === true && tender.briefing_venue === null,
  ),
});
