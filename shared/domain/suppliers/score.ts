/**
 * The two scores of a company. Each is a weighted mean of inputs that stand beside it. They say where a closer look is worth
 * it; they are no findings, and a typing error of a publisher raises them as a fault of the company would.
 */

export const scoreNames = ['compliance', 'forensicRisk'] as const;
export type ScoreName = (typeof scoreNames)[number];

export const scoreInputNames = [
  'registrationNumber',
  'beeLevel',
  'oneNamePerNumber',
  'companyRegister',
  'suspectAmounts',
  'buyerConcentration',
  'severalNames',
  'restrictedSuppliers',
] as const;
export type ScoreInputName = (typeof scoreInputNames)[number];

/** What is known about a company. */
export type ScoredCompany = {
  /** Whether a registration number that passed its checks stands beside one of its names. */
  hasRegistration: boolean;
  /** Whether a number of it stands beside clearly different names, too. */
  sharesNumber: boolean;
  /** Level of the latest award that states one. */
  beeLevel: string | null;
  /** Awards with an amount in rand, and those of them whose amount looks wrong. */
  amounts: number;
  suspectAmounts: number;
  /** Awards whose buyer is known, and those of its most frequent buyer. */
  buyerAwards: number;
  topBuyerAwards: number;
};

export type ScoreInput = {
  score: ScoreName;
  input: ScoreInputName;
  /** 0 to 1; null where it is not known. */
  value: number | null;
  /** The points that the value 1 gives. The weights of a score are 100 together. */
  weight: number;
  /** `value` times `weight`; null where the value is not known. */
  points: number | null;
  /** Why the value is not known; null where it is. */
  reason: string | null;
};

/** A score is given where the inputs that are known weigh at least this much. */
const MIN_KNOWN = 50;
/** A share of fewer awards says nothing about how a company gets its awards. */
const MIN_BUYER_AWARDS = 5;

type Known = { value: number } | { reason: string };
const NO_REGISTER: Known = { reason: 'The company register is not part of the service yet.' };
const NO_LIST: Known = { reason: 'The list of restricted suppliers is not part of the service yet.' };
const NO_NUMBER: Known = { reason: 'No award or bid states a registration number.' };

/** @returns the inputs of both scores, in the order of the documentation */
export function scoreInputs(company: ScoredCompany): ScoreInput[] {
  const { hasRegistration, sharesNumber } = company;
  const ofNumber = (value: number): Known => (hasRegistration ? { value } : NO_NUMBER);
  return [
    inputOf('compliance', 'registrationNumber', 15, { value: hasRegistration ? 1 : 0 }),
    inputOf('compliance', 'beeLevel', 10, beeLevelOf(company)),
    inputOf('compliance', 'oneNamePerNumber', 15, ofNumber(sharesNumber ? 0 : 1)),
    inputOf('compliance', 'companyRegister', 60, NO_REGISTER),
    inputOf('forensicRisk', 'suspectAmounts', 20, suspectAmountsOf(company)),
    inputOf('forensicRisk', 'buyerConcentration', 15, concentrationOf(company)),
    inputOf('forensicRisk', 'severalNames', 15, ofNumber(sharesNumber ? 1 : 0)),
    inputOf('forensicRisk', 'restrictedSuppliers', 30, NO_LIST),
    inputOf('forensicRisk', 'companyRegister', 20, NO_REGISTER),
  ];
}

/**
 * @param inputs as `scoreInputs` gives them
 * @returns the points of the known inputs as a share of their weights, 0 to 100; null where they weigh less than half of all
 */
export function scoreOf(inputs: readonly ScoreInput[], score: ScoreName): number | null {
  const known = inputs.filter((one) => one.score === score && one.points !== null);
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight < MIN_KNOWN) return null;
  return Math.round((100 * known.reduce((sum, { points }) => sum + (points ?? 0), 0)) / weight);
}

function inputOf(score: ScoreName, input: ScoreInputName, weight: number, known: Known): ScoreInput {
  if ('reason' in known) return { score, input, value: null, weight, points: null, reason: known.reason };
  const points = rounded(known.value * weight, 2);
  return { score, input, value: rounded(known.value, 4), weight, points, reason: null };
}

const beeLevelOf = ({ beeLevel }: ScoredCompany): Known =>
  beeLevel === null
    ? { reason: 'No award states a B-BBEE level.' }
    : { value: /^[1-8]$/.test(beeLevel) ? 1 : 0 };

const suspectAmountsOf = ({ amounts, suspectAmounts }: ScoredCompany): Known =>
  amounts === 0 ? { reason: 'No award has an amount in rand.' } : { value: suspectAmounts / amounts };

/** Half of the awards from one buyer is usual, as most companies supply one place. */
const concentrationOf = ({ buyerAwards, topBuyerAwards }: ScoredCompany): Known =>
  buyerAwards < MIN_BUYER_AWARDS
    ? { reason: `Fewer than ${MIN_BUYER_AWARDS} awards have a known buyer.` }
    : { value: Math.max(0, (2 * topBuyerAwards) / buyerAwards - 1) };

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
