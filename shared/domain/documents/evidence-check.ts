import type { DocumentAnalysis } from './analysis.ts';
import { type DocumentText, type Evidence, isFoundIn } from './document-text.ts';

/** A value of an analysis whose passage does not stand in the text. */
export type MissingEvidence = { field: string; evidence: Evidence | null };

/**
 * Looks for the evidence of every value in the stored text.
 * @returns what is not found, and the fields of values without evidence; empty for a sound analysis
 */
export function missingEvidence(text: DocumentText, analysis: DocumentAnalysis): MissingEvidence[] {
  const found = [
    ...(analysis.documentCategory === null
      ? []
      : [{ field: 'documentCategory', found: analysis.documentCategory }]),
    ...Object.entries(analysis.values).flatMap(([field, value]) =>
      value === null ? [] : [{ field, found: value }],
    ),
    ...Object.entries(analysis.lists).flatMap(([field, list]) =>
      list.map((value) => ({ field, found: value })),
    ),
  ];
  return [
    ...found.flatMap(({ field, found: { evidence } }): MissingEvidence[] =>
      evidence.length === 0
        ? [{ field, evidence: null }]
        : evidence.filter((one) => !isFoundIn(text, one)).map((one) => ({ field, evidence: one })),
    ),
    ...analysis.unclassified
      .filter((one) => !isFoundIn(text, one))
      .map((evidence) => ({ field: 'unclassified', evidence })),
  ];
}
