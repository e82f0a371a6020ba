import { analyse } from './analyse.ts';
import type { DocumentAnalysis } from './analysis.ts';
import { combineAnalyses } from './combine-analyses.ts';
import type { DocumentText } from './document-text.ts';
import { type MissingEvidence, withEvidence } from './evidence-check.ts';
import { factsAndFindings } from './facts/gate.ts';
import { pointsOf, type Summary, summariseDocument } from './summarise.ts';

/** The result of the rules, without values whose passage is not in the text. */
export type ReadText = { analysis: DocumentAnalysis; missing: MissingEvidence[]; summary: Summary };

/** The document of a text. */
export type ReadDocument = { id: string; fileName: string };

/**
 * Applies the rules to a text, checks that every passage is in it, and summarises the document. A text from an unknown
 * sender may take minutes and much memory, so this should run in a separate process.
 */
export function readText(
  text: DocumentText,
  { id, fileName }: ReadDocument,
  rules: typeof analyse = analyse,
): ReadText {
  const { analysis, missing } = withEvidence(text, rules(text, { fileName }));
  const combined = combineAnalyses([{ documentId: id, publishedAt: null, analysis }]);
  return { analysis, missing, summary: summariseDocument(pointsOf(factsAndFindings(combined).facts)) };
}
