import type { CidbGrade } from '#shared/codelists/cidb-grades.ts';
import { cidbGradeOf } from './cidb-grade.ts';
import { dayNumber } from './days.ts';
import { durationOf } from './duration.ts';

/** A tender as an estimate sees it: what its publisher says about it, without its awards. */
export type EstimationSubject = {
  tenderId: string;
  /** `YYYY-MM-DD`, South African. */
  publishedDay: string;
  /** The last day on which bids could be submitted, `YYYY-MM-DD`, South African; null if unknown. */
  closingDay: string | null;
  title: string | null;
  description: string | null;
  /** Slug of the category. */
  category: string | null;
  /** Id of the organ of state that buys. */
  buyer: string | null;
  province: string | null;
  /** Slug of the tender type, such as `request-for-quotation`. */
  method: string | null;
  /** Term of the contract in months if a field states it; otherwise it is read from the text. */
  months?: number | null;
};

/** A tender whose awarded value is known, so that others can be compared with it. */
export type Comparable = EstimationSubject & {
  /** Ids of the awards that make up the value. */
  awardIds: readonly string[];
  /** Total award in rand, as decimal text greater than 0. */
  amount: string;
  /** Day of the award, or the best known approximation. */
  awardDay: string;
  /** Day on which this service, or anybody, could first know the amount. */
  knownDay: string;
};

/**
 * @returns the first day whose awards are not used in the estimate of a tender, see dayNumber: the day after its
 *   closing, otherwise that of its publication. While a tender is open, all known awards are earlier. NaN without a
 *   publication
 */
export function untilOf({
  publishedDay,
  closingDay,
}: Pick<EstimationSubject, 'publishedDay' | 'closingDay'>): number {
  const published = dayNumber(publishedDay);
  return closingDay === null ? published : Math.max(published, dayNumber(closingDay) + 1);
}

/** What the words of a tender say about its size. */
export type Stated = { months: number | null; grade: CidbGrade | null };

/** @returns title and description as one text */
export const textOf = ({ title, description }: EstimationSubject): string =>
  `${title ?? ''}\n${description ?? ''}`;

/** @returns term and grade, from the fields if they have them, otherwise from the text */
export function statedOf(subject: EstimationSubject): Stated {
  const text = textOf(subject);
  const given = subject.months ?? null;
  return {
    months: given !== null && given > 0 ? given : durationOf(text, subject.publishedDay),
    grade: cidbGradeOf(text),
  };
}
