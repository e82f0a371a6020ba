import { dayOf, isAhead } from './calendar.ts';
import { checksOf, error, hasIssue, info, warning } from './check.ts';

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

export const awardChecks = checksOf('awards', {
  'awarded-before-closing': warning(
    0.05,
    'An award is dated before the day on which the tender closes.',
    ({ tender, awards }) => {
      for (const award of awards)
        if (award.awarded_at !== null && dayOf(award.awarded_at) < dayOf(tender.closing_date_time))
          return true;
      return false;
    },
  ),
  'awarded-long-after-closing': info(
    0.02,
    'An award is dated more than three years after the closing time.',
    ({ tender, awards }) => {
      for (const award of awards)
        if (
          award.awarded_at !== null &&
          dayOf(award.awarded_at) - dayOf(tender.closing_date_time) > MAX_DAYS_AFTER_CLOSING
        )
          return true;
      return false;
    },
  ),
  'awarded-in-the-future': error(
    0.05,
    'An award is dated more than a day after the record was captured.',
    ({ tender, awards }) => {
      for (const award of awards) if (isAhead(award.awarded_at, tender.captured_at)) return true;
      return false;
    },
  ),
  'unknown-enterprise-type': info(
    0.01,
    'The enterprise type is not EME, QSE, generic or another known type.',
    ({ awards }) => {
      for (const { enterprise_type } of awards)
        if (enterprise_type !== null && !ENTERPRISE.test(enterprise_type)) return true;
      return false;
    },
  ),
  'unknown-bee-level': info(
    0.02,
    'A B-BBEE level is neither one of the eight nor non-compliant.',
    (record) => {
      for (const { bee_level } of record.awards) if (isUnknownLevel(bee_level)) return true;
      for (const { bee_level } of record.subcontractors) if (isUnknownLevel(bee_level)) return true;
      return hasIssue(record, 'unknown-bee-level');
    },
  ),
  'too-many-preference-points': warning(
    0.02,
    'More than 20 points are given for the B-BBEE level, or more than the total points.',
    ({ awards }) => {
      for (const { bee_points, points } of awards)
        if (
          bee_points !== null &&
          (Number(bee_points) > MAX_LEVEL_POINTS || (points !== null && Number(bee_points) > Number(points)))
        )
          return true;
      return false;
    },
  ),
  'subcontracted-beyond-award': error(
    0.05,
    'The shares of the subcontractors of one award add up to more than 100 %.',
    ({ subcontractors }) => {
      for (const { award_id } of subcontractors) {
        let sum = 0;
        for (const other of subcontractors)
          if (other.award_id === award_id && other.percentage !== null) sum += Number(other.percentage);
        if (sum > MAX_TOTAL_SHARE) return true;
      }
      return false;
    },
  ),
  'subcontractor-without-share': info(
    0.01,
    'No publisher gives the share of a subcontractor.',
    ({ subcontractors }) => {
      for (const { percentage } of subcontractors) if (percentage === null) return true;
      return false;
    },
  ),
});
