import { type TenderFacts, tenderTexts } from '#shared/domain/content/tender-texts.ts';
import type { WriteFields } from './write-fields.ts';

export const tenderSeoWritten: WriteFields = (facts) => tenderTexts(facts as TenderFacts);
