import { registerInputs } from '#shared/domain/registers/register-score.ts';
import { scoreOf } from '#shared/domain/suppliers/score-input.ts';
import type { RegisterEvidence } from '#shared/tables/company-register.ts';

/** Both scores of an entry of the company register; null without evidence. */
export function registerScores(evidence: unknown) {
  const inputs = evidence ? registerInputs(evidence as RegisterEvidence) : null;
  return {
    inputs,
    compliance: inputs && scoreOf(inputs, 'compliance'),
    forensicRisk: inputs && scoreOf(inputs, 'forensicRisk'),
  };
}
