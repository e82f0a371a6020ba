import { dayOf, isAhead, isPublicHoliday, isSunday, minuteOf, timeOf } from './calendar.ts';
import { checksOf, hasIssue } from './check.ts';

/** The portal began in 2015. */
const FIRST_DAY = dayOf('2015-01-01T00:00:00+02:00');
/** Days. */
const MIN_ADVERTISED = 3;
const MAX_ADVERTISED = 365;
const MIN_VALIDITY = 30;
const MAX_VALIDITY = 365;
/** Minutes of the day. Offices take no offers at night, but electronic systems close just before midnight. */
const [MORNING, EVENING, LAST_HOUR] = [6 * 60, 20 * 60, 23 * 60];

export const dateChecks = checksOf('dates', [
  {
    name: 'no-publication-date',
    meaning: 'No publisher gives the date of publication.',
    severity: 'warning',
    weight: 0.1,
    fails: ({ tender }) => tender.publication_date_time === null,
  },
  {
    name: 'no-closing-date',
    meaning: 'No publisher gives the closing time.',
    severity: 'warning',
    weight: 0.15,
    fails: ({ tender }) => tender.closing_date_time === null,
  },
  {
    name: 'closes-before-publication',
    meaning: 'The closing time is before the publication.',
    severity: 'error',
    weight: 0.2,
    fails: (record) =>
      hasIssue(record, 'closes-before-publication') ||
      timeOf(record.tender.closing_date_time) < timeOf(record.tender.publication_date_time),
  },
  {
    name: 'published-in-the-future',
    meaning: 'The date of publication is more than a day after the record was captured.',
    severity: 'error',
    weight: 0.1,
    fails: ({ tender }) => isAhead(tender.publication_date_time, tender.captured_at),
  },
  {
    name: 'published-before-2015',
    meaning: 'The date of publication is before 2015, when the national portal began.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => dayOf(tender.publication_date_time) < FIRST_DAY,
  },
  {
    name: 'advertised-too-shortly',
    meaning: 'The tender is advertised for fewer than three days.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender: { publication_date_time, closing_date_time } }) =>
      dayOf(closing_date_time) - dayOf(publication_date_time) < MIN_ADVERTISED &&
      timeOf(closing_date_time) >= timeOf(publication_date_time),
  },
  {
    name: 'advertised-too-long',
    meaning: 'The tender is advertised for more than a year.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender: { publication_date_time, closing_date_time } }) =>
      dayOf(closing_date_time) - dayOf(publication_date_time) > MAX_ADVERTISED,
  },
  {
    name: 'opens-after-closing',
    meaning: 'The tender period begins after it ends.',
    severity: 'error',
    weight: 0.1,
    fails: ({ tender }) => timeOf(tender.opening_date_time) > timeOf(tender.closing_date_time),
  },
  {
    name: 'closes-at-midnight',
    meaning: 'The tender closes at 00:00: the time of day was probably left out.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => minuteOf(tender.closing_date_time) === 0,
  },
  {
    name: 'closes-at-night',
    meaning: 'The tender closes between 20:00 and 23:00 or between 00:01 and 06:00, when no office is open.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => {
      const minute = minuteOf(tender.closing_date_time);
      return (minute > 0 && minute < MORNING) || (minute >= EVENING && minute < LAST_HOUR);
    },
  },
  {
    name: 'closes-on-sunday',
    meaning: 'The tender closes on a Sunday.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => isSunday(dayOf(tender.closing_date_time)),
  },
  {
    name: 'closes-on-public-holiday',
    meaning: 'The tender closes on a South African public holiday.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => {
      const day = dayOf(tender.closing_date_time);
      return isPublicHoliday(day) && !isSunday(day);
    },
  },
  {
    name: 'implausible-validity',
    meaning: 'Offers must stay valid for fewer than 30 days or for more than a year.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { validity_period: days } }) =>
      days !== null && (days < MIN_VALIDITY || days > MAX_VALIDITY),
  },
  {
    name: 'cancelled-before-publication',
    meaning: 'The cancellation is dated before the publication.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => dayOf(tender.cancelled_at) < dayOf(tender.publication_date_time),
  },
  {
    name: 'document-from-the-future',
    meaning: 'A document is dated more than a day after the record was captured.',
    severity: 'warning',
    weight: 0.02,
    fails: ({ tender, documents }) => {
      for (const { published_at, modified_at } of documents)
        if (isAhead(published_at, tender.captured_at) || isAhead(modified_at, tender.captured_at))
          return true;
      return false;
    },
  },
]);
