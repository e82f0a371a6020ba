import { registerScores } from './register-scores.ts';
import type { WriteFields } from './write-fields.ts';

/** The scores are those of the company; the statement gives their evidence. */
export const companyDirectorWritten: WriteFields = (evidence) => {
  const { compliance, forensicRisk } = registerScores(evidence);
  return { compliance_score: compliance, forensic_risk_score: forensicRisk };
};
