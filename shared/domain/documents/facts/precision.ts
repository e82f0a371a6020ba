import type { Part } from './parts.ts';

/** Values of one part that were read from real papers, beside what a reader took from them. */
export type Measured = {
  right: number;
  /** Read otherwise than the paper states it, or read where it states nothing. */
  wrong: number;
};

/** What is known of one part, and what follows from it. */
export type Precision = {
  /** All real papers, most of which the rules were mended with: what the rules have learnt, and no evidence. */
  real: Measured;
  /** Those among them that nobody looked at before the rules were done. These alone decide. */
  blind: Measured;
  /** Share that is right in generated papers; null where they do not have the part. */
  generated: number | null;
  /** A bound below which the share of right values lies in one case of five; served as the confidence. */
  confidence: number;
  /** The same of values of which the rules themselves are not sure, and of those of models. */
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

/** A fact is right so often on papers that the rules had not seen, and so sure is it that this is no chance. */
const FACT = { precision: 0.95, bound: 0.8 };
/** What is a finding must be so much better before it becomes a fact, so that one paper more does not move it to and fro. */
const PROMOTED = { precision: 0.96, bound: 0.82 };
/** Generated papers and the other parts together are worth as much as so many real values. */
const PRIOR_WORTH = 6;
/** In one case of five the share is lower than the bound. */
const BELOW = 0.2;

/**
 * @param pooled share that is right in all parts of such papers together
 * @returns the bound: what papers show that the rules had not seen, drawn towards what generated ones and other parts let expect
 */
export function boundOf({ right, wrong }: Measured, generated: number | null, pooled: number): number {
  const expected = generated === null ? pooled : (generated + pooled) / 2;
  const [a, b] = [right + PRIOR_WORTH * expected, wrong + PRIOR_WORTH * (1 - expected)];
  return Math.floor(1_000 * quantile(a, Math.max(b, 0.1), BELOW)) / 1_000;
}

/** So many values of papers that the rules were not mended with must a part have: fewer are right by chance. */
const LEAST = 10;

/**
 * Decides whether values of a part may be claimed.
 * @param blind values of papers that the rules were not mended with
 * @param wasFact in the table before
 */
export function isFactBy(blind: Measured, bound: number, wasFact: boolean): boolean {
  const least = wasFact ? FACT : PROMOTED;
  return seen(blind) >= LEAST && blind.right / seen(blind) >= least.precision && bound >= least.bound;
}

const seen = ({ right, wrong }: Measured): number => right + wrong;

/** @returns the share below which a Beta distribution has the given part of its mass */
function quantile(a: number, b: number, mass: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (massBelow(middle, a, b) < mass) low = middle;
    else high = middle;
  }
  return low;
}

/** Enough for three decimals. */
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
