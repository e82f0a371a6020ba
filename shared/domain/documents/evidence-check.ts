import { type DocumentAnalysis, type Found, foundIn } from './analysis.ts';
import { type DocumentText, type Evidence, isFoundIn } from './document-text.ts';

/** A value of an analysis whose passage is not in the text. */
export type MissingEvidence = { field: string; evidence: Evidence | null };

/**
 * Checks that the evidence of every value is in the stored text.
 * @returns evidence that is not found, and fields of values without evidence; empty for a correct analysis
 */
export function missingEvidence(text: DocumentText, analysis: DocumentAnalysis): MissingEvidence[] {
  const found = [
    ...(analysis.documentCategory === null
      ? []
      : [{ field: 'documentCategory', found: analysis.documentCategory }]),
    ...foundIn<Found<unknown>>(analysis),
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

/**
 * Leaves out values whose passages are not in the stored text, so that every shown value can be looked up. Everything
 * else does not change.
 */
export function withEvidence(
  text: DocumentText,
  analysis: DocumentAnalysis,
): { analysis: DocumentAnalysis; missing: MissingEvidence[] } {
  const missing = missingEvidence(text, analysis);
  if (missing.length === 0) return { analysis, missing };
  const stands = ({ evidence }: Found<unknown>): boolean =>
    evidence.length > 0 && evidence.every((one) => isFoundIn(text, one));
  const kept = <Kinds extends object>(kinds: Kinds, keep: (found: never) => unknown): Kinds =>
    Object.fromEntries(Object.entries(kinds).map(([field, found]) => [field, keep(found as never)])) as Kinds;
  const ifStands = <Value>(found: Found<Value> | null): Found<Value> | null =>
    found !== null && stands(found) ? found : null;
  return {
    analysis: {
      ...analysis,
      documentCategory: ifStands(analysis.documentCategory),
      values: kept(analysis.values, ifStands),
      lists: kept(analysis.lists, (list: Found<unknown>[]) => list.filter(stands)),
      ...(analysis.subject === undefined ? {} : { subject: analysis.subject.filter(stands) }),
      unclassified: analysis.unclassified.filter((one) => isFoundIn(text, one)),
    },
    missing,
  };
}
