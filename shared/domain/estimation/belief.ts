import { type Subject, textOf } from './comparable.ts';
import { dayNumber, logPrices } from './days.ts';
import { type StatedValue, statedValueOf } from './stated-value.ts';

/** A value that may be: its logarithm in rand at prices of 2009, and how far it may be wrong. */
export type Belief = { centre: number; spread: number };

/** How far an award lies from a stated budget, as a logarithm: two thirds within 35 %. */
const BUDGET_SPREAD = 0.35;
/** A limit alone says less: awards lie below it, typically at half of it. */
const BELOW_LIMIT = 0.7;
const LIMIT_SPREAD = 0.9;
/** Half of the width of an interval that contains 80 % of a normal distribution. */
const HALF_WIDTH = 1.2816;

/** @returns what a tender's own text says of its value, at prices of 2009; null where it says nothing */
export function beliefOf(subject: Subject): Belief | null {
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
