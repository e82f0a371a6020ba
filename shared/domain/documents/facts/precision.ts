import type { Part } from './parts.ts';

/** Values of one part that rules read in real documents, compared with labels by people. */
export type Measured = {
  right: number;
  /** Values that differ from the document, or that the document does not state. */
  wrong: number;
};

/** The measurements of one part, and the resulting decision. */
export type Precision = {
  /** All real documents. Most of them were used to correct the rules, so these counts are no evidence. */
  real: Measured;
  /** Only the documents that were not used to correct the rules. Only these decide. */
  blind: Measured;
  /** Share of right values in generated documents; null if they do not have the part. */
  generated: number | null;
  /**
   * Lower bound of the share of right values: in one case of five the share is lower. It is served as the confidence.
   */
  confidence: number;
  /** The same for values of which the rules themselves are not sure, and for values of models. */
  doubtful: number;
  isFact: boolean;
};

export type PrecisionTable = Readonly<Record<Part, Precision>>;

type Counts = readonly [right: number, wrong: number];

/** One row of the table, in the order of the columns of {@link Precision}. */
export const known = (
  [right, wrong]: Counts,
  [blindRight, blindWrong]: Counts,
  generated: number | null,
  confidence: number,
  doubtful: number,
  isFact: boolean,
): Precision => ({
  real: { right, wrong },
  blind: { right: blindRight, wrong: blindWrong },
  ...{ generated, confidence, doubtful, isFact },
});

/**
 * Values are facts from this share of right values on in documents that the rules had not seen, and from this lower
 * bound on.
 */
const FACT = { precision: 0.95, bound: 0.8 };
/**
 * A finding becomes a fact only if it would stay one with so many further wrong values, so that a single document does
 * not move it to and fro. The fewer values are known, the more that demands.
 */
const FURTHER_WRONG = 1;
const PROMOTED_BOUND = 0.82;
/** The weight of generated documents and other parts together, in real values. */
const PRIOR_WORTH = 6;
/** Probability that the share is lower than the bound. */
const BELOW = 0.2;

/**
 * @param pooled share of right values in all parts of such documents together
 * @returns the bound: measured in documents that the rules had not seen, and drawn towards the precision in generated
 *   documents and in other parts
 */
export function boundOf({ right, wrong }: Measured, generated: number | null, pooled: number): number {
  const expected = generated === null ? pooled : (generated + pooled) / 2;
  const [a, b] = [right + PRIOR_WORTH * expected, wrong + PRIOR_WORTH * (1 - expected)];
  return Math.floor(1_000 * quantile(a, Math.max(b, 0.1), BELOW)) / 1_000;
}

/** Minimum number of values from documents that were not used to correct the rules: fewer may be right by chance. */
const LEAST = 10;

/**
 * Decides whether values of a part are facts.
 * @param blind values from documents that were not used to correct the rules
 * @param wasFact in the previous table
 */
export function isFactBy(blind: Measured, bound: number, wasFact: boolean): boolean {
  const judged = seen(blind) + (wasFact ? 0 : FURTHER_WRONG);
  return (
    seen(blind) >= LEAST &&
    blind.right / judged >= FACT.precision &&
    bound >= (wasFact ? FACT.bound : PROMOTED_BOUND)
  );
}

const seen = ({ right, wrong }: Measured): number => right + wrong;

/** @returns the quantile of a Beta distribution */
function quantile(a: number, b: number, mass: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (massBelow(middle, a, b) < mass) low = middle;
    else high = middle;
  }
  return low;
}

/** Enough steps for three decimals. */
const STEPS = 4_000;

/** The mass of a Beta distribution below a share. With b below one its density has a pole at 1, which x = 1 - (1 - u)^(1/b) makes flat. */
function massBelow(share: number, a: number, b: number): number {
  const power = Math.max(1, 1 / b);
  const of = (u: number) => 1 - (1 - u) ** power;
  const density = (u: number) => of(u) ** (a - 1) * (1 - u) ** (power * b - 1);
  const sum = (until: number) => {
    let total = 0;
    for (let step = 0; step < STEPS; step += 1) total += density((until * (step + 0.5)) / STEPS);
    return (total * until) / STEPS;
  };
  return sum(1 - (1 - share) ** (1 / power)) / sum(1);
}
