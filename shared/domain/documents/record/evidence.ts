import { foundIn } from '../analysis.ts';
import type { CombinedAnalysis, FoundIn } from '../combine-analyses.ts';
import { rounded } from './requirements.ts';

/** A value and the place at which a document states it. */
export type EvidenceEntry = {
  field: string;
  value: unknown;
  confidence: number;
  source: 'rule' | 'model';
  documentId: string;
  page: number;
  start: number;
  end: number;
  quote: string;
};

/** @returns one entry for each passage, in the order of the fields */
export const evidenceOf = (combined: CombinedAnalysis): EvidenceEntry[] =>
  foundIn<FoundIn<unknown>>(combined).flatMap(({ field, found: { value, confidence, source, evidence } }) =>
    evidence.map(({ documentId, page, start, end, quote }) => ({
      ...{ field, value, confidence: rounded(confidence), source: source ?? 'rule' },
      ...{ documentId, page, start, end, quote },
    })),
  );
