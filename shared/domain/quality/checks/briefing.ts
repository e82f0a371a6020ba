import { dayOf, timeOf } from './calendar.ts';
import { checksOf } from './check.ts';

export const briefingChecks = checksOf('briefing', [
  {
    name: 'briefing-before-publication',
    meaning: 'The briefing is held before the day of publication.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => dayOf(tender.briefing_date_time) < dayOf(tender.publication_date_time),
  },
  {
    name: 'briefing-after-closing',
    meaning: 'The briefing is held after the closing time.',
    severity: 'error',
    weight: 0.1,
    fails: ({ tender }) => timeOf(tender.briefing_date_time) > timeOf(tender.closing_date_time),
  },
  {
    name: 'compulsory-briefing-without-date',
    meaning: 'The briefing is compulsory, and no publisher gives its date.',
    severity: 'warning',
    weight: 0.1,
    fails: ({ tender }) => tender.briefing_compulsory === true && tender.briefing_date_time === null,
  },
  {
    name: 'compulsory-briefing-without-venue',
    meaning: 'The briefing is compulsory, and no publisher gives its venue.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => tender.briefing_compulsory === true && tender.briefing_venue === null,
  },
]);
