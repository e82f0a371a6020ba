/** Names in the scores of a company and of its entry in the company register. */

export const scoreNames = ['compliance', 'forensicRisk'] as const;
export type ScoreName = (typeof scoreNames)[number];

/** What is looked at for the scores of a company (`shared/domain/suppliers/score.ts`). */
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

/** What is looked at for those of an entry of the register (`shared/domain/registers/register-score.ts`). */
export const registerInputNames = [
  'standing',
  'annualReturns',
  'directorsNamed',
  'directorsAllowed',
  'disqualifiedDirectors',
  'sharedDirectors',
  'officialDirectors',
  'newWhenAwarded',
] as const;
export type RegisterInputName = (typeof registerInputNames)[number];
