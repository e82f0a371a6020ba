import { dayOf, isAhead, isPublicHoliday, isSunday, minuteOf, timeOf } from './calendar.ts';
import { checksOf, isFound } from './check.ts';

/** The portal began in 2015. */
const FIRST_DAY = dayOf('2015-01-01T00:00:00+02:00');
const SHORTEST_ADVERT = 3;
const LONGEST_ADVERT = 365;
const SHORTEST_VALIDITY = 30;
const LONGEST_VALIDITY = 365;
/** Minutes of the day: no office takes offers at night, but systems for electronic ones close just before midnight. */
const [MORNING, EVENING, LAST_HOUR] = [6 * 60, 20 * 60, 23 * 60];

export const dateChecks = checksOf('dates', [
  {
    name: 'no-publication-date',
    means: 'Nobody says when the tender was published.',
    severity: 'warning',
    weight: 0.1,
    fails: ({ tender }) => tender.published_at === null,
  },
  {
    name: 'no-closing-date',
    means: 'Nobody says until when offers are taken.',
    severity: 'warning',
    weight: 0.15,
    fails: ({ tender }) => tender.closes_at === null,
  },
  {
    name: 'closes-before-publication',
    means: 'The closing time is before the publication.',
    severity: 'error',
    weight: 0.2,
    fails: (record) =>
      isFound(record, 'closes-before-publication') ||
      timeOf(record.tender.closes_at) < timeOf(record.tender.published_at),
  },
  {
    name: 'published-in-the-future',
    means: 'The date of publication is more than a day after the record was captured.',
    severity: 'error',
    weight: 0.1,
    fails: ({ tender }) => isAhead(tender.published_at, tender.captured_at),
  },
  {
    name: 'published-before-2015',
    means: 'The date of publication is before 2015, when the national portal began.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => dayOf(tender.published_at) < FIRST_DAY,
  },
  {
    name: 'advertised-too-shortly',
    means: 'Offers are taken for fewer than three days.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender: { published_at, closes_at } }) =>
      dayOf(closes_at) - dayOf(published_at) < SHORTEST_ADVERT && timeOf(closes_at) >= timeOf(published_at),
  },
  {
    name: 'advertised-too-long',
    means: 'Offers are taken for more than a year.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender: { published_at, closes_at } }) =>
      dayOf(closes_at) - dayOf(published_at) > LONGEST_ADVERT,
  },
  {
    name: 'opens-after-closing',
    means: 'The tender period begins after it ends.',
    severity: 'error',
    weight: 0.1,
    fails: ({ tender }) => timeOf(tender.opens_at) > timeOf(tender.closes_at),
  },
  {
    name: 'closes-at-midnight',
    means: 'The tender closes at 00:00: its time of day was probably left out.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => minuteOf(tender.closes_at) === 0,
  },
  {
    name: 'closes-at-night',
    means: 'The tender closes between 20:00 and 23:00 or between 00:01 and 06:00, when no office is open.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => {
      const minute = minuteOf(tender.closes_at);
      return (minute > 0 && minute < MORNING) || (minute >= EVENING && minute < LAST_HOUR);
    },
  },
  {
    name: 'closes-on-sunday',
    means: 'The tender closes on a Sunday.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => isSunday(dayOf(tender.closes_at)),
  },
  {
    name: 'closes-on-public-holiday',
    means: 'The tender closes on a South African public holiday.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender }) => {
      const day = dayOf(tender.closes_at);
      return isPublicHoliday(day) && !isSunday(day);
    },
  },
  {
    name: 'implausible-validity',
    means: 'Offers must stay valid for fewer than 30 days or for more than a year.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { validity_period: days } }) =>
      days !== null && (days < SHORTEST_VALIDITY || days > LONGEST_VALIDITY),
  },
  {
    name: 'cancelled-before-publication',
    means: 'The cancellation is dated before the publication.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender }) => dayOf(tender.cancelled_at) < dayOf(tender.published_at),
  },
  {
    name: 'document-from-the-future',
    means: 'A document is dated more than a day after the record was captured.',
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
