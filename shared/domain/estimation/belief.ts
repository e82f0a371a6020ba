import { cidbRange } from '#shared/codelists/cidb-grades.ts';
import { type EstimationSubject, statedOf, textOf } from './comparable.ts';
import { dayNumber, logPrices } from './days.ts';
import { type StatedValue, statedValueOf } from './stated-value.ts';

/** A possible value: its logarithm in rand at prices of 2009, and its uncertainty. */
export type Belief = { centre: number; spread: number };

/** Distance of an award from a stated budget, as a logarithm: two thirds lie within 35 %. */
const BUDGET_SPREAD = 0.35;
/** A limit alone says less: awards lie below it, typically at half of it. */
const BELOW_LIMIT = 0.7;
const LIMIT_SPREAD = 0.9;
/** Half of the width of an interval that contains 80 % of a normal distribution. */
const HALF_WIDTH = 1.2816;

/** Combines two independent beliefs, each weighted by its precision. */
export function combined(one: Belief, other: Belief): Belief {
  const [here, there] = [one.spread ** -2, other.spread ** -2];
  return {
    centre: (here * one.centre + there * other.centre) / (here + there),
    spread: (here + there) ** -0.5,
  };
}

/** Limits that contain 80 % of the possible values, and the middle; logarithms in rand. */
export type Limited = { low: number; middle: number; high: number };

/**
 * Combines an interval with the range of values of the CIDB grade that the tender asks for. A buyer asks for the grade
 * of the value that it expects, so the middle stays within the range; the interval may leave it, because awards do.
 * @returns the unchanged interval if no grade is required
 */
export function withGrade(given: Limited, subject: EstimationSubject): Limited {
  const { grade } = statedOf(subject);
  if (grade === null) return given;
  const { above, upTo } = cidbRange(grade, subject.publishedDay);
  const half = (given.high - given.low) / 2;
  const own = { centre: given.middle, spread: Math.max(LEAST_SPREAD, half / HALF_WIDTH) };
  const { centre, spread } = combined(own, nominal({ from: above, to: upTo }));
  const middle = Math.min(
    Math.max(centre, above === null ? -Infinity : Math.log(above)),
    upTo === null ? Infinity : Math.log(upTo),
  );
  return { low: middle - HALF_WIDTH * spread, middle, high: middle + HALF_WIDTH * spread };
}

/** No interval is narrower than this. */
const LEAST_SPREAD = 0.01;

/** @returns what a tender's own text says about its value, at prices of 2009; null if it says nothing */
export function beliefOf(subject: EstimationSubject): Belief | null {
  const stated = statedValueOf(textOf(subject));
  if (stated === null) return null;
  const { centre, spread } = nominal(stated);
  return { centre: centre - logPrices(dayNumber(subject.publishedDay)), spread };
}

function nominal({ from, to }: StatedValue): Belief {
  if (to === null) return { centre: Math.log(from!) + BELOW_LIMIT, spread: LIMIT_SPREAD };
  if (from === null) return { centre: Math.log(to) - BELOW_LIMIT, spread: LIMIT_SPREAD };
  return {
    centre: (Math.log(from) + Math.log(to)) / 2,
    spread: Math.max(BUDGET_SPREAD, Math.log(to / from) / 2 / HALF_WIDTH),
  };
}
