import type { ScoreInputName } from '#shared/codelists/company-scores.ts';
import { registerInputs } from '#shared/domain/registers/register-score.ts';
import type { RegisterEvidence } from '#shared/tables/company-register.ts';
import { type ScoreInput as InputOf, inputOf, type Known, scoreOf } from './score-input.ts';

/**
 * The two scores of a company. Each is a weighted mean of inputs that are shown with it. They indicate where a closer
 * look is worthwhile; they are not findings, and a publisher's typing error raises them as much as a fault of the
 * company. Decision: docs/decisions/0091-scores-show-their-inputs.md
 */

/** What is known about a company. */
export type ScoredCompany = {
  /** Whether a valid registration number accompanies one of its names. */
  hasRegistration: boolean;
  /** Whether one of its numbers also accompanies clearly different names. */
  sharesNumber: boolean;
  /** Level of the latest award that states one. */
  beeLevel: string | null;
  /** Number of awards with an amount in rand, and of those whose amount looks wrong. */
  amounts: number;
  suspectAmounts: number;
  /** Number of awards whose buyer is known, and of those from its most frequent buyer. */
  buyerAwards: number;
  topBuyerAwards: number;
  /** Whether it is on a list of restricted suppliers; null while no list was read. */
  restricted: boolean | null;
  /** What the company register says; null where it has no entry. */
  register: RegisterEvidence | null;
};

export type CompanyScoreInput = InputOf<ScoreInputName>;

/** Minimum number of awards: a share of fewer says nothing about how a company gets its awards. */
const MIN_BUYER_AWARDS = 5;

const NO_ENTRY: Known = { reason: 'No imported company register has an entry for it.' };
const LITTLE: Known = { reason: 'The entry of the company register says too little.' };
const NO_LIST: Known = { reason: 'No list of restricted suppliers was read yet.' };
const NO_NUMBER: Known = { reason: 'No award or bid states a registration number.' };

/** @returns the inputs of both scores, in the order of the documentation */
export function scoreInputs(company: ScoredCompany): CompanyScoreInput[] {
  const { hasRegistration, sharesNumber } = company;
  const ofNumber = (value: number): Known => (hasRegistration ? { value } : NO_NUMBER);
  return [
    inputOf('compliance', 'registrationNumber', 15, { value: hasRegistration ? 1 : 0 }),
    inputOf('compliance', 'beeLevel', 10, beeLevelOf(company)),
    inputOf('compliance', 'oneNamePerNumber', 15, ofNumber(sharesNumber ? 0 : 1)),
    inputOf('compliance', 'companyRegister', 60, ofRegister(company, 'compliance')),
    inputOf('forensicRisk', 'suspectAmounts', 20, suspectAmountsOf(company)),
    inputOf('forensicRisk', 'buyerConcentration', 15, concentrationOf(company)),
    inputOf('forensicRisk', 'severalNames', 15, ofNumber(sharesNumber ? 1 : 0)),
    inputOf('forensicRisk', 'restrictedSuppliers', 30, restrictedOf(company)),
    inputOf('forensicRisk', 'companyRegister', 20, ofRegister(company, 'forensicRisk')),
  ];
}

/** The score of the entry in the company register, as a share. */
function ofRegister({ register }: ScoredCompany, score: 'compliance' | 'forensicRisk'): Known {
  if (register === null) return NO_ENTRY;
  const found = scoreOf(registerInputs(register), score);
  return found === null ? LITTLE : { value: found / 100 };
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

const restrictedOf = ({ restricted }: ScoredCompany): Known =>
  restricted === null ? NO_LIST : { value: restricted ? 1 : 0 };
