import { legalFormOf } from '#shared/domain/suppliers/company-type.ts';
import { type ScoredCompany, scoreInputs } from '#shared/domain/suppliers/score.ts';
import { scoreOf } from '#shared/domain/suppliers/score-input.ts';
import { registerScores } from './register-scores.ts';
import type { WriteFields } from './write-fields.ts';

export const companyWritten: WriteFields = ({ scores: known, company_type: stated, cipc }) => {
  const inputs = known ? scoreInputs(known as ScoredCompany) : null;
  const compliance = inputs && scoreOf(inputs, 'compliance');
  const forensicRisk = inputs && scoreOf(inputs, 'forensicRisk');
  return {
    company_type: stated && legalFormOf(stated as Parameters<typeof legalFormOf>[0]),
    scores: inputs,
    ...{ compliance_score: compliance, forensic_risk_score: forensicRisk },
    ...{ cipc_compliance_score: compliance, cipc_forensic_risk_score: forensicRisk },
    cipc: cipc && scoredEntry(cipc as Record<string, unknown>),
  };
};

/** An entry of the company register with both scores, in place of their evidence. */
function scoredEntry({ evidence, ...entry }: Record<string, unknown>): Record<string, unknown> {
  const { compliance, forensicRisk } = registerScores(evidence);
  return { ...entry, complianceScore: compliance, forensicRiskScore: forensicRisk };
}
