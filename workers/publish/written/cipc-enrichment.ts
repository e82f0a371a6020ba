import { registerScores } from './register-scores.ts';
import type { WriteFields } from './write-fields.ts';

export const cipcEnrichmentWritten: WriteFields = (evidence) => {
  const { inputs, compliance, forensicRisk } = registerScores(evidence);
  return { scores: inputs, compliance_score: compliance, forensic_risk_score: forensicRisk };
};
