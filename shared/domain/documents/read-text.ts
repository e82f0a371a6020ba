import { analyse } from './analyse.ts';
import type { DocumentAnalysis } from './analysis.ts';
import { combineAnalyses } from './combine-analyses.ts';
import type { DocumentText } from './document-text.ts';
import { type MissingEvidence, withEvidence } from './evidence-check.ts';
import { factsAndFindings } from './facts/gate.ts';
import { pointsOf, type Summary, summariseDocument } from './summarise.ts';

/** What the rules found, without values whose passage the text does not have. */
export type ReadText = { analysis: DocumentAnalysis; missing: MissingEvidence[]; summary: Summary };

/** The document that a text is of. */
export type ReadDocument = { id: string; fileName: string };

/**
 * Applies the rules to a text, looks for every passage in it, and says in a few words what the document says. A text of an unknown
 * sender may take minutes and much memory, so that it belongs into a process of its own.
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
