import { cidbRange } from '#shared/codelists/cidb-grades.ts';
import { type Appraisal, appraise } from './appraise.ts';
import { type Basis, basisOf } from './basis.ts';
import { beliefOf, withGrade } from './belief.ts';
import { type EstimationSubject, statedOf, textOf, untilOf } from './comparable.ts';
import { dayNumber, logPrices } from './days.ts';
import { type Factor, factorsOf } from './factors.ts';
import { type Feature, featuresOf } from './features.ts';
import { type EstimationModel, epochOn, knownBefore } from './fit.ts';
import { groupsOf, limitsFor } from './intervals.ts';
import { isPurchase } from './purchase.ts';
import { randText } from './rand.ts';
import { settings } from './settings.ts';
import { statedValueOf } from './stated-value.ts';
import { countOf, traitOf, traitsBy } from './table.ts';

/**
 * The basis of an estimate. `historical`: awards of similar tenders; `benchmark`: awards of the same category, buyer …,
 * none of which shares words with the tender; `document`: what the tender's own text states; `hybrid`: awards and its
 * own text.
 */
export type Methodology = 'historical' | 'document' | 'benchmark' | 'hybrid';

/** An award that was used. Amounts in rand as decimal text; `weight` is its share of the total weight, 0 to 1. */
export type ListedComparable = {
  tenderId: string;
  awardIds: readonly string[];
  amount: string;
  /** The amount at the prices of the tender's day, adjusted for differences between the tenders. */
  adjusted: string;
  weight: number;
};

/** The probable value of a tender. Amounts in rand as decimal text, minimum ≤ median ≤ maximum. */
export type Estimate = {
  version: string;
  minimum: string;
  median: string;
  maximum: string;
  /** Share of the tenders, 0 to 1, whose value lies from minimum to maximum. */
  interval: number;
  methodology: Methodology;
  basis: Basis;
  /** 0 to 100, see confidenceOf. */
  confidence: number;
  factors: readonly Factor[];
  /** Those with the highest weights, at most ten. */
  comparables: readonly ListedComparable[];
  /** Number of comparables used, and the number of equally weighted ones with the same effect. */
  comparablesUsed: number;
  /** The group whose judged estimates gave the interval, such as `category civil-engineering`; null if none did. */
  group: string | null;
};

/**
 * Why there is no estimate. `not-a-purchase`: an organ of state sells or lets, and estimates are learned from
 * purchases; `no-publication-day`: without it, nobody can say what was known before; `asks-no-price`: a request for
 * information or an expression of interest; `too-few-awards`: too few awards were known to learn from;
 * `not-calibrated`: enough to learn from, but too few to say how far estimates lie from values; `nothing-to-compare`:
 * no word, category or buyer in common with any known award.
 */
export type NoEstimate = {
  version: string;
  none:
    | 'not-a-purchase'
    | 'no-publication-day'
    | 'asks-no-price'
    | 'too-few-awards'
    | 'not-calibrated'
    | 'nothing-to-compare';
};

/** Share of the values that the interval should contain. */
export const INTERVAL = 0.8;
const WITHOUT_PRICE: ReadonlySet<string> = new Set(['request-for-information', 'expression-of-interest']);

/**
 * Estimates a tender from what was known until it closed: its own award and later ones have no effect. Takes a
 * millisecond or less.
 * @param until the first day whose awards are not used, see untilOf
 */
export function estimateOf(
  model: EstimationModel,
  subject: EstimationSubject,
  until: number = untilOf(subject),
): Estimate | NoEstimate {
  const { version } = model;
  if (!isPurchase(subject)) return { version, none: 'not-a-purchase' };
  const day = dayNumber(subject.publishedDay);
  if (!Number.isFinite(day)) return { version, none: 'no-publication-day' };
  if (subject.method !== null && WITHOUT_PRICE.has(subject.method)) return { version, none: 'asks-no-price' };
  const found = fromAwards(model, subject, withoutOwn(model, subject, until));
  return typeof found === 'string'
    ? (fromDocument(version, subject, day) ?? { version, none: found })
    : found;
}

/**
 * @returns the day, or an earlier one if the tender's own award would count before it, for example because its closing
 *   moved after the fit
 */
export function withoutOwn(
  { table, rowOf }: EstimationModel,
  { tenderId }: EstimationSubject,
  until: number,
): number {
  const own = rowOf(tenderId);
  return own === null ? until : Math.min(until, table.known[own]!);
}

/** A feature of a tender that comparables also had, with its column. */
type KnownFeature = Feature & { column: number };

/** @returns the features that at least one of the first `length` comparables also has */
const knownFeatures = (
  { table, columnOf }: EstimationModel,
  subject: EstimationSubject,
  length: number,
): KnownFeature[] =>
  featuresOf(subject).flatMap((feature) => {
    const column = columnOf(feature.hashed);
    return column === null || countOf(table, column, length) === 0 ? [] : [{ ...feature, column }];
  });

