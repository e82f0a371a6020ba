import { legalFormOf } from '#shared/domain/suppliers/company-type.ts';
import { type ScoredCompany, scoreInputs } from '#shared/domain/suppliers/score.ts';
import { scoreOf } from '#shared/domain/suppliers/score-input.ts';
import { registerScores } from './register-scores.ts';
import type { WriteFields } from './write-fields.ts';

type Facts = {
  named: Parameters<typeof legalFormOf>[0];
  scored: ScoredCompany;
  entry: Record<string, unknown> | null;
};

export const companyWritten: WriteFields = (facts) => {
  const { named, scored, entry } = facts as Facts;
  const scores = scoreInputs(scored);
  const compliance = scoreOf(scores, 'compliance');
  const forensicRisk = scoreOf(scores, 'forensicRisk');
  return {
    company_type: legalFormOf(named),
    scores,
    ...{ compliance_score: compliance, forensic_risk_score: forensicRisk },
    ...{ cipc_compliance_score: compliance, cipc_forensic_risk_score: forensicRisk },
    cipc: entry && scoredEntry(entry),
  };
};

/** An entry of the company register with both scores instead of their evidence. */
function scoredEntry({ evidence, ...entry }: Record<string, unknown>): Record<string, unknown> {
  const { compliance, forensicRisk } = registerScores(evidence);
  return { ...entry, complianceScore: compliance, forensicRiskScore: forensicRisk };
}
