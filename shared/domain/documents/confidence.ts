import type { DocumentAnalysis, Found } from './analysis.ts';
import { confidenceShares } from './confidence-shares.ts';

/**
 * Where the bands of stated confidence begin. Rules of one field are a family: their confidences tell sure from doubtful values, and
 * what they amount to is measured. Rules state one of few numbers, so that more bands would be of few values each. */
export const BANDS = [0, 0.8, 0.9] as const;

/** @returns the band of a stated confidence */
export const bandOf = (stated: number): number => BANDS.findLast((from) => stated >= from) ?? 0;

/**
 * @param stated by a rule of the field
 * @returns the share of such values that was right in labelled documents; what the rule states where none was seen
 */
export function calibrated(field: string, stated: number): number {
  const known = confidenceShares[field]?.find(({ from }) => from === bandOf(stated));
  return known?.share ?? stated;
}

/** @returns the analysis with confidences that hold */
export function withCalibratedConfidence(analysis: DocumentAnalysis): DocumentAnalysis {
  const one = <Value>(field: string, found: Found<Value>): Found<Value> => ({
    ...found,
    confidence: calibrated(field, found.confidence),
  });
  const entries = <Kind>(kinds: object, of: (field: string, found: never) => unknown): Kind =>
    Object.fromEntries(
      Object.entries(kinds).map(([field, found]) => [field, of(field, found as never)]),
    ) as Kind;
  return {
    ...analysis,
    values: entries(analysis.values, (field, found: Found<unknown> | null) =>
      found === null ? null : one(field, found),
    ),
    lists: entries(analysis.lists, (field, list: Found<unknown>[]) => list.map((found) => one(field, found))),
    ...(analysis.subject === undefined
      ? {}
      : { subject: analysis.subject.map((found) => one('subject', found)) }),
  };
}