function fromAwards(
  model: EstimationModel,
  subject: EstimationSubject,
  until: number,
): Estimate | NoEstimate['none'] {
  const { table, search, version } = model;
  const epoch = epochOn(model.epochs, until);
  if (epoch === null) return 'too-few-awards';
  const length = knownBefore(table, until);
  const features = knownFeatures(model, subject, length);
  if (features.every(({ kind }) => kind === 'length')) return 'nothing-to-compare';
  const belief = beliefOf(subject);
  const likeness = {
    tenderId: subject.tenderId,
    columns: features.map(({ column }) => column),
    traits: traitsBy((trait) => traitOf(subject, trait)),
  };
  const limits = limitsFor(epoch.limits, groupsOf(subject));
  if (limits === null) return 'not-calibrated';
  const appraisal = appraise({ table, search, learned: epoch, length }, likeness, belief);
  const prices = logPrices(dayNumber(subject.publishedDay));
  const at = (spreads: number) => appraisal.centre + spreads * appraisal.spread + prices;
  const given = { low: at(limits.low), middle: at(limits.middle), high: at(limits.high) };
  const { low, middle, high } = withGrade(given, subject);
  const total = appraisal.neighbours.reduce((sum, { weight }) => sum + weight, 0);
  const neighbours = [...appraisal.neighbours].sort((one, other) => other.weight - one.weight);
  return {
    version,
    minimum: randText(Math.exp(low)),
    median: randText(Math.exp(middle)),
    maximum: randText(Math.exp(high)),
    interval: INTERVAL,
    methodology: belief !== null ? 'hybrid' : neighbours.some(isAlike) ? 'historical' : 'benchmark',
    basis: basisOf(table, features, length),
    confidence: confidenceOf(high - low, effectiveNumber(appraisal)),
    factors: factorsOf(epoch, features, appraisal, belief),
    comparables: neighbours.slice(0, settings.listed).map(({ row, adjusted, weight }) => ({
      tenderId: table.tenderIds[row]!,
      awardIds: table.awardIds[row]!,
      amount: table.amounts[row]!,
      adjusted: randText(Math.exp(adjusted + prices)),
      weight: Math.round((weight / (total + settings.priorWeight)) * 10_000) / 10_000,
    })),
    comparablesUsed: neighbours.length,
    group: limits.group,
  };
}

/** Whether a neighbour counts as similar: it has enough of the tender's words, or some and the same buyer. */
const isAlike = ({ weight }: { weight: number }): boolean => weight >= Math.exp(-0.75 * settings.sharpness);

/** An estimate from the tender's own text alone: a stated value or range, otherwise the range of its CIDB grade. */
function fromDocument(version: string, subject: EstimationSubject, day: number): Estimate | null {
  const stated = statedValueOf(textOf(subject));
  const grade = statedOf(subject).grade;
  const range = grade === null ? null : cidbRange(grade, subject.publishedDay);
  const bounds = stated ?? (range === null ? null : { from: range.above, to: range.upTo });
  if (bounds === null || bounds.from === null || bounds.to === null) return null;
  const belief = bounds.from === bounds.to ? beliefOf(subject) : null;
  const prices = logPrices(day);
  const half = belief === null ? 0 : 1.2816 * belief.spread;
  const [low, high] =
    belief === null
      ? [bounds.from, bounds.to]
      : [Math.exp(belief.centre + prices - half), Math.exp(belief.centre + prices + half)];
  const width = Math.log(high / low);
  return {
    version,
    minimum: randText(low),
    median: randText(Math.sqrt(low * high)),
    maximum: randText(high),
    interval: INTERVAL,
    methodology: 'document',
    basis: 'text',
    confidence: confidenceOf(width, 1),
    factors: [{ factor: stated === null ? `CIDB grade ${grade}` : 'value stated in the text', effect: null }],
    comparables: [],
    comparablesUsed: 0,
    group: null,
  };
}

/** An interval whose ends are this many times apart says nothing. */
const USELESS = Math.log(1_000);
/** Number of comparables with which the confidence reaches half of what the width allows. */
const HALF = 1;

/**
 * Confidence = 100 × (1 − ln(maximum ÷ minimum) ÷ ln 1000), at least 0, × n ÷ (n + 1), where n is the effective number
 * of comparables; rounded.
 */
export function confidenceOf(logWidth: number, comparables: number): number {
  const narrow = Math.min(1, Math.max(0, 1 - logWidth / USELESS));
  return Math.round(100 * narrow * (comparables / (comparables + HALF)));
}

/**
 * The square of the sum of the weights, divided by the sum of their squares; the weights include that of the effects.
 */
function effectiveNumber({ neighbours }: Appraisal): number {
  let sum = settings.priorWeight;
  let squares = settings.priorWeight ** 2;
  for (const { weight } of neighbours) {
    sum += weight;
    squares += weight ** 2;
  }
  return sum ** 2 / squares;
}
