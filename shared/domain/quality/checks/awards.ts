import { dayOf, isAhead } from './calendar.ts';
import { checksOf, hasIssue } from './check.ts';

const MAX_DAYS_AFTER_CLOSING = 3 * 365;
/** The points that the B-BBEE level can earn, under either preference point system. */
const MAX_LEVEL_POINTS = 20;
/** Percent, with a tolerance because each share is rounded. */
const MAX_TOTAL_SHARE = 100.5;

/** Classes of the B-BBEE codes, and the words the publishers use for large enterprises. */
const ENTERPRISE =
  /^(?:eme|qse|generic|large|(?:generic|large|medium|small|micro)(?:[\s-]+(?:sized\s+)?enterprise)?|other|npo|non[\s-]*profit.*)$/i;
const LEVEL = /^(?:[1-8]|non-compliant)$/;

const isUnknownLevel = (level: string | null): boolean => level !== null && !LEVEL.test(level);

export const awardChecks = checksOf('awards', [
  {
    name: 'awarded-before-closing',
    meaning: 'An award is dated before the day on which the tender closes.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ tender, awards }) => {
      for (const award of awards)
        if (award.awarded_at !== null && dayOf(award.awarded_at) < dayOf(tender.closing_date_time))
          return true;
      return false;
    },
  },
  {
    name: 'awarded-long-after-closing',
    meaning: 'An award is dated more than three years after the closing time.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender, awards }) => {
      for (const award of awards)
        if (
          award.awarded_at !== null &&
          dayOf(award.awarded_at) - dayOf(tender.closing_date_time) > MAX_DAYS_AFTER_CLOSING
        )
          return true;
      return false;
    },
  },
  {
    name: 'awarded-in-the-future',
    meaning: 'An award is dated more than a day after the record was captured.',
    severity: 'error',
    weight: 0.05,
    fails: ({ tender, awards }) => {
      for (const award of awards) if (isAhead(award.awarded_at, tender.captured_at)) return true;
      return false;
    },
  },
  {
    name: 'unknown-enterprise-type',
    meaning: 'The enterprise type is none of EME, QSE, generic and the other known ones.',
    severity: 'info',
    weight: 0.01,
    fails: ({ awards }) => {
      for (const { enterprise_type } of awards)
        if (enterprise_type !== null && !ENTERPRISE.test(enterprise_type)) return true;
      return false;
    },
  },
  {
    name: 'unknown-bee-level',
    meaning: 'A B-BBEE level is neither one of the eight nor non-compliant.',
    severity: 'info',
    weight: 0.02,
    fails: (record) => {
      for (const { bee_level } of record.awards) if (isUnknownLevel(bee_level)) return true;
      for (const { bee_level } of record.subcontractors) if (isUnknownLevel(bee_level)) return true;
      return hasIssue(record, 'unknown-bee-level');
    },
  },
  {
    name: 'too-many-preference-points',
    meaning: 'More than 20 points are given for the B-BBEE level, or more than the total points.',
    severity: 'warning',
    weight: 0.02,
    fails: ({ awards }) => {
      for (const { bee_points, points } of awards)
        if (
          bee_points !== null &&
          (Number(bee_points) > MAX_LEVEL_POINTS || (points !== null && Number(bee_points) > Number(points)))
        )
          return true;
      return false;
    },
  },
  {
    name: 'subcontracted-beyond-award',
    meaning: 'The shares of the subcontractors of one award add up to more than 100 %.',
    severity: 'error',
    weight: 0.05,
    fails: ({ subcontractors }) => {
      for (const { award_id } of subcontractors) {
        let sum = 0;
        for (const other of subcontractors)
          if (other.award_id === award_id && other.percentage !== null) sum += Number(other.percentage);
        if (sum > MAX_TOTAL_SHARE) return true;
      }
      return false;
    },
  },
  {
    name: 'subcontractor-without-share',
    meaning: 'No publisher gives the share of a subcontractor.',
    severity: 'info',
    weight: 0.01,
    fails: ({ subcontractors }) => {
      for (const { percentage } of subcontractors) if (percentage === null) return true;
      return false;
    },
  },
]);
