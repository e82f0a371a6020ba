import { type HealthFigures, healthScore } from '#shared/domain/buyers/health-score.ts';
import type { WriteFields } from './write-fields.ts';

export const healthScoreWritten: WriteFields = (facts) => healthScore(facts as HealthFigures);
