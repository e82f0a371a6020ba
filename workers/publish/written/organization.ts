import { knownFacts, type Stated } from '#shared/domain/buyers/known-facts.ts';
import type { WriteFields } from './write-fields.ts';

export const organizationWritten: WriteFields = (facts) => knownFacts(facts as Stated);
