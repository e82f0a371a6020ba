import { dayOf, isAhead, isPublicHoliday, isSunday, minuteOf, timeOf } from './calendar.ts';
import { checksOf, error, hasIssue, info, warning } from './check.ts';

/** The portal began in 2015. */
const FIRST_DAY = dayOf('2015-01-01T00:00:00+02:00');
/** Days. */
const MIN_ADVERTISED = 3;
const MAX_ADVERTISED = 365;
const MIN_VALIDITY = 30;
const MAX_VALIDITY = 365;
/** Minutes of the day. Offices take no offers at night, but electronic systems close just before midnight. */
const [MORNING, EVENING, LAST_HOUR] = [6 * 60, 20 * 60, 23 * 60];

export const dateChecks = checksOf('dates', {
  'no-publication-date': warning(
    0.1,
    'No publisher gives the date of publication.',
    ({ tender }) => tender.publication_date_time === null,
  ),
  'no-closing-date': warning(
    0.15,
    'No publisher gives the closing time.',
    ({ tender }) => tender.closing_date_time === null,
  ),
  'closes-before-publication': error(
    0.2,
    'The closing time is before the publication.',
    (record) =>
      hasIssue(record, 'closes-before-publication') ||
      timeOf(record.tender.closing_date_time) < timeOf(record.tender.publication_date_time),
  ),
  'published-in-the-future': error(
    0.1,
    'The date of publication is more than a day after the record was captured.',
    ({ tender }) => isAhead(tender.publication_date_time, tender.captured_at),
  ),
  'published-before-2015': warning(
    0.05,
    'The date of publication is before 2015, when the national portal began.',
    ({ tender }) => dayOf(tender.publication_date_time) < FIRST_DAY,
  ),
  'advertised-too-shortly': warning(
    0.05,
    'The tender is advertised for fewer than three days.',
    ({ tender: { publication_date_time, closing_date_time } }) =>
      dayOf(closing_date_time) - dayOf(publication_date_time) < MIN_ADVERTISED &&
      timeOf(closing_date_time) >= timeOf(publication_date_time),
  ),
  'advertised-too-long': warning(
    0.05,
    'The tender is advertised for more than a year.',
    ({ tender: { publication_date_time, closing_date_time } }) =>
      dayOf(closing_date_time) - dayOf(publication_date_time) > MAX_ADVERTISED,
  ),
  'opens-after-closing': error(
    0.1,
    'The tender period begins after it ends.',
    ({ tender }) => timeOf(tender.opening_date_time) > timeOf(tender.closing_date_time),
  ),
  'closes-at-midnight': warning(
    0.03,
    'The tender closes at 00:00: the time of day was probably left out.',
    ({ tender }) => minuteOf(tender.closing_date_time) === 0,
  ),
  'closes-at-night': warning(
    0.03,
    'The tender closes between 20:00 and 23:00 or between 00:01 and 06:00, when no office is open.',
    ({ tender }) => {
      const minute = minuteOf(tender.closing_date_time);
      return (minute > 0 && minute < MORNING) || (minute >= EVENING && minute < LAST_HOUR);
    },
  ),
  'closes-on-sunday': warning(0.03, 'The tender closes on a Sunday.', ({ tender }) =>
    isSunday(dayOf(tender.closing_date_time)),
  ),
  'closes-on-public-holiday': warning(
    0.03,
    'The tender closes on a South African public holiday.',
    ({ tender }) => {
      const day = dayOf(tender.closing_date_time);
      return isPublicHoliday(day) && !isSunday(day);
    },
  ),
  'implausible-validity': info(
    0.02,
    'Offers must stay valid for fewer than 30 days or for more than a year.',
    ({ tender: { validity_period: days } }) => days !== null && (days < MIN_VALIDITY || days > MAX_VALIDITY),
  ),
  'cancelled-before-publication': warning(
    0.05,
    'The cancellation is dated before the publication.',
    ({ tender }) => dayOf(tender.cancelled_at) < dayOf(tender.publication_date_time),
  ),
  'document-from-the-future': warning(
    0.02,
    'A document is dated more than a day after the record was captured.',
    ({ tender, documents }) => {
      for (const { published_at, modified_at } of documents)
        if (isAhead(published_at, tender.captured_at) || isAhead(modified_at, tender.captured_at))
          return true;
      return false;
    },
  ),
});
