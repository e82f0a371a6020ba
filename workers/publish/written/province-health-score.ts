import { type ProvinceFigures, provinceScore } from '#shared/domain/buyers/province-score.ts';
import type { WriteFields } from './write-fields.ts';

export const provinceHealthScoreWritten: WriteFields = (facts) => provinceScore(facts as ProvinceFigures);
